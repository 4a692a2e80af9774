// Associated types that a protocol's extension tells, values that it puts in the place of a class's object, and members
// of a script's extensions beside the library's.
protocol Counter: IteratorProtocol { var n: Int { get set } }
extension Counter {
  mutating func next() -> Int? {
    n += 1
    return n < 4 ? n : nil
  }
}
struct Three: Counter, Sequence { var n = 0 }
final class Shared: Counter, Sequence { var n = 0 }
for x in Three() { print(x, terminator: " ") }
print(Array(Three()), Three().map { $0 * 2 }, Shared().contains(3), Shared().reduce(0, +))

protocol Source { associatedtype Value; func get() -> Value }
protocol Whole: Source {}
extension Whole { func get() -> Int { 4 } }
struct Four: Whole {}
func got<T: Source>(_ source: T) -> T.Value { source.get() }
print(Four().get() + 1, got(Four()) + 2)

protocol Shown { associatedtype Value; var shown: Value { get } }
protocol Numbered { var number: Int { get } }
extension Shown where Self: Numbered { var shown: String { "n\(number)" } }
struct Five: Shown, Numbered { let number = 5 }
print(Five().shown + "!")

protocol Resettable { init(); var n: Int { get set }; mutating func reset() }
extension Resettable {
  mutating func reset() { self = Self() }
  mutating func bump() -> Int {
    n += 1
    return n
  }
}
final class Box: Resettable { var n = 0 }
func renew<T: Resettable>(_ value: inout T) {
  value.reset()
  _ = value.bump()
}
var box = Box()
box.n = 5
let old = box
renew(&box)
print(box.n, old.n, box === old)
var any: any Resettable = box
any.n = 9
any.reset()
print(any.n, box.n, any.bump())
var boxes = [Box(), box]
boxes[1].reset()
print(boxes[1].n, boxes[1] === box, boxes[0].bump())
final class Holder { var box = Box() }
let holder = Holder()
holder.box.n = 4
holder.box.reset()
print(holder.box.n)
var maybe: Box? = box
maybe?.reset()
print(maybe === box, maybe!.bump())

protocol Named { var name: String { get } }
extension Int: Named { var name: String { "int \(self)" } }
extension Optional: Named where Wrapped: Named {
  var name: String { map { "some \($0.name) of \(Wrapped.self)" } ?? "none of \(Wrapped.self)" }
  func or(_ other: Wrapped) -> Wrapped { self ?? other }
  func twice() -> [Wrapped] { map { [$0, $0] } ?? [] }
}
let named: [any Named] = [1, Optional(2), Int?.none]
for value in named { print(value.name) }
print(Int?.none.or(3), Optional(2).twice())

extension String { subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }
func firstOf<C: Collection>(_ c: C) -> C.Element { c[c.startIndex] }
print("abc"[1], firstOf("xyz"), "xyz".map { "\($0)!" })
extension Array {
  func contains(_ test: (Element) -> Int) -> Int { 7 }
  func map(_ n: Int) -> Int { n }
  func reduce(_ join: (Element, Element) -> Element) -> Element? {
    guard let first else { return nil }
    return dropFirst(1).reduce(first, join)
  }
  func dropFirst() -> Int { 1 }
}
let dropped: Int = [1, 2].dropFirst()
print([1, 2].contains(2), [1, 2].contains { $0 > 1 }, [1, 2].map { $0 + 1 }, [1, 2].map(4), dropped)
print([1, 2, 3].reduce { $0 + $1 } as Any, [1, 2, 3].reduce(0) { $0 + $1 }, [1, 2].reduce(+) as Any)
