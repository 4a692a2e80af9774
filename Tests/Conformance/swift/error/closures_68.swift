let f = { [weak x] in print(x) }
