// `Self` and `type(of: self)` before an object is whole.
class Base {
  class var size: Int { 1 }
  enum Kind { case plain }
  let width: Int
  var kind = Self.Kind.plain
  lazy var depth = Self.size * 10
  init() {
    let double = { Self.size * 2 }
    width = Self.size + double()
    print("made", Self.self, width)
  }
  convenience init(again: Int) {
    print("again", Self.size, type(of: self))
    self.init()
  }
}
class Wide: Base {
  override class var size: Int { 5 }
  override init() {
    print("before", Self.self)
    super.init()
    print("behind", Self.self)
  }
}
final class Widest: Wide {}
class Limited {
  class var size: Int { 1 }
  let width: Int
  init?(over limit: Int) {
    guard Self.size > limit else { return nil }
    width = 0
  }
}
class Unlimited: Limited { override class var size: Int { 9 } }
print(Base().width, Wide().width, Base(again: 1).width)
print(Widest().depth, Limited(over: 2) === nil, Unlimited(over: 2) === nil)
struct Value {
  var x: Int
  init() {
    print(type(of: self), Self.self)
    x = 1
  }
}
print(Value())
