// What a class has of a protocol's static members sees the class that it is asked of, through type parameters too.
protocol Made {
  static func make() -> Self
  static var shared: Self { get }
  static var title: String { get }
  static func name() -> String
  static subscript(index: Int) -> String { get }
}
extension Made {
  static func twice() -> [Self] { [Self.make(), make(), .make()] }
  static func said() -> String { Self.title + ", " + title }
  func again() -> Self { Self.make() }
}
class Base: Made {
  required init() {}
  class func make() -> Self { Self() }
  class var shared: Self { Self() }
  class var title: String { "a \(self)" }
  class func name() -> String { "base \(self)" }
  class subscript(index: Int) -> String { "\(self) \(index)" }
}
class Derived: Base { var owner = "Bob" }
final class Last: Derived {
  override class func name() -> String { "last, " + super.name() }
}

func all<T: Made>(_ type: T.Type) {
  let make = T.make
  print(T.make(), T.shared, T.title, T.name(), T[3], make(), [1].map { _ in T.make() }, T.twice(), T.said())
}
all(Base.self)
all(Derived.self)
all(Last.self)

func made<T: Made>(_ type: T.Type = T.self) -> T { T.make() }
func implied<T: Made>(like other: T) -> T { .make() }
let derived: Derived = made()
print(derived.owner, made(Last.self).owner, implied(like: Derived()).owner, Derived().again().owner)
let list: [Derived] = [.make(), .shared, made()]
print(list.map(\.owner), Derived.twice().map(\.owner), Derived.said())
