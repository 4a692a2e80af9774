import Syntax

// Variables and properties with `willSet` and `didSet`.
extension FunctionCompiler {
  /// Assignment to a computed or observed variable.
  func observedStore(_ variable: Variable, _ node: Node, _ span: Span) -> (Frame) throws -> Void {
    if let setter = localAccessor(.set, of: variable) { return callAccessor(setter, [node], .void, span).effect }
    if let setter = variable.setter { return call(setter, owner: [], arguments: [], [node], span).effect }
    if variable.isWeak || variable.isUnowned {
      return store(variable, location(of: variable), node, isDeclaration: false)
    }
    let rep = rep(variable.type)
    if isObserving(variable) { return store(variable, location(of: variable), node, isDeclaration: false) }
    if !variable.localAccessors.isEmpty { return locallyObserved(variable, node, rep, span) }
    return observed(
      rep, willSet: variable.willSet, didSet: variable.didSet, receiver: nil, owner: [],
      old: { self.load(self.location(of: variable), rep) }, new: node, span, isMember: false
    ) { self.store(variable, self.location(of: variable), $0, isDeclaration: false) }
  }

  /// `willSet`, the store itself, `didSet`.
  func observed(
    _ rep: Rep, willSet: Function?, didSet: Function?, receiver: Access?, owner: [Type], old: () -> Node, new: Node,
    _ span: Span, isMember: Bool = true, _ store: (Node) -> (Frame) throws -> Void
  ) -> (Frame) throws -> Void {
    var steps: Steps = []
    let newSlot = Address(frame: allocate(rep))
    let oldSlot = Address(frame: allocate(rep))
    steps.append(new.converted(to: rep).assign(newSlot, scratch: allocateBytes(rep.size)))
    if let didSet, usesOldValue(didSet) {
      steps.append(old().converted(to: rep).assign(oldSlot, scratch: allocateBytes(rep.size)))
    }
    if let willSet {
      steps.append(
        observerCall(willSet, owner, receiver, willSet.parameters.isEmpty ? [] : [.load(newSlot, rep)], span))
    }
    steps.append(store(.load(newSlot, rep)))
    if let didSet {
      let call = didSetCall(didSet, owner, receiver, oldSlot, rep, span)
      let isTold = !isMember || willSet != nil || usesOldValue(didSet)
      steps.append(isTold ? call : unlessLeaving(call))
    }
    if rep == .value {
      steps.append { frame in
        newSlot.value(frame).pointee = .void
        oldSlot.value(frame).pointee = .void
      }
    }
    return Self.all(steps)
  }

  private func didSetCall(
    _ didSet: Function, _ owner: [Type], _ receiver: Access?, _ old: Address, _ rep: Rep, _ span: Span
  ) -> (Frame) throws -> Void {
    observerCall(didSet, owner, receiver, didSet.parameters.isEmpty ? [] : [.load(old, rep)], span)
  }

  private func unlessLeaving(_ call: @escaping (Frame) throws -> Void) -> (Frame) throws -> Void {
    let hot = hot
    return { if !hot.pointee.isLeaving { try call($0) } }
  }

  /// `didSet` of a member that was changed where it lies: it does not ask what was there before.
  func toldAfterwards(_ didSet: Function, _ owner: [Type], _ receiver: Access, _ rep: Rep, _ span: Span)
    -> (Frame) throws -> Void
  {
    unlessLeaving(didSetCall(didSet, owner, receiver, Address(frame: allocate(rep)), rep, span))
  }

  /// The same of a variable, if its observer asks for no more.
  func toldAfterwards(_ variable: Variable, _ span: Span) -> ((Frame) throws -> Void)? {
    if variable.getter != nil || variable.willSet != nil || variable.isWeak || variable.isUnowned
      || isObserving(variable)
    {
      return nil
    }
    let old = Address(frame: allocate(rep(variable.type)))
    if let didSet = variable.didSet {
      return usesOldValue(didSet) ? nil : didSetCall(didSet, [], nil, old, rep(variable.type), span)
    }
    guard localAccessor(.get, of: variable) == nil, localAccessor(.willSet, of: variable) == nil,
      let didSet = localAccessor(.didSet, of: variable),
      compiler.localFunction(didSet).map({ usesOldValue($0) }) == false
    else { return nil }
    return callAccessor(didSet, [.load(old, rep(variable.type))], .void, span).effect
  }

  private func observerCall(
    _ observer: Function, _ owner: [Type], _ receiver: Access?, _ arguments: [Node], _ span: Span
  ) -> (Frame) throws -> Void {
    let resolved = resolve(FunctionUse(observer, ownerArguments: owner), owner, [])
    var parts = arguments.map(CallArgument.node)
    if var receiver {
      receiver.prepare = nil
      receiver.begin = nil
      receiver.end = nil
      let isInout = resolved.slots.first?.isInout ?? false
      parts.insert(isInout ? .access(receiver) : .node(read(receiver)), at: 0)
    }
    return leaving(emit(resolved, parts, result: .void, span).effect)
  }

  /// Code of the script that runs while places are given back has calls of its own, which end well.
  func leaving(_ run: @escaping (Frame) throws -> Void) -> (Frame) throws -> Void {
    let hot = hot
    return { frame in
      let isLeaving = hot.pointee.isLeaving
      hot.pointee.isLeaving = false
      defer { hot.pointee.isLeaving = isLeaving }
      try run(frame)
    }
  }
}
