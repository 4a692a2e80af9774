import Syntax

/// `+` of texts and sequences of different types. As in Swift the result is of the type on the left if that can grow,
/// else of the one on the right, but rather of the one that is wanted.
extension Checker {
  /// `array + array.dropFirst()`, `(1...3) + [4]`: any two sequences of one element, one of them an array or a slice.
  func joinSequences(_ a: TypedExpr, _ b: TypedExpr, _ expecting: Type?, _ span: Span) -> TypedExpr? {
    func isList(_ type: Type) -> Bool {
      type.nominal === catalog.arrayNominal || type.nominal === catalog.arraySliceNominal
    }
    guard isList(a.type) || isList(b.type), let mine = sequenceElement(a.type), let theirs = sequenceElement(b.type),
      unify(mine, theirs), let make = sequenceInitializer(of: catalog.arrayNominal)
    else { return nil }
    func asArray(_ expr: TypedExpr) -> TypedExpr {
      if expr.type.nominal === catalog.arrayNominal { return expr }
      let use = FunctionUse(make, ownerArguments: [mine], arguments: [expr.type])
      return TypedExpr(.call(use, base: nil, [expr]), catalog.array(mine), expr.span)
    }
    let sum = TypedExpr(.binary(.add, asArray(a), asArray(b)), catalog.array(mine), span)
    let grown = isList(a.type) ? a.type : b.type
    let slice = catalog.arraySliceNominal
    guard grown.nominal === slice, expecting?.nominal !== catalog.arrayNominal,
      let cut = sequenceInitializer(of: slice)
    else { return sum }
    return TypedExpr(
      .call(FunctionUse(cut, ownerArguments: [mine], arguments: [sum.type]), base: nil, [sum]),
      .nominal(slice, [mine]), span)
  }

  /// `[0] + array.dropFirst()`, and any two slices where an array is wanted.
  func joinSlices(_ a: TypedExpr, _ b: TypedExpr, _ expecting: Type?, _ span: Span) -> TypedExpr? {
    let slice = catalog.arraySliceNominal
    guard a.type.nominal === slice, b.type.nominal === slice, expecting?.nominal !== slice else { return nil }
    var isLiteral = false
    if case .array = a.kind { isLiteral = true }
    guard isLiteral || expecting?.nominal === catalog.arrayNominal, let element = sequenceElement(a.type) else {
      return nil
    }
    return joinSequences(a, b, catalog.array(element), span)
  }

  /// `text + text.prefix(2)`, `word.prefix(3) + "…"`.
  func joinTexts(_ a: TypedExpr, _ b: TypedExpr, _ expecting: Type?, _ span: Span) -> TypedExpr? {
    guard let part = catalog.nativeNominal("Substring") else { return nil }
    func isPart(_ type: Type?) -> Bool { type?.nominal === part }
    func isText(_ type: Type) -> Bool {
      if case .variable(let variable) = type.resolved { return variable.kind == .stringLiteral }
      return type.nominal === catalog.stringNominal || isPart(type)
    }
    guard isPart(a.type) || isPart(b.type), isText(a.type), isText(b.type),
      let whole = initializer(of: catalog.stringNominal, takes: part),
      let cut = initializer(of: part, takes: catalog.stringNominal)
    else { return nil }
    func asString(_ expr: TypedExpr) -> TypedExpr {
      if isPart(expr.type) {
        return TypedExpr(.call(FunctionUse(whole), base: nil, [expr]), catalog.string, expr.span)
      }
      _ = unify(expr.type, catalog.string)
      return expr
    }
    let isCut = expecting?.nominal === catalog.stringNominal ? false : isPart(a.type) || isPart(expecting)
    let sum = TypedExpr(.binary(.add, asString(a), asString(b)), catalog.string, span)
    return isCut ? TypedExpr(.call(FunctionUse(cut), base: nil, [sum]), .nominal(part, []), span) : sum
  }

  /// `Array.init(_: some Sequence)` and its like.
  private func sequenceInitializer(of nominal: Nominal) -> Function? {
    initializer(of: nominal) { $0.generics.count == 1 }
  }

  /// `String.init(_: Substring)` and the other way round.
  private func initializer(of nominal: Nominal, takes other: Nominal) -> Function? {
    initializer(of: nominal) { $0.parameters[0].type.nominal === other }
  }

  private func initializer(of nominal: Nominal, _ test: (Function) -> Bool) -> Function? {
    for case .function(let function) in nominal.members(named: "init")
    where function.parameters.count == 1 && function.parameters[0].label == nil && test(function) {
      return function
    }
    return nil
  }
}
