// Lists of which the elements have nothing in common, in lists: each is a list of anything.
func show<T>(_ value: T) { print(value, T.self) }
let ints = [1, 2]
let doubles = [1.5, 2.5]
let maybe: [Int?] = [3, nil]
show([[1], ["x"]])
show([[1], [[2]]])
show([[[1]], [2]])
show([[doubles], ["x"]])
show([ints, ["x"]])
show(["k": [1], "j": ["x"]].count)
show([["a": 1], ["a": "c"]])
show([["x"], [1]].map { $0 })
show([[1]] + [["x"]])
show([[1.5]] + [[[1]]])
show([[1]] + ["x"])
// A sum with optionals is one of optionals.
show(ints + [Optional(3)])
show([maybe[0]] + ints)
show(doubles + [Optional(1)])
show(ints + [nil, 1])
show(["a"] + [nil])
for x in [[1, 2], [], [true]].joined() { print(x) }
// `flatMap` where the older meaning makes nothing of it.
let flat: [Double] = doubles.flatMap { [$0, 1] }
print(flat, doubles.flatMap { [$0, 1] }.reduce(0, +))
show(doubles.flatMap { [[$0], [$0]] })
show(doubles.flatMap { [[$0, 1]] })
