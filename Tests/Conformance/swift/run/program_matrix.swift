// Matrix & linear algebra with protocols
protocol Field: Equatable, CustomStringConvertible {
  static var zero: Self { get }
  static var one: Self { get }
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) throws -> Self
}
enum MathError: Error, CustomStringConvertible, Equatable {
  case divisionByZero(String), singular, shape((Int, Int), (Int, Int))
  var description: String {
    switch self {
    case let .divisionByZero(what): return "division of \(what) by zero"
    case .singular: return "singular"
    case .shape(let a, let b): return "\(a.0)x\(a.1) against \(b.0)x\(b.1)"
    }
  }
  static func == (l: MathError, r: MathError) -> Bool { "\(l)" == "\(r)" }
}
struct Fraction: Field, Hashable, Comparable, ExpressibleByIntegerLiteral {
  private(set) var n: Int, d: Int
  static let zero: Fraction = 0, one: Fraction = 1
  init(integerLiteral value: Int) { (n, d) = (value, 1) }
  init(_ n: Int, _ d: Int = 1) {
    precondition(d != 0, "zero denominator")
    func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
    let g = max(gcd(abs(n), abs(d)), 1)
    let sign = d < 0 ? -1 : 1
    self.n = sign * n / g
    self.d = sign * d / g
  }
  static func + (a: Self, b: Self) -> Self { .init(a.n * b.d + b.n * a.d, a.d * b.d) }
  static func - (a: Self, b: Self) -> Self { .init(a.n * b.d - b.n * a.d, a.d * b.d) }
  static func * (a: Self, b: Self) -> Self { .init(a.n * b.n, a.d * b.d) }
  static func / (a: Self, b: Self) throws -> Self {
    guard b.n != 0 else { throw MathError.divisionByZero(a.description) }
    return .init(a.n * b.d, a.d * b.n)
  }
  static prefix func - (a: Self) -> Self { zero - a }
  static func < (a: Self, b: Self) -> Bool { a.n * b.d < b.n * a.d }
  var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" }
}
struct Mod7: Field {
  var v: Int
  init(_ v: Int) { self.v = ((v % 7) + 7) % 7 }
  static var zero: Self { Self(0) }
  static var one: Self { Self(1) }
  static func + (a: Self, b: Self) -> Self { Self(a.v + b.v) }
  static func - (a: Self, b: Self) -> Self { Self(a.v - b.v) }
  static func * (a: Self, b: Self) -> Self { Self(a.v * b.v) }
  static func / (a: Self, b: Self) throws -> Self {
    guard let inverse = (1..<7).first(where: { ($0 * b.v) % 7 == 1 }) else { throw MathError.divisionByZero("\(a)") }
    return Self(a.v * inverse)
  }
  var description: String { "\(v)₇" }
}
struct Matrix<F: Field>: Equatable, CustomStringConvertible, Sequence {
  let rows: Int, columns: Int
  private var grid: [F]
  init(_ rows: [[F]]) {
    self.rows = rows.count
    columns = rows.first?.count ?? 0
    grid = rows.flatMap { $0 }
  }
  init(identity n: Int) {
    self.init((0..<n).map { r in (0..<n).map { $0 == r ? .one : .zero } })
  }
  subscript(r: Int, c: Int) -> F {
    get { grid[r * columns + c] }
    set { grid[r * columns + c] = newValue }
  }
  subscript(row r: Int) -> ArraySlice<F> {
    get { grid[(r * columns)..<((r + 1) * columns)] }
    set { grid.replaceSubrange((r * columns)..<((r + 1) * columns), with: newValue) }
  }
  func makeIterator() -> AnyIterator<ArraySlice<F>> {
    var r = -1
    return AnyIterator { r += 1; return r < self.rows ? self[row: r] : nil }
  }
  static func * (a: Self, b: Self) throws(MathError) -> Self {
    guard a.columns == b.rows else { throw .shape((a.rows, a.columns), (b.rows, b.columns)) }
    return Matrix((0..<a.rows).map { r in
      (0..<b.columns).map { c in (0..<a.columns).reduce(F.zero) { $0 + a[r, $1] * b[$1, c] } }
    })
  }
  var transposed: Self { Matrix((0..<columns).map { c in (0..<rows).map { self[$0, c] } }) }
  func inverted() throws -> Self {
    var (a, b) = (self, Matrix(identity: rows))
    for p in 0..<rows {
      guard let pivot = (p..<rows).first(where: { a[$0, p] != .zero }) else { throw MathError.singular }
      if pivot != p {
        (a[row: p], a[row: pivot]) = (a[row: pivot], a[row: p])
        (b[row: p], b[row: pivot]) = (b[row: pivot], b[row: p])
      }
      let scale = try F.one / a[p, p]
      for c in 0..<columns { a[p, c] = a[p, c] * scale; b[p, c] = b[p, c] * scale }
      for r in 0..<rows where r != p && a[r, p] != .zero {
        let factor = a[r, p]
        for c in 0..<columns {
          a[r, c] = a[r, c] - factor * a[p, c]
          b[r, c] = b[r, c] - factor * b[p, c]
        }
      }
    }
    return b
  }
  var description: String {
    let cells = map { $0.map(\.description) }
    let widths = (0..<columns).map { c in cells.map { $0[c].count }.max() ?? 0 }
    return cells.map { row in
      zip(row, widths).map { text, width in String(repeating: " ", count: width - text.count) + text }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}
extension Matrix where F == Fraction {
  var largest: Fraction? { joined().max() }
}
extension Sequence where Element: Field {
  func sum() -> Element { reduce(.zero, +) }
}
let m = Matrix<Fraction>([[2, 1, 0], [1, 3, 1], [0, 1, Fraction(1, 2)]])
let inverse = try m.inverted()
print(m, inverse, separator: "\n--\n")
print(try m * inverse == Matrix(identity: 3), inverse.largest ?? 0, m.map { $0.sum() })
let k = Matrix([[Mod7(1), Mod7(2)], [Mod7(3), Mod7(4)]])
print(try k * k.inverted(), k.transposed)
for bad in [Matrix<Fraction>([[1, 2], [2, 4]]), Matrix([[0, 0], [0, 1]])] {
  do { print(try bad.inverted()) } catch MathError.singular { print("no inverse") } catch { print("other", error) }
}
do { _ = try m * Matrix([[1, 2]]) } catch { print(error, error == .singular) }
do { print(try Fraction(1, 2) / (3 - 3)) } catch let error as MathError where error != .singular { print(error) }
print(Set([Fraction(1, 2), Fraction(2, 4), -Fraction(1, 2)]).sorted(), Fraction(3, -6))
