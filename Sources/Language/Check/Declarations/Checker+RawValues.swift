import Syntax

/// The raw values of enumerations: written, or counted on from the one before.
extension Checker {
  func assignRawValues(_ declaration: TypeDecl, _ nominal: Nominal) {
    guard let rawType = nominal.rawType else {
      for written in declaration.cases {
        if let value = written.rawValue {
          report(.rawValueWithoutType, value.span)
        }
      }
      return
    }
    if declaration.cases.isEmpty {
      report(.rawTypeWithoutCases, declaration.inherited.first?.span ?? declaration.nameSpan)
    }
    if !rawType.isError, !acceptsStringLiteral(rawType), !acceptsIntegerLiteral(rawType), !acceptsFloatLiteral(rawType)
    {
      return report(.rawTypeNotLiteral(rawType), declaration.inherited.first?.span ?? declaration.nameSpan)
    }
    var nextInt = 0
    var seen: Set<String> = []
    var nextDouble = 0.0
    var lastWritten: Expr?
    let isText = acceptsStringLiteral(rawType) && rawType.nominal !== catalog.characterNominal
    let isFloat = rawType.nominal === catalog.doubleNominal || rawType.nominal === catalog.floatNominal
    for (written, made) in zip(declaration.cases, nominal.cases) {
      if written.payload != nil { report(.rawValueWithPayload, written.span) }
      if let value = written.rawValue, !fitsRaw(value, rawType) {
        report(.rawValueType(literalType(value), rawType), value.span)
      }
      switch written.rawValue?.kind {
      case .string(let parts)?:
        if case .text(let text)? = parts.first, parts.count == 1 {
          made.rawValue = .string(text)
        } else {
          made.rawValue = .string("")
        }
      case .integer(let value, let wide)?:
        let span = written.rawValue?.span ?? written.span
        let literal = TypedExpr(wide.map(TypedExpr.Kind.wideInteger) ?? .integer(value), rawType, span)
        if let error = literalError(literal) { report(error, span) }
        nextInt = Int(truncatingIfNeeded: wide?.magnitude.map(Int64.init(bitPattern:)) ?? value)
        nextDouble = wide?.double ?? Double(value)
        made.rawValue = isFloat ? .double(nextDouble) : .int(nextInt)
      case .float(let value)?:
        nextDouble = value
        made.rawValue = .double(value)
      case nil where !isText && !acceptsIntegerLiteral(rawType) && !isFloat:
        report(.rawValuesNeeded, written.span)
      case nil:
        if isFloat, let last = lastWritten, case .float = last.kind { report(.rawValueAfterFraction, written.span) }
        let literal = TypedExpr(.integer(Int64(nextInt)), rawType, written.span)
        if !isText, !isFloat, let error = literalError(literal) { report(error, written.span) }
        made.rawValue = isText ? .string(written.name.text) : isFloat ? .double(nextDouble) : .int(nextInt)
      default:
        let start = Int(written.rawValue!.span.start)
        report(.rawValueNotLiteral, Span(start, start + 1))
        made.rawValue = .int(0)
      }
      lastWritten = written.rawValue ?? lastWritten
      nextInt &+= 1
      nextDouble += 1
      if let raw = made.rawValue, !seen.insert("\(raw)").inserted {
        report(.rawValueTwice, written.rawValue?.span ?? written.span)
      }
    }
  }

  private func literalType(_ value: Expr) -> Type {
    switch value.kind {
    case .string: catalog.string
    case .integer: catalog.int
    case .float: catalog.double
    case .boolean: catalog.bool
    default: .error
    }
  }

  /// Whether a literal can be a raw value of the type. Other expressions are refused on their own.
  private func fitsRaw(_ value: Expr, _ type: Type) -> Bool {
    switch value.kind {
    case .string(let parts): fits(parts, type)
    case .integer: acceptsIntegerLiteral(type) || acceptsFloatLiteral(type)
    case .float: acceptsFloatLiteral(type) && type.nominal?.integerKind == nil
    case .boolean: type.nominal === catalog.boolNominal
    default: true
    }
  }
}
