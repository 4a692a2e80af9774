import Syntax

extension Checker {
  func literal(
    _ kind: TypedExpr.Kind, _ variableKind: TypeVariable.Kind, _ expecting: Type?, _ span: Span,
    _ accepts: (Type) -> Bool
  ) -> TypedExpr {
    if let expected = expecting?.resolved, !containsUnknown(expected), accepts(expected) {
      return TypedExpr(kind, expected, span)
    }
    return TypedExpr(kind, freshVariable(variableKind, span), span)
  }

  func checkInteger(_ value: Int64, _ wide: WideInteger?, _ expecting: Type?, _ span: Span) -> TypedExpr {
    let kind = wide.map(TypedExpr.Kind.wideInteger) ?? .integer(value)
    let typed = literal(kind, .integerLiteral, expecting, span, acceptsIntegerLiteral)
    if wide != nil || value > 127 || value < 0 { noteLiteral(typed) }
    return typed
  }

  func checkString(_ parts: [StringPart], _ expecting: Type?, _ span: Span) -> TypedExpr {
    var type = catalog.string
    if parts.count <= 1, expecting.map({ isUnknown($0) || isPlainContext($0) }) ?? true {
      var text = ""
      if case .text(let only)? = parts.first {
        text = only
      } else if !parts.isEmpty {
        return checkInterpolation(parts, type, span)
      }
      let variable = TypeVariable(.stringLiteral, span)
      variable.extent = TextExtent(text)
      openVariables.append(variable)
      return TypedExpr(.string(text), .variable(variable), span)
    }
    if let expected = expecting?.resolved {
      let candidate = expected.withoutOptionals
      if acceptsStringLiteral(candidate) {
        type = candidate
        relateLiteral(.stringLiteral, candidate)
      }
    }
    if !fits(parts, type) { type = catalog.string }
    if parts.isEmpty { return TypedExpr(.string(""), type, span) }
    if parts.count == 1, case .text(let text) = parts[0] { return TypedExpr(.string(text), type, span) }
    return checkInterpolation(parts, type, span)
  }

  /// Whether what stands between the quotes can be of a type that takes string literals.
  func fits(_ parts: [StringPart], _ type: Type) -> Bool {
    let isPlain = !parts.contains { if case .interpolation = $0 { true } else { false } }
    if !isPlain {
      return type.nominal === catalog.stringNominal || conformsByName(type, "ExpressibleByStringInterpolation")
    }
    guard case .text(let text)? = parts.first else { return acceptsStringLiteral(type, of: .text) }
    return acceptsStringLiteral(type, of: TextExtent(text))
  }

  /// A context that says nothing of a literal: `Any`, a type that no text is.
  private func isPlainContext(_ type: Type) -> Bool {
    let type = type.withoutOptionals
    return !acceptsStringLiteral(type)
  }

  private func checkInterpolation(_ parts: [StringPart], _ type: Type, _ span: Span) -> TypedExpr {
    if let grown = grownLiteral(parts, type, span) { return grown }
    var pieces: [TypedExpr.Piece] = []
    for part in parts {
      switch part {
      case .text(let text): pieces.append(.text(text))
      case .interpolation(let arguments, let at):
        if let own = ownInterpolation(arguments, at) {
          pieces.append(.value(own))
          continue
        }
        guard arguments.count == 1, arguments[0].label == nil else {
          report(.interpolationArguments, at)
          continue
        }
        let typed = within(.interpolation) { valueOf(arguments[0].value, check(arguments[0].value, expecting: nil)) }
        if case .none = typed.kind { report(.nilNeedsContext, at) }
        settleLiterals(typed.type)
        pieces.append(.value(typed))
      }
    }
    return TypedExpr(.interpolation(pieces), type, span)
  }

  /// `nil` of which nothing says what it is.
  func isOpenNil(_ typed: TypedExpr) -> Bool {
    if case .none = typed.kind { return isUnknown(typed.type) }
    return false
  }

  func checkNil(_ expecting: Type?, _ span: Span) -> TypedExpr {
    if let expected = expecting?.resolved {
      if case .optional = expected { return TypedExpr(.none, expected, span) }
      if let use = conformances.literalInit(expected, "ExpressibleByNilLiteral") {
        return TypedExpr(.call(use, base: nil, [TypedExpr(.tuple([]), .void, span)]), expected, span)
      }
      if case .variable = expected {
        let payload = freshVariable(.general, span)
        if unify(expected, .optional(payload)) { return TypedExpr(.none, expected, span) }
      }
    }
    return TypedExpr(.none, freshVariable(.nilLiteral, span), span)
  }

  func checkHash(_ name: Name, _ arguments: [Argument], _ expecting: Type?, _ span: Span) -> TypedExpr {
    switch name.text {
    case "selector":
      guard let argument = arguments.first else {
        return fail(.selectorNeedsMethod, span)
      }
      if let label = argument.label {
        return checkAccessorSelector(argument.value, isSetter: label == "setter", span)
      }
      return checkSelector(argument.value, span)
    case "function":
      return checkString([.text(enclosingName)], expecting ?? catalog.string, span)
    case "line": return literal(.integer(Int64(lineOf(span))), .integerLiteral, nil, span, acceptsIntegerLiteral)
    case "column": return literal(.integer(Int64(columnOf(span))), .integerLiteral, nil, span, acceptsIntegerLiteral)
    case "filePath": return checkString([.text(fileName)], expecting ?? catalog.string, span)
    // The module and the file's own name.
    case "file", "fileID":
      let name = fileName.split(separator: "/").last.map(String.init) ?? fileName
      return checkString([.text("main/" + name)], expecting ?? catalog.string, span)
    default: return fail(.unsupported("'#\(name.text)'"), span)
    }
  }

  /// What `#function` is: the function around, closures looked through; in a property's initial value the type.
  private var enclosingName: String {
    var function: TypedFunction? = currentFunction
    while let current = function {
      if case .storedProperty? = current.place { return scope.typeContext?.nominal.name.text ?? current.name }
      guard let declaration = current.declaration else {
        let isOwn = current.parent != nil || current.selfVariable != nil
        if current.name != "closure", isOwn { return current.name }
        function = current.parent
        continue
      }
      switch declaration.kind {
      case .deinitializer: return "deinit"
      case .observer: return declaration.name.text
      case .getter where declaration.name == "subscript", .setter where declaration.name == "subscript":
        return spelled(
          "subscript", declaration.kind == .setter ? declaration.parameters.dropLast() : declaration.parameters[...])
      case .function where declaration.name.isOperator:
        return "\(declaration.name.text)(" + declaration.parameters.map { _ in "_:" }.joined() + ")"
      default: return declaration.fullName
      }
    }
    return "main"
  }

  private func spelled(_ name: String, _ parameters: ArraySlice<FunctionParameter>) -> String {
    name + "(" + parameters.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
  }

  /// `#selector(Foo.bar(_:))`: a `Selector` with the method's Objective-C name.
  private func checkSelector(_ expr: Expr, _ span: Span) -> TypedExpr {
    guard let selectorType = catalog.type(named: "Selector") else { return fail(.unsupported("'#selector'"), span) }
    if let function = methodOfType(expr) {
      return TypedExpr(.string(function.selector ?? objcSelector(function)), .nominal(selectorType, []), span)
    }
    let typed = check(expr, expecting: nil)
    let function: Function
    switch typed.kind {
    case .function(let use), .boundMethod(_, let use): function = use.function
    case .property(_, let use):
      return TypedExpr(.string(use.property.selector ?? use.property.name.text), .nominal(selectorType, []), span)
    case .error: return typed
    default:
      return fail(.selectorNotMethod, expr.span)
    }
    return TypedExpr(.string(function.selector ?? objcSelector(function)), .nominal(selectorType, []), span)
  }

  /// `#selector(getter: UIView.frame)`, `#selector(setter: UIView.frame)`
  private func checkAccessorSelector(_ expr: Expr, isSetter: Bool, _ span: Span) -> TypedExpr {
    guard let selectorType = catalog.type(named: "Selector") else { return fail(.unsupported("'#selector'"), span) }
    var found: Property?
    if case .member(let base?, let use) = expr.kind, let type = attempt({ typeNamed(base) }) ?? nil {
      for case .property(let property) in members(of: type, named: use.name, isStatic: false).map(\.member) {
        found = found ?? property
      }
    } else if case .property(_, let use) = check(expr, expecting: nil).kind {
      found = use.property
    }
    guard let property = found else {
      return fail(.selectorNotProperty, expr.span)
    }
    let name = property.selector ?? property.name.text
    let text =
      isSetter ? "set" + property.name.text.prefix(1).uppercased() + property.name.text.dropFirst() + ":" : name
    return TypedExpr(.string(text), .nominal(selectorType, []), span)
  }

  /// `UIView.setNeedsLayout`: an instance method named with its type.
  private func methodOfType(_ expr: Expr) -> Function? {
    guard case .member(let base?, let use) = expr.kind, let type = attempt({ typeNamed(base) }) ?? nil else {
      return nil
    }
    let functions = members(of: type, named: use.name, isStatic: false).compactMap { candidate -> Function? in
      guard case .function(let function) = candidate.member, function.kind == .function else { return nil }
      return function
    }
    guard let labels = use.labels else { return functions.first }
    return functions.first { $0.has(labels) }
  }

  private func objcSelector(_ function: Function) -> String {
    if function.parameters.isEmpty { return function.name.text }
    var text = function.name.text
    for (index, parameter) in function.parameters.enumerated() {
      if let label = parameter.label?.text {
        text += index == 0 ? joint(text, label) + label.prefix(1).uppercased() + label.dropFirst() : label
      }
      text += ":"
    }
    return text
  }

  /// As swiftc does: `show(color:)` is `showWithColor:`, `go(to:)` is `goTo:`.
  private func joint(_ name: String, _ label: String) -> String {
    let prepositions = [
      "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
      "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
      "using", "via", "when", "with", "within",
    ]
    let first = label.prefix { $0.isLowercase }
    let lastStart = name.lastIndex { $0.isUppercase } ?? name.startIndex
    let ends = prepositions.contains(name[lastStart...].lowercased())
    return ends || prepositions.contains(String(first)) ? "" : "With"
  }
}
