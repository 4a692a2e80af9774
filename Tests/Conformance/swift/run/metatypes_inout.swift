// What is given inout to initializers and static members of types that only the running program knows.
protocol C { init(_ a: inout [Int]) throws; static func make(_ a: inout [Int]) -> Int; func go(_ a: inout [Int]) }
struct S: C { let v: Int
 init(_ a: inout [Int]) throws { v = a.removeLast() }
 static func make(_ a: inout [Int]) -> Int { a.removeFirst() }
 func go(_ a: inout [Int]) { a.append(v) } }
var a = [1, 2, 3, 4, 5, 6]
let s = try S(&a); print(a)
let t: any C.Type = S.self
let q = try t.init(&a); print(a)
print(t.make(&a), a)
q.go(&a); print(a)
@MainActor func gen<T: C>(_ t: T.Type) throws { _ = try t.init(&a); print(a); _ = t.make(&a); print(a); _ = try T(&a); print(a); }
try gen(S.self)
class K { required init(_ x: inout Int) { x += 1 }; class func f(_ x: inout Int) { x += 10 } }
class L: K { required init(_ x: inout Int) { x *= 2; super.init(&x) }; override class func f(_ x: inout Int) { super.f(&x); x += 100 } }
var n = 5; let kt: K.Type = L.self
_ = kt.init(&n); print(n); kt.f(&n); print(n)
struct Wrap<T>: Taker { var s: [Int]; init?(take s: inout ArraySlice<Int>) { guard let f = s.popFirst() else { return nil }; self.s = [f] } }
protocol Taker { init?(take s: inout ArraySlice<Int>) }
var sl = [7, 8, 9][...]
let tt: any Taker.Type = Wrap<Int>.self
print(tt.init(take: &sl) as Any, sl); _ = Wrap<Int>(take: &sl); print(sl); print(tt.init(take: &sl) != nil, sl, tt.init(take: &sl) == nil, sl)
let mk = Wrap<Int>.init(take:); print(mk(&sl) == nil)
var nums = [1, 2, 3, 4]
let mks = S.init; let mk2: (inout Int) -> K = L.init
print(try mks(&nums).v, nums); _ = mk2(&n); print(n)
func each<T>(_ f: (inout T) throws -> Void, _ v: inout T) rethrows { try f(&v) }
try each({ _ = try S(&$0) }, &nums); print(nums)
protocol Sink { mutating func put(_ x: inout Int); subscript(i: Int) -> Int { get set } }
struct Sk: Sink { var log: [Int] = []; mutating func put(_ x: inout Int) { log.append(x); x = 0 }; subscript(i: Int) -> Int { get { log[i] } set { log[i] = newValue } } }
var sk: any Sink = Sk(); sk.put(&n); print(n, sk); sk[0] += 5; print(sk[0])
var opt: (any Sink)? = sk; n = 8; opt?.put(&n); opt?[1] *= 2; print(n, opt![1], sk)
let ini = t.init; nums = [4, 5]; print(type(of: try ini(&nums)), nums); let tk: (inout ArraySlice<Int>) -> (any Taker)? = tt.init(take:); sl = [3, 4]; print(tk(&sl) != nil, sl)
