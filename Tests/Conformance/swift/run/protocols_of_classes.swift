// protocols and inheritance
protocol Animal: AnyObject { var name: String { get set }; init(name: String); func speak() -> String; static var legs: Int { get } }
extension Animal { func speak() -> String { "..." }; static var legs: Int { 4 }; func intro() -> String { name + " says " + speak() + " on \(Self.legs)" }
  static func make(_ n: String) -> Self { Self(name: n) } }
class Base: Animal { var name: String; required init(name: String) { self.name = name } }
class Dog: Base { func speak() -> String { "woof" }; class var legs: Int { 3 } }
class Cat: Base, CustomStringConvertible { func speak() -> String { "meow" }; var description: String { "Cat \(name)" } }
final class Bird: Animal { var name: String; init(name: String) { self.name = name }; func speak() -> String { "tweet" }; static let legs = 2 }
let animals: [any Animal] = [Dog(name: "d"), Cat(name: "c"), Bird(name: "b"), Base(name: "x")]
for a in animals { print(a.intro(), a.speak(), type(of: a).legs, type(of: a)) }
print(Dog.make("q").speak(), Dog(name: "z").speak(), Dog.legs, (Dog(name: "e") as Base as any Animal).speak())
func create<T: Animal>(_ t: T.Type, _ n: String) -> T { t.init(name: n) }
print(create(Bird.self, "k").intro(), create(Cat.self, "l"))
protocol P { func f() -> Int }
extension P { func f() -> Int { 1 }; func g() -> Int { f() * 10 } }
class Q: P {}
class R: Q { func f() -> Int { 2 } }
class S: Q, Hashable { func f() -> Int { 3 }; static func == (a: S, b: S) -> Bool { true }; func hash(into h: inout Hasher) {} }
class T: P { func f() -> Int { 4 } }
class U: T { override func f() -> Int { 5 } }
let ps: [any P] = [Q(), R(), S(), T(), U()]
print(ps.map { $0.f() }, ps.map { $0.g() }, Set([S(), S()]).count)
protocol Shape { associatedtype Unit; var area: Unit { get } }
class Sh<U: Numeric>: Shape { var area: U { 0 }; func twice() -> U { area + area } }
class Sq: Sh<Double> { var s = 2.0; override var area: Double { s * s } }
class Cube: Sq { override var area: Double { super.area * 6 } }
func total<S: Shape>(_ s: [S]) -> [S.Unit] { s.map(\.area) }
print(total([Sq(), Cube()]), Cube().twice(), (Cube() as Sh<Double>).area)
