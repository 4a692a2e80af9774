import Syntax

/// What a simple statement is apart from its literals and the objects it names: `card.tag = 7` and `badge.tag = 12` have
/// one shape when both variables are views. Statements of one shape check alike and run the same code.
struct StatementShape {
  /// Structure, names and types, in the order of a walk over the syntax.
  private(set) var key: [UInt64] = []
  /// The literals and variables, in the same order.
  private(set) var arguments: [TemplateArgument] = []
  /// Where they stand.
  private(set) var spans: [Span] = []
  private let scope: Scope
  private let keepsSpans: Bool

  /// nil for statements that are not simple: with closures, blocks, types, interpolations, or variables whose value may
  /// change where it is.
  /// - Parameter buffer: Where the key is made; given back by `takeBuffer`.
  init?(_ statement: Stmt, in scope: Scope, echoes: Bool, buffer: consuming [UInt64] = [], keepsSpans: Bool = false) {
    self.scope = scope
    self.keepsSpans = keepsSpans
    key = buffer
    key.removeAll(keepingCapacity: true)
    switch statement.kind {
    case .expression(let expr, let silenced):
      key.append(Tag.expression.rawValue << 2 | (echoes && !silenced ? 1 : 0))
      guard add(expr) else { return nil }
    case .variable(let declaration):
      guard declaration.bindings.count == 1, declaration.modifiers.isEmpty else { return nil }
      let binding = declaration.bindings[0]
      guard case .binding(_, isVar: false) = binding.pattern.kind, binding.type == nil, binding.accessors.isEmpty,
        let value = binding.value
      else { return nil }
      key.append(Tag.variable.rawValue << 2 | (declaration.isLet ? 1 : 0))
      guard add(value) else { return nil }
    default: return nil
    }
  }

  mutating func takeBuffer() -> [UInt64] {
    let buffer = key
    key = []
    return buffer
  }

  private enum Tag: UInt64 {
    case expression, variable
    case integer, float, boolean, string, none, tag
    case object, global, name, member, implicitMember
    case call, label, prefix, postfix, binary, assign, paren, tuple, array
  }

  private mutating func append(_ tag: Tag, _ detail: Int = 0) {
    key.append(tag.rawValue << 32 | UInt64(UInt32(truncatingIfNeeded: detail)))
  }

  private mutating func append(_ argument: TemplateArgument, _ span: Span) {
    arguments.append(argument)
    if keepsSpans { spans.append(span) }
  }

  private mutating func add(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .integer(let value, overflowsSigned: nil):
      append(.integer)
      append(.integer(value), expr.span)
    case .float(let value):
      append(.float)
      append(.float(value), expr.span)
    case .boolean(let value): append(.boolean, value ? 1 : 0)
    case .string(let parts):
      guard parts.count <= 1 else { return false }
      var text = ""
      if let part = parts.first {
        guard case .text(let only) = part else { return false }
        text = only
      }
      append(.string)
      append(.string(text), expr.span)
    case .nilLiteral: append(.none)
    case .tag(let number):
      append(.tag)
      key.append(UInt64(bitPattern: number))
    case .name(let use): return isPlain(use) && addName(use.name, expr.span)
    case .member(let base, let use):
      guard isPlain(use) else { return false }
      append(base == nil ? .implicitMember : .member, use.name.key)
      if let base { return add(base) }
    case .call(let callee, let arguments, let style):
      append(.call, arguments.count << 1 | (style == .parentheses ? 1 : 0))
      return add(callee) && add(arguments)
    case .prefix(let operation, let operand):
      append(.prefix, operation.name.key)
      return add(operand)
    case .postfix(let operand, let operation):
      append(.postfix, operation.name.key)
      return add(operand)
    case .binary(let left, let operation, let right):
      append(.binary, operation.name.key)
      return add(left) && add(right)
    case .assign(let left, let right):
      // The place of a plain name is the variable itself, and not what it holds.
      guard case .member = left.kind else { return false }
      append(.assign)
      return add(left) && add(right)
    case .paren(let inner):
      append(.paren)
      return add(inner)
    case .tuple(let arguments):
      append(.tuple, arguments.count)
      return add(arguments)
    case .array(let elements):
      append(.array, elements.count)
      for element in elements { guard add(element) else { return false } }
    default: return false
    }
    return true
  }

  private mutating func add(_ arguments: [Argument]) -> Bool {
    for argument in arguments {
      if argument.isTrailingClosure { return false }
      append(.label, argument.label?.key ?? -1)
      guard add(argument.value) else { return false }
    }
    return true
  }

  private func isPlain(_ use: NameUse) -> Bool { use.labels == nil && use.genericArguments.isEmpty }

  private mutating func addName(_ name: Name, _ span: Span) -> Bool {
    guard let variable = scope.onlyVariable(name) else {
      append(.name, name.key)
      return true
    }
    // Constants and objects are read; other variables may be changed in place.
    guard case .nominal(let type, let arguments) = variable.type.resolved, arguments.isEmpty, variable.getter == nil,
      variable.isLet || type.kind == .class, !variable.isUninitialized, !variable.isWeak, !variable.isUnowned,
      !variable.isImplicitlyUnwrapped
    else {
      append(.global)
      key.append(UInt64(UInt(bitPattern: ObjectIdentifier(variable))))
      return true
    }
    append(.object, variable.isLet ? 1 : 0)
    key.append(UInt64(UInt(bitPattern: ObjectIdentifier(type))))
    append(.variable(variable), span)
    return true
  }
}

/// What differs between two statements of one shape.
enum TemplateArgument {
  case integer(Int64)
  case float(Double)
  case string(String)
  case variable(Variable)
}
