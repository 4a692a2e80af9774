struct S { init?(_ a: Int) { nil } }
print(S(1) as Any)
class C { let n: Int; init?(_ a: Int) { nil }; deinit { print("gone") } }
print(C(1) == nil)
enum E { case a; init?(x: Int) { nil } }
print(E(x: 1) as Any)
extension Int { init?(word: String) { nil } }
print(Int(word: "x") as Any)
