let p = [(0, 1), (1, nil)]
print(p, type(of: p))
let q = [(1, "a"), (nil, "b")]
print(q, type(of: q))
let u = [(1, 2.5), (2, 3)]
print(u)
let v = [("a", [1, nil]), ("b", [])]
print(v)
extension Int { enum Kind { case odd, even; struct Inner { var n = 1 } } }
extension Array { struct Part { var n = 1 } }
print([Int.Kind.odd], [Int.Kind.Inner()], [[String].Part()], [Int.Kind.self], Int.Kind.odd)
protocol Box { associatedtype Item; subscript(i: Int) -> Item { get } }
extension Array: Box {}
func box<T>(item: T) -> some Box { [item] }
let opened = box(item: 12), twelve = opened[0]
print(type(of: twelve), twelve)
