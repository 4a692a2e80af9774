// Functions of a block may use what is declared behind them, as long as they are called after that.
func report() {
  func log(_ text: String) { lines.append(text) }
  func total(_ n: Int) -> Int { n == 0 ? base : other(n - 1) }
  func other(_ n: Int) -> Int { total(n) + step }
  func shown<T>(_ value: T) -> String { "\(value)/\(base)" }

  var lines: [String] = []
  let (base, step) = (10, 2)
  log("a")
  log(shown(1.5))
  print(lines, total(4), other(1))
}
report()

let make = { () -> Int in
  func sum() -> Int { x + y }
  let x = 1
  let y = 2
  return sum()
}
print(make())

func nested(_ flag: Bool) {
  if flag {
    func count() { n += 1 }
    var n = 0
    count()
    count()
    print(n)
  }
}
nested(true)
