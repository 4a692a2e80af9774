// Rows of `??`: of one type they are what they seem, also where anything will do.
let none: Int? = nil
let some: Int? = 3
let nested: Int?? = .some(nil)
let half: Double? = nil
let list = [1, 2]
class Animal: CustomStringConvertible { var description: String { "animal" } }
final class Dog: Animal { override var description: String { "dog" } }
let dog: Dog? = nil
let animal: Animal? = nil
func show<T>(_ value: T) { print(value, T.self) }
print(none ?? some ?? 1)
print(none ?? list.first ?? 1)
print((none ?? some) ?? 1)
print(none ?? none ?? nil ?? 7)
print(nested ?? some ?? 2)
print((nested ?? nil) ?? 2)
print(half ?? half ?? 1)
print(none ?? some ?? "none")
print(dog ?? animal ?? Dog())
print(animal ?? dog ?? Animal())
show(none ?? some ?? 1)
show((nested ?? nil) ?? none)
show(half ?? half ?? 1)
// An optional made of a literal is one with the default beside it.
print(Optional(1) ?? some)
print(Optional(1.5) ?? half)
print(list.first ?? some)
