import Syntax

/// Computed and observed variables inside functions: their accessors are local functions.
extension FunctionCompiler {
  func localAccessor(_ kind: Accessor.Kind, of variable: Variable) -> Variable? {
    variable.localAccessors.first { $0.kind == kind }?.function
  }

  func callAccessor(_ accessor: Variable, _ arguments: [Node], _ result: Type, _ span: Span) -> Node {
    guard case .function(let type) = accessor.type else { return .void { _ in } }
    var steps: Steps = []
    let given = zip(arguments, type.parameters).map { node, parameter -> TypedExpr in
      let value = Variable("$value", parameter.type, isLet: true, storage: .local, owner: nil, span: span)
      steps.append(initialize(value, with: node))
      return TypedExpr(.variable(value), parameter.type, span)
    }
    let callee = TypedExpr(.variable(accessor), accessor.type, span)
    let call = expression(TypedExpr(.callValue(callee, given), result, span))
    return steps.isEmpty ? call : sequence(Self.all(steps), call)
  }

  /// Whether the code is an observer of the variable: what it stores there is not observed again.
  func isObserving(_ variable: Variable) -> Bool {
    if function.observed === variable { return true }
    guard let observer = function.declaration else { return false }
    return observer === variable.didSet || observer === variable.willSet
  }

  /// Whether an observer has to know what was there before. One that has not gets the new value where it lies, and the old
  /// one is gone by then, as in Swift.
  func usesOldValue(_ didSet: Function) -> Bool {
    guard case .script(let body) = didSet.body, let checked = body.checked else { return true }
    return usesOldValue(checked)
  }

  func usesOldValue(_ didSet: TypedFunction) -> Bool {
    guard let old = didSet.parameters.last, old.name == "oldValue" else { return true }
    return old.uses.all > 0
  }

  func locallyObserved(_ variable: Variable, _ node: Node, _ rep: Rep, _ span: Span) -> (Frame) throws -> Void {
    let (newSlot, oldSlot) = (Address(frame: allocate(rep)), Address(frame: allocate(rep)))
    let location = location(of: variable)
    var steps: Steps = [node.converted(to: rep).assign(newSlot, scratch: allocateBytes(rep.size))]
    let didSet = localAccessor(.didSet, of: variable)
    if let didSet, compiler.localFunction(didSet).map(usesOldValue) ?? true {
      steps.append(load(location, rep).assign(oldSlot, scratch: allocateBytes(rep.size)))
    }
    if let willSet = localAccessor(.willSet, of: variable) {
      steps.append(callAccessor(willSet, [.load(newSlot, rep)], .void, span).effect)
    }
    steps.append(store(variable, location, .load(newSlot, rep), isDeclaration: false))
    if let didSet {
      steps.append(callAccessor(didSet, [.load(oldSlot, rep)], .void, span).effect)
    }
    if rep == .value {
      steps.append { frame in
        newSlot.value(frame).pointee = .void
        oldSlot.value(frame).pointee = .void
      }
    }
    return Self.all(steps)
  }
}
