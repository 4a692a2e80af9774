// 1
enum E1: Error { case bad }
class B1 { let n: Int; required init(n: Int) throws { if n < 0 { throw E1.bad }; self.n = n } }
class D1: B1 {}
let t1: B1.Type = D1.self
let a1 = try? t1.init(n: 1)
let b1 = try? t1.init(n: -1)
print(a1!.n, b1 == nil)
protocol P1 { init(n: Int) throws }
extension B1: P1 {}
let u1: any P1.Type = D1.self
print((try? u1.init(n: -2)) == nil, (try? u1.init(n: 2)) != nil)
struct H1 { let x: B1?; var made = 5
init(_ t1: B1.Type) { x = try? t1.init(n: -3) } }
print(H1(D1.self).x == nil, H1(D1.self).made)
class K1 { var m = 7; let y: B1
init(_ t1: B1.Type) { y = try! t1.init(n: 3); print(m) } }
print(K1(D1.self).y.n)
// 2
class B2 { let n: Int; required init?(n: Int) { if n < 0 { return nil }; self.n = n } }
let t2: B2.Type = B2.self
struct H2 { let b: B2; let k: Int
init() { b = t2.init(n: 1)!; k = 2 } }
print(H2().b.n, H2().k, t2.init(n: -1) == nil)
// 3
class C3 { class func f() -> Int { 1 } }
class D3: C3 { override class func f() -> Int { 2 } }
var kind3: C3.Type { print("kind"); return D3.self }
struct S3 { static func f() -> Int { 3 } }
var s3: S3.Type { print("s"); return S3.self }
print(kind3.f(), s3.f(), [0].map { _ in s3.f() })
func g3() { var v: S3.Type { print("v"); return S3.self }; print(v.f()) }
g3()
// 4
protocol P4 { static var v: Int { get set } }
nonisolated(unsafe) var store = 0
struct S4: P4 { static var v: Int { get { store } set { store = newValue * 2 } } }
struct T4: P4 { nonisolated(unsafe) static var v = 9 }
let ts4: [any P4.Type] = [S4.self, T4.self]
for t in ts4 { t.v = 4; t.v += 1; print(t.v) }
