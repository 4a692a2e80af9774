import Syntax

extension FunctionCompiler {
  func literal(_ expr: TypedExpr) -> Node {
    let type = concrete(expr.type)
    switch expr.kind {
    case .integer(let value): return integer(Int(value), Double(value), type, expr.span)
    case .wideInteger(let wide):
      return integer(Int(truncatingIfNeeded: wide.magnitude ?? 0), wide.double, type, expr.span)
    case .float(let value):
      if compiler.rep(type) == .double { return .constant(isSingle(type) ? Double(Float(value)) : value) }
      return literalCall("ExpressibleByFloatLiteral", type, .constant(value), expr.span)
    case .boolean(let value):
      if compiler.rep(type) == .bool { return .bool { _ in value } }
      return literalCall("ExpressibleByBooleanLiteral", type, .bool { _ in value }, expr.span)
    case .string(let text): return string(text, type, expr.span)
    case .interpolation(let pieces): return interpolation(pieces, type, expr.span)
    case .none:
      if case .optional(let payload) = type {
        let none = Value.none(depth: payload.optionalDepth)
        return .value { _ in none }
      }
      return literalCall("ExpressibleByNilLiteral", type, .void { _ in }, expr.span)
    case .array(let elements): return lettingCalleesGo { array(elements, type, expr) }
    case .dictionary(let pairs): return lettingCalleesGo { dictionary(pairs, type, expr) }
    case .tuple(let parts):
      if parts.isEmpty { return .void { _ in } }
      return fields(parts.map { expression($0).value })
    default: return .void { _ in }
    }
  }

  private func integer(_ value: Int, _ double: Double, _ type: Type, _ span: Span) -> Node {
    switch compiler.rep(type) {
    case .int: return .constant(value)
    case .double: return .constant(isSingle(type) ? Double(Float(double)) : double)
    default:
      guard type.nominal != nil else { return .constant(value) }
      guard let maker = compiler.conformances.literalInit(type, "ExpressibleByIntegerLiteral") else {
        return literalCall("ExpressibleByFloatLiteral", type, .constant(double), span)
      }
      let argument = integer(value, double, concrete(maker.function.parameters[0].type), span)
      return literalCall("ExpressibleByIntegerLiteral", type, argument, span)
    }
  }

  private func string(_ text: String, _ type: Type, _ span: Span) -> Node {
    if type.nominal === compiler.catalog.scalarNominal {
      let bits = Int(text.unicodeScalars.first?.value ?? 0)
      return .constant(bits).converted(to: compiler.rep(type))
    }
    let value = Value(text)
    if type.nominal?.module == "Swift" || type.nominal == nil { return .value { _ in value } }
    // What its initializer takes may be a `Unicode.Scalar`.
    let maker = compiler.conformances.literalInit(type, "ExpressibleByStringLiteral")
    let argument = maker.map { string(text, concrete($0.function.parameters[0].type), span) }
    return literalCall("ExpressibleByStringLiteral", type, argument ?? .value { _ in value }, span)
  }

  /// Calls the type's own literal initializer.
  private func literalCall(_ proto: Name, _ type: Type, _ argument: Node, _ span: Span) -> Node {
    guard let use = compiler.conformances.literalInit(type, proto) else {
      return Node(.unboxing(argument.value, as: compiler.rep(type)))
    }
    return call(use.function, owner: use.ownerArguments, arguments: use.arguments, [argument], span, making: type)
  }

  func isSingle(_ type: Type) -> Bool { type.nominal?.isSinglePrecision ?? false }

  // MARK: Strings

  private func interpolation(_ pieces: [TypedExpr.Piece], _ type: Type, _ span: Span) -> Node {
    let text = text(pieces)
    let node = Node.value { Value(try text($0)) }
    if type.nominal?.module == "Swift" || type.nominal == nil { return node }
    return literalCall("ExpressibleByStringLiteral", type, node, span)
  }

  /// The text of an interpolated string of type `String`; nil for other expressions.
  func interpolatedText(_ expr: TypedExpr) -> ((Frame) throws -> String)? {
    guard case .interpolation(let pieces) = expr.kind, concrete(expr.type).nominal === catalog.stringNominal else {
      return nil
    }
    return text(pieces)
  }

  private func text(_ pieces: [TypedExpr.Piece]) -> (Frame) throws -> String {
    let buffer = context.textBuffer
    var writers = Steps()
    for piece in pieces {
      switch piece {
      case .text(""): break
      case .text(let text): writers.append { _ in buffer.append(text) }
      case .value(let value): writers.append(writer(value, buffer))
      }
    }
    let write = writers.joined
    return { frame in try buffer.text { try write(frame) } }
  }

  /// Adds an expression's description to the buffer.
  private func writer(_ expr: TypedExpr, _ buffer: TextBuffer) -> (Frame) throws -> Void {
    let type = concrete(expr.type)
    let node = apart(expr)
    switch node.code {
    case .int(let run) where type.nominal?.integerKind?.isSigned ?? false: return { buffer.append(try run($0)) }
    case .double(let run) where !isSingle(type): return { buffer.append((try run($0)).debugDescription) }
    case .bool(let run): return { buffer.append(try run($0) ? "true" : "false") }
    case .value(let run) where type.nominal === catalog.stringNominal || type.nominal === catalog.characterNominal:
      return { buffer.append(try run($0).string()) }
    default:
      let run = node.value
      let runtime = compiler.runtimeType(type)
      return { frame in buffer.append(try runtime.operations.describe(try run(frame))) }
    }
  }

  // MARK: Collections

  private func array(_ elements: [TypedExpr], _ type: Type, _ expr: TypedExpr) -> Node {
    let parts = elements.map { expression($0).value }
    if type.nominal === catalog.arrayNominal || type.nominal === catalog.arraySliceNominal {
      switch parts.count {
      case 0: return .value { _ in Value(array: []) }
      case 1:
        let only = parts[0]
        return .value { Value(array: [try only($0)]) }
      default: return .value { Value(array: try Self.gather(parts, $0)) }
      }
    }
    if type.nominal === catalog.setNominal {
      let key = compiler.runtimeType(type.arguments.first ?? .error)
      return .value { frame in
        let table = TableBox(key: key)
        for part in parts {
          let member = try part(frame)
          // Of equal ones the first stays.
          if try !table.contains(member) { try table.set(member, member) }
        }
        return Value(object: table)
      }
    }
    if let use = compiler.conformances.literalInit(type, "ExpressibleByArrayLiteral") {
      let gathered = Node.value { Value(array: try Self.gather(parts, $0)) }
      return call(
        use.function, owner: use.ownerArguments, arguments: use.arguments, [gathered], expr.span, making: type)
    }
    return optionSet(elements, parts, type, expr)
  }

  private static func gather(_ parts: [(Frame) throws -> Value], _ frame: Frame) throws -> [Value] {
    var items: [Value] = []
    items.reserveCapacity(parts.count)
    do {
      for part in parts { items.append(try part(frame)) }
    } catch {
      // What was made last goes first.
      while items.popLast() != nil {}
      throw error
    }
    return items
  }

  /// `[.flexibleWidth, .flexibleHeight]`: the union of the raw values.
  private func optionSet(
    _ elements: [TypedExpr], _ parts: [(Frame) throws -> Value], _ type: Type, _ expr: TypedExpr
  ) -> Node {
    switch compiler.rep(type) {
    case .int:
      let bits = elements.map { expression($0).int }
      return .int { frame in try bits.reduce(0) { try $0 | $1(frame) } }
    default:
      // A script's option set: a structure with one stored property, `rawValue`.
      return .value { frame in
        var raw = 0
        for part in parts {
          let fields = try part(frame).fields().fields
          if let first = fields.first { raw |= first.bits }
        }
        return Value(tuple: [Value(raw)])
      }
    }
  }

  private func dictionary(_ pairs: [(key: TypedExpr, value: TypedExpr)], _ type: Type, _ expr: TypedExpr) -> Node {
    let parts = pairs.map { (key: expression($0.key).value, value: expression($0.value).value) }
    let place = place(expr.span)
    let key = compiler.runtimeType(type.arguments.first ?? .error)
    let make: (Frame) throws -> Value = { frame in
      let table = TableBox(key: key)
      for part in parts {
        let key = try part.key(frame)
        let value = try part.value(frame)
        if try table.contains(key) {
          throw trap(.duplicateKeys, place)
        }
        try table.set(key, value)
      }
      return Value(object: table)
    }
    if type.nominal === catalog.dictionaryNominal { return .value(make) }
    guard let use = compiler.conformances.literalInit(type, "ExpressibleByDictionaryLiteral") else {
      return .value(make)
    }
    let gathered = Node.value { frame in
      Value(array: try parts.map { Value(tuple: [try $0.key(frame), try $0.value(frame)]) })
    }
    return call(use.function, owner: use.ownerArguments, arguments: use.arguments, [gathered], expr.span, making: type)
  }

  /// A tuple, structure or payload from its parts.
  func fields(_ parts: [(Frame) throws -> Value]) -> Node {
    switch parts.count {
    case 2:
      let (a, b) = (parts[0], parts[1])
      return .value { Value(tuple: [try a($0), try b($0)]) }
    default: return .value { Value(tuple: try Self.gather(parts, $0)) }
    }
  }

  func tupleElement(_ base: TypedExpr, _ index: Int, _ expr: TypedExpr) -> Node {
    fieldGet(expression(base), index, rep(expr.type))
  }

  /// A field of a structure or tuple.
  func fieldGet(_ base: Node, _ index: Int, _ rep: Rep) -> Node {
    if let address = base.address {
      // Read where it lies: no counting of the box.
      switch rep {
      case .int: return .int { try address.value($0).pointee.fields().fields[index].bits }
      case .double: return .double { try address.value($0).pointee.fields().fields[index].double }
      default: return Node(.unboxing({ try address.value($0).pointee.fields().fields[index] }, as: rep))
      }
    }
    let run = base.value
    switch rep {
    case .int: return .int { try run($0).fields().fields[index].bits }
    case .double: return .double { try run($0).fields().fields[index].double }
    default: return Node(.unboxing({ try run($0).fields().fields[index] }, as: rep))
    }
  }
}
