// VM + parser with typed throws, result, precedence climbing
enum Token: Hashable { case number(Int), name(String), op(Character), open, close, end }
struct Lexer: Sequence {
  let source: String
  struct Iterator: IteratorProtocol {
    var rest: Substring
    mutating func next() -> Token? {
      rest = rest.drop(while: \.isWhitespace)
      guard let c = rest.first else { return nil }
      switch c {
      case _ where c.isNumber:
        let digits = rest.prefix(while: \.isNumber)
        rest.removeFirst(digits.count)
        return .number(Int(digits)!)
      case _ where c.isLetter:
        let word = rest.prefix { $0.isLetter || $0 == "_" }
        defer { rest = rest[word.endIndex...] }
        return .name(.init(word))
      case "(": rest.removeFirst(); return .open
      case ")": rest.removeFirst(); return .close
      default: return .op(rest.removeFirst())
      }
    }
  }
  func makeIterator() -> Iterator { .init(rest: source[...]) }
}
indirect enum Node {
  case literal(Int), variable(String), unary(Character, Node), binary(Node, Character, Node), call(String, [Node])
  func walk(_ depth: Int = 0, _ visit: (Node, Int) -> Void) {
    visit(self, depth)
    switch self {
    case .unary(_, let n): n.walk(depth + 1, visit)
    case .binary(let l, _, let r): for n in [l, r] { n.walk(depth + 1, visit) }
    case .call(_, let args): args.forEach { $0.walk(depth + 1, visit) }
    case .literal, .variable: break
    }
  }
  var depth: Int { var d = 0; walk { d = max(d, $1) }; return d }
}
struct ParseError: Error, CustomStringConvertible { let expected: String; let found: Token?; var description: String { "expected \(expected), found \(found.map { "\($0)" } ?? "nothing")" } }
struct Parser {
  typealias Level = (power: Int, rightAssociative: Bool)
  static let levels: [Character: Level] = ["+": (1, false), "-": (1, false), "*": (2, false), "/": (2, false), "%": (2, false), "^": (3, true), "<": (0, false), "=": (0, false)]
  private var tokens: ArraySlice<Token>
  init(_ text: String) { tokens = ArraySlice(Lexer(source: text)) }
  static func parse(_ text: String) -> Result<Node, ParseError> {
    var parser = Parser(text)
    return Result { () throws(ParseError) in
      let node = try parser.expression(0)
      if let extra = parser.tokens.first { throw ParseError(expected: "end", found: extra) }
      return node
    }
  }
  private mutating func expression(_ minimum: Int) throws(ParseError) -> Node {
    var left = try primary()
    while case .op(let op)? = tokens.first, let level = Self.levels[op], level.power >= minimum {
      tokens.removeFirst()
      let right = try expression(level.rightAssociative ? level.power : level.power + 1)
      left = .binary(left, op, right)
    }
    return left
  }
  private mutating func primary() throws(ParseError) -> Node {
    switch tokens.popFirst() {
    case .number(let n)?: return .literal(n)
    case .op("-")?: return .unary("-", try primary())
    case .name(let name)?:
      guard tokens.first == .open else { return .variable(name) }
      tokens.removeFirst()
      var args: [Node] = []
      while tokens.first != .close {
        if !args.isEmpty { guard case .op(",")? = tokens.popFirst() else { throw ParseError(expected: "','", found: tokens.first) } }
        args.append(try expression(0))
      }
      tokens.removeFirst()
      return .call(name, args)
    case .open?:
      let inner = try expression(0)
      guard let close = tokens.popFirst(), case .close = close else { throw ParseError(expected: "')'", found: tokens.first) }
      return inner
    case let other: throw .init(expected: "a value", found: other)
    }
  }
}
enum Op: Equatable { case push(Int), load(String), apply(Character), negate, call(String, Int) }
struct Compiler {
  private(set) var code: [Op] = []
  mutating func emit(_ node: Node) {
    switch node {
    case .literal(let n): code.append(.push(n))
    case .variable(let v): code.append(.load(v))
    case .unary(_, let n): emit(n); code.append(.negate)
    case let .binary(.literal(a), op, .literal(b)) where op == "+": code.append(.push(a + b))
    case let .binary(l, op, r): emit(l); emit(r); code.append(.apply(op))
    case let .call(f, args): args.forEach { emit($0) }; code.append(.call(f, args.count))
    }
  }
}
struct Machine {
  enum Fault: Error { case underflow(at: Int), unknown(String), division, arity(String, expected: Int, got: Int) }
  var variables: [String: Int] = [:]
  var functions: [String: (arity: Int, body: ([Int]) -> Int)] = ["max": (2, { Swift.max($0[0], $0[1]) }), "sq": (1, { $0[0] * $0[0] }), "sum": (-1, { $0.reduce(0, +) })]
  mutating func run(_ code: [Op]) throws -> Int {
    var stack: [Int] = []
    func pop(_ at: Int) throws(Fault) -> Int { guard let v = stack.popLast() else { throw .underflow(at: at) }; return v }
    for (pc, op) in code.enumerated() {
      switch op {
      case .push(let n): stack.append(n)
      case .load(let v):
        guard let n = variables[v] else { throw Fault.unknown(v) }
        stack.append(n)
      case .negate: stack.append(try -pop(pc))
      case .apply(let o):
        let (r, l) = (try pop(pc), try pop(pc))
        let f: (Int, Int) throws -> Int = switch o {
        case "+": (+)
        case "-": { $0 - $1 }
        case "*": { $0.multipliedReportingOverflow(by: $1).partialValue }
        case "/", "%": { a, b in
          guard b != 0 else { throw Fault.division }
          return o == "/" ? a / b : a % b
        }
        case "^": { base, n in (0..<n).reduce(1) { p, _ in p * base } }
        case "<": { $0 < $1 ? 1 : 0 }
        default: { _, _ in throw Fault.unknown(String(o)) }
        }
        stack.append(try f(l, r))
      case let .call(name, count):
        guard let (arity, body) = functions[name] else { throw Fault.unknown(name) }
        if arity >= 0, arity != count { throw Fault.arity(name, expected: arity, got: count) }
        let args = stack.suffix(count)
        stack.removeLast(count)
        stack.append(body(Array(args)))
      }
    }
    return try pop(code.endIndex)
  }
}
var machine = Machine(variables: ["x": 7, "y": -2])
machine.functions["twice"] = (arity: 1, body: { [y = machine.variables["y"] ?? 0] in $0[0] * 2 + y })
for line in ["1 + 2 * 3", "2 ^ 3 ^ 2", "(1 + 2) * -x", "max(x, sq(y)) % 4", "10 - 4 - 3", "1 +", "(1", "x / (y + 2)", "foo(1)", "sq(1, 2)", "sum(1, 2, 3, x)", "twice(x) < 13", "1 = 2", "2 3", "sum()", "z", ""] {
  let parsed = Parser.parse(line)
  switch parsed.map({ node -> (Int, [Op]) in var c = Compiler(); c.emit(node); return (node.depth, c.code) }) {
  case .success(let (depth, code)):
    do { print(line, "=", try machine.run(code), "depth", depth, "ops", code.count) }
    catch Machine.Fault.arity(let name, let expected, let got) { print(line, "!", name, expected, got) }
    catch let fault as Machine.Fault { print(line, "!", fault) }
  case .failure(let error): print(line, "?", error)
  }
}
print((try? Parser.parse("1+1").get()).map { "\($0)" } ?? "-", Set(Lexer(source: "a a b 1 1")).count)
