for x in 1...10 where x { print(x) }
