// Requirements met by functions with other type parameters, visitors that leave some to the defaults.

protocol P1 { func f1<T>(_ x: [T]) -> String }
struct X1: P1 { func f1<T>(_ x: T) -> String { "\(T.self)" } }
func g1<Q1: P1>(_ q: Q1) { print(q.f1([1])) }
g1(X1()); print((X1() as any P1).f1(["s"]))

protocol P2 { func f2<A2, B2>(_ a2: A2, _ b2: B2) -> String }
struct X2: P2 { func f2<B2, A2>(_ a2: A2, _ b2: B2) -> String { "\(A2.self) \(B2.self)" } }
func g2<Q2: P2>(_ q: Q2) { print(q.f2(1, "s")) }
g2(X2()); print((X2() as any P2).f2(1, 2.5))

protocol P3 { func f3<A3>(_ a3: A3, _ b3: [A3]) -> String }
struct X3: P3 { func f3<C3>(_ a3: C3, _ b3: [C3]) -> String { "\(C3.self)" } }
func g3<Q3: P3>(_ q: Q3) { print(q.f3(1, [2])) }
g3(X3())

protocol P4 { func f4<A4: Equatable>(_ a4: A4) -> A4 }
class X4: P4 { func f4<C4>(_ a4: C4) -> C4 { print("X", C4.self); return a4 } }
class Y4: X4 { override func f4<D4>(_ a4: D4) -> D4 { print("Y", D4.self); return a4 } }
func g4<Q4: P4>(_ q: Q4) { print(q.f4(1)) }
g4(X4()); g4(Y4())

protocol P5 { func f5<A5>(_ a5: (A5) -> A5) -> String }
struct X5: P5 { func f5<A5>(_ a5: (A5) -> A5) -> String { "\(A5.self)" } }
func g5<Q5: P5>(_ q: Q5) { print(q.f5 { (x: Int) in x }) }
g5(X5())

protocol P6 { func f6<S6: Sequence>(_ s: S6) -> [S6.Element] }
struct X6: P6 { func f6<Z6: Sequence>(_ s: Z6) -> [Z6.Element] { Array(s) } }
func g6<Q6: P6>(_ q: Q6) { print(q.f6("abc"), q.f6(1...2)) }
g6(X6())

protocol P7 { func f7<S7: Sequence>(_ s: S7) -> [S7.Element] where S7.Element == Int }
struct X7: P7 { func f7<Z7: Sequence>(_ s: Z7) -> [Z7.Element] { Array(s) } }
func g7<Q7: P7>(_ q: Q7) { print(q.f7(1...2)) }
g7(X7())

protocol P8 { func visit(_ a8: Int) -> String; func visit(_ a8: String) -> String; func visit(_ a8: [Int]) -> String }
extension P8 { func visit(_ a8: Int) -> String { "int" }; func visit(_ a8: String) -> String { "string" }; func visit(_ a8: [Int]) -> String { a8.map { visit($0) }.joined(separator: ",") } }
struct X8: P8 { func visit(_ a8: Int) -> String { "X\(a8)" } }
class Y8: P8 { func visit(_ a8: String) -> String { "Y" + a8 } }
class Z8: Y8 { override func visit(_ a8: String) -> String { "Z" + super.visit(a8) } }
func all8(_ p: any P8) { print(p.visit(1), p.visit("s"), p.visit([1, 2])) }
all8(X8()); all8(Y8()); all8(Z8())
func gen8<Q8: P8>(_ p: Q8) { print(p.visit(1), p.visit("s"), p.visit([1, 2])) }
gen8(X8()); gen8(Y8()); gen8(Z8())
print(X8().visit(3), X8().visit("a"), X8().visit([4]), Z8().visit("q"), Z8().visit(1))

class A9 { func accept(_ v: any V9) { v.visit(self) } }
class B9: A9 { override func accept(_ v: any V9) { v.visit(self) } }
protocol V9 { func visit(_ a9: A9); func visit(_ b9: B9) }
extension V9 { func visit(_ a9: A9) { print("A") }; func visit(_ b9: B9) { print("B") } }
struct W9: V9 { func visit(_ b9: B9) { print("W.B") } }
struct U9: V9 { func visit(_ a9: A9) { print("U.A") } }
for v in [W9(), U9()] as [any V9] { A9().accept(v); B9().accept(v); v.visit(B9()) }
W9().visit(A9()); W9().visit(B9()); U9().visit(A9()); U9().visit(B9())
