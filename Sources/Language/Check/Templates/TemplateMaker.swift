import Syntax

/// Puts parameters in the place of a checked statement's literals and variables.
struct TemplateMaker {
  private let use: FormUse
  private let spans: [Span]
  /// Of each slot, the variable that becomes an argument.
  private let variables: [Variable?]
  private let echoes: Bool
  private let function: TypedFunction

  init(_ use: FormUse, _ variables: [Variable?], _ span: Span, _ source: SourceID, echoes: Bool) {
    self.use = use
    self.variables = variables
    self.echoes = echoes
    spans = use.slotSpans(span)
    function = TypedFunction(name: "main", span: span, source: source)
    function.isThrowing = true
  }

  /// nil, and the statement as it was, when one of them cannot be a parameter: then its value is part of what was
  /// checked (`let x: Int8 = 300`).
  func make(_ typed: TypedStmt) -> StatementTemplate? {
    let root: TypedExpr
    var declared: (type: Type, isLet: Bool)?
    switch typed.kind {
    case .expression(let expr) where !use.form.declares: root = expr
    case .variable(let pattern, let value?):
      guard use.form.declares, case .variable(let variable) = pattern.kind, variable.storage == .global,
        variable.getter == nil, variable.didSet == nil, variable.willSet == nil, !variable.isImplicitlyUnwrapped
      else { return nil }
      root = value
      declared = (variable.type, variable.isLet)
    default: return nil
    }
    var found: [TypedExpr?] = Array(repeating: nil, count: spans.count)
    guard !echoes, collect(root, &found) else { return nil }
    var slots: [(index: Int, slot: StatementForm.Slot)] = []
    for (index, slot) in use.form.slots.enumerated() {
      guard let expr = found[index] else {
        // A name that is no argument counts by what it means.
        if slot == .name, variables[index] == nil { continue }
        return nil
      }
      let parameter = Variable("", expr.type.canonical, isLet: true, storage: .local, owner: function, span: expr.span)
      function.parameters.append(parameter)
      slots.append((index, slot))
      expr.kind = .variable(parameter)
    }
    let statement = declared == nil ? typed : TypedStmt(.expression(root), typed.span)
    return StatementTemplate(function: function, statement: statement, slots: slots, declared: declared)
  }

  /// The nodes of the arguments, each exactly once; false where the tree has what a template cannot have.
  private func collect(_ expr: TypedExpr, _ found: inout [TypedExpr?]) -> Bool {
    switch expr.kind {
    case .variable(let used):
      // Whether it has a value yet is found out on the paths of the statements themselves.
      if used.isUninitialized { return false }
      guard let index = spans.firstIndex(of: expr.span), let named = variables[index] else { return true }
      guard found[index] == nil, named === used else { return false }
      found[index] = expr
      return true
    case .integer, .float, .string:
      guard let index = spans.firstIndex(of: expr.span), found[index] == nil, fits(expr, use.form.slots[index]) else {
        return false
      }
      found[index] = expr
      return true
    case .boolean, .none, .currentView, .viewWithTag, .metatype: return true
    // Belongs to the function that is called, and not to the statement.
    case .defaultArgument: return true
    case .array(let parts), .tuple(let parts), .enumCase(_, let parts): return collect(parts, &found)
    case .property(let base, _): return base.map { collect($0, &found) } ?? true
    case .tupleElement(let base, _), .convert(_, let base), .forceUnwrap(let base, _), .unary(_, let base):
      return collect(base, &found)
    case .call(_, let base, let arguments):
      return (base.map { collect($0, &found) } ?? true) && collect(arguments, &found)
    case .binary(_, let left, let right), .assign(let left, let right):
      return collect(left, &found) && collect(right, &found)
    default: return false
    }
  }

  private func collect(_ parts: [TypedExpr], _ found: inout [TypedExpr?]) -> Bool {
    for part in parts { guard collect(part, &found) else { return false } }
    return true
  }

  private func fits(_ expr: TypedExpr, _ slot: StatementForm.Slot) -> Bool {
    guard case .nominal(let type, _) = expr.type.canonical, type.module == "Swift" else { return false }
    switch slot {
    case .integer: return type.name == "Int" || type.name == "Double"
    case .float: return type.name == "Double"
    case .string: return type.name == "String"
    case .name: return false
    }
  }
}
