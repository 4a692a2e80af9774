// Types over a parameter that are made of its literals, operators that say what their right side is, and members told by labels.
struct Box<T: ExpressibleByIntegerLiteral>: ExpressibleByIntegerLiteral {
  var value: T
  init(integerLiteral value: T.IntegerLiteralType) { self.value = T(integerLiteral: value) }
}
struct Name<T: ExpressibleByStringLiteral>: ExpressibleByStringLiteral {
  var value: T
  init(stringLiteral value: T.StringLiteralType) { self.value = T(stringLiteral: value) }
}
struct Flag<T: ExpressibleByBooleanLiteral>: ExpressibleByBooleanLiteral {
  var value: T
  init(booleanLiteral value: T.BooleanLiteralType) { self.value = T(booleanLiteral: value) }
}
let whole: Box<Int> = 4
let fraction: Box<Double> = 4
let name: Name<String> = "ann"
let flag: Flag<Bool> = true
print(whole, fraction, name, flag, [1, 2] as [Box<UInt8>])

func exactly<T: Numeric>(_ value: T) -> T { T(exactly: 3)! + value }
func converted<T: SignedNumeric, U: BinaryInteger>(_ type: T.Type, _ value: U) -> T? { T(exactly: value) }
print(exactly(4), exactly(0.5), converted(Double.self, 3) as Any, converted(Int8.self, 400) as Any)

enum Entry { case fee, deposit(Int) }
struct Account {
  var balance = 0
  static func += (account: inout Account, entry: Entry) {
    switch entry {
    case .fee: account.balance -= 1
    case .deposit(let amount): account.balance += amount
    }
  }
}
struct Log {
  var lines: [Int] = []
  static func += (log: inout Log, make: (Int) -> Int) { log.lines.append(make(log.lines.count)) }
}
var account = Account()
account += .deposit(10)
account += .fee
var log = Log()
log += { $0 * 3 }
log += { $0 * 3 }
print(account.balance, log.lines)

struct Tree: Equatable {
  var count: Int
  func count(times n: Int) -> Int { count * n }
  static func count() -> String { "static" }
  static func of(_ n: Int) -> Tree { Tree(count: n) }
}
let times = Tree.count(times:)
print(times(Tree(count: 4))(3), Tree.count())
switch Tree(count: 2) {
case .of(1): print("one")
case .of(2): print("two")
default: print("more")
}

enum Rule {
  case sum, product
  func callAsFunction(_ a: Int, _ b: Int) -> Int { self == .sum ? a + b : a * b }
}
print(Rule.sum(2, 3), Rule.product(2, 3))

func distinct<T: Hashable>(_ values: [T]) -> Int { Set(values).count }
print(distinct([1, nil, 4, nil]), distinct([nil, "a"]))
