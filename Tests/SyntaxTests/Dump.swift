@testable import Syntax

/// The tree as compact S-expressions, for tests.
enum Dump {
  static func unit(_ unit: Unit) -> String { unit.statements.map(statement).joined(separator: " ") }

  static func block(_ body: [Stmt]) -> String { "{" + body.map(statement).joined(separator: " ") + "}" }

  static func statement(_ s: Stmt) -> String {
    switch s.kind {
    case .expression(let e, let silenced): expr(e) + (silenced ? ";" : "")
    case .variable(let d): "(\(d.isLet ? "let" : "var") " + d.bindings.map(binding).joined(separator: " ") + ")"
    case .function(let f): function(f)
    case .type(let t):
      "(\(t.kind) \(t.name)\(generics(t.generics))\(inherited(t.inherited))"
        + t.cases.map { " (case \($0.name)\(payload($0))\($0.rawValue.map { " = " + expr($0) } ?? ""))" }.joined()
        + t.associatedTypes.map { " (associated \($0.name))" }.joined() + " " + block(t.members) + ")"
    case .extension_(let e): "(extension \(type(e.type))\(inherited(e.inherited)) \(block(e.members)))"
    case .typealias_(let a): "(typealias \(a.name) \(type(a.type)))"
    case .if_(let i): ifStatement(i)
    case .guard_(let c, let b): "(guard \(conditions(c)) \(block(b)))"
    case .while_(let c, let b, let label): "(while\(labelled(label)) \(conditions(c)) \(block(b)))"
    case .repeat_(let b, let e, let label): "(repeat\(labelled(label)) \(block(b)) \(expr(e)))"
    case .for_(let f):
      "(for\(labelled(f.label)) \(pattern(f.pattern)) \(expr(f.sequence))\(f.filter.map { " where " + expr($0) } ?? "") "
        + block(f.body) + ")"
    case .switch_(let s): switchStatement(s)
    case .do_(let d):
      "(do \(block(d.body))" + d.catches.map { " (catch\(items($0.items)) \(block($0.body)))" }.joined() + ")"
    case .break_(let l, _): "(break\(labelled(l)))"
    case .continue_(let l, _): "(continue\(labelled(l)))"
    case .fallthrough_: "(fallthrough)"
    case .return_(let e): "(return\(e.map { " " + expr($0) } ?? ""))"
    case .throw_(let e): "(throw \(expr(e)))"
    case .defer_(let b): "(defer \(block(b)))"
    case .command(let c): command(c)
    case .import_(let n, _): "(import \(n))"
    case .operator_(let n, _, _): "(operator \(n))"
    case .form: statement(s.parsed)
    case .error: "<error>"
    }
  }

  static func command(_ c: CommandStmt) -> String {
    var result = "(command \(c.isForced ? ":" : "")\(c.name)\(c.isBang ? "!" : "")"
    for argument in c.arguments {
      switch argument.value {
      case .word(let w): result += " '\(w)'"
      case .expression(let e): result += " " + expr(e)
      case .statement(let s): result += " " + statement(s)
      case .option(let n, let v): result += " --\(n)\(v.map { "=" + $0 } ?? "")"
      }
    }
    switch c.redirection {
    case .write(let path, _): result += " > '\(path)'"
    case .append(let path, _): result += " >> '\(path)'"
    case .pipe(let program, _): result += " | '\(program)'"
    case nil: break
    }
    return result + ")"
  }

  static func labelled(_ label: Name?) -> String { label.map { " \($0):" } ?? "" }

  static func binding(_ b: VariableDecl.Binding) -> String {
    pattern(b.pattern) + (b.type.map { ": " + type($0) } ?? "") + (b.value.map { " = " + expr($0) } ?? "")
      + b.accessors.map {
        " (\($0.kind)\($0.parameter.map { " \($0)" } ?? "")\($0.body.map { " " + block($0) } ?? ""))"
      }
      .joined()
  }

  static func function(_ f: FunctionDecl) -> String {
    var result = "(func \(f.name)\(generics(f.generics))"
    if case .initializer(true, _) = f.kind { result += "?" }
    result += "(" + f.parameters.map(parameter).joined(separator: ", ") + ")"
    if f.isThrowing { result += " throws" }
    if f.isRethrowing { result += " rethrows" }
    if let r = f.result { result += " -> " + type(r) }
    if case .subscript_(let accessors) = f.kind { result += accessors.map { " (\($0.kind))" }.joined() }
    return result + (f.body.map { " " + block($0) } ?? "") + ")"
  }

  static func parameter(_ p: Parameter) -> String {
    "\(p.label.map(\.text) ?? "_") \(p.name): \(p.isInout ? "inout " : "")\(type(p.type))\(p.isVariadic ? "..." : "")"
      + (p.defaultValue.map { " = " + expr($0) } ?? "")
  }

  static func payload(_ c: TypeDecl.EnumCase) -> String {
    c.payload.map {
      "(" + $0.map { "\($0.label.map { "\($0): " } ?? "")\(type($0.type))" }.joined(separator: ", ") + ")"
    }
      ?? ""
  }

  static func generics(_ g: GenericClause) -> String {
    if g.parameters.isEmpty { return "" }
    return "<"
      + g.parameters.map { "\($0.name)" + ($0.constraint.map { ": " + type($0) } ?? "") }.joined(separator: ", ")
      + ">"
  }

  static func inherited(_ types: [TypeExpr]) -> String {
    types.isEmpty ? "" : ": " + types.map(type).joined(separator: ", ")
  }

  static func ifStatement(_ i: IfStmt) -> String {
    let rest: String
    switch i.elseBody {
    case .elseIf(let next): rest = " " + ifStatement(next)
    case .block(let body): rest = " " + block(body)
    case nil: rest = ""
    }
    return "(if\(labelled(i.label)) \(conditions(i.conditions)) \(block(i.body))\(rest))"
  }

  static func switchStatement(_ s: SwitchStmt) -> String {
    "(switch\(labelled(s.label)) \(expr(s.subject))"
      + s.cases.map { $0.isDefault ? " (default \(block($0.body)))" : " (case\(items($0.items)) \(block($0.body)))" }
      .joined()
      + ")"
  }

  static func items(_ items: [(pattern: Pattern, filter: Expr?)]) -> String {
    items.map { " " + pattern($0.pattern) + ($0.filter.map { " where " + expr($0) } ?? "") }.joined(separator: ",")
  }

  static func conditions(_ list: [Condition]) -> String {
    list.map {
      switch $0 {
      case .expression(let e): expr(e)
      case .optionalBinding(let n, _, let isVar, let t, let v):
        "(\(isVar ? "var" : "let") \(n)\(t.map { ": " + type($0) } ?? "")\(v.map { " = " + expr($0) } ?? ""))"
      case .pattern(let p, let e): "(case \(pattern(p)) = \(expr(e)))"
      }
    }.joined(separator: ", ")
  }

  static func pattern(_ p: Pattern) -> String {
    switch p.kind {
    case .wildcard: "_"
    case .binding(let n, _): "\(n)"
    case .tuple(let e): "(" + e.map(element).joined(separator: ", ") + ")"
    case .enumCase(let t, let n, _, let a):
      "\(t.map(type) ?? "").\(n)" + (a.map { "(" + $0.map(element).joined(separator: ", ") + ")" } ?? "")
    case .optionalSome(let p): pattern(p) + "?"
    case .isType(let t): "is " + type(t)
    case .asType(let p, let t): pattern(p) + " as " + type(t)
    case .typed(let p, let t): pattern(p) + ": " + type(t)
    case .expression(let e): "~" + expr(e)
    }
  }

  static func element(_ e: (label: Name?, pattern: Pattern)) -> String {
    (e.label.map { "\($0): " } ?? "") + pattern(e.pattern)
  }

  static func use(_ n: NameUse) -> String {
    n.name.text + (n.labels.map { "(" + $0.map { "\($0):" }.joined() + ")" } ?? "")
      + (n.genericArguments.isEmpty ? "" : "<" + n.genericArguments.map(type).joined(separator: ", ") + ">")
  }

  static func arguments(_ list: [Argument]) -> String {
    list.map { " " + ($0.label.map { "\($0):" } ?? "") + expr($0.value) }.joined()
  }

  static func expr(_ e: Expr) -> String {
    switch e.kind {
    case .integer(let v, let wide): wide.map { $0.digits + "u" } ?? "\(v)"
    case .float(let v): "\(v)"
    case .boolean(let b): "\(b)"
    case .string(let parts): string(parts)
    case .nilLiteral: "nil"
    case .tag(let t): "#\(t)"
    case .hash(let n, let a): "(#\(n)\(arguments(a)))"
    case .name(let n): use(n)
    case .member(let b, let n): (b.map(expr) ?? "") + "." + use(n)
    case .tupleElement(let b, let i): "\(expr(b)).\(i)"
    case .call(let f, let a, let style): "(\(style == .bare ? "bare" : "call") \(expr(f))\(arguments(a)))"
    case .subscript_(let b, let a): "(subscript \(expr(b))\(arguments(a)))"
    case .prefix(let o, let x): "(\(o.name)_ \(expr(x)))"
    case .postfix(let x, let o): "(_\(o.name) \(expr(x)))"
    case .binary(let a, let o, let b): "(\(o.name) \(expr(a)) \(expr(b)))"
    case .assign(let a, let b): "(= \(expr(a)) \(expr(b)))"
    case .ternary(let c, let a, let b): "(? \(expr(c)) \(expr(a)) \(expr(b)))"
    case .tuple(let a): "(tuple\(arguments(a)))"
    case .paren(let x): "(paren \(expr(x)))"
    case .array(let x): "[" + x.map(expr).joined(separator: " ") + "]"
    case .dictionary(let p):
      "[" + (p.isEmpty ? ":" : p.map { expr($0.key) + ":" + expr($0.value) }.joined(separator: " ")) + "]"
    case .closure(let c): closure(c)
    case .optionalTry(let x): expr(x) + "?"
    case .chain(let x): "<\(expr(x))>"
    case .forceUnwrap(let x): expr(x) + "!"
    case .is_(let x, let t): "(is \(expr(x)) \(type(t)))"
    case .as_(let x, let t, let k): "(as\(k == .optional ? "?" : k == .forced ? "!" : "") \(expr(x)) \(type(t)))"
    case .try_(let x, let k): "(try\(k == .optional ? "?" : k == .forced ? "!" : "") \(expr(x)))"
    case .inout_(let x): "&" + expr(x)
    case .consume(let x): "(consume \(expr(x)))"
    case .keyPath(let root, let parts): "\\" + (root.map(type) ?? "") + parts.map(part).joined()
    case .ifExpr(let i): ifStatement(i)
    case .switchExpr(let s): switchStatement(s)
    case .type(let t): "<type \(type(t))>"
    case .superRef: "super"
    case .error: "<error>"
    }
  }

  static func string(_ parts: [StringPart]) -> String {
    "\""
      + parts.map {
        switch $0 {
        case .text(let t): t.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
        case .interpolation(let a, _): "\\(" + arguments(a).dropFirst() + ")"
        }
      }.joined() + "\""
  }

  static func part(_ p: KeyPathPart) -> String {
    switch p {
    case .member(let n): "." + use(n)
    case .tupleElement(let i, _): ".\(i)"
    case .subscript_(let a, _): "[" + arguments(a).dropFirst() + "]"
    case .optionalTry: "?"
    case .forceUnwrap: "!"
    case .identity: ".self"
    }
  }

  static func closure(_ c: ClosureExpr) -> String {
    var head = c.captures.map { "[\($0.strength) \($0.name)\($0.value.map { " = " + expr($0) } ?? "")] " }.joined()
    if let p = c.parameters {
      head += "(" + p.map { "\($0.name)" + ($0.type.map { ": " + type($0) } ?? "") }.joined(separator: ", ") + ") "
    }
    if let r = c.result { head += "-> " + type(r) + " " }
    if c.highestDollar >= 0 { head += "$\(c.highestDollar) " }
    return "(closure " + head + block(c.body) + ")"
  }

  static func type(_ t: TypeExpr) -> String {
    switch t.kind {
    case .named(let n): use(n)
    case .member(let b, let n): type(b) + "." + use(n)
    case .optional(let x): type(x) + "?"
    case .implicitlyUnwrapped(let x): type(x) + "!"
    case .array(let x): "[" + type(x) + "]"
    case .dictionary(let k, let v): "[\(type(k)): \(type(v))]"
    case .tuple(let e): "(" + e.map { ($0.label.map { "\($0): " } ?? "") + type($0.type) }.joined(separator: ", ") + ")"
    case .function(let p, let isThrowing, let thrown, let r):
      "(("
        + p.map { ($0.isInout ? "inout " : "") + type($0.type) + ($0.isVariadic ? "..." : "") }.joined(separator: ", ")
        + ")\(isThrowing ? " throws" : "")\(thrown.map { "(" + type($0) + ")" } ?? "") -> \(type(r)))"
    case .sendable(let x): "@Sendable " + type(x)
    case .some(let x): "some " + type(x)
    case .any(let x): "any " + type(x)
    case .composition(let x): x.map(type).joined(separator: " & ")
    case .error: "<error>"
    }
  }
}
