typealias F = (String) throws(NetError) -> Int
typealias R<T> = Result<T, NetError>
enum NetError: Error { case a }
let f: F = { (s) throws(NetError) in if s.isEmpty { throw .a }; return s.count }
do { print(try f("abc")); _ = try f("") } catch { print(error) }
let r: R<Int> = .success(1); print(r)
struct Pr<A> { let run: () -> A?
  static func || (a: Pr, b: @escaping @autoclosure () -> Pr) -> Pr { Pr { a.run() ?? b().run() } }
  static func && <B>(a: Pr, b: Pr<B>) -> Pr<(A, B)> { Pr<(A, B)> { guard let x = a.run(), let y = b.run() else { return nil }; return (x, y) } }
  func map<B>(_ f: @escaping (A) -> B) -> Pr<B> { Pr<B> { run().map(f) } } }
let p1 = Pr { nil as Int? }, p2 = Pr { 4 as Int? }
print((p1 || p2).run()!, (p1.map { $0 } || p2 || p1).run()!, (p2 && p2.map(String.init)).run()!)
enum T { case leaf(Int) }
print((p1.map(T.leaf) || p2.map(T.leaf)).run()!)
struct Lens<S, A> { let get: (S) -> A
  static func >>> <B>(l: Lens, r: Lens<A, B>) -> Lens<S, B> { .init(get: { r.get(l.get($0)) }) } }
infix operator >>> : AdditionPrecedence
struct Inner { var n = 1 }; struct Outer { var inner = Inner(), tag = "t" }
func lens<S, A>(_ kp: KeyPath<S, A>) -> Lens<S, A> { Lens(get: { $0[keyPath: kp] }) }
print((lens(\Outer.inner) >>> lens(\.n)).get(Outer()))
