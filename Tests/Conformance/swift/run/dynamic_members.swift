// `@dynamicMemberLookup`, by text and by key path; `#available`; ranges' `min` and `max`.
@dynamicMemberLookup struct Words {
  var known = "own"
  subscript(dynamicMember name: String) -> String { name + "!" }
}
print(Words().known, Words().hello, Words().a.count)
@dynamicMemberLookup struct Box<Value> {
  var value: Value
  subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Part {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}
struct Point {
  var x = 1, y = 2
  var step = { (n: Int) in n + 1 }
}
struct Line { var from = Point(), to = Point() }
var box = Box(value: Line())
box.from.x = 5
box.to = Point(x: 7)
box.to.y += 1
print(box.value.from.x, box.from.x, box.to.x, box.to.y)
var point = Box(value: Point())
print(point.step(3))
@dynamicMemberLookup class Settings {
  var values: [String: Int] = [:]
  subscript(dynamicMember name: String) -> Int? {
    get { values[name] }
    set { values[name] = newValue }
  }
}
let settings = Settings()
settings.width = 3
settings.width? += 1
print(settings.width ?? 0, settings.height as Any)
@dynamicMemberLookup enum Both {
  case it
  subscript(dynamicMember name: String) -> String { "text " + name }
  subscript<T>(dynamicMember path: KeyPath<Point, T>) -> String { "path" }
}
print(Both.it.x, Both.it.z)

if #available(iOS 13, macOS 10.15, *) { print("here") } else { print("not here") }
func guarded() {
  guard #available(iOS 15, *), true else { return }
  print("on")
}
guarded()
if #unavailable(iOS 13) { print("not here") } else { print("here") }

extension ClosedRange {
  func clamp(_ x: Bound) -> Bound { min(max(x, lowerBound), upperBound) }
}
extension Range where Bound == Int { func atLeast(_ x: Int) -> Int { max(lowerBound, x) } }
print((1...3).clamp(7), (1..<2).atLeast(3))
