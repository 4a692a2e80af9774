// `??` where only what is wanted takes both sides.
print([1].max() ?? "none", [Int]().max() ?? "none")
print(Int("x") ?? "bad number", Int("4") ?? [])
print([1, 2].first { $0 > 4 } ?? "none", ["x"].first ?? 0)
let ages = ["Ann": 31]
print(ages["Ann"] ?? "unknown", ages["Bob"] ?? "unknown")
let index = ["a"].firstIndex(of: "b")
print("at", index ?? "nowhere")
let all: [Any] = [Int("x") ?? "bad", Int("2") ?? "bad"]
print(all)
func show(_ value: Any) { print(value) }
show(Int("3") ?? 1.5)
class Animal { var name: String { "animal" } }
class Cat: Animal { override var name: String { "cat" } }
class Dog: Animal { override var name: String { "dog" } }
let cat: Cat? = nil
let animal: Animal = cat ?? Dog()
print(animal.name)
print([1.5].first ?? 0, Int("3") ?? 1, "".first ?? "none")
