// Properties of which the value tells the generic arguments; the identity that Swift gives objects.
struct G<T> {
  var t: T
  var same: G? { nil }
}
struct S {
  let set: Set = [1]
  var d: Dictionary = ["a": 1]
  var g: G = G(t: "s")
  var r: ClosedRange = 1...2
  static let s: Set = ["x"]
}
class K {
  var s: Set = ["q"]
  var o: Optional = 5
  lazy var z: Array = [1]
  var observed: Array = [1] { didSet { print("set", observed) } }
}
print(S(), S.s, K().s, K().o as Any, K().z)
let k = K()
k.observed.append(2)
k.z.append(4)
print(k.z, k.observed, S(d: [:]).set.contains(3))
class Foo: Identifiable { var n = 1 }
class Bar: Foo {}
let x = Foo(), y = Foo(), b = Bar()
print(x.id == y.id, x.id == x.id, Set([x.id, y.id]).count, x.id == ObjectIdentifier(x))
print(b.id == ObjectIdentifier(b), b.id == x.id)
func same<T: Identifiable>(_ t: T, _ u: T) -> Bool { t.id == u.id }
struct Named: Identifiable { let id: String }
class Own: Identifiable {
  let id: Int
  init(_ id: Int) { self.id = id }
}
print(same(x, y), same(x, x), same(Named(id: "a"), Named(id: "a")), same(Own(1), Own(1)), Own(3).id)
