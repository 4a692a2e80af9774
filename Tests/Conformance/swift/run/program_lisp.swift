// Lisp interpreter
indirect enum Sexp: Equatable, CustomStringConvertible {
  case number(Double), symbol(String), list([Sexp]), string(String), bool(Bool)
  case lambda(params: [String], body: Sexp, env: Env)
  case builtin(String)
  static let `nil` = Sexp.list([])
  var description: String {
    switch self {
    case .number(let n) where n == n.rounded(): "\(Int(n))"
    case .number(let n): "\(n)"
    case .symbol(let s): s
    case .string(let s): s.debugDescription
    case .bool(let b): b ? "#t" : "#f"
    case .list(let xs): "(" + xs.map(\.description).joined(separator: " ") + ")"
    case .lambda(let params, _, _): "<lambda(\(params.joined(separator: ",")))>"
    case .builtin(let name): "<\(name)>"
    }
  }
  static func == (a: Sexp, b: Sexp) -> Bool {
    switch (a, b) {
    case let (.number(x), .number(y)): x == y
    case let (.symbol(x), .symbol(y)), let (.string(x), .string(y)), let (.builtin(x), .builtin(y)): x == y
    case let (.bool(x), .bool(y)): x == y
    case let (.list(x), .list(y)): x == y
    default: false
    }
  }
  subscript(index: Int) -> Sexp? {
    guard case .list(let items) = self, items.indices ~= index else { return nil }
    return items[index]
  }
}
final class Env {
  private var values: [String: Sexp]
  private let outer: Env?
  init(_ values: [String: Sexp] = [:], outer: Env? = nil) { (self.values, self.outer) = (values, outer) }
  subscript(name: String) -> Sexp? {
    get { values[name] ?? outer?[name] }
    set { values[name] = newValue }
  }
  func set(_ name: String, _ value: Sexp) throws(LispError) {
    if values[name] != nil { values[name] = value } else if let outer { try outer.set(name, value) } else { throw .unbound(name) }
  }
}
enum LispError: Error, Equatable { case unbound(String), type(expected: String, got: Sexp), arity(Int, Int), syntax(String, at: Int) }
struct Reader {
  private let text: [Character]
  private var at = 0
  init(_ text: String) { self.text = Array(text) }
  private var current: Character? { at < text.count ? text[at] : nil }
  private mutating func skip() {
    while let c = current, c.isWhitespace || c == ";" {
      if c == ";" { while let d = current, !d.isNewline { _ = d; at += 1 } } else { at += 1 }
    }
  }
  mutating func readAll() throws -> [Sexp] {
    var all: [Sexp] = []
    while true {
      skip()
      guard current != nil else { return all }
      all.append(try read())
    }
  }
  mutating func read() throws -> Sexp {
    skip()
    guard let c = current else { throw LispError.syntax("end", at: at) }
    switch c {
    case "(":
      at += 1
      var items = [Sexp]()
      while true {
        skip()
        guard let next = current else { throw LispError.syntax("unclosed", at: at) }
        if next == ")" { at += 1; return .list(items) }
        items.append(try read())
      }
    case ")": throw LispError.syntax("unexpected )", at: at)
    case "'": at += 1; return .list([.symbol("quote"), try read()])
    case "\"":
      at += 1
      defer { at += 1 }
      var s = ""
      while let d = current, d != "\"" { s.append(d); at += 1 }
      return .string(s)
    default:
      let start = at
      while let d = current, !d.isWhitespace, !"()'".contains(d) { at += 1 }
      let word = String(text[start..<at])
      return Double(word).map(Sexp.number) ?? (word.hasPrefix("#") ? .bool(word == "#t") : .symbol(word))
    }
  }
}
struct Interpreter {
  typealias Builtin = ([Sexp]) throws -> Sexp
  private let builtins: [String: Builtin]
  let global = Env()
  private(set) var steps = 0
  init() {
    func fold(_ op: @escaping (Double, Double) -> Double) -> Builtin {
      { args in
        let numbers = try args.map { arg -> Double in
          guard case .number(let n) = arg else { throw LispError.type(expected: "number", got: arg) }
          return n
        }
        guard let first = numbers.first else { throw LispError.arity(1, 0) }
        return .number(numbers.dropFirst().reduce(first, op))
      }
    }
    func compare(_ op: @escaping (Double, Double) -> Bool) -> Builtin {
      return { args in
        guard args.count == 2 else { throw LispError.arity(2, args.count) }
        guard case (.number(let a), .number(let b)) = (args[0], args[1]) else { throw LispError.type(expected: "numbers", got: args[0]) }
        return .bool(op(a, b))
      }
    }
    builtins = [
      "+": fold(+), "-": fold(-), "*": fold(*), "/": fold(/), "max": fold(max), "mod": fold { $0.truncatingRemainder(dividingBy: $1) },
      "<": compare(<), ">": compare(>), "=": { .bool(Set($0.map { "\($0)" }).count <= 1) },
      "list": { .list($0) }, "car": { $0.first?[0] ?? .nil },
      "cdr": { if case .list(let xs)? = $0.first { .list(Array(xs.dropFirst())) } else { .nil } },
      "cons": { args in
        guard case .list(let tail) = args[1] else { throw LispError.type(expected: "list", got: args[1]) }
        return .list([args[0]] + tail)
      },
      "null?": { .bool($0.first == .nil) }, "print": { print("lisp:", terminator: " "); $0.forEach { print($0, terminator: " ") }; print(); return .nil },
    ]
    for name in builtins.keys { global[name] = .builtin(name) }
  }
  mutating func eval(_ e: Sexp, _ env: Env) throws -> Sexp {
    steps += 1
    switch e {
    case .number, .string, .bool, .lambda, .builtin: return e
    case .symbol(let name):
      guard let value = env[name] else { throw LispError.unbound(name) }
      return value
    case .list(let items):
      guard let head = items.first else { return e }
      switch (head, items.count) {
      case (.symbol("quote"), 2): return items[1]
      case (.symbol("if"), 3...4):
        if case .bool(false) = try eval(items[1], env) { return items.count == 4 ? try eval(items[3], env) : .nil }
        return try eval(items[2], env)
      case (.symbol("define"), 3):
        if case .list(let signature) = items[1], case .symbol(let name)? = signature.first {
          let params = signature.dropFirst().compactMap { if case .symbol(let p) = $0 { p } else { nil } }
          env[name] = .lambda(params: params, body: items[2], env: env)
        } else if case .symbol(let name) = items[1] {
          env[name] = try eval(items[2], env)
        }
        return .nil
      case (.symbol("set!"), 3):
        guard case .symbol(let name) = items[1] else { throw LispError.syntax("set!", at: -1) }
        try env.set(name, eval(items[2], env))
        return .nil
      case (.symbol("lambda"), 3):
        guard case .list(let params) = items[1] else { break }
        return .lambda(params: params.map { "\($0)" }, body: items[2], env: env)
      case (.symbol("begin"), _):
        return try items.dropFirst().map { try eval($0, env) }.last ?? .nil
      case (.symbol("let"), 3):
        let inner = Env(outer: env)
        if case .list(let pairs) = items[1] {
          for case .list(let pair) in pairs where pair.count == 2 { inner["\(pair[0])"] = try eval(pair[1], env) }
        }
        return try eval(items[2], inner)
      default: break
      }
      let function = try eval(head, env)
      let args = try items.dropFirst().map { try eval($0, env) }
      return try apply(function, args)
    }
  }
  mutating func apply(_ f: Sexp, _ args: [Sexp]) throws -> Sexp {
    switch f {
    case .builtin(let name): return try builtins[name]!(args)
    case let .lambda(params, body, env):
      guard params.count == args.count else { throw LispError.arity(params.count, args.count) }
      return try eval(body, Env(Dictionary(uniqueKeysWithValues: zip(params, args)), outer: env))
    case let other: throw LispError.type(expected: "function", got: other)
    }
  }
  mutating func run(_ source: String) {
    do {
      var reader = Reader(source)
      for form in try reader.readAll() {
        let value = try eval(form, global)
        if value != .nil { print(form, "=>", value) }
      }
    } catch LispError.unbound(let name) { print("unbound:", name)
    } catch let LispError.type(expected, got) { print("expected \(expected), got \(got)")
    } catch let e as LispError where e == .arity(1, 2) { print("one, not two")
    } catch { print("error: \(error)") }
  }
}
var lisp = Interpreter()
lisp.run("(define (fact n) (if (< n 2) 1 (* n (fact (- n 1))))) (fact 10) ; comment\n(fact 5)")
lisp.run("(define (map f xs) (if (null? xs) '() (cons (f (car xs)) (map f (cdr xs))))) (map (lambda (x) (* x x)) '(1 2 3.5))")
lisp.run("(define counter (let ((n 0)) (lambda (by) (begin (set! n (+ n by)) n)))) (counter 2) (counter 3) (print \"hi\" (list 1 2) counter)")
for bad in ["(foo 1)", "(+ 1 \"a\")", "(1 2)", "((lambda (x) x) 1 2)", "(car '(1 2)", ")", "(set! zz 1)", "(< 1)"] { lisp.run(bad) }
print(lisp.steps, Sexp.list([.number(1), .list([.symbol("a")])])[1] ?? .nil, Sexp.nil[0] as Any)
