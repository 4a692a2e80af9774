// Requirements that are met by functions with other generic parameters; what a text is to generic code.
protocol P { func f<C: Collection>(_ r: Int, _ c: C) -> String }
struct S: P { func f<R, C: Collection>(_ r: R, _ c: C) -> String { "\(R.self) \(C.self) \(r) \(c.count)" } }
func g<T: P>(_ t: T) -> String { t.f(3, "abc") }
print(g(S()))
let p: any P = S()
print(p.f(4, [1]))
protocol Q { func h<A>(_ a: A) -> String }
struct U: Q { func h<B>(_ b: B) -> String { "\(B.self)" } }
print((U() as any Q).h(2.5))
protocol V { func h(_ a: Int) -> String }
struct W: V { func h<B>(_ b: B) -> String { "\(B.self)" } }
func k<T: V>(_ t: T) -> String { t.h(3) }
print(k(W()))
extension RangeReplaceableCollection {
  mutating func setAll(_ y: Element) { replaceSubrange(startIndex..<endIndex, with: CollectionOfOne(y)) }
}
var s = "ab"
s.setAll("c")
var list = [1, 2, 3]
list.setAll(9)
print(s, list)
func put<C: RangeReplaceableCollection>(_ c: C, _ y: C.Element) -> C {
  var r = c
  r.replaceSubrange(r.startIndex..<r.startIndex, with: [y])
  return r
}
print(put([1, 2], 9), put("ab", "z"), put([1, 2, 3][1...], 7))
func kept<T: StringProtocol>(_ s: T) { print(s.filter { $0 != " " }, type(of: s.filter { $0 != " " })) }
kept("a b")
kept("a b"[...])
extension StringProtocol {
  func onlyA() { print(filter { $0 == "a" }) }
}
"aab".onlyA()
func any<T: RangeReplaceableCollection>(_ s: T) where T.Element == Character {
  print(s.filter { $0 != " " }, type(of: s.filter { $0 != " " }))
}
any("a b")
any(Array("a b"))
