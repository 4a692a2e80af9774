[1, 2].forEach { a, b in print(a) }
