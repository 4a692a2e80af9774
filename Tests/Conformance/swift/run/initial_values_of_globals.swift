// Initial values of properties that have variables of the top level, declared before and after.
let limit = 5
let list = [1, 2].map { $0 + 1 }
struct S { var n = limit; var m: Int = limit + 1; var l = list }
struct T { static let n = limit; static let m: Int = limit + 1; lazy var l = list
  var k = T.n + list.count }
print(S(), T.n, T.m)
var t = T(); print(t.l, t.k)
struct S2 { static let a = later.count; var n = later.count + 1 }
let later = [1, 2]
print(S2.a, S2().n)
func g() { struct L2 { var q = later.count; static let z = later.count * 7 } ; print(L2().q, L2.z) }
g()
func h() { let y = 3; struct L2 { static let z: Int = last * 7 } ; print(y, L2.z) }
let last = 9
h()
struct Tuple { static let a = x; static let c = x.0 + 1 }
let (x, y) = ((1, 2), "s")
let z = Tuple.c + 1
@MainActor class K { var n = z; lazy var w = y + "!"; var o = opt; var f = adder; static let t = keeper.n }
var opt: Int! = 4
let adder = { (a: Int) in a + z }
print(Tuple.a, K().n, K().w, K().o!, K().f(2))
let keeper = K()
print(K.t)
