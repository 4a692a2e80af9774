// `self` may be given a value and be initialized again, in any order and on any way.
enum Switch {
  case on, off
  init() { self = .off }
  init(text: String) {
    self = .off
    if text == "on" { self = .on } else { self.init() }
  }
  init(number: Int) {
    self.init()
    self = number > 0 ? .on : self
  }
  init?(letter: Character) {
    switch letter {
    case "1": self = .on
    case "0": self.init()
    default: return nil
    }
  }
}
struct Pair {
  var a: Int, b: Int
  init(both n: Int) {
    if n > 0 { self.init(a: n, b: n) } else { self = Pair(a: 0, b: 0) }
  }
  init(a: Int, b: Int) {
    self.a = a
    self.b = b
  }
}
print(Switch(text: "on"), Switch(text: "x"), Switch(number: 1), Switch(number: 0))
print(Switch(letter: "1") as Any, Switch(letter: "0") as Any, Switch(letter: "?") as Any)
print(Pair(both: 2), Pair(both: -1))
