// Elements that have nothing in common are `Any`, where the literal is not all there is of an expression.
print([1, "a"], [1, "a"].count, ["a": 1, "b": "c"].count, [1, 2.5, "x"][1], type(of: [1, "a"]))
for x in [1, "a", true] { print(x) }
let rows = [[1, "a"], [2]]
let sum = [1, "a"] + [2]
let pair = ([1, "a"], 2)
let either = true ? [1, "a"] : [2]
print(rows, sum, pair, either, type(of: sum))
print([1, nil, "a"], [nil, 2.5, true], [Optional(1), "a"])
let known: Int? = 3
print([known, "x", nil])
let any: Any = [1, "a"], maybe: Any? = [2, "b"], cast = [3, "c"] as Any
print(any, maybe ?? 0, cast)
func made() -> Any { [4, "d"] }
func table() -> Any { return ["k": 5, "l": [6]] }
func shown(_ x: Any = [7, "e"]) -> String { "\(x)" }
print(made(), (table() as? [String: Any])?.count ?? 0, shown(), shown([8, "f", 2.5]))
func count<T>(_ list: [T]) -> String { "\(list.count) \(T.self)" }
func count<T>(_ list: [T], _ more: T) -> String { "\(list.count) \(more) \(T.self)" }
func rotated<T>(_ list: [T], by n: Int) -> [T] { Array(list[n...] + list[..<n]) }
print(count([1, "a"]), count([1, 2.5]), count([1, "a"], 3), rotated([1, 2, [1]], by: 2))
class Shape {}
class Round: Shape {}
class Flat: Shape {}
struct Plain {}
print(count([Round(), Flat()]), count([Round(), Plain()]), [Shape(), Plain()].count, [Plain(), 1].map { "\($0)" })
let closure = { [1, "a"] }
print(closure(), "\([1, "a"])", Array([1, "a"]).count, [(1, "a"), ("b", 2)], [[1], ["a"]])
_ = [1, "a"]
var later: Any = 3
later = [1, "b"]
print(later, [1: "a", "b": 2].count, [1, "a"].map { "\($0)" }.joined())
let holder = [[]], pair2 = ["a": []], deep = [[[]], []]
print(holder, pair2, type(of: deep))
