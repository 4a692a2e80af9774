// inherited property observers, lazies, class properties
class A {
  var x = 1 { willSet { print("A will", newValue) } didSet { print("A did", oldValue) } }
  var c: Int { get { x * 2 } set { x = newValue / 2 } }
  lazy var l: String = { print("lazy A"); return name() }()
  class var kind: String { "A" }
  static var count = 0
  let id: Int
  required init(id: Int) { self.id = id; A.count += 1; setup() }
  convenience init() { self.init(id: 7) }
  func name() -> String { "A\(id)" }
  func setup() { print("setup A") }
  deinit { print("deinit A", id) }
  final func fin() -> String { name() + Self.kind + type(of: self).kind }
  func dflt(_ a: Int = 1) -> Int { a }
  static func make() -> Self { self.init(id: 42) }
  func copy() -> Self { type(of: self).init(id: id + 1) }
}
class B: A {
  override var x: Int { didSet { print("B did", oldValue, x) } }
  override var c: Int { get { super.c + 1 } set { super.c = newValue - 1 } }
  override class var kind: String { "B+" + super.kind }
  var extra: [Int]
  required init(id: Int) { extra = [id]; super.init(id: id * 10); extra.append(self.id) }
  override func name() -> String { "B(" + super.name() + ")" }
  override func setup() { print("setup B", extra); super.setup() }
  override func dflt(_ a: Int = 2) -> Int { a * 100 }
  deinit { print("deinit B", extra) }
}
final class C: B {
  override var c: Int { didSet { print("C did c") } }
  override func name() -> String { "C" }
}
do {
  let b: A = B()
  b.x = 5
  b.c = 9
  print(b.c, b.l, b.l, b.fin(), b.dflt(), (b as! B).dflt())
  let c = C(id: 1)
  c.c += 1
  print(c.x, c.fin(), c.copy().id, C.make().name(), A.count)
}
print("end", A.kind, B.kind, C.kind)
let types: [A.Type] = [A.self, B.self, C.self]
for t in types { print(t.init(id: 2).name(), t.kind) }
