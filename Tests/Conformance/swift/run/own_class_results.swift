// What a class's members give as `Self` is what they are asked of: a type parameter, an array's element.
protocol Copying { func copied() -> Self }
class Shape: Copying {
  var side: Double
  required init(side: Double = 1) { self.side = side }
  func copied() -> Self { Self(side: side) }
  func scaled(by factor: Double) -> Self? { factor > 0 ? Self(side: side * factor) : nil }
  class func unit() -> Self { Self() }
  var twin: Self { copied() }
  func with(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
}
final class Square: Shape {
  var area: Double { side * side }
}
protocol Measured: Copying { var size: Double { get } }
final class Disc: Shape, Measured { var size: Double { side * 2 } }

func doubled<T: Shape>(_ shape: T) -> T? { shape.scaled(by: 2) }
func unitOf<T: Shape>(_ type: T.Type) -> T { T.unit() }
func twin<T: Shape>(_ shape: T) -> T { shape.twin.with { $0.side += 1 } }
func measure<T: Measured>(_ value: T) -> Double { value.copied().size }
extension Array where Element: Shape {
  func copies() -> [Element] { map { $0.copied() } }
}
extension Copying where Self: Shape {
  func pair() -> (Self, Self) { (copied(), unitOf(Self.self)) }
}

print(doubled(Square(side: 3))?.area ?? -1, unitOf(Square.self).area, twin(Square(side: 2)).area)
print(measure(Disc(side: 4)))
print([Square(side: 2), Square(side: 5)].copies().map(\.area))
print(Square(side: 7).pair().0.area, Disc().pair().1.size)
