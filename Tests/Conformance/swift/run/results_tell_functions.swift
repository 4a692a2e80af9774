// Functions that differ in their results only: what is done with the result says which is meant.
func side(_ i: Int) -> Int { i }
func side(_ i: Int) -> String { "side \(i)" }
print(side(1) + 2, side(1) + "!", side(2).count, side(3) == 3, side(3) == "3", "\(side(4))")
if side(5) == 5 { print("five") }
print([1, 2].map { side($0) + 1 }, [1, 2].map { side($0).count }, [side(6), "x"].joined(separator: "+"))

func wide(_ i: Int) -> Int { i }
func wide(_ i: Int) -> Double { Double(i) / 2 }
print(wide(1) + 1, wide(1) + 1.5, [1, 2].map { wide($0) * 3 })

func boxed(_ i: Int) -> Int { i }
func boxed(_ i: Int) -> Any { "any" }
print(boxed(1))

func show(_ i: Int) -> String { "number \(i)" }
func show<T>(_ value: T) -> String { "value \(value)" }
print(show(side(7)))

struct Source {
  static func make() -> Int { 8 }
  static func make() -> String { "made" }
  func get() -> Int { 9 }
  func get() -> Bool { true }
  subscript(_ i: Int) -> Int { i }
  subscript(_ i: Int) -> String { "at \(i)" }
}
let source = Source()
if source.get() { print("yes") }
print([source.get(), 3], Source.make() == "made", Source.make() == 8, max(Source.make(), 3), source[1] + 1)
let table: [String: Int] = ["a": Source.make()]
var total = 1
total += Source.make()
print(table, total, source.get() ? Source.make() + 2 : 0, source[2].isEmpty)
