// layered protocols, constrained extensions, generic algorithms with literals
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get set } }
protocol Animal: Named, AnyObject { init(name: String); func speak() -> String; var legs: Int { get } }
extension Animal { var legs: Int { 4 }; func speak() -> String { "\(name) makes a sound on \(legs) legs" } }
protocol Pet: Animal, Aged { func older(_ n: Int); associatedtype Owner: Named; var owner: Owner? { get } }
extension Pet where Owner: Equatable { func shares<O: Pet>(with o: O) -> Bool where O.Owner == Owner { owner != nil && owner == o.owner } }
extension Pet { var title: String { owner.map { "\($0.name)'s \(name)" } ?? "stray \(name)" }; func birthday(_ n: Int = 1) { older(n) } }
struct Human: Named, Equatable { let name: String }
final class Dog: Pet { func older(_ n: Int) { age += n }; let name: String; var age = 0; var owner: Human?; init(name: String) { self.name = name }; func speak() -> String { "Woof" } }
final class Bird: Pet { func older(_ n: Int) { age += n }; let name: String; var age = 0; weak var cage: Cage?; var owner: Human? { cage?.keeper }; var legs: Int { 2 }; init(name n: String) { name = n } }
final class Cage { var keeper: Human?; var birds: [Bird] = []; deinit { print("cage opened, \(birds.count)") } }
func makeAll<A: Animal>(_ t: A.Type, _ names: String...) -> [A] { names.map(A.init(name:)) }
let dogs = makeAll(Dog.self, "Rex", "Fido"); dogs[0].owner = Human(name: "Ann")
do { let cage = Cage(); cage.keeper = .init(name: "Ann"); let b = Bird(name: "Tweety"); b.cage = cage; cage.birds.append(b)
  print(dogs.map(\.title), b.title, b.speak(), dogs[1].speak(), dogs[0].shares(with: b), dogs[1].shares(with: b))
  let d = dogs[1]; d.birthday(); d.birthday(3); print(d.age, dogs[1].age)
  let any: [any Animal] = [d, b]; print(any.map { "\(type(of: $0)):\($0.legs)" }, any.compactMap { $0 as? any Pet }.map { ($0 as any Aged).age }, any.compactMap { ($0 as? Bird)?.cage?.keeper?.name })
  for case let p as any Pet in any where p.owner != nil { print(p.title, p.owner!.name) } }
protocol Monoid { static var zero: Self { get }; static func <> (l: Self, r: Self) -> Self }
infix operator <>: AdditionPrecedence
extension Int: Monoid { static func <> (l: Int, r: Int) -> Int { l + r } }
extension String: Monoid { static let zero = ""; static func <> (l: String, r: String) -> String { l + r } }
extension Array: Monoid { static var zero: [Element] { [] }; static func <> (l: Self, r: Self) -> Self { l + r } }
extension Optional: Monoid where Wrapped: Monoid { static var zero: Self { nil }; static func <> (l: Self, r: Self) -> Self { switch (l, r) { case let (a?, b?): a <> b; case (let x, nil), (nil, let x): x } } }
extension Dictionary: Monoid where Value: Monoid { static var zero: Self { [:] }; static func <> (l: Self, r: Self) -> Self { l.merging(r, uniquingKeysWith: <>) } }
struct Max<T: Comparable & FixedWidthInteger>: Monoid { var v: T; static var zero: Self { Self(v: .min) }; static func <> (l: Self, r: Self) -> Self { l.v >= r.v ? l : r } }
struct Pair<A: Monoid, B: Monoid>: Monoid { var a: A, b: B; static var zero: Pair { Pair(a: .zero, b: .zero) }; static func <> (l: Pair, r: Pair) -> Pair { .init(a: l.a <> r.a, b: l.b <> r.b) } }
extension Sequence where Element: Monoid { func fold() -> Element { reduce(.zero, <>) } }
extension Sequence { func foldMap<M: Monoid>(_ f: (Element) throws -> M) rethrows -> M { try reduce(.zero) { try $0 <> f($1) } } }
print([1, 2, 3].fold(), ["a", "b"].fold(), [[1], [2, 3]].fold(), [1, nil, 4].fold() as Any, [["k": [1]], ["k": [2], "j": []]].fold().sorted { $0.key < $1.key })
print("hello".foldMap { Pair(a: 1, b: Max(v: Int($0.asciiValue!))) }, [Max<Int8>(v: 3), .zero, Max(v: 9)].fold(), (1...4).foldMap { [String($0): [$0 % 2 == 0: $0]] }["2"]![true]!)
protocol Field: Equatable, ExpressibleByIntegerLiteral { static func + (l: Self, r: Self) -> Self; static func * (l: Self, r: Self) -> Self; static prefix func - (x: Self) -> Self; func inverse() -> Self }
extension Field { static func - (l: Self, r: Self) -> Self { l + -r }; static func / (l: Self, r: Self) -> Self { l * r.inverse() }
  func pow(_ n: Int) -> Self { n < 0 ? inverse().pow(-n) : (0..<n).reduce(1) { a, _ in a * self } } }
extension Double: Field { func inverse() -> Double { 1 / self } }
struct Z5: Field, CustomStringConvertible { var v: Int; init(integerLiteral v: Int) { self.v = (v % 5 + 5) % 5 }
  static func + (l: Z5, r: Z5) -> Z5 { .init(integerLiteral: l.v + r.v) }; static func * (l: Z5, r: Z5) -> Z5 { .init(integerLiteral: l.v * r.v) }
  static prefix func - (x: Z5) -> Z5 { .init(integerLiteral: -x.v) }; func inverse() -> Z5 { pow(3) }; var description: String { "\(v)₅" } }
func solve<F: Field>(_ a: F, _ b: F, _ c: F, _ d: F, _ e: F, _ f: F) -> (x: F, y: F)? { let det = a * d - b * c; guard det != 0 else { return nil }; return ((e * d - b * f) / det, (a * f - e * c) / det) }
print(solve(1, 2, 3, 4, 5, 6.0) as Any, solve(1 as Z5, 2, 3, 4, 0, 1) as Any, solve(2, 4, 1, 2, 1, 1 as Double) == nil, (2 as Z5).pow(-1), 2.0.pow(3), Z5(integerLiteral: 7) - 4)
func horner<T: Field>(_ cs: T..., at x: T) -> T { cs.reduce(0) { $0 * x + $1 } }
print(horner(1, 0, -1, at: 3.0), horner(1, 2, 3, at: 4 as Z5), horner(at: 2.5))
func lerp<T: BinaryFloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }
func clamp<T: Comparable>(_ x: T, to r: ClosedRange<T>) -> T { min(max(x, r.lowerBound), r.upperBound) }
func average<C: Collection>(_ c: C) -> Double where C.Element: BinaryInteger { Double(c.reduce(0) { $0 + Int($1) }) / Double(c.count) }
func digits<I: BinaryInteger>(_ n: I, base: I = 10) -> [I] { sequence(state: n) { (s: inout I) -> I? in guard s != 0 else { return nil }; defer { s /= base }; return s % base }.reversed() }
print(lerp(0, 10, 0.25), lerp(1 as Float, 2, 0.5), clamp(15, to: 0...10), clamp("m", to: "a"..."f"), average([1, 2, 4] as [UInt8]), average(1...4), digits(1234), digits(255 as UInt8, base: 16), digits(6, base: 2))
