// What is in a box of one of the library's protocols, and its parts.
func texts() {
  let text: any StringProtocol = "héllo"
  print(text.count, text.first as Any, text.uppercased(), text.hasPrefix("h"), text.dropFirst(), text.prefix(2))
  for character in text { print(character, terminator: " ") }
  print(text.map { String($0) })
  let all: [any StringProtocol] = ["a", "bcd"[...]]
  print(all.map { String($0) }, all.map(\.count), all)
}
texts()

func kind(_ value: Any) -> String {
  switch value {
  case let text as any StringProtocol: "text \(text.hasPrefix("a")) \(text.isEmpty)"
  default: "something else"
  }
}
print(kind("ab"), kind(2), kind("cd"[...]))

func both<C: Collection>(_ items: C) -> Int { items.dropFirst().count + items.prefix(1).count }

func collections() {
  let numbers: any Collection<Int> = [4, 5, 6]
  print(numbers.dropFirst(), numbers.dropLast(2), numbers.prefix(2), numbers.suffix(1), both(numbers))
  print(numbers.dropFirst().first as Any, numbers.prefix { $0 < 6 }, numbers.drop { $0 < 5 }, numbers.filter { $0 > 4 })
  print(numbers.split(separator: 5), type(of: numbers.dropFirst()))
  let range: any Collection<Int> = 1...5
  print(range.dropFirst(2).count, range.prefix(2).map { $0 }, range.suffix(2).reduce(0, +))
  let letters: any Collection<Character> = "abc"
  print(letters.count, letters.dropFirst(), letters.suffix(2), String(letters))
  let ends: any BidirectionalCollection<Int> = [3, 1, 2]
  print(ends.reversed(), ends.last!, ends.suffix(2), ends.dropLast(2))
}
collections()

func whole<T: BinaryFloatingPoint>(_ x: T) -> (Double, Int, Float, Int8?) { (Double(x), Int(x), Float(x), Int8(exactly: x)) }
func converted<A: BinaryFloatingPoint, B: BinaryFloatingPoint>(_ a: A, as: B.Type) -> B { B(a) }
print(whole(1.5), whole(Float(2)), converted(1.5, as: Float.self), converted(Float(0.1), as: Double.self))

func same(_ a: some StringProtocol, _ b: some StringProtocol) -> Bool { a == b }
func before<A: StringProtocol, B: StringProtocol>(_ a: A, _ b: B) -> Bool { a < b && a != b }
print(same("ab", "ab"[...]), before("a", "b"[...]))

protocol Container {
  associatedtype Item: Equatable
  var items: [Item] { get }
}
struct Words: Container { var items: [String] }
func hasAll<C: Container>(_ wanted: [C.Item], in c: C) -> Bool { wanted.allSatisfy { c.items.contains($0) } }
func begins<C: Container>(_ item: C.Item?, _ c: C) -> Bool { item == c.items.first }
print(hasAll(["x"], in: Words(items: ["x"])), begins("x", Words(items: ["x"])), begins(nil, Words(items: ["x"])))

protocol Voice { func say(_ loud: Bool) -> String }
extension Voice { func say(_ loud: Bool = true) -> String { "any \(loud)" } }
struct Dog: Voice { func say(_ loud: Bool) -> String { "dog \(loud)" } }
func speak<V: Voice>(_ voice: V) { print(voice.say(), voice.say(false)) }
speak(Dog())
let voice: any Voice = Dog()
print(voice.say(), voice.say(false), Dog().say(), Dog().say(true))

enum Failure: Error { case tooBig }
func doubled(_ x: Int) throws(Failure) -> Int {
  if x > 2 { throw .tooBig }
  return x * 2
}
func all(_ numbers: [Int]) throws(Failure) -> [Int] { try numbers.map(doubled) }
do {
  print(try all([1, 2]))
  print(try all([3]))
} catch {
  print(error)
}

enum Side { case left, right }
let pair: (Side, Int) = (.right, 1)
print(pair == (.right, 1), pair == (.left, 1))

func lazily() {
  let firsts = (1...).lazy.map { $0 * 2 }.prefix(3)
  let more = firsts.map { $0 + 1 }
  print(type(of: more), more, type(of: firsts.filter { $0 > 2 }))
}
lazily()
