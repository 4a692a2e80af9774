import Syntax

extension Checker {
  /// Checks an expression. `expecting` is what the context would like, and guides literals, closures and
  /// implicit members; the result may still be of another type.
  func check(_ expr: Expr, expecting: Type?) -> TypedExpr {
    whole.depth += 1
    defer { whole.depth -= 1 }
    if whole.depth > 1 { return checkOnce(expr, expecting: expecting) }
    whole.literal = whole.isCounting || !whole.isOutermost ? nil : literalAlone(expr)
    // Of the expression before, which may have had no call to decide on.
    whole.secondChoices = SecondChoices()
    let start = Progress(self)
    var typed = checkOnce(expr, expecting: expecting)
    if !openNils.isEmpty { typed = refuseOpenNil(typed, expr, expecting) }
    if !whole.innerNils.met.isEmpty { typed = withOuterNils(typed, expr, expecting, since: start) }
    if whole.flatMaps.seen != nil { typed = settledFlatMap(typed, expr, expecting, since: start) }
    if !whole.secondChoices.seen.isEmpty, effort.count - start.effort < Effort.mostRepeated {
      typed = withSecondChoices(typed, expr, expecting, since: start)
    }
    if whole.isOutermost, !resultChoices.seen.isEmpty { typed = settled(typed, expr, expecting, since: start) }
    return whole.rivals.seen.isEmpty ? typed : weighed(typed, expr, expecting)
  }

  private func checkOnce(_ expr: Expr, expecting: Type?) -> TypedExpr {
    if whole.isTooDeep {
      return fail(.expressionTooDeep, expr.span)
    }
    let span = expr.span
    if leavesResults, expecting.map(isUnknown) ?? true, !hasWantedParts(expecting), isImplicitLiteral(expr) {
      return openLiteral(expr.withoutParens)
    }
    effort.count &+= 1
    if effort.isOver || effort.count & 255 == 0, !mayGoOn(span) { return TypedExpr(.error, .error, span) }
    switch expr.kind {
    case .integer(let value, let overflow): return checkInteger(value, overflow, expecting, span)
    case .float(let value): return literal(.float(value), .floatLiteral, expecting, span, acceptsFloatLiteral)
    case .boolean(let value):
      let expected = expecting?.withoutOptionals
      if let expected, expected.nominal?.module == "main", conformsByName(expected, "ExpressibleByBooleanLiteral") {
        return TypedExpr(.boolean(value), expected, span)
      }
      return TypedExpr(.boolean(value), catalog.bool, span)
    case .string(let parts): return checkString(parts, expecting, span)
    case .nilLiteral: return checkNil(expecting, span)
    case .tag(let value):
      guard let type = tagType else { return fail(.unsupported("'#\(value)' without views"), span) }
      return TypedExpr(.viewWithTag(Int(value)), type, span)
    case .hash(let name, let arguments): return checkHash(name, arguments, expecting, span)
    case .name(let use): return checkName(use, expecting, span)
    case .member(let base, let use): return checkMember(base, use, expecting, span)
    case .tupleElement(let base, let index): return checkTupleElement(base, index, span)
    case .call(let callee, let arguments, let style):
      if style == .bare, let foreign = foreignDeclaration(callee) ?? twoStatements(callee) { return foreign }
      return notingTwin(called(callee, span) { checkCall(callee, arguments, expecting, span) }, span)
    case .subscript_(let base, let arguments):
      return called(base, span) { checkSubscript(base, arguments, expecting, span) }
    case .prefix(let op, let operand): return checkPrefix(op, operand, expecting, span)
    case .postfix(let operand, let op): return checkPostfix(operand, op, expecting, span)
    case .binary(let left, let op, let right):
      let typed = checkBinary(left, op, right, expecting, span)
      let isFine = typed.type.isError || op.name == "&" || !refusesTypes([left, right])
      return isFine ? typed : TypedExpr(.error, .error, span)
    case .assign(let left, let right): return checkAssign(left, right, span)
    case .ternary(let condition, let yes, let no):
      if refusesTypes([yes, no]) { return TypedExpr(.error, .error, span) }
      return checkTernary(condition, yes, no, expecting, span)
    case .tuple(let elements): return checkTuple(elements, expecting, span)
    case .paren(let inner): return check(inner, expecting: expecting)
    case .array(let elements):
      if elements.count > 1, refusesTypes(elements) { return TypedExpr(.error, .error, span) }
      let list = withElementsTaken(checkArray(elements, wanted(expecting, ofLiteral: expr), span))
      if case .array(let parts) = list.kind { parts.forEach(requireKeepable) }
      return list
    case .dictionary(let entries):
      return withElementsTaken(checkDictionary(entries, wanted(expecting, ofLiteral: expr), span))
    case .closure(let closure): return checkClosure(closure, expecting)
    case .optionalTry(let inner): return checkOptionalTry(inner, expecting, span)
    case .chain(let inner): return checkChain(inner, expecting, span)
    case .forceUnwrap(let inner): return checkForceUnwrap(inner, expecting, span)
    case .is_(let inner, let written): return checkIs(inner, written, span)
    case .as_(let inner, let written, let kind): return checkCast(inner, written, kind, span)
    case .try_(let inner, let kind): return checkTry(inner, kind, expecting, span)
    case .consume(let inner): return checkConsume(inner, expecting, span)
    case .inout_: return fail(.ampersandNotInout(nil), span)
    case .keyPath(let root, let parts): return checkKeyPath(root, parts, expecting, span)
    case .ifExpr(let node): return checkIfExpression(node, expecting, span)
    case .switchExpr(let node): return checkSwitchExpression(node, expecting, span)
    case .type(let written):
      let type = resolve(written)
      return TypedExpr(.metatype(type), .metatype(type), span)
    case .superRef: return fail(scope.typeContext?.nominal.superclass == nil ? noSuper : .superAlone, span)
    case .error: return TypedExpr(.error, .error, span)
    }
  }

}
