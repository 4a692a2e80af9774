// How key paths print: stored properties by name, optionals and elements by their signs.
struct Point { var x = 1, y = 2; let k = 3 }
final class Node { var value = 1; let fixed = 2; var next: Node?; var point = Point(); init() {} }
class Open { let fixed = 1 }
struct G<T> { var item: T; var list: [T] = [] }
struct Outer { struct Inner { var deep = (1, name: "n") }; var inner: Inner? = Inner() }
let paths: [AnyKeyPath] = [
  \Point.x, \Point.k, \Node.value, \Node.fixed, \Node.point.x, \Node.next?.value, \Node.next!.value, \Int.self,
  \G<Int>.item, \G<String>.list, \(Int, Int).0, \(a: Int, b: Int).b, \Point?.self, \Point?.?.x, \Point?.!.x,
  \Node.next?.next?.value, \Open.fixed, \Outer.inner?.deep, \Outer.Inner.deep.name, \[Point].self, \G<Point>.item.x,
]
for path in paths { print(path, type(of: path)) }
debugPrint(\Point.x)
print([\Point.x], "\(\Point.x)", String(describing: \Point.x), String(reflecting: \Node.value))
print(Optional(\Point.x) as Any, (\Point.x, 1), [\Point.x: "x"])
