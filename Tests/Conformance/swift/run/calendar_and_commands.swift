// calendars, text, commands
struct Date: Hashable, Comparable, Strideable, CustomStringConvertible, LosslessStringConvertible { let days: Int
  enum Weekday: Int, CaseIterable { case mon = 1, tue, wed, thu, fri, sat, sun; var isWeekend: Bool { self ~= .sat || rawValue == 7 } }
  init(days: Int) { self.days = days }
  init(_ y: Int, _ m: Int, _ d: Int) { let y2 = m <= 2 ? y - 1 : y, era = (y2 >= 0 ? y2 : y2 - 399) / 400, yoe = y2 - era * 400, doy = (153 * (m + (m > 2 ? -3 : 9)) + 2) / 5 + d - 1; days = era * 146097 + yoe * 365 + yoe / 4 - yoe / 100 + doy - 719468 }
  init?(_ s: String) { let p = s.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }; guard p.count == 3, case let (y?, m?, d?) = (p[0], p[1], p[2]), 1...12 ~= m, (1...Date.length(of: m, in: y)).contains(d) else { return nil }; self.init(y, m, d) }
  static func isLeap(_ y: Int) -> Bool { y.isMultiple(of: 4) && (!y.isMultiple(of: 100) || y % 400 == 0) }
  static func length(of m: Int, in y: Int) -> Int { switch m { case 2: isLeap(y) ? 29 : 28; case 4, 6, 9, 11: 30; default: 31 } }
  var ymd: (y: Int, m: Int, d: Int) { let z = days + 719468, era = (z >= 0 ? z : z - 146096) / 146097, doe = z - era * 146097, yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365, doy = doe - (365 * yoe + yoe / 4 - yoe / 100), mp = (5 * doy + 2) / 153; let m = mp < 10 ? mp + 3 : mp - 9; return (yoe + era * 400 + (m <= 2 ? 1 : 0), m, doy - (153 * mp + 2) / 5 + 1) }
  var weekday: Weekday { Weekday(rawValue: ((days + 3) % 7 + 7) % 7 + 1)! }
  var description: String { let (y, m, d) = ymd; return "\(y)-\(pad(m))-\(pad(d))" }
  private func pad(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
  static func < (a: Self, b: Self) -> Bool { a.days < b.days }
  static func == (a: Self, b: Self) -> Bool { a.days == b.days }
  func distance(to o: Date) -> Int { o.days - days }
  func advanced(by n: Int) -> Date { Date(days: days + n) } }
let d = Date(2024, 2, 28)
print(d, d.advanced(by: 2), d.weekday, Date("2023-02-29") as Any, Date("2024-02-29").map(\.weekday) as Any, Date("x-1-2") == nil, d.distance(to: Date(2025, 1, 1)))
print((d...d.advanced(by: 3)).map(\.description), stride(from: d, to: Date(2024, 3, 30), by: 7).map { "\($0)" }, (d..<Date(2024, 3, 5)).filter { !$0.weekday.isWeekend }.count, Date(days: 0), Date(1969, 12, 31).days, Date(1600, 2, 29).weekday)
func calendar(_ y: Int, _ m: Int) -> String { let first = Date(y, m, 1), len = Date.length(of: m, in: y)
  let cells = Array(repeating: "  ", count: first.weekday.rawValue - 1) + (1...len).map { $0 < 10 ? " \($0)" : String($0) }
  return stride(from: 0, to: cells.count, by: 7).map { cells[$0..<min($0 + 7, cells.count)].joined(separator: " ") }.joined(separator: "\n") }
print(Date.Weekday.allCases.map { String("\($0)".prefix(2)).capitalized2 }.joined(separator: " ")); print(calendar(2026, 11))
extension StringProtocol { var capitalized2: String { prefix(1).uppercased() + dropFirst().lowercased() }
  func padded(_ n: Int, with c: Character = " ") -> String { self + String(repeating: c, count: Swift.max(0, n - count)) }
  var isPalindrome: Bool { let l = lowercased().filter(\.isLetter); return l == String(l.reversed()) } }
print(["level", "A man, a plan, a canal: Panama", "no"].map(\.isPalindrome), "ab"[...].padded(4, with: "·"), "straße".uppercased(), "ÀÉ".lowercased().capitalized2)
protocol Command { static var name: String { get }; static var usage: String { get }; init(parsing args: inout ArraySlice<String>) throws; func run(_ ctx: inout Context) throws -> String }
extension Command { static var name: String { "\(self)".lowercased() }; static var usage: String { name } }
struct Context { var vars: [String: Double] = [:]; var history: [any Command] = []; var depth = 0 }
enum UsageError: Error, CustomStringConvertible { case missing(String, for: any Command.Type), unexpected([String]), unknown(String, near: String?)
  var description: String { switch self { case .missing(let a, let c): "\(c.name): missing <\(a)> (usage: \(c.usage))"
    case .unexpected(let xs) where xs.count == 1: "unexpected argument \(xs[0])"
    case .unexpected(let xs): "unexpected arguments: " + xs.joined(separator: ", ")
    case .unknown(let n, near: let near?): "unknown command \(n); did you mean \(near)?"
    case .unknown(let n, nil): "unknown command \(n)" } } }
extension ArraySlice<String> { mutating func take(_ what: String, for c: any Command.Type) throws -> String { guard let f = popFirst() else { throw UsageError.missing(what, for: c) }; return f }
  mutating func flag(_ names: String...) -> Bool { guard let i = firstIndex(where: names.contains) else { return false }; remove(at: i); return true }
  mutating func option<T: LosslessStringConvertible>(_ name: String, default d: T) -> T { guard let i = firstIndex(of: "--" + name), index(after: i) < endIndex, let v = T(self[i + 1]) else { return d }; removeSubrange(i...i + 1); return v } }
struct Set_: Command { static let name = "set", usage = "set <name> <value>"; let key: String, value: Double
  init(parsing a: inout ArraySlice<String>) throws { key = try a.take("name", for: Self.self); value = Double(try a.take("value", for: Self.self)) ?? .nan }
  func run(_ c: inout Context) -> String { c.vars[key] = value; return "\(key) = \(value)" } }
struct Repeat: Command { let word: String, times: Int, loud: Bool
  init(parsing a: inout ArraySlice<String>) throws { loud = a.flag("-l", "--loud"); times = a.option("times", default: 2); word = try a.take("word", for: Self.self) }
  func run(_: inout Context) throws -> String { Array(repeating: loud ? word.uppercased() : word, count: times).joined(separator: " ") } }
struct Sum: Command { let names: [String]; init(parsing a: inout ArraySlice<String>) { names = Array(a); a.removeAll() }
  func run(_ c: inout Context) throws -> String { "\(names.compactMap { c.vars[$0] }.reduce(0, +))" } }
struct History: Command { init(parsing: inout ArraySlice<String>) {}; func run(_ c: inout Context) -> String { c.history.enumerated().map { "\($0 + 1):\(type(of: $1).name)" }.joined(separator: " ") } }
let all: [any Command.Type] = [Set_.self, Repeat.self, Sum.self, History.self]
@MainActor func near(_ s: String) -> String? { all.map { $0.name }.first { Set($0).symmetricDifference(s).count <= 2 } }
@MainActor func execute(_ line: String, _ ctx: inout Context) -> Result<String, UsageError> {
  var args = line.split(separator: " ").map(String.init)[...]
  guard let n = args.popFirst() else { return .success("") }
  return Result { () throws(UsageError) -> String in
    guard let t = all.first(where: { $0.name == n }) else { throw .unknown(n, near: near(n)) }
    do { let c = try t.init(parsing: &args); guard args.isEmpty else { throw UsageError.unexpected(args.map { $0 }) }
      let out = try c.run(&ctx); ctx.history.append(c); return out } catch let e as UsageError { throw e } catch { fatalError("\(error)") } } }
var ctx = Context()
for l in ["set x 4.5", "set y", "sett y 2", "repeat hi --times 3 -l", "repeat", "repeat a b c", "sum x y z", "history", "", "quux", "repeat q --times zz"] {
  switch execute(l, &ctx) { case .success(let s) where s.isEmpty: print("(nothing)"); case .success(let s): print(">", s); case .failure(.unknown(let n, nil)): print("?", n); case .failure(let e): print("!", e) } }
print(ctx.vars.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }, ctx.history.count, ctx.history.last.map { type(of: $0) == Repeat.self } ?? false)
