// Classes, observers, captured `self`, required initializers.
class Animal { let name: String; private(set) var sounds = 0; init(name: String) { self.name = name }
  func speak() -> String { sounds += 1; return "..." }
  var description: String { "\(type(of: self)) \(name)" }
  deinit { print("bye \(name)") } }
class Dog: Animal { var tricks: [String] = []; override func speak() -> String { _ = super.speak(); return "Woof" }
  convenience init(_ n: String, tricks: String...) { self.init(name: n); self.tricks = tricks }
  override var description: String { super.description + " knows \(tricks.count)" } }
final class Puppy: Dog { override func speak() -> String { super.speak().lowercased() } }
var zoo: [Animal] = [Dog("Rex", tricks: "sit", "roll"), Animal(name: "X"), Puppy("Bit")]
for a in zoo { print(a.description, a.speak(), a.sounds) }
print(zoo.map { $0 is Dog }, (zoo[0] as! Dog).tricks, zoo.compactMap { ($0 as? Dog)?.name })
zoo.removeAll()
print("gone")
class Counter { static var made = 0; static let shared = Counter(); let id: Int; init() { Counter.made += 1; id = Self.made }; class func make() -> Counter { Counter() }; lazy var big: [Int] = { print("lazy"); return [1, 2, 3] }() }
let c1 = Counter(), c2 = Counter.make(); print(c1.id, c2.id, Counter.shared.id, Counter.made)
print(c1.big.count, c1.big.count, c1 === c1, c1 !== c2)
class Temp { var c = 0.0 { willSet { print("will \(newValue)") } didSet { if c != oldValue { print("did \(oldValue)->\(c)") } } }
  var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } } }
let t = Temp(); t.c = 100; print(t.f); t.f = 32; t.c = 0; t.c += 1
class Parent { weak var child: Child?; deinit { print("p") } }; class Child { let p: Parent; init(_ p: Parent) { self.p = p; p.child = self }; deinit { print("c") } }
do { let p = Parent(); let c = Child(p); print(p.child === c) }
class Owner { var cb: (() -> Void)?; var n = 1; func setup() { cb = { [weak self] in guard let self else { print("nil"); return }; self.n += 1; print(self.n) } }; deinit { print("owner") } }
var o: Owner? = Owner(); o!.setup(); let cb = o!.cb!; cb(); o = nil; cb()
class Shape { func area() -> Double { fatalError("abstract") }; required init() {}; static func build<T: Shape>(_ t: T.Type) -> T { T() } }
class Sq: Shape { var s = 2.0; override func area() -> Double { s * s } }
print(Shape.build(Sq.self).area(), Sq.self, type(of: Sq()) == Sq.self)
let kinds: [Shape.Type] = [Sq.self]; print(kinds[0].init().area())
class Base { init?(ok: Bool) { if !ok { return nil } } }; print(Base(ok: false) == nil, Base(ok: true) != nil)
class A { func f(_ x: Int = 1) -> Int { x } }; class B: A { override func f(_ x: Int = 2) -> Int { x * 10 } }
let ab: A = B(); print(ab.f(), B().f())
