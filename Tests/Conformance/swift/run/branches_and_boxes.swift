enum Shape { case circle(Int), dot }
func id<T>(_ x: T) -> T { x }
let c = true
print(c ? id(.dot) : Shape.circle(1), c ? Shape.circle(1) : id(.dot))
print(UnicodeScalar(65).value, UnicodeScalar(66).isASCII, UnicodeScalar(67).description)
print(UnicodeScalar(68)!)
let f = c ? (+) as (Int, Int) -> Int : (-)
print(f(1, 2))
print([3, 1].sorted(by: c ? (<) : (>)), [1, 2].reduce(0, c ? (+) : (-)))
let x: Int = (-)(7)
print(x, (-)(7) + 3, (-)(7.5))
let numbers: any Collection<Int> = [1, 2, 3]
let part = numbers.prefix(2)
print(Array(part), Array(numbers.suffix(1)), Array(numbers.map { $0 + 1 }))
protocol Named { var name: String { get } }
struct A: Named { let name = "a" }
struct B: Named { let name = "b" }
let all: [any Named] = [1, 2].map { _ -> any Named in c ? A() : B() }
let one: any Named = c ? A() : B()
let some: [any Named] = [1, 2].map { $0 > 1 ? A() as any Named : B() }
print(all.map(\.name), one.name, some.map(\.name))
let count: Int? = 4
let list: [Double] = [count.map(Double.init) ?? 0.5, 1]
print(list, [count.map(Double.init) ?? 0.5, 1].max()!, [count ?? 0, 1])
