// Initializers that take more than those they replace, called by class, by name and by what delegates to them.
class A1 { let n: Int; init?(x: Int) { if x < 0 { return nil }; n = x }
 convenience init?() { self.init(x: 3) } }
class B1: A1 { override init(x: Int?) { print("B", x as Any); super.init(x: x ?? 7)! } }
print(B1()!.n, B1(x: nil).n)
print(A1()!.n)
class A2 { let n: Int; init(x: Int) throws { n = x }
 convenience init() throws { try self.init(x: 3) } }
class B2: A2 { override init(x: Int?) throws { print("B", x as Any); try super.init(x: x ?? 7) } }
print(try! B2().n, try! B2(x: nil).n)
class A3<T> { var n: T; init(x: T) { n = x }
 convenience init(twice x: T) { self.init(x: x) } }
class B3: A3<Int> { override init(x: Int?) { super.init(x: x ?? 7) } }
print(B3(twice: 4).n, B3(x: nil).n)
class A4 { let n: Int; required init(x: Int) { n = x }
 static func make() -> Self { Self(x: 5) }
 func again() -> Self { type(of: self).init(x: n + 1) } }
class B4: A4 { required init(x: Int?) { super.init(x: (x ?? 7) * 2) } }
print(B4.make().n, B4(x: nil).again().n, A4.make().n)
