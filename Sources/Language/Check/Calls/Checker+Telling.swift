import Syntax

/// What a condition says of the type of a closure's parameter to Swift's solver; see `InnerNils`.
enum Telling: Comparable {
  /// Nothing that would have to do with the type, which is then found with what the closure gives.
  case silent
  /// The same, where it can be seen that the parameter is then an optional itself.
  case shown
  /// Of what type the parameter is has to be known first.
  case nothing
  /// The same, but beside another operator it says what the parameter is.
  case little
  /// It says what the parameter is.
  case type
  /// It says that it is an object, of whatever class.
  case object
}

extension Checker {
  /// What an expression says of the type of a closure's parameter: the most that a part of it does.
  func telling(_ expr: Expr, _ variable: Variable) -> Telling {
    func isIt(_ expr: Expr) -> Bool {
      if case .name(let use) = expr.withoutParens.kind { use.name == variable.name } else { false }
    }
    func most(_ parts: [Expr]) -> Telling { parts.map { telling($0, variable) }.max() ?? .silent }
    switch expr.withoutParens.kind {
    case .binary(let a, let op, let b) where op.name == "&&" || op.name == "||":
      // (Observed: of texts one `!=` says nothing, of two the type has to be known.)
      let areTexts = usualType(of: variable)?.nominal === catalog.stringNominal
      return areTexts && isUnequal(a) && isUnequal(b) ? .nothing : most([a, b])
    case .binary(let a, let op, let b):
      guard isIt(a) || isIt(b) else { return most([a, b]) }
      return max(most([a, b]), comparing(op.name.text, isIt(a) ? b : a, variable))
    case .prefix(let op, let operand): return isIt(operand) && op.name != "!" ? .type : telling(operand, variable)
    case .member(let base?, _), .tupleElement(let base, _): return isIt(base) ? .nothing : telling(base, variable)
    case .subscript_(let base, let arguments):
      return isIt(base) ? .nothing : most([base] + arguments.map(\.value))
    case .call(let callee, let arguments, _):
      let values = arguments.map(\.value)
      let parts = max(telling(callee, variable), most(values))
      guard let argument = arguments.first(where: { isIt($0.value) }) else { return parts }
      return max(parts, calling(callee, argument.label))
    case .string(let parts):
      for case .interpolation(let values, _) in parts {
        if values.contains(where: { isIt($0.value) }) { return .shown }
        let told = most(values.map(\.value))
        if told > .silent { return told }
      }
      return .silent
    case .is_(let inner, _), .as_(let inner, _, _): return isIt(inner) ? .type : telling(inner, variable)
    case .ternary(let condition, let yes, let no): return most([condition, yes, no])
    case .array(let elements): return most(elements)
    case .forceUnwrap(let inner), .chain(let inner): return isIt(inner) ? .nothing : telling(inner, variable)
    default: return .silent
    }
  }

  private func usualType(of variable: Variable) -> Type? { defaultedCopy(variable.type)?.resolved }

  private func isUnequal(_ expr: Expr) -> Bool {
    if case .binary(_, let op, _) = expr.withoutParens.kind { op.name == "!=" } else { false }
  }

  /// An operator that the type itself declares says that the operand is of it; one of a protocol does not.
  private func comparing(_ op: String, _ other: Expr, _ variable: Variable) -> Telling {
    switch op {
    case "==", "!=", "<", ">", "<=", ">=": break
    case "~=": return openPart(other) == nil ? .type : .nothing
    case "...", "..<", "??": return .nothing
    case "===", "!==": return .object
    default: return .type
    }
    let type = usualType(of: variable) ?? variable.type
    let isText = type.nominal === catalog.stringNominal || type.nominal === catalog.characterNominal
    let isFraction = if case .float = other.withoutParens.kind { true } else { false }
    if type.nominal?.integerKind != nil, !isFraction { return .type }
    if case .tuple = type.resolved { return .type }
    // There are operators of all numbers with fractions, and of all that have raw values.
    let isOfSeveral = isFraction || isFloating(type)
    let isRaw = conformsByName(type, "RawRepresentable")
    switch op {
    case "!=" where isRaw: return .nothing
    case "!=":
      // (Observed: not where none of the elements is a literal.)
      if case .string = other.withoutParens.kind, variable.type.nominal === catalog.stringNominal { return .nothing }
      return .silent
    case "==": return isOfSeveral ? .little : isRaw ? .nothing : .type
    case "<" where isText: return .type
    default:
      let isOwn =
        type.nominal?.module == "main"
        && members(of: type, named: Name(op), isStatic: true).contains {
          if case .function(let function) = $0.member {
            function.owner === type.nominal && function.isOfUser
          } else {
            false
          }
        }
      return isOwn ? .type : .nothing
    }
  }

  /// A function of one type says that its argument is of it, a generic one does not.
  private func calling(_ callee: Expr, _ label: Name?) -> Telling {
    switch callee.withoutParens.kind {
    case .name(let use):
      if use.name == "type" { return .shown }
      if case .functions(let functions) = lookup(use.name) {
        return functions.contains { $0.generics.isEmpty } ? .type : .nothing
      }
      if case .type(let made)? = typeEntity(use.name), made === catalog.stringNominal {
        return label == nil ? .nothing : .shown
      }
      return .type
    case .member(let base?, _):
      if case .binary(_, let op, _) = base.withoutParens.kind, op.name == "..." || op.name == "..<" { return .nothing }
      return .type
    default: return .type
    }
  }
}
