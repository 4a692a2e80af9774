import Syntax

/// The law of exclusivity, as far as one call shows it: while a call changes a variable through `inout` or as its
/// receiver, neither another argument nor a closure that it is handed may reach the same part of it.
extension Checker {
  /// Notes a call that changes what it is given. It is looked at when all else of the unit is right, as Swift does.
  func noteAccesses(_ use: FunctionUse, _ base: TypedExpr?, _ arguments: [TypedExpr], _ span: Span) {
    guard speculation == 0 else { return }
    let changesBase = use.function.isMutating && base.map { !isReference($0.type) } ?? false
    var changes = changesBase ? 1 : 0
    var hasClosure = false
    for argument in arguments {
      if case .inout_ = argument.kind { changes += 1 } else if closure(argument) != nil { hasClosure = true }
    }
    guard changes > 1 || changes == 1 && hasClosure else { return }
    flows.append { [unowned self] in
      checkAccesses(use.function, changesBase ? base : nil, arguments)
    }
  }

  private func checkAccesses(_ function: Function, _ base: TypedExpr?, _ arguments: [TypedExpr]) {
    var changed: [(place: TypedExpr, span: Span)] = []
    if let base { changed.append((base, base.span)) }
    for argument in arguments {
      if case .inout_(let place) = argument.kind { changed.append((place, argument.span)) }
    }
    for (index, first) in changed.enumerated() {
      for second in changed[(index + 1)...] where refuse(first, second, function) { return }
    }
    for (place, span) in changed {
      guard let path = AccessPath(place, self) else { continue }
      for (parameter, argument) in zip(function.parameters, arguments) where !takesEscaping(parameter) {
        if let body = closure(argument), reads(body, path) {
          return report(.overlappingAccess(path.text, isSwap: false), span)
        }
      }
    }
  }

  /// Notes an optional chain that changes what it unwraps: `a?.b = c`, `a?.append(c)`. It has the optional for itself from
  /// the question mark on, while what stands behind it is evaluated; what leads to an object is only read.
  func noteChainAccess(_ body: TypedExpr) {
    guard speculation == 0, body.type.isVoid || changesSomething(body) else { return }
    let function = currentFunction
    flows.append { [unowned self] in
      TypedWalk(
        onExpression: { [unowned self] expr, _ in
          for place in placesWritten(by: expr) {
            checkChain(place, operands(of: expr, besides: place), in: function)
          }
        }, onDeclaration: { _, _ in }
      ).visit(body, in: function)
    }
  }

  private func changesSomething(_ body: TypedExpr) -> Bool {
    var changes = false
    TypedWalk(
      onExpression: { [unowned self] expr, _ in changes = changes || !placesWritten(by: expr).isEmpty },
      onDeclaration: { _, _ in }
    ).visit(body, in: currentFunction)
    return changes
  }

  private func checkChain(_ place: TypedExpr, _ others: [TypedExpr], in function: TypedFunction) {
    let steps = chain(place)
    let last = steps.dropLast().lastIndex { isReference($0.type) }
    for step in steps[(last.map { $0 + 1 } ?? 0)...] {
      guard case .optionalTry(let optional) = step.kind, let path = AccessPath(optional, self) else { continue }
      let statement = others.map { TypedStmt(.expression($0), $0.span) }
      if reads(statement, in: function, path) {
        return report(
          .overlappingAccess(path.text, isSwap: false), Span(Int(optional.span.end), Int(optional.span.end) + 1))
      }
    }
  }

  /// What is evaluated while a place is being changed.
  private func operands(of expr: TypedExpr, besides place: TypedExpr) -> [TypedExpr] {
    switch expr.kind {
    case .assign(_, let value), .compoundAssign(_, _, let value): [value]
    case .call(_, _, let arguments): arguments.filter { if case .inout_ = $0.kind { false } else { true } }
    default: []
    }
  }

  /// Two places that one call changes.
  private func refuse(
    _ first: (place: TypedExpr, span: Span), _ second: (place: TypedExpr, span: Span), _ function: Function
  ) -> Bool {
    if case .variable(let one) = first.place.kind, case .variable(let other) = second.place.kind, one === other {
      report(.inoutAliases, second.span)
      return true
    }
    if let writeback = sharedWriteback(first.place, second.place) {
      report(.inoutWriteback(writeback.name), second.span)
      return true
    }
    guard let one = AccessPath(first.place, self), let other = AccessPath(second.place, self), one.overlaps(other)
    else { return false }
    var isSwap = false
    if function.owner == nil, function.name == "swap", case .subscript_ = first.place.kind,
      case .subscript_ = second.place.kind
    {
      isSwap = true
    }
    report(.overlappingAccess(one.text, isSwap: isSwap), first.span)
    return true
  }

  private func closure(_ argument: TypedExpr) -> TypedFunction? {
    switch argument.kind {
    case .closure(let body): body
    case .convert(_, let inner): closure(inner)
    default: nil
    }
  }

  /// Whether a closure's body reaches a part of the path, or what it is a part of.
  private func reads(_ body: TypedFunction, _ path: AccessPath) -> Bool {
    // Of a global the closure reads when it is called: that is found out then.
    path.isLocal && reads(body.body, in: body, path)
  }

  private func reads(_ statements: [TypedStmt], in function: TypedFunction, _ path: AccessPath) -> Bool {
    var found = false
    // The variable of `a.b` is part of a longer path that was looked at.
    var covered: Set<ObjectIdentifier> = []
    var written: Set<ObjectIdentifier> = []
    let walk = TypedWalk(
      onExpression: { [unowned self] expr, _ in
        for place in placesWritten(by: expr) { written.formUnion(chain(place).map(ObjectIdentifier.init)) }
        let isRead = !written.contains(ObjectIdentifier(expr))
        guard !covered.contains(ObjectIdentifier(expr)), let inner = AccessPath(expr, self, &covered, isRead: isRead)
        else { return }
        if inner.overlaps(path) { found = true }
      }, onDeclaration: { _, _ in })
    for statement in statements { walk.visit(statement, in: function) }
    return found
  }

  /// What an expression changes.
  private func placesWritten(by expr: TypedExpr) -> [TypedExpr] {
    switch expr.kind {
    case .assign(let place, _):
      if case .tuple(let places) = place.kind { places } else { [place] }
    case .compoundAssign(_, let place, _), .inout_(let place): [place]
    case .call(let use, let base?, _): use.function.isMutating ? [base] : []
    default: []
    }
  }

  /// A computed property or subscript that both places go through in the same way: its value would be written back twice.
  private func sharedWriteback(_ a: TypedExpr, _ b: TypedExpr) -> (name: Name?, Void)? {
    for (one, other) in zip(chain(a), chain(b)) {
      switch (one.kind, other.kind) {
      case (.variable(let x), .variable(let y)):
        if x !== y { return nil }
      case (.property(_, let x), .property(_, let y)):
        if x.property !== y.property { return nil }
        if AccessPath.isComputed(x.property) { return (x.property.name, ()) }
      case (.tupleElement(_, let x), .tupleElement(_, let y)):
        if x != y { return nil }
      case (.subscript_(_, let x, let xs), .subscript_(_, let y, let ys)):
        guard x.function === y.function, xs.count == ys.count, zip(xs, ys).allSatisfy(isSameIndex) else { return nil }
        return (nil, ())
      case (.forceUnwrap, .forceUnwrap): break
      default: return nil
      }
    }
    return nil
  }

  /// The steps to a place, from its variable on.
  private func chain(_ place: TypedExpr) -> [TypedExpr] {
    switch place.kind {
    case .property(let base?, _), .subscript_(let base?, _, _), .tupleElement(let base, _), .forceUnwrap(let base, _),
      .optionalTry(let base):
      chain(base) + [place]
    default: [place]
    }
  }

  private func isSameIndex(_ a: TypedExpr, _ b: TypedExpr) -> Bool {
    switch (a.kind, b.kind) {
    case (.integer(let x), .integer(let y)): x == y
    case (.string(let x), .string(let y)): x == y
    case (.variable(let x), .variable(let y)): x === y
    default: false
    }
  }
}

/// A variable or static property and the stored parts that lead to what is reached in it. What lies behind a computed property or a
/// subscript is reached by reaching the whole that has it.
private struct AccessPath {
  private let root: AnyObject
  /// Whether it begins with a variable of a function.
  let isLocal: Bool
  private var steps: [Step] = []
  /// Behind a computed property or a subscript: further parts are not told apart.
  private var isCut = false
  private(set) var text: String

  private enum Step: Equatable {
    case field(ObjectIdentifier), element(Int)
  }

  /// nil for places in objects, whose accesses only a running program knows.
  init?(_ place: TypedExpr, _ checker: Checker) {
    var covered: Set<ObjectIdentifier> = []
    self.init(place, checker, &covered, isRead: false)
  }

  /// Adds the expressions that the path is made of. Observers stand in the way of what is written, not of what is read.
  init?(_ place: TypedExpr, _ checker: Checker, _ covered: inout Set<ObjectIdentifier>, isRead: Bool) {
    switch place.kind {
    case .variable(let variable):
      if variable.getter != nil || checker.isReference(variable.type) { return nil }
      (root, isLocal, text) = (variable, variable.storage == .local, variable.name.text)
    case .property(_, let use) where use.property.isStatic:
      if !Self.isStored(use.property) || checker.isReference(use.property.type) { return nil }
      (root, isLocal, text) = (use.property, false, use.property.name.text)
    case .property(let base?, let use):
      guard !checker.isReference(base.type), let whole = AccessPath(base, checker, &covered, isRead: isRead)
      else { return nil }
      self = whole
      add(
        .field(ObjectIdentifier(use.property)), use.property.name.text,
        isPart: isRead ? Self.isStored(use.property) : !Self.isComputed(use.property))
    case .tupleElement(let base, let index):
      guard let whole = AccessPath(base, checker, &covered, isRead: isRead) else { return nil }
      self = whole
      add(.element(index), "\(index)", isPart: true)
    case .subscript_(let base?, let use, _):
      if checker.isReference(base.type) || use.function.setter?.isMutating == false { return nil }
      guard let whole = AccessPath(base, checker, &covered, isRead: isRead) else { return nil }
      self = whole
      isCut = true
    case .forceUnwrap(let base, _), .optionalTry(let base):
      guard !checker.isReference(place.type), let whole = AccessPath(base, checker, &covered, isRead: isRead) else {
        return nil
      }
      self = whole
      isCut = true
    default: return nil
    }
    covered.insert(ObjectIdentifier(place))
  }

  private mutating func add(_ step: Step, _ name: String, isPart: Bool) {
    if isCut { return }
    guard isPart else { return isCut = true }
    steps.append(step)
    text += ".\(name)"
  }

  /// One is the other, or a part of it.
  func overlaps(_ other: AccessPath) -> Bool {
    root === other.root && zip(steps, other.steps).allSatisfy(==)
  }

  /// Not plainly a part of what has it.
  static func isComputed(_ property: Property) -> Bool {
    !isStored(property) || property.willSet != nil || property.didSet != nil
  }

  static func isStored(_ property: Property) -> Bool {
    (property.storedIndex != nil || property.blobOffset != nil) && !property.isLazy
  }
}
