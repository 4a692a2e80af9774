// Functions named without a call: which of several is meant, and of what type they are.
let sort = [3, 1].sorted, least = [3, 1].min, most = [3, 1].max, has = [1, 2].contains
print(sort(), least() ?? 0, most() ?? 0, has(1), has(5))
let first = [3, 1].firstIndex, last = [3, 1, 3].lastIndex, letters = "abc".contains
print(first(1) ?? -1, last(3) ?? -1, letters("b"))
struct Plain {}
let ordered = [Plain(), Plain()].sorted
print(try ordered { _, _ in false }.count)

protocol Shape {}
protocol Solid: Shape {}
extension Shape {
  func size() -> String { "shape" }
  func edge() -> String { "shape" }
}
extension Solid { func size(_ x: Int) -> String { "solid" } }
extension Shape where Self: Equatable { func edge(_ x: Int) -> String { "equal" } }
struct Cube: Solid, Equatable { func own() -> Int { 1 } }
extension Solid { func own(_ x: Int) -> Int { x } }
let size = Cube().size, edge = Cube().edge, own = Cube().own
print(size(1), edge(1), own())

class Animal {}
class Dog: Animal {}
func f(_ x: Animal) -> String { "animal" }
func f(_ x: Dog) -> String { "dog" }
func g<T>(_ x: T) -> String { "any" }
func g(_ x: Int) -> String { "int" }
func h() -> String { "none" }
func h(_ x: Int = 1) -> String { "one" }
func k(_ x: Any) -> String { "any" }
func k(_ x: Int) -> String { "int" }
let ff = f, gg = g, hh = h, kk = k
print(ff(Dog()), gg(1), hh(), kk(1))

let apply: ((Int) -> Int) -> Int = { $0(1) }
let twice: ((Int, Int), inout Int) -> Void = { $1 = $0.0 }
print(type(of: apply), type(of: twice))
let each = [1, 2].map as ((Int) throws -> String) throws -> [String]
print(try each { "\($0)" })
