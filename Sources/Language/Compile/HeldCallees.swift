import Syntax

// A function that is called where it is made, as `{ [file = File()] in … }()` or `maker()()`, goes with the call around that
// call, with the statement where there is none: what its capture list holds is let go of there (observed: what `deinit`
// prints, swiftc 6, without optimization). Operators are calls, and so are literals of lists; the second operand of `||`, `&&`
// and `??` is on its own, as are the branches of `a ? b : c`, and what stands in a text.
extension FunctionCompiler {
  /// A call, behind which what was called inside of it goes, the last first.
  func lettingCalleesGo(_ make: () -> Node) -> Node {
    let (node, slots) = holdingCallees(make)
    return slots.reversed().reduce(node) { emptying($1, after: $0) }
  }

  func lettingCalleesGo(_ make: () -> Step) -> Step {
    let (step, slots) = holdingCallees(make)
    if slots.isEmpty { return step }
    let run = step.asFlow
    return .flow { frame in
      let flow = try run(frame)
      for slot in slots.reversed() { replaceByVoid(slot.value(frame)) }
      return flow
    }
  }

  private func holdingCallees<Made>(_ make: () -> Made) -> (Made, [Address]) {
    let outer = heldCallees
    heldCallees = []
    defer { heldCallees = outer }
    let made = make()
    return (made, heldCallees ?? [])
  }

  /// An expression that goes on its own.
  func apart(_ expr: TypedExpr) -> Node { lettingCalleesGo { expression(expr) } }

  /// A call of the function in a slot, which lives until the call around this one is over.
  func holding(_ callee: Address, through call: Node) -> Node {
    if heldCallees == nil { return emptying(callee, after: call) }
    heldCallees?.append(callee)
    return call
  }
}
