import Syntax

// The library's hottest members, without boxing.
extension FunctionCompiler {
  func intrinsic(_ use: FunctionUse, _ base: TypedExpr?, _ arguments: [TypedExpr], _ expr: TypedExpr) -> Node? {
    guard case .library = use.function.body else { return nil }
    let name = use.function.fullName
    guard let base, !use.function.isStatic else {
      return base == nil && use.function.owner == nil ? globalIntrinsic(name, arguments, expr) : nil
    }
    let type = concrete(base.type)
    if type.nominal === catalog.arrayNominal, name == "append(_:)",
      use.function.owner === catalog.arrayNominal
        || use.function.isMutating
    {
      let place: TypedExpr
      if case .inout_(let inner) = base.kind { place = inner } else { place = base }
      let context = context
      return .void(
        change(access(place), expression(arguments[0]).value) { array, item in
          try uniqueArray(array).items.add(item, context)
        })
    }
    if name == "contains(_:)", case .property(let table?, let keys) = base.kind, keys.property.name == "keys",
      keys.property.owner === catalog.dictionaryNominal, isSimpleKey(concrete(arguments[0].type))
    {
      let (entries, key) = (expression(table).value, expression(arguments[0]).value)
      return .bool { frame in
        let box = try entries(frame).table()
        return try box.contains(try key(frame))
      }
    }
    return nil
  }

  private func isMetatype(_ type: Type) -> Bool { if case .metatype = type.resolved { true } else { false } }

  private func isParameter(_ type: Type) -> Bool { if case .parameter = type.resolved { true } else { false } }

  private func globalIntrinsic(_ name: String, _ arguments: [TypedExpr], _ expr: TypedExpr) -> Node? {
    let rep = rep(expr.type)
    let type = concrete(expr.type)
    switch (name, arguments.count) {
    // Where generic code is used for a box, `T` is the box, and so is what its values are of.
    case ("type(of:)", 1) where isParameter(arguments[0].type) && compiler.isExistential(concrete(arguments[0].type)):
      let box = Value(object: runtimeType(arguments[0].type))
      return sequence(expression(arguments[0]).effect, .value { _ in box })
    // The type of a class's metatype is known where it is written; which class it is, is its value.
    case ("type(of:)", 1) where isMetatype(arguments[0].type):
      let known = Value(object: runtimeType(arguments[0].type))
      return sequence(expression(arguments[0]).effect, .value { _ in known })
    case ("sqrt(_:)", 1) where rep == .double && !isSingle(type):
      let x = expression(arguments[0]).double
      return .double { try x($0).squareRoot() }
    case ("abs(_:)", 1) where rep == .double && !isSingle(type):
      let x = expression(arguments[0]).double
      return .double { Swift.abs(try x($0)) }
    case ("abs(_:)", 1) where type.nominal?.integerKind == .int:
      let x = expression(arguments[0]).int
      let place = place(expr.span)
      return .int { frame in
        let value = try x(frame)
        if value == .min { throw overflow(place) }
        return Swift.abs(value)
      }
    case ("min(_:_:)", 2), ("max(_:_:)", 2):
      let isMin = name.hasPrefix("min")
      let (a, b) = (expression(arguments[0]), expression(arguments[1]))
      if type.nominal?.integerKind?.isSigned ?? false {
        let (x, y) = (a.int, b.int)
        return isMin ? .int { Swift.min(try x($0), try y($0)) } : .int { Swift.max(try x($0), try y($0)) }
      }
      if rep == .double, !isSingle(type) {
        let (x, y) = (a.double, b.double)
        return isMin ? .double { Swift.min(try x($0), try y($0)) } : .double { Swift.max(try x($0), try y($0)) }
      }
      return nil
    default: return nil
    }
  }

  /// `Double(int)`: the commonest conversion.
  func conversionIntrinsic(_ type: Type, _ function: Function, _ arguments: [TypedExpr]) -> Node? {
    guard case .library = function.body, arguments.count == 1, function.parameters[0].label == nil,
      type.nominal === catalog.doubleNominal
    else { return nil }
    let source = concrete(arguments[0].type)
    guard source.nominal?.integerKind?.isSigned ?? false else { return nil }
    let node = expression(arguments[0])
    if let address = node.address { return Node(.double { Double(address.int($0).pointee) }, .converted(address)) }
    let x = node.int
    return .double { Double(try x($0)) }
  }

  func intrinsicProperty(_ base: TypedExpr, _ use: PropertyUse, _ expr: TypedExpr) -> Node? {
    guard use.property.owner?.module == "Swift", case .library? = use.property.getter?.body else { return nil }
    let type = concrete(base.type)
    let name = use.property.name.text
    guard name == "count" || name == "isEmpty" else { return nil }
    let wantsCount = name == "count"
    if let text = bytesOwner(base) {
      return wantsCount ? .int { try text($0).string().utf8.count } : .bool { try text($0).string().isEmpty }
    }
    if type.nominal === catalog.arrayNominal {
      let node = expression(base)
      if let address = node.address {
        if wantsCount { return .int { try address.arrayBox($0)._withUnsafeGuaranteedRef { $0.items.count } } }
        return .bool { try address.arrayBox($0)._withUnsafeGuaranteedRef { $0.items.isEmpty } }
      }
      let run = node.value
      if wantsCount { return .int { try run($0).array().items.count } }
      return .bool { try run($0).array().items.isEmpty }
    }
    return nil
  }

  /// The string whose `utf8` an expression is: it can be counted without a view of its bytes.
  private func bytesOwner(_ expr: TypedExpr) -> ((Frame) throws -> Value)? {
    guard case .property(let base?, let use) = expr.kind, use.property.name.text == "utf8",
      concrete(base.type).nominal === catalog.stringNominal, use.property.owner?.module == "Swift"
    else { return nil }
    return expression(base).value
  }
}
