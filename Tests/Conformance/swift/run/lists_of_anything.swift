// Where literals could only become what they are not by default, Swift rather makes a list of anything.
let doubles = [1.5, 2.5]
let ints = [1, 2]
func show<T>(_ value: T) { print(value, T.self) }

// The older meaning of `flatMap`.
show(doubles.flatMap { [$0, 1] })
show(doubles.flatMap { x in return [-1, x] })
show(doubles.flatMap { (x: Double) in [x * 2, 1] })
show(ints.flatMap { [Double($0), 1] })
show(doubles.flatMap { [[$0, 1]] })
show(doubles.flatMap { [$0] + [1] })
show([Character("a")].flatMap { [$0, ","] })
show("ab".flatMap { [$0, "-"] })
print(String("ab".flatMap { [$0, "-"] }))
show(zip(doubles, doubles).flatMap { [$0, $1, 1] })
print(doubles.flatMap { [$0, 1] }.count)
for part in doubles.flatMap({ [$0, 1] }) { print(part) }
// The newer one, where literals are what they are anyway, or the rest asks for it.
show(doubles.flatMap { [$0, 1.0] })
show(doubles.flatMap { [$0 * 2, $0 * 3 + 1] })
show(doubles.flatMap { (x: Double) -> [Double] in [x, 1] })
show(doubles.flatMap { x in let y = x; return [y, 1] })
show(doubles.flatMap { [($0, 1)] }.count)
show(ints.flatMap { [$0, 1] })
show(doubles.flatMap { [$0, 1] }.reduce(0, +))
show(doubles.flatMap { [$0, 1] }.map { $0 * 2 })
let flat: [Double] = doubles.flatMap { [$0, 1] }
print(flat)

// Sums.
show([1] + ["x"])
let mixed = [1] + [true]
print(mixed.map { "\($0)" })
show(ints + ["x"])
show(ints + [2.5])
show([1] + [2.5])
show([1] + [2.5] + ["x"])
show(ints.map { $0 * 2 } + ["x"])
for each in [1] + ["x"] { print(each) }
let all: [Any] = [1] + ["x"]
print(all.count)

// An optional of a literal, and a default of another type.
print(Optional(1) ?? doubles[0])
let first = Optional(1) ?? doubles[0]
print(first, [Optional(1) ?? doubles[0]], "\(Optional(1) ?? doubles[0])")
print(Optional("a") ?? Character("b"), ["a": 1]["a"] ?? doubles[0], [1, 2].max() ?? doubles[0])
let none: Double? = nil
print(true ? { 1 }() : none, none ?? 1)
