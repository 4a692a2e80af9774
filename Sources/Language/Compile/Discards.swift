import Syntax

// Values that nobody wants. Swift frees what a call gives before what it was given, the last of that first; elsewhere
// a call lets go of its arguments when it ends (observed: what `deinit` prints, swiftc 6, without optimization).
extension FunctionCompiler {
  /// Evaluates an expression for what it does.
  func discarded(_ expr: TypedExpr) -> (Frame) throws -> Void {
    if case .tuple(let parts) = expr.kind {
      var steps = Steps()
      for part in parts { steps.append(discarded(part)) }
      return Self.all(steps)
    }
    // `_ = (x, y).0`: nobody wants the other parts either.
    if case .tupleElement(let base, _) = expr.kind, case .tuple = base.kind { return discarded(base) }
    guard rep(expr.type) == .value else { return expression(expr).effect }
    if let takeApart = takingApart(expr.type) {
      let run = expression(expr).value
      return { frame in
        var value = try run(frame)
        takeApart(&value)
      }
    }
    scopes.append([])
    let run = expression(outlived(expr)).effect
    guard let clear = cleared(.plain(run), scopes.removeLast()).plain else { return run }
    return clear
  }

  /// Frees the value of a type that is written as a tuple, the last part first; nil for types of which nobody can tell.
  func takingApart(_ type: Type) -> ((inout Value) -> Void)? {
    func mayFree(_ part: Type) -> Bool {
      rep(part) == .value && concrete(part).nominal !== compiler.catalog.stringNominal
    }
    guard case .tuple(let fields) = type.resolved, fields.contains(where: { mayFree($0.type) }) else { return nil }
    let parts = fields.map { takingApart($0.type) }
    return { Self.fallApart(&$0, parts) }
  }

  /// Destroys a value, its parts from the last to the first.
  ///
  /// - Parameter parts: How those of them that are tuples are destroyed.
  static func fallApart(_ value: inout Value, _ parts: [((inout Value) -> Void)?] = []) {
    var box = value.ref as? FieldsBox
    value = .void
    guard box != nil, isKnownUniquelyReferenced(&box) else { return }
    while var last = box?.fields.popLast() {
      if let count = box?.fields.count, count < parts.count { parts[count]?(&last) }
    }
  }

  /// The same, with what is given to the last call in constants, which live until the statement ends.
  private func outlived(_ expr: TypedExpr) -> TypedExpr {
    func with(_ kind: TypedExpr.Kind) -> TypedExpr { TypedExpr(kind, expr.type, expr.span) }
    switch expr.kind {
    case .call(let use, let base, let arguments):
      // An initializer gets its arguments for good.
      guard use.function.kind != .initializer, comesDirectly(use.function.result), comesDirectly(expr.type),
        !use.function.isStatic, !use.function.isMutating || base?.isInert ?? true
      else { return expr }
      return keeping([base].compactMap(\.self) + arguments) { kept in
        with(.call(use, base: base == nil ? nil : kept[0], Array(base == nil ? kept[...] : kept.dropFirst())))
      }
    case .callValue(let callee, let arguments):
      guard case .function(let function) = callee.type.resolved, comesDirectly(function.result) else { return expr }
      return keeping([callee] + arguments) { with(.callValue($0[0], Array($0.dropFirst()))) }
    case .property(let base?, let use):
      let property = use.property
      if property.isStatic || property.isLazy || property.getter?.isMutating == true { return expr }
      // Of a structure that is freed, too, all parts go in their order.
      if property.isStored { return compiler.isClass(concrete(base.type)) ? expr : base }
      return comesDirectly(expr.type) ? keeping([base]) { with(.property($0[0], use)) } : expr
    case .subscript_(let base?, let use, let arguments):
      guard use.function.isOfScript, !use.function.isStatic, use.function.getter?.isMutating != true,
        comesDirectly(expr.type)
      else { return expr }
      return keeping([base] + arguments) { with(.subscript_($0[0], use, Array($0.dropFirst()))) }
    case .tryForced(let body): return with(.tryForced(outlived(body)))
    // A branch goes on its own, unless the compiler sees that there is no choice.
    case .ternary(let condition, let yes, let no):
      guard case .boolean = condition.kind else { return expr }
      return with(.ternary(condition, outlived(yes), outlived(no)))
    default: return expr
    }
  }

  private func keeping(_ parts: [TypedExpr], _ make: ([TypedExpr]) -> TypedExpr) -> TypedExpr {
    let isMeant = parts.map { isTemporary($0) }
    // What places are evaluated to stays where it is in the order.
    guard isMeant.contains(true), parts.allSatisfy({ if case .inout_ = $0.kind { $0.isInert } else { true } }) else {
      return make(parts)
    }
    var constants: [(variable: Variable, value: TypedExpr)] = []
    let last = isMeant.lastIndex(of: true)!
    let kept = parts.enumerated().map { index, part in
      guard index <= last, !part.isInert else { return part }
      let variable = Variable("", part.type, isLet: true, storage: .local, owner: function, span: part.span)
      constants.append((variable, part))
      return TypedExpr(.variable(variable), part.type, part.span)
    }
    let late = constants.filter { $0.value.isLeftOutArgument }
    let order = constants.filter { !$0.value.isLeftOutArgument } + late
    return order.reversed().reduce(make(kept)) { body, constant in
      TypedExpr(.let_(constant.variable, constant.value, in: body), body.type, body.span)
    }
  }

  /// Whether a value that is made here may free an object when it goes.
  private func isTemporary(_ expr: TypedExpr) -> Bool {
    !expr.isInert && rep(expr.type) == .value && concrete(expr.type).nominal !== compiler.catalog.stringNominal
  }

  /// Whether Swift gives a result of this type in registers. Others are written to memory that the caller frees last, and
  /// those of tuples are taken apart.
  ///
  /// - Parameter around: The types that it is found in: one that holds itself lies elsewhere.
  private func comesDirectly(_ type: Type, in around: [Nominal] = []) -> Bool {
    switch type.resolved {
    case .tuple, .parameter, .associated: return type.isClass
    case .opaque, .existential: return type.isClass || compiler.holdsObject(type)
    case .optional(let inner):
      guard case .tuple(let fields) = inner.resolved else { return comesDirectly(inner, in: around) }
      return fields.allSatisfy { comesDirectly($0.type, in: around) }
    case .nominal(let nominal, let arguments):
      if nominal.module == "Swift" || nominal.kind == .class || around.contains(where: { $0 === nominal }) {
        return true
      }
      let substitution = Substitution(nominal.generics, arguments, compiler.conformances)
      return parts(of: nominal).allSatisfy { comesDirectly(substitution.apply($0), in: around + [nominal]) }
    default: return true
    }
  }

  private func parts(of nominal: Nominal) -> [Type] {
    switch nominal.kind {
    case .struct: nominal.storedProperties.map(\.type)
    case .enum where !nominal.isIndirect: nominal.cases.flatMap { $0.payload.map(\.type) }
    default: []
    }
  }
}

extension TypedExpr {
  /// Makes nothing that is freed with the statement, and does nothing.
  var isInert: Bool {
    switch kind {
    case .integer, .wideInteger, .float, .boolean, .string, .none, .metatype, .function, .closure, .currentView: true
    case .variable: !mayAct
    case .convert(_, let inner), .inout_(let inner): inner.isInert
    default: false
    }
  }
}
