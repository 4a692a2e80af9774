let a = [1, 2, 3]
a.map { $0 + "x" }
