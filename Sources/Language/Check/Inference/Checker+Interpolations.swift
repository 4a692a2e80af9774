import Syntax

/// What may stand in `\(…)` beside one value: `\(name, default: "none")`, and what a script's
/// `extension String.StringInterpolation` adds.
extension Checker {
  /// A literal of a type with a `StringInterpolation` of its own, which takes the texts and the values one by one; nil
  /// where the type makes itself of the whole text.
  func grownLiteral(_ parts: [StringPart], _ type: Type, _ span: Span) -> TypedExpr? {
    guard let nominal = type.nominal, nominal.module == "main", let grown = interpolationType(of: type) else {
      return nil
    }
    // Before, between and behind the values there is a text, be it empty.
    var texts = [""]
    var values: [(arguments: [Argument], span: Span)] = []
    for part in parts {
      switch part {
      case .text(let text): texts[texts.count - 1] += text
      case .interpolation(let arguments, let at):
        values.append((arguments, at))
        texts.append("")
      }
    }
    let variable = Variable(
      "interpolation", grown, isLet: false, storage: .local, owner: currentFunction, span: span)
    let place = TypedExpr(.variable(variable), grown, span)
    func append(_ name: Name, _ arguments: [Argument], _ span: Span) -> TypedExpr {
      let found = members(of: grown, named: name, isStatic: false)
      let use = NameUse(name, span)
      return callMembers(found, base: place, baseType: grown, use, arguments, nil, span, isStatic: false)
        ?? fail(noMember(name, of: grown, isStatic: false), span)
    }
    let begun = construct(
      grown, TypedExpr(.metatype(grown), .metatype(grown), span),
      [
        argument("literalCapacity", span, texts.reduce(0) { $0 + $1.utf8.count }),
        argument("interpolationCount", span, values.count),
      ], nil, span)
    var steps: [TypedExpr] = []
    for (index, text) in texts.enumerated() {
      let literal = Expr(.string(text.isEmpty ? [] : [.text(text)]), span)
      steps.append(append("appendLiteral", [Argument(label: nil, labelSpan: span, value: literal)], span))
      if index < values.count {
        steps.append(append("appendInterpolation", values[index].arguments, values[index].span))
      }
    }
    guard !begun.type.isError, !steps.contains(where: \.type.isError), let make = interpolationInitializer(of: type)
    else { return TypedExpr(.error, .error, span) }
    let use = FunctionUse(make, ownerArguments: type.arguments)
    steps.append(TypedExpr(.call(use, base: nil, [place]), type, span))
    return TypedExpr(.let_(variable, begun, in: TypedExpr(.sequence(steps), type, span)), type, span)
  }

  /// A string with values in it as one of a type that makes itself of the whole text: what a function takes tells it.
  func asOtherText(_ expr: TypedExpr, _ type: Type) -> TypedExpr? {
    guard case .interpolation(let pieces) = expr.kind, expr.type.nominal === catalog.stringNominal else { return nil }
    if case .optional(let payload) = type {
      return asOtherText(expr, payload.resolved).map { TypedExpr(.convert(.wrapOptional, $0), type, expr.span) }
    }
    guard type.nominal?.module == "main", conformsByName(type, "ExpressibleByStringInterpolation"),
      interpolationType(of: type) == nil
    else { return nil }
    return TypedExpr(.interpolation(pieces), type, expr.span)
  }

  private func interpolationInitializer(of type: Type) -> Function? {
    for case .function(let function) in type.nominal?.members(named: "init") ?? []
    where function.parameters.count == 1 && function.parameters[0].label == "stringInterpolation" && !function.isAlias {
      return function
    }
    return nil
  }

  /// What a literal of the type grows in, unless that is what strings grow in.
  private func interpolationType(of type: Type) -> Type? {
    guard let make = interpolationInitializer(of: type), let nominal = type.nominal else { return nil }
    let taken = Substitution(nominal.generics, type.arguments, conformances).apply(make.parameters[0].type)
    return taken.nominal?.name == "DefaultStringInterpolation" ? nil : taken
  }

  /// `\(hex: 255)`: the text that an `appendInterpolation` makes of the arguments; nil where there is none that takes them,
  /// or only the library's for any value.
  func ownInterpolation(_ arguments: [Argument], _ span: Span) -> TypedExpr? {
    guard let nominal = catalog.type(named: "DefaultStringInterpolation") else { return nil }
    let type = Type.nominal(nominal, [])
    let found = members(of: type, named: "appendInterpolation", isStatic: false).filter {
      guard case .function(let function) = $0.member else { return false }
      return function.isScripted
        || function.parameters.count > 1 && arguments.last?.label == function.parameters[1].label
    }
    guard !found.isEmpty else { return nil }
    let text = Variable("text", type, isLet: false, storage: .local, owner: currentFunction, span: span)
    let place = TypedExpr(.variable(text), type, span)
    let candidates = found.compactMap { candidate -> CallCandidate? in
      guard case .function(let function) = candidate.member, holds(function.conditions, candidate) else { return nil }
      return callCandidate(function, candidate, base: place, isSuper: false)
    }
    let use = NameUse("appendInterpolation", span)
    func added() -> TypedExpr { resolve(candidates, use, arguments, nil, span) }
    // The library's takes any one value.
    let isAnyValue = arguments.count == 1 && arguments[0].label == nil
    if isAnyValue, attempt({ added() }) == nil { return nil }
    let begun = construct(
      type, TypedExpr(.metatype(type), .metatype(type), span),
      [argument("literalCapacity", span, 0), argument("interpolationCount", span, 0)], nil, span)
    let grown = added()
    // Inside of the library the text so far is a text.
    let result = TypedExpr(.variable(text), catalog.string, span)
    return TypedExpr(
      .let_(text, begun, in: TypedExpr(.sequence([grown, result]), catalog.string, span)), catalog.string, span)
  }

  private func argument(_ label: Name, _ span: Span, _ number: Int) -> Argument {
    Argument(label: label, labelSpan: span, value: Expr(.integer(Int64(number), wide: nil), span))
  }
}
