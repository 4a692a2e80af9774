// A type in another sees that one's static members by their names alone.
enum Maze {
  static let limit = 4
  static func name() -> String { "maze" }
  final class Walker {
    var steps: Int
    init(steps: Int = limit) { self.steps = steps }
    func step() { if steps < limit * 2 { steps += 1 } }
    var text: String { { name() + " \(steps)/\(limit)" }() }
    enum State { case on, off; var score: Int { self == .on ? limit : 0 } }
    static func longest() -> Int { limit * 2 }
  }
}
let walker = Maze.Walker()
walker.step()
print(walker.text, Maze.Walker.State.on.score, Maze.Walker.longest(), Maze.Walker(steps: 1).steps)

struct Box<Item> {
  static func kind() -> String { "\(Item.self)" }
  struct Label { func text() -> String { kind() + "!" } }
}
print(Box<Int>.Label().text(), Box<String>.Label().text())

class Base {
  func level() -> Int { 1 }
  class Inner: Base {
    override func level() -> Int { 2 }
    func twice() -> Int { level() * 2 }
  }
}
print(Base.Inner().twice())

// A box is opened for an optional parameter as well; types of different kinds are compared.
protocol Named { var name: String { get } }
extension Named { func isLike<T: Named>(_ other: T?) -> Bool { T.self == Self.self } }
struct Cat: Named { var name = "cat" }
struct Dog: Named { var name = "dog" }
func tell<T: Named>(_ value: T?, _ times: Int = 1) -> T? {
  print(value?.name ?? "none", T.self, times)
  return value
}
let pet: any Named = Cat()
print(tell(pet).map { $0.name } ?? "nothing", pet.isLike(pet), pet.isLike(Dog()), Cat.self == Dog.self)
