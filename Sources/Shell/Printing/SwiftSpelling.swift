import Language
import Syntax

/// A unit's statements as the Swift compiler takes them, as changes to their text: layout and comments stay.
///
/// What was dropped or implied is known from the checked tree: parentheses of calls, the current view before its
/// members, the structure that a tuple stands for, the modern name of a member, other names for what is declared again.
struct SwiftSpelling {
  let source: SourceText
  let id: SourceID
  let facts: SpellingFacts
  let names: SwiftNames
  /// The current view as an expression: at the top level, and where code runs later.
  let current: String
  let laterCurrent: () -> String
  /// The variables that functions and methods use anywhere in the program.
  let shared: Set<ObjectIdentifier>
  /// Whether the program says itself what is of the main actor: it would not compile if its variables were nobody's.
  let saysActors: Bool
  private(set) var edits: [Edit] = []

  struct Edit {
    let start: Int
    let end: Int
    let text: String
  }

  init(
    _ source: SourceText, _ id: SourceID, _ facts: SpellingFacts, _ names: SwiftNames, current: String,
    shared: Set<ObjectIdentifier>, saysActors: Bool, laterCurrent: @escaping () -> String
  ) {
    self.source = source
    self.id = id
    self.facts = facts
    self.names = names
    self.current = current
    self.laterCurrent = laterCurrent
    self.shared = shared
    self.saysActors = saysActors
  }

  /// The text of a part of the source, with the changes that the statements in it need.
  mutating func text(of span: Span, _ statements: some Sequence<Stmt>) -> String {
    edits = []
    var found: [Edit] = []
    let spell = self
    let walk = SyntaxWalk(
      onStatement: { found += spell.edits(of: $0) }, onExpression: { found += spell.edits(of: $0) },
      onType: { type in
        guard case .named(let use) = type.kind, let other = spell.names.type(use.name) else { return }
        found.append(spell.replace(use.span.first(use.name.text.utf8.count), other))
      })
    for statement in statements { walk.visit(statement) }
    edits = found
    return text(of: span)
  }

  /// The text of a span with the changes inside it made.
  func text(of span: Span) -> String {
    var result = ""
    var position = Int(span.start)
    // What is put in at one place keeps its order.
    let inside = edits.enumerated().filter { $1.start >= span.start && $1.end <= span.end }
      .sorted { ($0.element.start, $0.element.end, $0.offset) < ($1.element.start, $1.element.end, $1.offset) }
    for (_, edit) in inside where edit.start >= position {
      result += source.text(of: Span(position, edit.start)) + edit.text
      position = edit.end
    }
    return result + source.text(of: Span(position, Int(span.end)))
  }

  func replace(_ span: Span, _ text: String) -> Edit { Edit(start: Int(span.start), end: Int(span.end), text: text) }
  func insert(_ text: String, at position: Int32) -> Edit {
    Edit(start: Int(position), end: Int(position), text: text)
  }

  // MARK: Statements

  private func edits(of statement: Stmt) -> [Edit] {
    switch statement.kind {
    case .expression(let expr, _):
      // `setNeedsLayout` is a call; so is its name alone.
      switch expr.kind {
      case .name, .member: return facts.calls.contains(expr.span) ? [insert("()", at: expr.span.end)] : []
      default: return []
      }
    case .variable(let declaration): return edits(of: declaration, statement.span)
    case .function(let declaration):
      let name = names.function(declaration.nameSpan, id)
      return name.map { [replace(declaration.nameSpan, $0)] } ?? []
    case .type(let declaration):
      let name = names.type(declaration.name).map { [replace(declaration.nameSpan, $0)] } ?? []
      return name + declaration.members.flatMap(isolation)
    case .extension_(let declaration): return declaration.members.flatMap(isolation)
    case .import_: return [replace(statement.span, "")]
    case .command(let command): return edits(of: command, statement.span)
    default: return []
    }
  }

  /// Of commands only what they do to views or the program is left, the rest as comments.
  private func edits(of command: CommandStmt, _ span: Span) -> [Edit] {
    let written = source.text(of: span)
    switch command.name.text {
    case "check":
      guard let first = command.arguments.first else { break }
      return [
        Edit(start: Int(span.start), end: Int(first.span.start), text: "precondition("), insert(")", at: span.end),
      ]
    case "tick":
      let turn = "let turn = UIApplication.shared.tick()"
      return [replace(span, "do { \(turn); print(\"laid out \\(turn.laidOut), drew \\(turn.drawn)\") }")]
    case "exit":
      return [replace(span, "exit(\(command.arguments.isEmpty ? "0" : source.text(of: command.arguments[0].span)))")]
    default: break
    }
    let rest = source.text(of: Span(Int(span.end), source.count)).prefix { $0 != "\n" }
    let isLast = rest.allSatisfy(\.isWhitespace)
    return [replace(span, isLast ? "// \(written)" : "/* \(written) */")]
  }

  /// Globals that functions and methods use are nobody's in particular.
  private func edits(of declaration: VariableDecl, _ span: Span) -> [Edit] {
    var result: [Edit] = []
    var isShared = false
    for (start, variable) in facts.declared where start >= span.start && start < span.end {
      let place = Span(Int(start), Int(start) + variable.name.text.utf8.count)
      if let other = names.variable(variable) { result.append(replace(place, other)) }
      if shared.contains(ObjectIdentifier(variable)), !isPlainConstant(variable) { isShared = true }
    }
    return isShared ? result + isolation(of: span) : result
  }

  /// `nonisolated(unsafe)` in front of a variable that does not say so itself.
  private func isolation(of declaration: Span) -> [Edit] {
    if saysActors { return [] }
    let head = source.text(of: declaration).prefix { $0 != "=" && $0 != ":" }
    return head.contains("nonisolated") ? [] : [insert("nonisolated(unsafe) ", at: declaration.start)]
  }

  private func isPlainConstant(_ variable: Variable) -> Bool {
    variable.isLet && ["Int", "Double", "String", "Bool", "Float"].contains("\(variable.type.canonical)")
  }

  private func isolation(_ member: Stmt) -> [Edit] {
    guard case .variable(let declaration) = member.kind,
      declaration.modifiers.contains(.static) || declaration.modifiers.contains(.classMember),
      declaration.bindings.allSatisfy({ binding in
        !binding.accessors.contains { $0.kind == .get } && binding.value.map(isLiteral) != declaration.isLet
      })
    else { return [] }
    return isolation(of: member.span)
  }

  private func isLiteral(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .integer, .float, .boolean, .string: true
    default: false
    }
  }

  // MARK: Expressions

  private func edits(of expr: Expr) -> [Edit] {
    switch expr.kind {
    case .name(let use): return edits(of: use, expr.span)
    case .member(_, let use):
      guard let name = facts.oldProperties[expr.span]?.modernText, name != use.name.text else { return [] }
      return [replace(use.span, name)]
    case .tag: return [replace(expr.span, "window.viewWithTag(\(facts.tags[expr.span] ?? 0))!")]
    case .tuple(let parts):
      guard let (type, labels) = facts.shorthands[expr.span], labels.count == parts.count else { return [] }
      var result = [insert(type.text, at: expr.span.start)]
      for (part, label) in zip(parts, labels) where part.label == nil {
        result.append(insert("\(label.text): ", at: part.value.span.start))
      }
      return result
    case .call(let callee, let arguments, let style): return edits(of: callee, arguments, style, expr.span)
    default: return []
    }
  }

  private func edits(of use: NameUse, _ span: Span) -> [Edit] {
    if let isLater = facts.currentViews[use.span.start] {
      let receiver = isLater ? laterCurrent() : current
      return use.name == "self" ? [replace(span, receiver)] : [insert(receiver + ".", at: span.start)] + old(use, span)
    }
    let written = use.span.first(use.name.text.utf8.count)
    if let variable = facts.globals[use.span.start], variable.name == use.name {
      return names.variable(variable).map { [replace(written, $0)] } ?? []
    }
    if facts.constants[use.span.start] == use.name {
      return names.constant(use.name).map { [replace(written, $0)] } ?? old(use, span)
    }
    if let function = facts.functions[span], let name = names.function(function.span, function.source) {
      return [replace(written, name)]
    }
    return names.type(use.name).map { [replace(written, $0)] } ?? old(use, span)
  }

  private func old(_ use: NameUse, _ span: Span) -> [Edit] {
    facts.oldProperties[span]?.modernText.map { [replace(use.span, $0)] } ?? []
  }

  private func edits(of callee: Expr, _ arguments: [Argument], _ style: CallStyle, _ span: Span) -> [Edit] {
    var result: [Edit] = []
    let inside = arguments.filter { !$0.isTrailingClosure }
    if style == .bare {
      let start = inside.first.map { $0.label == nil ? $0.value.span.start : $0.labelSpan.start }
      result.append(Edit(start: Int(callee.span.end), end: Int(start ?? callee.span.end), text: "("))
      result.append(insert(")", at: inside.last?.value.span.end ?? callee.span.end))
    }
    guard let function = facts.functions[span] else { return result }
    if let name = names.function(function.span, function.source), case .name(let use) = callee.kind {
      return result + [replace(use.span.first(use.name.text.utf8.count), name)]
    }
    return result + modern(function, callee, inside, span)
  }

  /// `convertPoint(p, toView: w)` is `convert(p, to: w)`, `setTag(5)` is `tag = 5`, `CGRectGetMinX(r)` is `r.minX`.
  private func modern(_ function: Function, _ callee: Expr, _ arguments: [Argument], _ span: Span) -> [Edit] {
    let use: NameUse
    switch callee.kind {
    case .name(let name), .member(_, let name): use = name
    default: return []
    }
    switch function.modern {
    case .function(let modern)?:
      var result = use.name == modern.name ? [] : [replace(use.span, modern.name.text)]
      for (argument, parameter) in zip(arguments, modern.parameters) where argument.label != parameter.label {
        let label = parameter.label.map { "\($0.text): " } ?? ""
        let start = argument.label == nil ? argument.value.span.start : argument.labelSpan.start
        result.append(Edit(start: Int(start), end: Int(argument.value.span.start), text: label))
      }
      return result
    case .property(let property)?:
      let name = replace(use.span, property.name.text)
      guard let argument = arguments.first else {
        return [name, Edit(start: Int(callee.span.end), end: Int(span.end), text: "")]
      }
      return [
        name, Edit(start: Int(callee.span.end), end: Int(argument.value.span.start), text: " = "),
        Edit(start: Int(argument.value.span.end), end: Int(span.end), text: ""),
      ]
    default:
      guard function.owner == nil, let template = ModernNames.template(use.name.text) else { return [] }
      return [replace(span, filled(template, arguments))]
    }
  }

  private func filled(_ template: String, _ arguments: [Argument]) -> String {
    var inner = self
    var result = ""
    var rest = Substring(template)
    while let mark = rest.firstIndex(of: "$") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      let index = Int(String(rest.removeFirst())) ?? 0
      guard arguments.indices.contains(index) else { continue }
      let value = arguments[index].value
      inner.edits = []
      let collected = Collected()
      SyntaxWalk(onExpression: { collected.edits += self.edits(of: $0) }).visit(value)
      inner.edits = collected.edits
      let text = inner.text(of: value.span)
      let isMember = (rest.hasPrefix(".") || rest.hasPrefix("?")) && !Self.isPrimary(value)
      result += isMember ? "(\(text))" : text
      if rest.hasPrefix("?"), facts.wrapped.contains(value.span) { rest.removeFirst() }
    }
    return result + rest
  }

  private final class Collected { var edits: [Edit] = [] }

  private static func isPrimary(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .binary, .prefix, .ternary, .try_, .as_, .is_, .assign: false
    default: true
    }
  }
}

extension Span {
  fileprivate func first(_ count: Int) -> Span { Span(Int(start), Int(start) + count) }
}
