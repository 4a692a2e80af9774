import Syntax

extension Checker {
  /// The least type that two types, neither of which converts to the other, both convert to: a superclass, through
  /// optionals, collections and metatypes too. nil if there is none.
  func join(_ a: Type, _ b: Type) -> Type? {
    // What is not known yet is the same as anything.
    if containsUnknown(a) || containsUnknown(b) { return nil }
    // Of tuples with other labels neither is the other: `[(x: 1, y: 2), (row: 3, column: 4)]`.
    if case .tuple = a.resolved, case .tuple = b.resolved { return nil }
    if conformances.same(a, b) { return a }
    switch (a.resolved, b.resolved) {
    case (.optional(let x), .optional(let y)): return join(x, y).map { .optional($0) }
    case (.optional(let x), let y), (let y, .optional(let x)): return join(x, y).map { .optional($0) }
    case (.metatype(let x), .metatype(let y)): return join(x, y).map(\.asMetatype)
    case (.nominal(let m, let mine), .nominal(let n, let theirs)):
      if m.kind == .class, n.kind == .class { return commonClass(a, m, b, n) }
      guard m === n, m.module == "Swift" else { return nil }
      switch m.name.text {
      case "Array", "ArraySlice", "Set": return join(mine[0], theirs[0]).map { .nominal(m, [$0]) }
      case "Dictionary" where conformances.same(mine[0], theirs[0]):
        return join(mine[1], theirs[1]).map { .nominal(m, [mine[0], $0]) }
      default: return nil
      }
    default: return nil
    }
  }

  /// The first of two like types, as what both are: a function is `@Sendable` beside another such alone.
  func withoutSendable(_ a: Type, beside b: Type) -> Type {
    guard case .function(let mine) = a.resolved, mine.isSendable, case .function(let theirs) = b.resolved,
      !theirs.isSendable
    else { return a }
    return .function(mine.with(isSendable: false))
  }

  private func commonClass(_ a: Type, _ m: Nominal, _ b: Type, _ n: Nominal) -> Type? {
    for ancestor in [m] + m.ancestors where n === ancestor || n.isSubclass(of: ancestor) {
      let mine = Type.nominal(ancestor, conformances.arguments(of: a, as: ancestor))
      if conformances.same(mine, .nominal(ancestor, conformances.arguments(of: b, as: ancestor))) { return mine }
    }
    return nil
  }
}

/// `+` of texts and sequences of different types. As in Swift the result is of the type on the left if that can grow,
/// else of the one on the right, but rather of the one that is wanted.
extension Checker {
  /// `array + array.dropFirst()`, `(1...3) + [4]`: any two sequences of one element, one of them an array, a slice, or the
  /// code points of a text.
  func joinSequences(_ a: TypedExpr, _ b: TypedExpr, _ expecting: Type?, _ span: Span) -> TypedExpr? {
    let others = [catalog.core("ContiguousArray"), catalog.core("String.UnicodeScalarView")]
    func isList(_ type: Type) -> Bool {
      ([catalog.arrayNominal, catalog.arraySliceNominal] + others).contains { $0 === type.nominal }
    }
    // A collection of the script's own that can grow has the `+` of its protocol.
    func grows(_ type: Type) -> Bool {
      type.nominal?.module != "Swift" && conformsByName(type, "RangeReplaceableCollection")
    }
    if grows(a.type) || !isList(a.type) && grows(b.type) { return nil }
    var b = b
    // `Array("ab") + "c"`
    if isList(a.type), sequenceElement(a.type)?.nominal === catalog.characterNominal,
      case .variable(let variable) = b.type.resolved, variable.kind == .stringLiteral
    {
      b = TypedExpr(b.kind, defaulted(b.type), b.span)
    }
    guard isList(a.type) || isList(b.type), let mine = sequenceElement(a.type), let theirs = sequenceElement(b.type),
      unify(mine, theirs), let make = sequenceInitializer(of: catalog.arrayNominal).map(adding)
    else { return nil }
    func asArray(_ expr: TypedExpr) -> TypedExpr {
      if expr.type.nominal === catalog.arrayNominal { return expr }
      let use = FunctionUse(make, ownerArguments: [mine], arguments: [expr.type])
      return TypedExpr(.call(use, base: nil, [expr]), catalog.array(mine), expr.span)
    }
    let sum = TypedExpr(.binary(.add, asArray(a), asArray(b)), catalog.array(mine), span)
    let first = isList(a.type) ? a.type : b.type
    let grown = isList(b.type) && b.type.nominal === expecting?.nominal ? b.type : first
    guard let list = grown.nominal, list !== catalog.arrayNominal,
      expecting?.nominal !== catalog.arrayNominal || !(mayBeArray(a) || mayBeArray(b)),
      let cut = sequenceInitializer(of: list)
    else { return sum }
    let own = list.generics.isEmpty ? [] : [mine]
    return TypedExpr(
      .call(FunctionUse(cut, ownerArguments: own, arguments: [sum.type]), base: nil, [sum]), .nominal(list, own), span)
  }

  /// Whether an operand is an array, a literal of one, or a call of what any sequence has to make one: `slice.suffix(2)`.
  private func mayBeArray(_ operand: TypedExpr) -> Bool {
    if case .array = operand.kind { return true }
    guard operand.type.nominal !== catalog.arrayNominal, let element = sequenceElement(operand.type) else {
      return true
    }
    let mark = trail.count
    defer { unwind(to: mark) }
    return sequenceTwin(of: operand, catalog.array(element)) != nil
  }

  /// `buttons + labels`: two arrays as arrays of what takes the elements of both.
  func jointArrays(_ a: TypedExpr, _ b: TypedExpr, _ expecting: Type?) -> (TypedExpr, TypedExpr)? {
    guard a.type.nominal === catalog.arrayNominal, b.type.nominal === catalog.arrayNominal else { return nil }
    // `let all: [any Shape] = circles + squares`
    if let expecting, expecting.nominal === catalog.arrayNominal, !containsUnknown(expecting),
      let x = conversion(of: a, to: expecting), let y = conversion(of: b, to: expecting)
    {
      return (x, y)
    }
    let together = canConvert(a, to: b.type) ? b.type : canConvert(b, to: a.type) ? a.type : join(a.type, b.type)
    guard let together, let x = conversion(of: a, to: together), let y = conversion(of: b, to: together) else {
      return nil
    }
    return (x, y)
  }

  /// `[0] + array.dropFirst()`, and two slices of which one may be an array where one is wanted.
  func joinSlices(_ a: TypedExpr, _ b: TypedExpr, _ expecting: Type?, _ span: Span) -> TypedExpr? {
    let slice = catalog.arraySliceNominal
    guard a.type.nominal === slice, b.type.nominal === slice, expecting?.nominal !== slice else { return nil }
    var isLiteral = false
    if case .array = a.kind { isLiteral = true }
    let isWanted = expecting?.nominal === catalog.arrayNominal && (mayBeArray(a) || mayBeArray(b))
    guard isLiteral || isWanted, let element = sequenceElement(a.type) else {
      return nil
    }
    return joinSequences(a, b, catalog.array(element), span)
  }

  /// `text + text.prefix(2)`, `word.prefix(3) + "…"`.
  func joinTexts(_ a: TypedExpr, _ b: TypedExpr, _ expecting: Type?, _ span: Span) -> TypedExpr? {
    let part = catalog.substringNominal
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
    let isWhole = expecting?.nominal === catalog.stringNominal && !(isPart(a.type) && isPart(b.type))
    let isCut = !isWhole && (isPart(a.type) || isPart(expecting))
    let sum = TypedExpr(.binary(.add, asString(a), asString(b)), catalog.string, span)
    return isCut ? TypedExpr(.call(FunctionUse(cut), base: nil, [sum]), .nominal(part, []), span) : sum
  }

  /// `word == line.dropLast()`: a string and a part of one are compared by what they say.
  func bothAsStrings(_ a: TypedExpr, _ b: TypedExpr) -> (TypedExpr, TypedExpr)? {
    let part = catalog.substringNominal
    guard let whole = initializer(of: catalog.stringNominal, takes: part) else { return nil }
    func asString(_ expr: TypedExpr) -> TypedExpr? {
      if expr.type.nominal === catalog.stringNominal { return expr }
      if expr.type.nominal !== part { return nil }
      return TypedExpr(.call(FunctionUse(whole), base: nil, [expr]), catalog.string, expr.span)
    }
    guard let x = asString(a), let y = asString(b) else { return nil }
    return (x, y)
  }

  /// `self + "…"` in an extension of `StringProtocol`, `text + text.reversed()`: a text grows by the characters of anything
  /// that has some. What comes first says what the sum is, when both could.
  func joinCharacters(_ a: TypedExpr, _ b: TypedExpr, _ expecting: Type?, _ span: Span) -> TypedExpr? {
    func isString(_ type: Type) -> Bool {
      if case .variable(let variable) = type.resolved { return variable.kind == .stringLiteral }
      return type.nominal === catalog.stringNominal
    }
    func hasCharacters(_ type: Type, isFirst: Bool) -> Bool {
      if isString(type) || type.nominal === catalog.substringNominal { return false }
      guard sequenceElement(type)?.nominal === catalog.characterNominal else { return false }
      switch type.resolved {
      case .nominal where !isFirst: return true
      default: return !conformances.conforms(type, to: catalog.core("RangeReplaceableCollection"))
      }
    }
    // `"ab" + ["c"]`: of a list beside a text, the literals are characters. Before one they are only where a text is wanted,
    // or anything.
    func areCharacters(_ list: TypedExpr) -> Bool {
      guard case .array = list.kind, let element = sequenceElement(list.type)?.resolved,
        case .variable(let variable) = element, variable.kind == .stringLiteral
      else { return false }
      return unify(element, catalog.character)
    }
    let isLed = isString(b.type) && expecting.map { isString($0) || $0.isExistential } ?? false && areCharacters(a)
    if isString(a.type) || a.type.nominal === catalog.substringNominal { _ = areCharacters(b) }
    // A part of a text grows to a part.
    if a.type.nominal === catalog.substringNominal, hasCharacters(b.type, isFirst: false),
      let whole = charactersInitializer(of: catalog.stringNominal)
    {
      let more = FunctionUse(whole, arguments: [b.type])
      return joinTexts(a, TypedExpr(.call(more, base: nil, [b]), catalog.string, b.span), nil, span)
    }
    guard
      isString(a.type) && hasCharacters(b.type, isFirst: false)
        || isString(b.type) && (isLed || hasCharacters(a.type, isFirst: true)),
      let make = charactersInitializer(of: catalog.stringNominal)
    else { return nil }
    func asString(_ expr: TypedExpr) -> TypedExpr {
      if isString(expr.type) {
        _ = unify(expr.type, catalog.string)
        return expr
      }
      return TypedExpr(.call(FunctionUse(make, arguments: [expr.type]), base: nil, [expr]), catalog.string, expr.span)
    }
    return TypedExpr(.binary(.add, asString(a), asString(b)), catalog.string, span)
  }

  private func charactersInitializer(of nominal: Nominal) -> Function? {
    initializer(of: nominal) { $0.generics.first?.protocols.contains { $0 === catalog.sequenceProtocol } ?? false }
  }

  /// The same as an initializer that takes a sequence, for elements that are added to others: of these there are at least
  /// `underestimatedCount`, and what is counted is only what is copied whole.
  private func adding(_ make: Function) -> Function {
    let made = Function(
      make.name, make.kind,
      body: .library { call in
        Value(array: try elements(of: call[0], type: call.types[1], free: call.free, asking: .least))
      })
    made.owner = make.owner
    made.generics = make.generics
    made.parameters = make.parameters
    made.result = make.result
    return made
  }

  /// `Array.init(_: some Sequence)` and its like.
  func sequenceInitializer(of nominal: Nominal) -> Function? {
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
