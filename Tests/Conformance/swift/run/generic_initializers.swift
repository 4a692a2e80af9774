// Initializers with parameters for types, inherited, required and called through a class as a value.
protocol P { init<T: CustomStringConvertible>(_ x: T) }
func part1() {
  class A { init<T>(_ x: T) { print("A of", x) } }
  class C: A {}
  _ = C(0)
  class D: A { var n = 2 }
  _ = D("a")
  class E: D {}
  _ = E([1])
}
func part2() {
  class A { init<T: Collection>(_ x: T) { print(x.count, T.self) } }
  class C: A { func f() {} }
  _ = C([1, 2])
}
func part3() {
  class A { required init<T>(_ x: T) { print("A of", x, type(of: self)) } }
  class C: A {}
  let t: A.Type = C.self
  _ = t.init(3)
}
func part4() {
  class A { convenience init<T>(_ x: T) { self.init(); print("A of", x, type(of: self)) }; init() {} }
  class C: A {}
  _ = C(4)
}
func part5() {
  class A<V> { init<T>(_ x: T, _ v: V) { print("A of", x, v, T.self, V.self) } }
  class C: A<Int> {}
  _ = C("a", 4)
}
func part6() {
  class A { init<S: Sequence>(_ s: S) where S.Element == Int { print(s.reduce(0, +)) }; init<T>(_ x: T, n: Int) { print(x, n) } }
  class C: A {}
  class D: C {}
  _ = D([1, 2])
  _ = D("q", n: 3)
  _ = C(Set([4]))
}
func part7() {
  class A<V> { let v: V; init<T: Sequence>(_ x: T) where T.Element == V { v = x.first { _ in true }! } }
  class C: A<String> {}
  print(C(["z"]).v)
  class G<X>: A<[X]> {}
  print(G([[1.5]]).v)
}
func part8() {
  class A { init?<T: Equatable>(_ x: T, _ y: T) { if x != y { return nil } } }
  class C: A {}
  print(C(1, 1) != nil, C("a", "b") == nil)
}
func part9() {
  class A { var s: String; required init<T: CustomStringConvertible>(_ x: T) { s = x.description }; static func make<T: CustomStringConvertible>(_ x: T) -> Self { self.init(x) } }
  class C: A {}
  print(C.make(5).s, type(of: C.make("q")))
}
func part10() {
  class A: P { var s = ""; required init<T: CustomStringConvertible>(_ x: T) { s = "A" + x.description } }
  class C: A { required init<T: CustomStringConvertible>(_ x: T) { super.init(x); s = "C" + s } }
  struct S: P { var s: String; init<U: CustomStringConvertible>(_ x: U) { s = "S" + x.description } }
  func make<M: P, T: CustomStringConvertible>(_ t: M.Type, _ x: T) -> M { t.init(x) }
  print(make(C.self, 2).s, make(S.self, 2.5).s, make(A.self, "q").s)
  let ts: [any P.Type] = [A.self, C.self, S.self]
  for t in ts { print(type(of: t.init(5))) }
  let at: A.Type = C.self
  print(at.init(7).s, at.init("w").s)
}
func part11() {
  class A { class func f<T>(_ x: T) -> String { "A\(x)" } }
  class C: A { override class func f<U>(_ x: U) -> String { "C" + super.f(x) } }
  let t: A.Type = C.self
  print(t.f(1), t.f("a"), C.f(2.5), A.f([1]))
}
part1()
part2()
part3()
part4()
part5()
part6()
part7()
part8()
part9()
part10()
part11()
