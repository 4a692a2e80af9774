// The initializers that literals call, called.
print(Dictionary(dictionaryLiteral: ("x", 1)))
print([Character](arrayLiteral: "a"), [Double](arrayLiteral: 1, 2), Set<Double>(arrayLiteral: 1), Array(arrayLiteral: 1, 2))
struct Bag: ExpressibleByArrayLiteral { let all: [Int]; init(arrayLiteral elements: Int...) { all = Array(arrayLiteral: 0) + elements } }
let b: Bag = [1, 2]
print(b.all, [3, 4] as Set == Set(arrayLiteral: 4, 3))
func make<T: ExpressibleByArrayLiteral>(_ t: T.Type) -> T where T.ArrayLiteralElement == Int { T(arrayLiteral: 1, 2) }
print(make([Int].self), make(Set<Int>.self).count)
