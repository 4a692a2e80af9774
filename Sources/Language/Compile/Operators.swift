import Syntax

extension FunctionCompiler {
  func binary(_ op: BinaryOperator, _ a: TypedExpr, _ b: TypedExpr, _ expr: TypedExpr) -> Node {
    let type = concrete(a.type)
    switch op {
    case .identical, .notIdentical:
      return identity(op, expression(a).value, expression(b).value, type, concrete(b.type))
    case .closedRange, .halfOpenRange: return range(op, a, b, expr)
    case .patternMatch: return patternMatch(expression(a), type, expression(b), concrete(b.type), expr)
    default:
      if compiler.rep(type) == .double, let folded = foldedNotANumber(op, a, b) { return folded }
      return operation(op, type, expression(a), rightOperand(op, b), concrete(expr.type), expr.span)
    }
  }

  /// `a op b` for values of one type (shifts: of the left one's).
  func operation(_ op: BinaryOperator, _ type: Type, _ a: Node, _ b: Node, _ result: Type, _ span: Span) -> Node {
    let place = place(span)
    if let kind = type.nominal?.integerKind {
      return kind == .int || kind == .int64 ? intOperation(op, a, b, place) : narrow(op, kind, a, b, place)
    }
    switch compiler.rep(type) {
    case .double: return isSingle(type) ? floatOperation(op, a, b, place) : doubleOperation(op, a, b, place)
    case .bool where op == .equal || op == .notEqual: return boolOperation(op, a, b)
    default: break
    }
    let nominal = type.nominal
    if nominal === catalog.stringNominal || nominal === catalog.characterNominal {
      return stringOperation(op, a, b)
    }
    // Of literals alone: `let part: Substring = "a" + "b"`.
    if op == .add, nominal === catalog.substringNominal { return stringOperation(op, a, b) }
    if op == .add, nominal === catalog.arrayNominal || nominal === catalog.arraySliceNominal {
      return concatenation(a, b)
    }
    if nominal?.rep == .int { return intOperation(op, a, b, place) }
    return generalOperation(op, type, a, b, result, span)
  }

  /// `b` and `a` as operands in this order, `a` still evaluated first.
  private func swapped(_ a: Node, _ b: Node) -> [Node] {
    if a.isTrivial || b.isTrivial { return [b, a] }
    let slot = Address(frame: allocate(a.rep))
    let store = a.assign(slot, scratch: allocateBytes(a.rep.size))
    return [sequence(store, b), .load(slot, a.rep)]
  }

  // MARK: Types of the script and composed types

  private func generalOperation(
    _ op: BinaryOperator, _ type: Type, _ a: Node, _ b: Node, _ result: Type, _ span: Span
  ) -> Node {
    let runtime = compiler.runtimeType(type)
    let place = place(span)
    let (x, y) = (a.value, b.value)
    if !isStructural(type) || !op.isComparison {
      if let use = witness(of: op, type) { return callOperator(use, [a, b], result, span) }
      // `!=` from `==`, and the others from `<`.
      switch op {
      case .notEqual:
        if let use = witness(of: .equal, type) {
          let equal = callOperator(use, [a, b], catalog.bool, span).bool
          return .bool { !(try equal($0)) }
        }
      case .greater:
        if let use = witness(of: .less, type) {
          return callOperator(use, swapped(a, b), catalog.bool, span)
        }
      case .lessOrEqual, .greaterOrEqual:
        if let use = witness(of: .less, type) {
          let operands = op == .lessOrEqual ? swapped(a, b) : [a, b]
          let less = callOperator(use, operands, catalog.bool, span).bool
          return .bool { !(try less($0)) }
        }
      default: break
      }
    }
    switch op {
    case .equal:
      return .bool { try placed(place) { [a = try x($0), b = try y($0)] in try runtime.operations.equal(a, b) } }
    case .notEqual:
      return .bool { try placed(place) { [a = try x($0), b = try y($0)] in try !runtime.operations.equal(a, b) } }
    case .less:
      return .bool { try placed(place) { [a = try x($0), b = try y($0)] in try runtime.operations.less(a, b) } }
    case .greater:
      return .bool { try placed(place) { [a = try x($0), b = try y($0)] in try runtime.operations.less(b, a) } }
    case .lessOrEqual:
      return .bool { try placed(place) { [a = try x($0), b = try y($0)] in try !runtime.operations.less(b, a) } }
    case .greaterOrEqual:
      return .bool { try placed(place) { [a = try x($0), b = try y($0)] in try !runtime.operations.less(a, b) } }
    default:
      let name = op.name
      return Node(
        .unboxing(
          { _ in throw trap(.broken("operator '\(name)' is not there for this type"), place) }, as: compiler.rep(result)
        )
      )
    }
  }

  private func isStructural(_ type: Type) -> Bool {
    switch type {
    case .optional, .tuple, .existential, .metatype, .anyMetatype: true
    default: type.nominal?.module == "Swift"
    }
  }

  private func witness(of op: BinaryOperator, _ type: Type) -> FunctionUse? {
    guard let use = compiler.conformances.operatorWitness(type, Name(op.name)) else { return nil }
    // A protocol's own requirement is no implementation.
    return use.function.isRequirement && !use.function.isProtocolExtension ? nil : use
  }

  func callOperator(_ use: FunctionUse, _ operands: [Node], _ result: Type, _ span: Span) -> Node {
    call(use.function, owner: use.ownerArguments, arguments: use.arguments, operands, span)
      .converted(to: compiler.rep(result))
  }

  private func identity(
    _ op: BinaryOperator, _ a: @escaping (Frame) throws -> Value, _ b: @escaping (Frame) throws -> Value,
    _ typeA: Type, _ typeB: Type
  ) -> Node {
    let wanted = op == .identical
    let (unboxA, unboxB) = (holdsExistential(typeA), holdsExistential(typeB))
    return .bool { frame in
      let x = Self.object(try a(frame), unboxA)
      // The second operand goes first, as every call's last argument does.
      return try withExtendedLifetime(x) { (x === Self.object(try b(frame), unboxB)) == wanted }
    }
  }

  private func holdsExistential(_ type: Type) -> Bool { compiler.isExistential(type.optionalPayload ?? type) }

  private static func object(_ value: Value, _ isExistential: Bool) -> AnyObject? {
    guard isExistential, let box = value.ref as? Existential else { return value.ref }
    switch box.type.shape {
    case .object, .keyPath: return box.value.ref
    // The object that a value was made into.
    default: return box
    }
  }

  // MARK: Ranges and patterns

  private func range(_ op: BinaryOperator, _ a: TypedExpr, _ b: TypedExpr, _ expr: TypedExpr) -> Node {
    let (x, y) = (expression(a), expression(b))
    let place = place(expr.span)
    let type = concrete(a.type)
    switch (x.code, y.code) {
    case (.int(let lower), .int(let upper)) where type.nominal?.integerKind?.isSigned ?? true:
      return .value { frame in
        let (low, high) = (try lower(frame), try upper(frame))
        if low > high { throw trap(.rangeBounds, place) }
        return Value(tuple: [Value(low), Value(high)])
      }
    case (.double(let lower), .double(let upper)):
      return .value { frame in
        let (low, high) = (try lower(frame), try upper(frame))
        if !(low <= high) { throw trap(.rangeBounds, place) }
        return Value(tuple: [Value(low), Value(high)])
      }
    default:
      let (lower, upper) = (x.value, y.value)
      let runtime = compiler.runtimeType(type)
      return .value { frame in
        let (low, high) = (try lower(frame), try upper(frame))
        if try runtime.operations.less(high, low) { throw trap(.rangeBounds, place) }
        return Value(tuple: [low, high])
      }
    }
  }

  /// `pattern ~= value`
  func patternMatch(_ pattern: Node, _ type: Type, _ value: Node, _ subject: Type, _ expr: TypedExpr) -> Node {
    let name = type.nominal?.module == "Swift" ? type.nominal?.name.text ?? "" : ""
    if name == "Range" || name == "ClosedRange", let bound = type.arguments.first {
      return rangeContains(pattern, value, bound, isClosed: name == "ClosedRange")
    }
    if name.hasPrefix("PartialRange"), let bound = type.arguments.first {
      let (range, item) = (pattern.value, value.value)
      let runtime = compiler.runtimeType(bound)
      return .bool { frame in
        let limit = try range(frame).fields().fields[0]
        let item = try item(frame)
        switch name {
        case "PartialRangeFrom": return try runtime.operations.lessOrEqual(limit, item)
        case "PartialRangeUpTo": return try runtime.operations.less(item, limit)
        default: return try runtime.operations.lessOrEqual(item, limit)
        }
      }
    }
    if case .optional(let payload) = subject, type.optionalDepth < subject.optionalDepth {
      let item = value.value
      let depth = payload.optionalDepth
      let slot = allocateValue()
      let inner = patternMatch(
        pattern, type, Node.load(Address(frame: slot), .value).converted(to: compiler.rep(payload)),
        payload, expr
      ).bool
      return .bool { frame in
        let item = try item(frame)
        if item.isNone(depth: depth) { return false }
        frame.value(at: slot).pointee = item
        return try inner(frame)
      }
    }
    return operation(.equal, type, pattern, value, catalog.bool, expr.span)
  }

  private func rangeContains(_ pattern: Node, _ value: Node, _ bound: Type, isClosed: Bool) -> Node {
    let range = pattern.value
    switch value.code {
    case .int(let run) where bound.nominal?.integerKind?.isSigned ?? true:
      return .bool { frame in
        let fields = try range(frame).fields().fields
        let item = try run(frame)
        return item >= fields[0].bits && (isClosed ? item <= fields[1].bits : item < fields[1].bits)
      }
    case .double(let run):
      return .bool { frame in
        let fields = try range(frame).fields().fields
        let item = try run(frame)
        return item >= fields[0].double && (isClosed ? item <= fields[1].double : item < fields[1].double)
      }
    default:
      let run = value.value
      let runtime = compiler.runtimeType(bound)
      return .bool { frame in
        let fields = try range(frame).fields().fields
        let item = try run(frame)
        let bounds = runtime.operations
        return try bounds.lessOrEqual(fields[0], item)
          && (isClosed ? bounds.lessOrEqual(item, fields[1]) : bounds.less(item, fields[1]))
      }
    }
  }

  // MARK: Unary

  func unary(_ op: UnaryOperator, _ operand: TypedExpr, _ expr: TypedExpr) -> Node {
    let node = expression(operand)
    let type = concrete(operand.type)
    let place = place(expr.span)
    switch (op, node.code) {
    case (.not, .bool(let run)): return .bool { !(try run($0)) }
    case (.negate, .double(let run)):
      if case .double(let value) = node.shape { return .constant(-value) }
      return .double { -(try run($0)) }
    case (.negate, .int(let run)):
      if case .int(let value) = node.shape, value != .min, type.nominal?.integerKind == .int {
        return .constant(-value)
      }
      return narrow(.subtract, type.nominal?.integerKind ?? .int, .constant(0), .int(run), place)
    case (.bitNot, .int(let run)):
      guard let kind = type.nominal?.integerKind, !kind.isSigned, kind.bits < 64 else { return .int { ~(try run($0)) } }
      let mask = (1 << kind.bits) - 1
      return .int { ~(try run($0)) & mask }
    case (.plus, .int), (.plus, .double): return node
    case (.rangeFrom, _), (.rangeThrough, _), (.rangeUpTo, _): return fields([oneSided(node, type)])
    default:
      if let use = compiler.conformances.operatorWitness(type, Name(op.name), .prefix) {
        return callOperator(use, [node], concrete(expr.type), expr.span)
      }
      return node
    }
  }
}

extension FunctionCompiler {
  /// The bound of a one-sided range, which Swift holds against itself: whether there is an order. Only a script's own `==`
  /// is there to notice it.
  fileprivate func oneSided(_ bound: Node, _ type: Type) -> (Frame) throws -> Value {
    guard type.nominal?.module == "main" else { return bound.value }
    let (run, operations) = (bound.value, compiler.runtimeType(type).operations)
    return { frame in
      let bound = try run(frame)
      _ = try operations.equal(bound, bound)
      return bound
    }
  }
}

extension BinaryOperator {
  var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }

  var name: String {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    case .addWrapping: "&+"
    case .subtractWrapping: "&-"
    case .multiplyWrapping: "&*"
    case .bitAnd: "&"
    case .bitOr: "|"
    case .bitXor: "^"
    case .shiftLeft: "<<"
    case .shiftRight: ">>"
    case .maskingShiftLeft: "&<<"
    case .maskingShiftRight: "&>>"
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .identical: "==="
    case .notIdentical: "!=="
    case .closedRange: "..."
    case .halfOpenRange: "..<"
    case .patternMatch: "~="
    }
  }
}

extension UnaryOperator {
  /// What numbers have in front.
  init?(prefix name: Name) {
    switch name.text {
    case "-": self = .negate
    case "~": self = .bitNot
    case "+": self = .plus
    default: return nil
    }
  }

  var name: String {
    switch self {
    case .negate: "-"
    case .not: "!"
    case .bitNot: "~"
    case .plus: "+"
    case .rangeFrom, .rangeThrough: "..."
    case .rangeUpTo: "..<"
    }
  }
}

/// Runs something whose traps do not know their place.
@inline(__always) func placed<Result>(_ place: Place, _ body: () throws -> Result) throws -> Result {
  do { return try body() } catch { throw placing(error, place) }
}
