// Functions of one name told apart by what they ask of their parameters.
class Shape { required init() {} }
class Square: Shape {}
protocol Named { var name: String { get } }
class Tag: Shape, Named { var name: String { "tag" } }

func what<T>(_ value: T) -> String { "anything" }
func what<T: Shape>(_ value: T) -> String { "a shape" }
func what<T: Square>(_ value: T) -> String { "a square" }
print(what(1), what(Shape()), what(Square()), what(Tag()))

func kind<T: Named>(_ value: T) -> String { "named" }
func kind<T: Tag>(_ value: T) -> String { "tag" }
print(kind(Tag()))

func total<S: Sequence>(_ items: S) -> String { "items" }
func total<S: Sequence>(_ items: S) -> String where S.Element == Int { "\(items.reduce(0, +))" }
func total<S: Sequence>(_ items: S) -> String where S.Element: Shape { "shapes" }
print(total([1, 2, 3]), total(["a"]), total([Square(), Square()]), total(Set([4, 5])), total([true]))

func order<S: Sequence>(_ items: S) -> String where S.Element: Equatable { "equatable" }
func order<S: Sequence>(_ items: S) -> String where S.Element: Hashable { "hashable" }
struct Plain: Equatable { var n = 0 }
print(order([Plain()]), order([1]))

func part<S: Collection>(_ items: S) -> String where S.Element: Comparable { "comparable" }
func part<S: Collection>(_ items: S) -> String where S.Element == Int { "int" }
print(part([1]), part(["x"]), part(1..<4))

// Types as values: what takes any of them comes before what takes those of a class further up.
func a(_ type: Any) { print("any", terminator: " ") }
func a(_ type: Shape.Type) { print("shape type", terminator: " ") }
a(Shape.self)
a(Square.self)
a(Square())
func b(_ type: Any.Type) { print("any type", terminator: " ") }
func b(_ type: Shape.Type) { print("shape type", terminator: " ") }
b(Shape.self)
b(type(of: Square()))
b(Int.self)
func c(_ type: any Named.Type) { print("named type", terminator: " ") }
func c(_ type: Shape.Type?) { print("shape type?", terminator: " ") }
c(Tag.self)
func d(_ type: any Named.Type) { print("named type", terminator: " ") }
func d<T>(_ type: T.Type) { print("T.Type", terminator: " ") }
d(Tag.self)
d(Int.self)
func e<T>(_ type: T) { print("T", terminator: " ") }
func e(_ type: Shape.Type) { print("shape type") }
e(Square.self)
e(Shape.self)
