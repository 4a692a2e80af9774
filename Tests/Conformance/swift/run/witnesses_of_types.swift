protocol An { static var legs: Int { get }; static func feet() -> Int; var arms: Int { get }; func f() -> Int }
extension An { static var legs: Int { 4 }; static func feet() -> Int { 4 }; var arms: Int { 4 }; func f() -> Int { 4 }
  func all() -> [Int] { [Self.legs, Self.feet(), arms, f()] } }
class Base: An { }
class Dog: Base { class var legs: Int { 3 }; class func feet() -> Int { 3 }; var arms: Int { 3 }; func f() -> Int { 3 } }
let a: any An = Dog()
print(a.all(), type(of: a).legs, type(of: a).feet(), a.arms, a.f())
func g<T: An>(_ t: T) -> [Int] { [T.legs, T.feet(), t.arms, t.f(), type(of: t).legs, type(of: t).feet()] }
print(g(Dog()), g(a))
let t: any An.Type = Dog.self
print(t.legs, t.feet())
class Base2: An { class var legs: Int { 5 }; class func feet() -> Int { 5 }; var arms: Int { 5 }; func f() -> Int { 5 } }
class Dog2: Base2 { override class var legs: Int { 6 }; override class func feet() -> Int { 6 }; override var arms: Int { 6 }; override func f() -> Int { 6 } }
print(g(Dog2()), (Dog2() as any An).all())
