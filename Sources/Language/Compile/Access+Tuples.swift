import Syntax

/// Assigning to several places at once: `(a, b) = (b, a)`.
extension FunctionCompiler {
  private indirect enum Target {
    case nothing
    case place(Access)
    case parts([(target: Target, rep: Rep)])
  }

  /// What the places are made of is evaluated first, then the right side whole, then the parts are assigned.
  func assignTuple(_ targets: [TypedExpr], _ value: TypedExpr) -> (Frame) throws -> Void {
    var steps: Steps = []
    let reached = targets.map { (target: reach($0, &steps), rep: rep($0.type)) }
    if case .tuple(let parts) = value.kind, parts.count == targets.count {
      var slots: [(Address, Rep)] = []
      for part in parts {
        let node = expression(part)
        let slot = Address(frame: allocate(node.rep))
        steps.append(node.assign(slot, scratch: allocateBytes(node.rep.size)))
        slots.append((slot, node.rep))
      }
      for (part, (slot, rep)) in zip(reached, slots) { steps.append(assign(part.target, .load(slot, rep))) }
      for (slot, rep) in slots where rep == .value { steps.append { slot.value($0).pointee = .void } }
      return Self.all(steps)
    }
    let slot = Address(frame: allocateValue())
    steps.append(expression(value).assign(slot, scratch: 0))
    for (index, part) in reached.enumerated() {
      steps.append(assign(part.target, fieldGet(.load(slot, .value), index, part.rep)))
    }
    steps.append { slot.value($0).pointee = .void }
    return Self.all(steps)
  }

  private func reach(_ target: TypedExpr, _ steps: inout Steps) -> Target {
    switch target.kind {
    case .discard: return .nothing
    case .tuple(let targets): return .parts(targets.map { (reach($0, &steps), rep($0.type)) })
    default:
      var place = access(target)
      if let prepare = place.prepare { steps.append(prepare) }
      place.prepare = nil
      return .place(place)
    }
  }

  private func assign(_ target: Target, _ node: Node) -> (Frame) throws -> Void {
    switch target {
    case .nothing: return { _ in }
    case .place(let access): return assign(access, node)
    case .parts(let parts):
      let slot = Address(frame: allocateValue())
      var steps: Steps = [node.assign(slot, scratch: 0)]
      for (index, part) in parts.enumerated() {
        steps.append(assign(part.target, fieldGet(.load(slot, .value), index, part.rep)))
      }
      return Self.all(steps)
    }
  }
}
