// parser combinators
struct Parser<Output> {
  let run: (inout Substring) -> Output?
  init(_ run: @escaping (inout Substring) -> Output?) { self.run = run }
  func parse(_ s: String) -> (result: Output?, rest: Substring) { var r = s[...]; let v = run(&r); return (v, r) }
}
extension Parser {
  func map<B>(_ f: @escaping (Output) -> B) -> Parser<B> { Parser<B> { s in self.run(&s).map(f) } }
  func flatMap<B>(_ f: @escaping (Output) -> Parser<B>) -> Parser<B> { .init { s in
    let saved = s
    guard let a = run(&s) else { return nil }
    guard let b = f(a).run(&s) else { s = saved; return nil }
    return b } }
  static func pure(_ v: Output) -> Parser { Parser { _ in v } }
  static var never: Self { Self { _ in nil } }
  func many() -> Parser<[Output]> { Parser<[Output]> { s in var out: [Output] = []; while let v = run(&s) { out.append(v) }; return out } }
  func many1() -> Parser<[Output]> { many().filter { !$0.isEmpty } }
  func filter(_ p: @escaping (Output) -> Bool) -> Self { Self { s in let saved = s; guard let v = run(&s), p(v) else { s = saved; return nil }; return v } }
  func sep<S>(by sep: Parser<S>) -> Parser<[Output]> {
    Parser<[Output]> { s in
      guard let first = run(&s) else { return [] }
      var out = [first]
      while true { let saved = s
        guard sep.run(&s) != nil, let v = run(&s) else { s = saved; break }
        out.append(v) }
      return out } }
  func optional() -> Parser<Output?> { Parser<Output?> { s in .some(run(&s)) } }
  static func | (l: Parser, r: @autoclosure @escaping () -> Parser) -> Parser { Parser { s in l.run(&s) ?? r().run(&s) } }
  static func lazy(_ p: @autoclosure @escaping () -> Parser) -> Parser { Parser { p().run(&$0) } }
}
func zip<A, B>(_ a: Parser<A>, _ b: Parser<B>) -> Parser<(A, B)> { a.flatMap { x in b.map { (x, $0) } } }
func zip<A, B, C>(_ a: Parser<A>, _ b: Parser<B>, _ c: Parser<C>) -> Parser<(A, B, C)> { zip(a, zip(b, c)).map { ($0, $1.0, $1.1) } }
infix operator *>: AdditionPrecedence
infix operator <*: AdditionPrecedence
func *> <A, B>(a: Parser<A>, b: Parser<B>) -> Parser<B> { zip(a, b).map { $0.1 } }
func <* <A, B>(a: Parser<A>, b: Parser<B>) -> Parser<A> { zip(a, b).map { a, _ in a } }
func char(_ p: @escaping (Character) -> Bool) -> Parser<Character> { Parser { s in guard let c = s.first, p(c) else { return nil }; s.removeFirst(); return c } }
func lit(_ t: String) -> Parser<Void> { Parser<Void> { s in guard s.hasPrefix(t) else { return nil }; s.removeFirst(t.count); return () } }
let ws = char(\.isWhitespace).many().map { _ in }
@MainActor func tok<A>(_ p: Parser<A>) -> Parser<A> { p <* ws }
let digits = char(\.isNumber).many1().map { String($0) }
let integer = zip(lit("-").optional(), digits).map { sign, d in (sign == nil ? 1 : -1) * (Int(d) ?? 0) }
indirect enum Expr: CustomStringConvertible { case num(Int), neg(Expr), bin(Character, Expr, Expr), call(String, [Expr]), v(String)
  var description: String { switch self {
    case .num(let n): "\(n)"
    case let .neg(e): "-\(e)"
    case let .bin(op, l, r): "(\(l) \(op) \(r))"
    case .call(let f, let args): f + "(" + args.map(\.description).joined(separator: ", ") + ")"
    case .v(let n): n } } }
@MainActor enum Grammar {
  static let ident = tok(zip(char(\.isLetter), char { $0.isLetter || $0.isNumber }.many()).map { String($0) + String($1) })
  static func op(_ cs: String) -> Parser<Character> { tok(char { cs.contains($0) }) }
  static func chainl(_ p: Parser<Expr>, _ op: Parser<Character>) -> Parser<Expr> {
    zip(p, zip(op, p).many()).map { first, rest in rest.reduce(first) { .bin($1.0, $0, $1.1) } } }
  static let expr: Parser<Expr> = chainl(.lazy(term), op("+-"))
  static let term: Parser<Expr> = chainl(.lazy(power), op("*/"))
  static let power: Parser<Expr> = .lazy(zip(atom, (op("^") *> power).optional()).map { b, e in e.map { .bin("^", b, $0) } ?? b })
  static let atom: Parser<Expr> =
    tok(digits).map { Expr.num(Int($0)!) }
    | (op("-") *> .lazy(atom)).map(Expr.neg)
    | (op("(") *> .lazy(expr) <* op(")"))
    | zip(ident <* op("("), Parser.lazy(expr).sep(by: op(",")) <* op(")")).map(Expr.call)
    | ident.map { .v($0) }
}
for src in ["1 + 2*3", "-(4-x) ^ 2 ^ k", "max(1, 2+3, f()) / 7", "2 * (3", "", "a + + b"] {
  let (r, rest) = Grammar.expr.parse(src)
  print("\(src.debugDescription) ->", r as Any, "rest:", String(rest).debugDescription)
}
print(integer.parse("-42x"), integer.sep(by: lit(",")).parse("1,-2,3,"))
func eval(_ e: Expr, _ env: [String: Int]) throws -> Int {
  switch e {
  case .num(let n): return n
  case .neg(let e): return try -eval(e, env)
  case .v(let n): guard let v = env[n] else { throw EvalError.unbound(n) }; return v
  case .bin("+", let l, let r): return try eval(l, env) + eval(r, env)
  case .bin("-", let l, let r): return try eval(l, env) - eval(r, env)
  case .bin("*", let l, let r): return try eval(l, env) * eval(r, env)
  case let .bin("/", l, r):
    let d = try eval(r, env); if d == 0 { throw EvalError.div(by: e.description) }
    return try eval(l, env) / d
  case .bin("^", let l, let r): let n = try eval(r, env); return try (0..<n).reduce(1) { a, _ in try a * eval(l, env) }
  case .call("max", let args) where !args.isEmpty: return try args.map { try eval($0, env) }.max()!
  case .bin(let op, _, _): throw EvalError.unbound("op \(op)")
  case .call(let n, let a): throw EvalError.unbound("\(n)/\(a.count)")
  } }
enum EvalError: Error, Equatable { case unbound(String), div(by: String) }
for s in ["2^3^2", "max(1, 2+3, 4) / (x - 2)", "1/(x-x)", "q", "7 - 2 - 1", "g(1)"] {
  do { print(s, "=", try eval(Grammar.expr.parse(s).result!, ["x": 4])) }
  catch EvalError.div(by: let what) { print("division by zero in", what) }
  catch let e as EvalError where e == .unbound("q") { print("no q") }
  catch { print("error:", error) } }
