import Syntax

extension Checker {
  /// Checks an expression. `expecting` is what the context would like, and guides literals, closures and
  /// implicit members; the result may still be of another type.
  func check(_ expr: Expr, expecting: Type?) -> TypedExpr {
    depth += 1
    defer { depth -= 1 }
    if depth > 2000 {
      return fail(.plain("expression is too deeply nested", hint: "split it into several statements"), expr.span)
    }
    let span = expr.span
    switch expr.kind {
    case .integer(let value, let overflow): return checkInteger(value, overflow, expecting, span)
    case .float(let value): return literal(.float(value), .floatLiteral, expecting, span, acceptsFloatLiteral)
    case .boolean(let value):
      if let expected = expecting?.resolved, conformsByName(expected, "ExpressibleByBooleanLiteral"),
        expected.nominal?.module == "main"
      {
        return TypedExpr(.boolean(value), expected, span)
      }
      return TypedExpr(.boolean(value), catalog.bool, span)
    case .string(let parts): return checkString(parts, expecting, span)
    case .nilLiteral: return checkNil(expecting, span)
    case .tag(let value):
      guard let type = tagType else { return fail(.unsupported("'#\(value)' without views"), span) }
      return TypedExpr(.viewWithTag(Int(value)), type, span)
    case .hash(let name, let arguments): return checkHash(name, arguments, span)
    case .name(let use): return checkName(use, expecting, span)
    case .member(let base, let use): return checkMember(base, use, expecting, span)
    case .tupleElement(let base, let index): return checkTupleElement(base, index, span)
    case .call(let callee, let arguments, _): return checkCall(callee, arguments, expecting, span)
    case .subscript_(let base, let arguments): return checkSubscript(base, arguments, expecting, span)
    case .prefix(let op, let operand): return checkPrefix(op, operand, expecting, span)
    case .postfix(let operand, let op): return checkPostfix(operand, op, expecting, span)
    case .binary(let left, let op, let right): return checkBinary(left, op, right, expecting, span)
    case .assign(let left, let right): return checkAssign(left, right, span)
    case .ternary(let condition, let yes, let no): return checkTernary(condition, yes, no, expecting, span)
    case .tuple(let elements): return checkTuple(elements, expecting, span)
    case .paren(let inner): return check(inner, expecting: expecting)
    case .array(let elements): return checkArray(elements, expecting, span)
    case .dictionary(let entries): return checkDictionary(entries, expecting, span)
    case .closure(let closure): return checkClosure(closure, expecting)
    case .optionalTry(let inner): return checkOptionalTry(inner, span)
    case .chain(let inner): return checkChain(inner, expecting, span)
    case .forceUnwrap(let inner): return checkForceUnwrap(inner, expecting, span)
    case .is_(let inner, let written):
      let typed = check(inner, expecting: nil)
      settleLiterals(typed.type)
      return TypedExpr(.is_(typed, resolve(written)), catalog.bool, span)
    case .as_(let inner, let written, let kind): return checkCast(inner, written, kind, span)
    case .try_(let inner, let kind): return checkTry(inner, kind, expecting, span)
    case .inout_(let inner):
      let typed = check(inner, expecting: expecting)
      _ = requireMutable(typed, .inoutArgument, span)
      return TypedExpr(.inout_(typed), typed.type, span)
    case .keyPath(let root, let parts): return checkKeyPath(root, parts, expecting, span)
    case .ifExpr(let node): return checkIfExpression(node, expecting, span)
    case .switchExpr(let node): return checkSwitchExpression(node, expecting, span)
    case .type(let written):
      let type = resolve(written)
      return TypedExpr(.metatype(type), .metatype(type), span)
    case .superRef: return fail(.plain("expected '.' or '[' after 'super'", hint: nil), span)
    case .error: return TypedExpr(.error, .error, span)
    }
  }

  // MARK: Literals

  private func literal(
    _ kind: TypedExpr.Kind, _ variableKind: TypeVariable.Kind, _ expecting: Type?, _ span: Span,
    _ accepts: (Type) -> Bool
  ) -> TypedExpr {
    if let expected = expecting?.resolved, !isUnknown(expected), accepts(expected) {
      return TypedExpr(kind, expected, span)
    }
    return TypedExpr(kind, freshVariable(variableKind, span), span)
  }

  private func checkInteger(_ value: Int64, _ overflow: UInt64?, _ expecting: Type?, _ span: Span) -> TypedExpr {
    if let magnitude = overflow {
      if let expected = expecting?.resolved, expected.nominal?.integerKind?.isSigned == false,
        expected.nominal?.integerKind?.bits == 64
      {
        return TypedExpr(.integer(Int64(bitPattern: magnitude)), expected, span)
      }
      if let expected = expecting?.resolved, acceptsFloatLiteral(expected), !isUnknown(expected) {
        return TypedExpr(.float(Double(magnitude)), expected, span)
      }
      return fail(.plain("integer literal '\(magnitude)' overflows when stored into 'Int'", hint: nil), span)
    }
    let typed = literal(.integer(value), .integerLiteral, expecting, span, acceptsIntegerLiteral)
    if let kind = typed.type.nominal?.integerKind {
      let bits = kind.bits
      let fits: Bool
      if kind.isSigned {
        fits = bits == 64 || (value >= -(1 << (bits - 1)) && value < (1 << (bits - 1)))
      } else {
        fits = value >= 0 && (bits == 64 || value < (1 << bits))
      }
      if !fits {
        return fail(.plain("integer literal '\(value)' overflows when stored into '\(typed.type)'", hint: nil), span)
      }
    }
    return typed
  }

  private func checkString(_ parts: [StringPart], _ expecting: Type?, _ span: Span) -> TypedExpr {
    var type = catalog.string
    if parts.count <= 1, expecting.map({ isUnknown($0) || isPlainContext($0) }) ?? true {
      var text = ""
      if case .text(let only)? = parts.first {
        text = only
      } else if !parts.isEmpty {
        return checkInterpolation(parts, type, span)
      }
      let variable = TypeVariable(.stringLiteral, span)
      variable.isSingleCharacter = text.count == 1
      openVariables.append(variable)
      return TypedExpr(.string(text), .variable(variable), span)
    }
    if let expected = expecting?.resolved {
      var candidate = expected
      while case .optional(let payload) = candidate { candidate = payload.resolved }
      if acceptsStringLiteral(candidate) { type = candidate }
    }
    if parts.isEmpty { return TypedExpr(.string(""), type, span) }
    if parts.count == 1, case .text(let text) = parts[0] {
      if type.nominal === catalog.characterNominal, text.count != 1 { type = catalog.string }
      return TypedExpr(.string(text), type, span)
    }
    if type.nominal === catalog.characterNominal { type = catalog.string }
    return checkInterpolation(parts, type, span)
  }

  /// A context that says nothing of a literal: `Any`, a type that no text is.
  private func isPlainContext(_ type: Type) -> Bool {
    var type = type.resolved
    while case .optional(let payload) = type { type = payload.resolved }
    return !acceptsStringLiteral(type)
  }

  private func checkInterpolation(_ parts: [StringPart], _ type: Type, _ span: Span) -> TypedExpr {
    var pieces: [TypedExpr.Piece] = []
    for part in parts {
      switch part {
      case .text(let text): pieces.append(.text(text))
      case .interpolation(let arguments, let at):
        guard arguments.count == 1, arguments[0].label == nil else {
          report(.plain("an interpolation takes one value", hint: nil), at)
          continue
        }
        let typed = check(arguments[0].value, expecting: nil)
        if case .none = typed.kind { report(.nilNeedsContext, at) }
        settleLiterals(typed.type)
        pieces.append(.value(typed))
      }
    }
    return TypedExpr(.interpolation(pieces), type, span)
  }

  private func checkNil(_ expecting: Type?, _ span: Span) -> TypedExpr {
    if let expected = expecting?.resolved {
      if case .optional = expected { return TypedExpr(.none, expected, span) }
      if case .variable = expected {
        let payload = freshVariable(.general, span)
        if unify(expected, .optional(payload)) { return TypedExpr(.none, expected, span) }
      }
    }
    return TypedExpr(.none, freshVariable(.general, span), span)
  }

  private func checkHash(_ name: Name, _ arguments: [Argument], _ span: Span) -> TypedExpr {
    switch name.text {
    case "selector":
      guard let argument = arguments.first else {
        return fail(.plain("expected a method in '#selector'", hint: nil), span)
      }
      return checkSelector(argument.value, span)
    case "function":
      return TypedExpr(
        .string(currentFunction.name == "main" && currentFunction.parent == nil ? "main" : currentFunction.name),
        catalog.string, span)
    case "line": return literal(.integer(Int64(lineOf(span))), .integerLiteral, nil, span, acceptsIntegerLiteral)
    case "column": return literal(.integer(Int64(columnOf(span))), .integerLiteral, nil, span, acceptsIntegerLiteral)
    case "file", "fileID", "filePath": return TypedExpr(.string(fileName), catalog.string, span)
    default: return fail(.unsupported("'#\(name.text)'"), span)
    }
  }

  /// `#selector(Foo.bar(_:))`: a `Selector` with the method's Objective-C name.
  private func checkSelector(_ expr: Expr, _ span: Span) -> TypedExpr {
    guard let selectorType = catalog.type(named: "Selector") else { return fail(.unsupported("'#selector'"), span) }
    let typed = check(expr, expecting: nil)
    let function: Function
    switch typed.kind {
    case .function(let use), .boundMethod(_, let use): function = use.function
    case .property(_, let use):
      return TypedExpr(.string(use.property.selector ?? use.property.name.text), .nominal(selectorType, []), span)
    case .error: return typed
    default:
      return fail(
        .plain("argument of '#selector' does not refer to an '@objc' method, property, or initializer", hint: nil),
        expr.span)
    }
    return TypedExpr(.string(function.selector ?? objcSelector(function)), .nominal(selectorType, []), span)
  }

  private func objcSelector(_ function: Function) -> String {
    if function.parameters.isEmpty { return function.name.text }
    var text = function.name.text
    for (index, parameter) in function.parameters.enumerated() {
      if let label = parameter.label?.text {
        text += index == 0 ? "With" + label.prefix(1).uppercased() + label.dropFirst() : label
      }
      text += ":"
    }
    return text
  }

  // MARK: Collections and tuples

  private func checkTuple(_ elements: [Argument], _ expecting: Type?, _ span: Span) -> TypedExpr {
    if elements.isEmpty { return TypedExpr(.tuple([]), .void, span) }
    var expected = expecting?.resolved
    while case .optional(let payload)? = expected { expected = payload.resolved }
    var types: [Type?] = elements.map { _ in nil }
    if case .tuple(let fields)? = expected, fields.count == elements.count {
      types = fields.map(\.type)
    } else if case .nominal(let nominal, _)? = expected, tupleShorthands[nominal.name]?.count == elements.count {
      types = elements.map { _ in catalog.double }
    }
    let typed = zip(elements, types).map { check($0.value, expecting: $1) }
    for (index, element) in typed.enumerated() {
      if case .none = element.kind, isUnknown(element.type) { report(.nilNeedsContext, elements[index].value.span) }
    }
    let fields = zip(elements, typed).map { TupleField($0.label, $1.type) }
    return TypedExpr(.tuple(typed), .tuple(fields), span)
  }

  private func checkArray(_ elements: [Expr], _ expecting: Type?, _ span: Span) -> TypedExpr {
    var expected = expecting?.resolved
    while case .optional(let payload)? = expected { expected = payload.resolved }
    // `[Int]()` and `[Int].self`: a type in brackets.
    if elements.count == 1, let type = typeNamed(elements[0]) {
      let array = catalog.array(type)
      return TypedExpr(.metatype(array), .metatype(array), span)
    }
    if case .nominal(let nominal, let arguments)? = expected {
      if nominal === catalog.arrayNominal || nominal === catalog.setNominal || nominal === catalog.arraySliceNominal {
        let typed = elements.map { check($0, as: arguments[0], .element) }
        return TypedExpr(.array(typed), expected!, span)
      }
      if conformances.conforms(expected!, to: catalog.optionSet) {
        return TypedExpr(.array(elements.map { check($0, as: expected!, .element) }), expected!, span)
      }
      if let use = conformances.literalInit(expected!, "ExpressibleByArrayLiteral"),
        case .nominal(_, let inner) = Substitution(nominal.generics, arguments, conformances).apply(
          use.function.parameters[0].type)
      {
        return TypedExpr(.array(elements.map { check($0, as: inner[0], .element) }), expected!, span)
      }
    }
    let element = freshVariable(.general, span)
    // The first element that means something alone guides those that do not: `[Size.l, .s, .m]`.
    var hint: Type?
    var typed: [TypedExpr?] = elements.map { _ in nil }
    for (index, written) in elements.enumerated() where !needsContext(written) {
      let made = check(written, expecting: nil)
      typed[index] = made
      if hint == nil, !isUnknown(made.type) { hint = made.type }
    }
    for (index, written) in elements.enumerated() where typed[index] == nil {
      if case .nilLiteral = written.kind {
        typed[index] = check(written, expecting: nil)
      } else {
        typed[index] = check(written, expecting: hint)
      }
    }
    return finishArray(elements, typed.map { $0! }, element, span)
  }

  private func finishArray(_ elements: [Expr], _ typed: [TypedExpr], _ element: Type, _ span: Span) -> TypedExpr {
    guard let joined = joinTypes(typed.map(\.type), element, elements, typed, span) else {
      return TypedExpr(.error, .error, span)
    }
    let converted = typed.map { convert($0, to: joined, .element) }
    return TypedExpr(.array(converted), catalog.array(joined), span)
  }

  /// The type all elements can be converted to; nil after reporting that there is none.
  func joinTypes(_ types: [Type], _ element: Type, _ written: [Expr], _ typed: [TypedExpr], _ span: Span) -> Type? {
    if types.isEmpty { return element }
    if types.contains(where: \.isError) { return nil }
    var joined = types[0].resolved
    if case .none = typed[0].kind, isUnknown(joined) { joined = .optional(freshVariable(.general, span)) }
    for (index, type) in types.enumerated().dropFirst() {
      let next = type.resolved
      if case .none = typed[index].kind, isUnknown(next) {
        if case .optional = joined {} else { joined = .optional(joined) }
        _ = unify(next, joined)
        continue
      }
      let mark = trail.count
      if unify(joined, next) { continue }
      unwind(to: mark)
      if convertType(next, joined) != nil { continue }
      unwind(to: mark)
      if convertType(joined, next) != nil {
        joined = next
        continue
      }
      unwind(to: mark)
      if let common = commonSuperclass(joined, next) {
        joined = common
        continue
      }
      if case .optional(let payload) = joined, let common = commonSuperclass(payload.resolved, next) {
        joined = .optional(common)
        continue
      }
      report(.heterogeneous("[Any]"), span)
      return nil
    }
    return joined
  }

  private func commonSuperclass(_ a: Type, _ b: Type) -> Type? {
    guard case .nominal(let m, _) = a, case .nominal(let n, _) = b, m.kind == .class, n.kind == .class else {
      return nil
    }
    for ancestor in m.ancestors where n.isSubclass(of: ancestor) {
      return .nominal(ancestor, conformances.arguments(of: a, as: ancestor))
    }
    return nil
  }

  private func checkDictionary(_ entries: [(key: Expr, value: Expr)], _ expecting: Type?, _ span: Span) -> TypedExpr {
    var expected = expecting?.resolved
    while case .optional(let payload)? = expected { expected = payload.resolved }
    if entries.count == 1, let key = typeNamed(entries[0].key), let value = typeNamed(entries[0].value) {
      let type = catalog.dictionary(key, value)
      return TypedExpr(.metatype(type), .metatype(type), span)
    }
    if case .nominal(let nominal, let arguments)? = expected, nominal === catalog.dictionaryNominal {
      let typed = entries.map {
        (key: check($0.key, as: arguments[0], .element), value: check($0.value, as: arguments[1], .element))
      }
      return TypedExpr(.dictionary(typed), expected!, span)
    }
    if let expected, conformances.literalInit(expected, "ExpressibleByDictionaryLiteral") != nil {
      let use = conformances.literalInit(expected, "ExpressibleByDictionaryLiteral")!
      let pair = Substitution(expected.nominal!.generics, expected.arguments, conformances).apply(
        use.function.parameters[0].type)
      if case .nominal(_, let inner) = pair, case .tuple(let fields) = inner[0].resolved, fields.count == 2 {
        let typed = entries.map {
          (key: check($0.key, as: fields[0].type, .element), value: check($0.value, as: fields[1].type, .element))
        }
        return TypedExpr(.dictionary(typed), expected, span)
      }
    }
    let keys = entries.map { check($0.key, expecting: nil) }
    let values = entries.map { check($0.value, expecting: nil) }
    guard let key = joinTypes(keys.map(\.type), freshVariable(.general, span), entries.map(\.key), keys, span) else {
      return TypedExpr(.error, .error, span)
    }
    let mark = diagnostics.count
    guard let value = joinTypes(values.map(\.type), freshVariable(.general, span), entries.map(\.value), values, span)
    else {
      if diagnostics.count > mark, case let message = diagnostics[diagnostics.count - 1].message,
        message.hasPrefix("heterogeneous")
      {
        settleLiterals(key)
        diagnostics[diagnostics.count - 1] = CheckError.heterogeneous("[\(key) : Any]").diagnostic(span)
      }
      return TypedExpr(.error, .error, span)
    }
    if !isUnknown(key) { requireHashable(key, span) }
    let typed = zip(keys, values).map { (key: convert($0, to: key, .element), value: convert($1, to: value, .element)) }
    return TypedExpr(.dictionary(typed), catalog.dictionary(key, value), span)
  }

  /// The type that an expression names, when it is nothing but a type's name.
  func typeNamed(_ expr: Expr) -> Type? {
    switch expr.kind {
    case .name(let use):
      guard case .type = lookup(use.name) else { return nil }
      return attempt { resolve(TypeExpr(.named(use), expr.span)) }
    case .type(let written): return attempt { resolve(written) }
    case .array(let elements) where elements.count == 1: return typeNamed(elements[0]).map { catalog.array($0) }
    case .dictionary(let entries) where entries.count == 1:
      guard let key = typeNamed(entries[0].key), let value = typeNamed(entries[0].value) else { return nil }
      return catalog.dictionary(key, value)
    case .member(let base?, let use):
      guard let outer = typeNamed(base), case .type(let nominal)? = nestedType(of: outer, named: use.name) else {
        return nil
      }
      return attempt { nominalType(nominal, use.genericArguments.map(resolve), expr.span) }
    case .optionalTry(let inner): return typeNamed(inner).map { .optional($0) }
    case .chain(let inner): return typeNamed(inner)
    case .paren(let inner): return typeNamed(inner)
    case .tuple(let elements) where !elements.isEmpty:
      let types = elements.map { typeNamed($0.value) }
      if types.contains(where: { $0 == nil }) { return nil }
      return .tuple(zip(elements, types).map { TupleField($0.label, $1!) })
    default: return nil
    }
  }

  // MARK: Conditional values

  private func checkTernary(_ condition: Expr, _ yes: Expr, _ no: Expr, _ expecting: Type?, _ span: Span) -> TypedExpr {
    let test = check(condition, as: catalog.bool, .condition)
    var a = check(yes, expecting: expecting)
    var b = check(no, expecting: expecting)
    if let expecting, !isUnknown(expecting) {
      let mark = trail.count
      if let x = conversion(of: a, to: expecting), let y = conversion(of: b, to: expecting) {
        return TypedExpr(.ternary(test, x, y), expecting, span)
      }
      unwind(to: mark)
    }
    if needsContext(yes), !needsContext(no) { a = check(yes, expecting: b.type) }
    if needsContext(no), !needsContext(yes) { b = check(no, expecting: a.type) }
    if a.type.isError || b.type.isError { return TypedExpr(.error, .error, span) }
    guard let joined = attempt({ joinTypes([a.type, b.type], .void, [yes, no], [a, b], span) }).flatMap({ $0 }) else {
      if isNever(a.type) { return TypedExpr(.ternary(test, convert(a, to: b.type, .ternary), b), b.type, span) }
      return fail(.cannotConvert(a.type, to: b.type, .ternary), span)
    }
    return TypedExpr(.ternary(test, convert(a, to: joined, .ternary), convert(b, to: joined, .ternary)), joined, span)
  }

  private func isNever(_ type: Type) -> Bool { type.nominal === catalog.neverNominal }

  /// Whether an expression means nothing without a type from outside.
  func needsContext(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .member(nil, _), .nilLiteral, .closure: true
    case .array(let elements): elements.isEmpty || elements.allSatisfy(needsContext)
    case .dictionary(let entries): entries.isEmpty
    case .call(let callee, _, _): needsContext(callee)
    case .member(let base?, _): needsContext(base)
    case .paren(let inner): needsContext(inner)
    case .keyPath(nil, _): true
    case .prefix(_, let inner): needsContext(inner)
    case .ternary(_, let a, let b): needsContext(a) && needsContext(b)
    case .binary(let a, _, let b):
      // `.pi / 2`: a number alone does not say what `.pi` is of.
      needsContext(a) && (needsContext(b) || isNumberLiteral(b)) || isNumberLiteral(a) && needsContext(b)
    default: false
    }
  }

  private func checkIfExpression(_ node: IfStmt, _ expecting: Type?, _ span: Span) -> TypedExpr {
    let type = expecting ?? freshVariable(.general, span)
    let statement = TypedStmt(checkYieldingIf(node, type), span)
    settleLiterals(type)
    return TypedExpr(.statement(statement), type, span)
  }

  private func checkYieldingIf(_ node: IfStmt, _ type: Type) -> TypedStmt.Kind {
    let (conditions, body) = inBlock { () -> ([TypedCondition], [TypedStmt]) in
      let conditions = checkConditions(node.conditions)
      return (conditions, inBlock { checkYielding(node.body, type, node.span) })
    }
    switch node.elseBody {
    case .block(let statements)?: return .if_(conditions, body, inBlock { checkYielding(statements, type, node.span) })
    case .elseIf(let next)?: return .if_(conditions, body, [TypedStmt(checkYieldingIf(next, type), next.span)])
    case nil:
      report(.plain("'if' must have an unconditional 'else' to be used as expression", hint: nil), node.span)
      return .if_(conditions, body, [])
    }
  }

  private func checkSwitchExpression(_ node: SwitchStmt, _ expecting: Type?, _ span: Span) -> TypedExpr {
    let type = expecting ?? freshVariable(.general, span)
    let statement = checkSwitch(node, yielding: type)
    settleLiterals(type)
    return TypedExpr(.statement(statement), type, span)
  }

  /// The statements of a branch whose last expression is the value.
  func checkYielding(_ statements: [Stmt], _ type: Type, _ span: Span) -> [TypedStmt] {
    guard let last = statements.last else {
      report(.plain("expected expression in branch of 'if' or 'switch' expression", hint: nil), span)
      return []
    }
    let before = statements.dropLast().map(check)
    switch last.kind {
    case .expression(let expr, _):
      if case .ifExpr(let node) = expr.kind { return before + [TypedStmt(checkYieldingIf(node, type), last.span)] }
      if case .switchExpr(let node) = expr.kind { return before + [checkSwitch(node, yielding: type)] }
      return before + [TypedStmt(.yield(check(expr, as: type, .returnValue)), last.span)]
    case .if_(let node): return before + [TypedStmt(checkYieldingIf(node, type), last.span)]
    case .switch_(let node): return before + [checkSwitch(node, yielding: type)]
    case .throw_, .return_, .break_, .continue_: return before + [check(last)]
    default:
      report(
        .plain("non-expression branch of 'if' or 'switch' expression may only end with a 'throw'", hint: nil), last.span
      )
      return before + [check(last)]
    }
  }
}
