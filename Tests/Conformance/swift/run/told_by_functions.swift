// What tells the types of literals: operators of the script's own, functions that take their elements, and Any, where what
// never returns will do. Aliases inside of generic types, named with the type's arguments.
infix operator ∪: AdditionPrecedence
func ∪ <T>(a: Set<T>, b: Set<T>) -> Set<T> { a.union(b) }
print(([1] ∪ [2, 3]).count, ([1] ∪ Set([4])).count, ([] ∪ [5]).count)
let letters = ["a"] ∪ ["b", "a"]
print(letters.sorted())
protocol Shape { var area: Int { get } }
struct Square: Shape { var side = 2; var area: Int { side * side } }
struct Disc: Shape { var area: Int { 3 } }
func area(_ shape: any Shape) -> Int { shape.area }
func size(_ set: Set<Int>) -> Int { set.count }
func added(_ sum: Int, _ shape: any Shape) -> Int { sum + shape.area }
func kind(_ type: Any.Type) -> String { "\(type)" }
print([Square(), Disc()].map(area), ["a": Square(), "b": Disc()].mapValues(area).values.sorted(), [[1, 1], [2]].map(size))
print([Square(), Disc()].reduce(1, added), [Square.self, Disc.self].map { (type: any Shape.Type) in "\(type)" })
print([Int.self, String.self, [Int].self].map(kind))
func first<T>(_ a: T, _ b: () -> T) -> T { a }
func chosen<T>(_ isFirst: Bool, _ a: @autoclosure () -> T, _ b: @autoclosure () -> T) -> T { isFirst ? a() : b() }
let number: Int? = 2
print(number ?? fatalError("none"), ["a": 1]["a"] ?? fatalError(), first(1) { fatalError() }, first("s") { fatalError() })
print(chosen(true, 1, fatalError()), chosen(false, 1, 2.5), chosen(true, 1, "s"), first(1) { 2.5 }, first([1]) { "a" })
enum Outer<T> {
  typealias Pair = (T, T)
  typealias Change = (T) -> [T]
  struct Inner<U> { typealias Both = (T, U) }
}
struct Box<V> { typealias Value = V; typealias Maybe = V? }
extension Array { typealias Part = Element }
func names<T>(_: T.Type) -> String { "\(Outer<T>.Pair.self) \([T].Part.self)" }
print(Outer<[Int]>.Pair.self, Outer<Int>.Change.self, Outer<Int>.Inner<String>.Both.self, names(Int.self))
print(Box<Int>.Value.max, Box<[Int]>.Value().count, Box<String>.Maybe.self, [String].Part.self)
