class Animal { class var kind: String { "animal" }; static var count = 0; var id: Int; required init() { Self.count += 1; id = Self.count }; class func make() -> Self { Self() }
    var text: String { "\(Self.kind)#\(id) \(Self.self)" }; func spawn() -> Animal { Self() }; static func many(_ n: Int) -> [Animal] { (0..<n).map { _ in Self.make() } }; class func describe() -> String { "<\(kind)>" }; func info() -> String { Self.describe() + type(of: self).describe() } }
class Dog: Animal { override class var kind: String { "dog" }; var tricks = 3 }
final class Pup: Dog { override class var kind: String { "pup" }; override class func describe() -> String { super.describe() + "!" } }
print(Dog().text, Pup().text, Dog.make().tricks, type(of: Pup.make()), Dog().spawn().text, Pup.many(2).map(\.text), Pup().info(), Dog().info(), Animal.describe())
let ts: [Animal.Type] = [Animal.self, Dog.self, Pup.self]; print(ts.map { $0.make().text }, ts.map { $0.kind }, ts[1] == Dog.self)
class Node { var next: Node?; func chain() -> Self { let n = Self.init(); next = n; return self }; required init() {}; static let shared = Node() ; func isSame(_ o: Node) -> Bool { type(of: self) == type(of: o) } }
class Leaf: Node { var v = 7 }; let l = Leaf().chain(); print(l.v, type(of: l.next!), l.isSame(Leaf()), l.isSame(Node()), Leaf().chain().v)
protocol Factory { init(); static var name: String { get } }
extension Factory { static func build() -> Self { Self() }; var own: String { Self.name } }
class F1: Factory { required init() {}; class var name: String { "f1" } }; class F2: F1 { override class var name: String { "f2" } }
print(F1.build().own, F2.build().own, type(of: F2.build())); let fs: [any Factory.Type] = [F1.self, F2.self]; print(fs.map { $0.build().own })
