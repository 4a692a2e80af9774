protocol Boxed { func with(_ i: Int) -> Self; static func + (a: Self, b: Self) -> Self; init(_ o: Self); var me: Self { get } }
struct Two<A, B> { var a: A; var b: B }
extension Two: Boxed where B == A { func with(_ i: Int) -> Self { self }; static func + (a: Self, b: Self) -> Self { a }; init(_ o: Self) { self = o }; var me: Self { self } }
print(Two(a: 1, b: 5).with(1), Two(a: 1, b: 5) + Two(a: 2, b: 5), Two(a: 1, b: 5).me)
func f<T: Boxed>(_ t: T) -> T { t.with(3).me + T(t) }
print(f(Two(a: "x", b: "y")))
struct Three<A, B, C> { var a: A }
extension Three: Boxed where A == B, B == Int { func with(_ i: Int) -> Self { Self(a: i) }; static func + (a: Self, b: Self) -> Self { a }; init(_ o: Self) { self = o }; var me: Self { self } }
print(f(Three<Int, Int, Bool>(a: 1)))
