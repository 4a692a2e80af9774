import Syntax

/// Key paths, and what they lead to.
extension Checker {
  /// `base[keyPath: path]`
  func throughKeyPath(_ base: TypedExpr, _ path: Expr, _ span: Span) -> TypedExpr {
    // With the path written out it is just `x.a.b`, a place that can be assigned.
    if case .keyPath(let root, let written) = path.kind {
      var parts = written[...]
      let type = root.map { keyPathRoot($0, &parts) } ?? base.type
      guard let converted = conversion(of: base, to: type) else {
        return fail(.keyPathRoot(type, base.type), path.span)
      }
      return keyPathPlace(from: converted, parts, span)
    }
    let expected = Type.nominal(catalog.keyPathNominal, [base.type, freshVariable(.general, span)])
    let typed = check(path, expecting: expected)
    if typed.type.isError { return typed }
    guard case .nominal(let nominal, let arguments) = typed.type.resolved, isKeyPath(nominal) else {
      return fail(.cannotConvert(typed.type, to: expected, .argument), path.span)
    }
    // Of any root: what the path says of it is found out when it is gone.
    guard let root = arguments.first else {
      return TypedExpr(.throughKeyPath(base, typed), .optional(.any), span)
    }
    guard let converted = conversion(of: base, to: root) else {
      return fail(.cannotConvert(base.type, to: root, .argument), base.span)
    }
    return TypedExpr(.throughKeyPath(converted, typed), arguments[safe: 1] ?? .any, span)
  }

  func checkKeyPath(_ root: TypeExpr?, _ parts: [KeyPathPart], _ expecting: Type?, _ span: Span) -> TypedExpr {
    let expected = expecting?.withoutOptionals
    var rootType: Type?
    var isFunction = false
    var valueType: Type?
    switch expected {
    case .function(let function)? where function.parameters.count == 1:
      rootType = function.parameters[0].type
      valueType = function.result
      isFunction = true
    case .nominal(let nominal, let arguments)? where isKeyPath(nominal):
      rootType = arguments.first
      valueType = arguments[safe: 1]
    default: break
    }
    var parts = parts[...]
    if let root { rootType = keyPathRoot(root, &parts) }
    if let type = rootType { rootType = defaulted(type) }
    guard let rootType, !isUnknown(rootType) else { return fail(.rootOfKeyPath, span) }
    let function = TypedFunction(name: "key path", span: span, source: source)
    let variable = Variable("root", rootType, isLet: false, storage: .local, owner: function, span: span)
    function.parent = currentFunction
    function.parameters = [variable]
    let place = keyPathPlace(from: TypedExpr(.variable(variable), rootType, span), parts, span)
    if place.type.isError { return place }
    let indices = isFunction ? [] : takeIndices(of: place, function)
    let result = valueType.flatMap { conversion(of: place, to: $0) } ?? place
    function.result = result.type
    function.body = [TypedStmt(.return_(result), span)]
    if isFunction { captureAll(of: place, function) }
    let isWritable = !isFunction && result === place && isWritable(place, function)
    let path = TypedKeyPath(
      function: function, place: place, isWritable: isWritable, indices: indices.map(\.variable))
    let nominal =
      !isWritable
      ? catalog.keyPathNominal : leadsThroughObject(place) ? catalog.referenceWritableKeyPath : catalog.writableKeyPath
    let type: Type =
      isFunction
      ? .function(FunctionType([.init(rootType)], result.type)) : .nominal(nominal, [rootType, result.type])
    return indices.reversed().reduce(TypedExpr(.keyPath(path), type, span)) { made, index in
      TypedExpr(.let_(index.variable, index.value, in: made), type, span)
    }
  }

  /// `\Outer.Inner.x` and `\Int?.self`: names of types and question marks behind the root are its own.
  private func keyPathRoot(_ written: TypeExpr, _ parts: inout ArraySlice<KeyPathPart>) -> Type {
    var type = resolve(written)
    var end = written.span.end
    while case .member(let use)? = parts.first, let nested = nestedType(use.name, in: type) {
      parts = parts.dropFirst()
      type = nested
      end = use.span.end
    }
    while case .optionalTry(let mark)? = parts.first, mark.start == end {
      parts = parts.dropFirst()
      type = .optional(type)
      end = mark.end
    }
    return type
  }

  private func nestedType(_ name: Name, in type: Type) -> Type? {
    for candidate in members(of: type, named: name, isStatic: true) {
      switch candidate.member {
      case .type(let nominal) where nominal.generics.isEmpty: return .nominal(nominal, [])
      case .typealias_(_, let generics, let alias) where generics.isEmpty:
        return ownerSubstitution(candidate.owner, candidate.ownerArguments).apply(alias)
      default: continue
      }
    }
    return nil
  }

  private func isWritable(_ place: TypedExpr, _ function: TypedFunction) -> Bool {
    if case .chain = place.kind { return false }
    let known: Void? = attempt { withFunction(function) { _ = requireMutable(place, .assignment, place.span) } }
    return known != nil
  }

  /// Puts variables where subscripts have their arguments: those are evaluated once, when the path is made, and tell
  /// paths from each other.
  private func takeIndices(of place: TypedExpr, _ function: TypedFunction) -> [(variable: Variable, value: TypedExpr)] {
    switch place.kind {
    case .property(let base?, _), .tupleElement(let base, _), .forceUnwrap(let base, _), .optionalTry(let base),
      .chain(let base), .convert(_, let base):
      return takeIndices(of: base, function)
    case .subscript_(let base?, let use, let arguments):
      var taken = takeIndices(of: base, function)
      let made = arguments.map { argument -> TypedExpr in
        settleLiterals(argument.type)
        if !conformances.conforms(argument.type, to: catalog.hashable) {
          report(.keyPathIndex(argument.type), argument.span)
        }
        let variable = Variable(
          "index", argument.type, isLet: true, storage: .local, owner: currentFunction, span: argument.span)
        variable.isCaptured = true
        function.captures.append(TypedFunction.Capture(variable))
        taken.append((variable, argument))
        return TypedExpr(.variable(variable), argument.type, argument.span)
      }
      place.kind = .subscript_(base, use, made)
      return taken
    default: return []
    }
  }

  /// A path that is a function evaluates its subscripts' arguments at each call, and so captures what they use.
  private func captureAll(of place: TypedExpr, _ function: TypedFunction) {
    var around: [TypedFunction] = []
    var next: TypedFunction? = currentFunction
    while let current = next {
      around.append(current)
      next = current.parent
    }
    let walk = TypedWalk(
      onExpression: { [self] expr, _ in
        guard case .variable(let variable) = expr.kind, around.contains(where: { $0 === variable.owner }) else {
          return
        }
        withFunction(function) { noteCapture(variable) }
      }, onDeclaration: { _, _ in })
    walk.visit(place, in: function)
  }

  private func keyPathPlace(from root: TypedExpr, _ parts: ArraySlice<KeyPathPart>, _ span: Span) -> TypedExpr {
    var current = root
    var isOptional = false
    for part in parts {
      if case .optionalTry = part { isOptional = true }
      current = keyPathStep(current, part, span)
    }
    if isOptional, !current.type.isError {
      let type: Type = current.type.optionalPayload != nil ? current.type : .optional(current.type)
      current = TypedExpr(.chain(current), type, span)
    }
    return current
  }

  /// Whether what a path leads to can be changed though the root cannot: it lies in an object.
  private func leadsThroughObject(_ place: TypedExpr) -> Bool {
    switch place.kind {
    case .property(let base?, let use):
      isReference(base.type) || use.property.setter?.isMutating == false && use.property.owner?.kind != .protocol
        || leadsThroughObject(base)
    case .subscript_(let base?, let use, _):
      isReference(base.type) || use.function.setter?.isMutating == false || leadsThroughObject(base)
    case .tupleElement(let base, _), .forceUnwrap(let base, _), .convert(_, let base): leadsThroughObject(base)
    default: false
    }
  }

  func isKeyPath(_ nominal: Nominal) -> Bool { nominal.isSubclass(of: catalog.anyKeyPath) }

  private func isProperty(_ member: Member) -> Bool {
    if case .property = member { true } else { false }
  }

  private func keyPathStep(_ base: TypedExpr, _ part: KeyPathPart, _ span: Span) -> TypedExpr {
    switch part {
    case .member(let use):
      let found = members(of: base.type, named: use.name, isStatic: false)
      if case .function(let method)? = found.first?.member, found.allSatisfy({ !isProperty($0.member) }) {
        return fail(.keyPathToMethod(method.shownName), use.span)
      }
      return member(of: base, use, nil, span)
    case .identity: return base
    case .tupleElement(let index, _):
      guard case .tuple(let fields) = base.type.resolved, fields.indices.contains(index) else {
        return fail(noElement(index, base.type), span)
      }
      return TypedExpr(.tupleElement(base, index), fields[index].type, span)
    case .subscript_(let arguments, _): return subscripted(base, arguments, nil, span)
    case .optionalTry:
      guard case .optional(let payload) = base.type.resolved else {
        return fail(.chainOnNonOptional(base.type), span)
      }
      return TypedExpr(.optionalTry(base), payload, span)
    case .forceUnwrap:
      guard case .optional(let payload) = base.type.resolved else {
        return fail(.unwrapOfNonOptional(base.type), span)
      }
      return TypedExpr(.forceUnwrap(base, implicit: false), payload, span)
    }
  }
}
