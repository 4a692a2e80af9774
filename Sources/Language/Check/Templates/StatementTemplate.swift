import Syntax

/// A checked statement with parameters where its literals and variables were. It is compiled once, at its first use.
public final class StatementTemplate {
  /// The parameters are local variables of this function; a declaration's statement is its initial value.
  let function: TypedFunction
  let statement: TypedStmt
  /// What a declaration declares: its type, and whether it is a constant.
  let declared: (type: Type, isLet: Bool)?
  /// The statement that the template was made of, to find the place of a trap in another of its shape.
  let syntax: Stmt
  var code: AnyObject?

  init(function: TypedFunction, statement: TypedStmt, declared: (type: Type, isLet: Bool)?, syntax: Stmt) {
    self.function = function
    self.statement = statement
    self.declared = declared
    self.syntax = syntax
  }
}

/// A statement of a known shape.
public final class TemplateUse {
  let template: StatementTemplate
  let arguments: [TemplateArgument]
  /// What a declaration declares.
  let variable: Variable?
  let place: Place

  init(_ template: StatementTemplate, _ arguments: [TemplateArgument], _ variable: Variable?, _ place: Place) {
    self.template = template
    self.arguments = arguments
    self.variable = variable
    self.place = place
  }
}

/// The templates of a session. Anything that may give a name another meaning clears them.
struct StatementTemplates {
  private var seen: Set<Int> = []
  private var known: [Int: [(key: [UInt64], template: StatementTemplate?)]] = [:]
  /// A script without repetition must not fill the memory.
  private static let limit = 2_000
  /// The memory of the last key.
  private var buffer: [UInt64] = []

  mutating func takeBuffer() -> [UInt64] {
    let taken = buffer
    buffer = []
    return taken
  }

  mutating func giveBack(_ buffer: consuming [UInt64]) { self.buffer = buffer }

  mutating func clear() {
    if seen.isEmpty, known.isEmpty { return }
    seen = []
    known = [:]
  }

  enum Finding {
    case template(StatementTemplate)
    /// Of this shape there can be none.
    case unsuitable
    /// The second of its shape: more will come.
    case second
    case first
  }

  mutating func find(_ shape: StatementShape) -> Finding {
    let hash = shape.hash
    if let entries = known[hash], let entry = entries.first(where: { $0.key == shape.key }) {
      return entry.template.map { .template($0) } ?? .unsuitable
    }
    if seen.count >= Self.limit { clear() }
    return seen.insert(hash).inserted ? .first : .second
  }

  mutating func learn(_ shape: StatementShape, _ template: StatementTemplate?) {
    if known.count >= Self.limit { clear() }
    known[shape.hash, default: []].append((shape.key, template))
  }
}

extension StatementShape {
  /// FNV-1a over words: keys are short, and made for each statement.
  var hash: Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for word in key { hash = (hash ^ word) &* 0x100_0000_01b3 ^ hash >> 29 }
    return Int(truncatingIfNeeded: hash)
  }
}

extension Checker {
  /// A top-level statement: by its template when there is one for its shape.
  func checkTopLevel(_ statement: Stmt) -> TypedStmt {
    if notesSpelling { return check(statement) }
    guard var shape = StatementShape(statement, in: global, echoes: echoes, buffer: templates.takeBuffer()) else {
      return check(statement)
    }
    let finding = templates.find(shape)
    templates.giveBack(shape.takeBuffer())
    switch finding {
    case .first, .unsuitable: return check(statement)
    case .template(let template): return use(template, shape, statement)
    case .second:
      // Before the check: a declaration gives its name another meaning.
      guard let shape = StatementShape(statement, in: global, echoes: echoes, keepsSpans: true) else {
        return check(statement)
      }
      let before = failures
      let typed = check(statement)
      guard failures == before else { return typed }
      let template = TemplateMaker(shape, source).make(typed, statement)
      templates.learn(shape, template)
      guard let template else { return typed }
      // The statement itself now has parameters; a declaration has made its variable already.
      var variable: Variable?
      if case .variable(let pattern, _) = typed.kind, case .variable(let made) = pattern.kind { variable = made }
      return made(template, shape, variable, statement)
    }
  }

  private func use(_ template: StatementTemplate, _ shape: StatementShape, _ statement: Stmt) -> TypedStmt {
    var variable: Variable?
    if let declared = template.declared, case .variable(let declaration) = statement.kind,
      case .binding(let name, _) = declaration.bindings[0].pattern.kind
    {
      variable = declareVariable(
        name, declared.type, isLet: declared.isLet, declaration.bindings[0].pattern.span, topLevel: true)
    }
    for case .variable(let used) in shape.arguments { used.isUsed = true }
    return made(template, shape, variable, statement)
  }

  private func made(
    _ template: StatementTemplate, _ shape: StatementShape, _ variable: Variable?, _ statement: Stmt
  ) -> TypedStmt {
    let use = TemplateUse(template, shape.arguments, variable, Place(source, statement.span))
    return TypedStmt(.template(use), statement.span)
  }
}
