struct S { var x = 1 }
struct T: CustomStringConvertible { var description: String { "T!" } }
enum E { case a, b(Int) }
func p(_ x: AnyObject) { print(x, "\(x)", String(reflecting: x), [x]) }
p(S() as AnyObject); p(T() as AnyObject); p(E.a as AnyObject); p(E.b(1) as AnyObject); p((1, 2) as AnyObject); p({ 1 } as AnyObject); p(Int.self as AnyObject); p("s" as AnyObject); p([1] as AnyObject); p(1.5 as AnyObject); p(true as AnyObject); p((1...3) as AnyObject); p(Optional("a") as AnyObject); p(AnyHashable("q") as AnyObject); p("c" as Character as AnyObject); p(Set([1]) as AnyObject); p(\S.x as AnyObject)
struct Er: Error {}
let er: any Error = Er()
p(er as AnyObject)
func gen<T>(_ x: T) { print(T.self, type(of: x)) }
gen(er)
class C {}
let o: AnyObject = C()
gen(o)
func genA<T: AnyObject>(_ x: T) { print(T.self, type(of: x)) }
genA(o)
protocol P: AnyObject {}
extension C: P {}
let q: any P = C()
gen(q); genA(C())
dump(S() as AnyObject)
dump((1, 2) as AnyObject)
dump("s" as AnyObject)
dump([1] as AnyObject)
