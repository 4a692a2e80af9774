// Patterns that are calls on values; parts of a loop's tuple that vary; static members of a protocol's types.
func kind(_ text: String, _ list: [Int]) -> String {
  switch true {
  case text.hasPrefix("x"): return "prefix"
  case list.contains(2): return "two"
  case text.isEmpty: return "empty"
  default: return "other"
  }
}
print(kind("xa", []), kind("a", [2]), kind("", []), kind("q", [1]))
enum Shape: Equatable {
  case circle(Int), point
  static func of(_ n: Int) -> Shape { .circle(n) }
}
switch Shape.circle(3) {
case Shape.of(3): print("made")
default: print("no")
}
struct Limits { func low(_ n: Int) -> ClosedRange<Int> { 0...n } }
let limits = Limits()
switch 4 {
case limits.low(3): print("low")
case limits.low(5): print("middle")
default: print("high")
}
if case limits.low(9) = 5 { print("in") }
for (i, var x) in [1, 2].enumerated() {
  x += i
  print(x)
}
protocol Style {}
struct Plain: Style { var width = 1 }
extension Style where Self == Plain {
  static var plain: Plain { Plain() }
  static func wide(_ width: Int) -> Plain { Plain(width: width) }
}
func draw(_ style: some Style) { print(style) }
func paint<S: Style>(_ style: S) { print(style) }
draw(.plain)
paint(.wide(3))
let styles: [any Style] = [.plain, .wide(2)]
print(styles.count)
struct Flag: ExpressibleByBooleanLiteral {
  var isOn: Bool
  init(booleanLiteral value: Bool) { isOn = value }
}
let flag: Flag? = true
print(flag!.isOn)
let words = Dictionary(grouping: "the in".split(separator: " "), by: \.count)
print(words[2]!, words[3]!.sorted())
