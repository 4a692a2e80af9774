infix operator |>: AdditionPrecedence
func |> <A, B>(x: A, f: (A) -> B) -> B { f(x) }
infix operator >>>: MultiplicationPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
infix operator <|: AssignmentPrecedence
func <| <A, B>(f: (A) -> B, x: A) -> B { f(x) }
func sq(_ x: Int) -> Int { x * x }
print(5 |> sq |> { $0 + 1 }, [1, 2, 3] |> { $0.map(sq) } |> { $0.reduce(0, +) }, "a,b" |> { $0.split(separator: ",") } |> { $0.count })
print((sq >>> { $0 + 1 } >>> { "\($0)" })(3), 3 |> (sq >>> sq), sq <| 4)
let inc: (Int) -> Int = { $0 + 1 }; let both = inc >>> sq; print(both(2), (inc >>> String.init)(4), 7 |> String.init)
infix operator ?>: AdditionPrecedence
func ?> <A, B>(x: A?, f: (A) -> B?) -> B? { x.flatMap(f) }
print("5" ?> { Int($0) } ?> { $0 > 3 ? $0 * 2 : nil } as Any, "x" ?> { Int($0) } ?> { $0 + 1 } as Any)
infix operator <-: AssignmentPrecedence
@discardableResult func <- <T: AnyObject>(t: T, f: (T) -> Void) -> T { f(t); return t }
class Box { var n = 0; var s = "" }; let b = Box() <- { $0.n = 3; $0.s = "q" }; print(b.n, b.s)
prefix operator ∑; prefix func ∑ (xs: [Int]) -> Int { xs.reduce(0, +) }; print(∑[1, 2, 3], ∑(1...4).map { $0 })
infix operator ~>: ComparisonPrecedence; func ~> (r: ClosedRange<Int>, f: (Int) -> Bool) -> [Int] { r.filter(f) }; print(1...10 ~> { $0 % 3 == 0 })
