import Syntax

/// `do` and `catch`.
extension FunctionCompiler {
  func doStatement(_ body: [TypedStmt], _ catches: [TypedCatch], _ label: LabelID) -> Step {
    scopes.append([])
    let mark = allocations.count
    let run = block(body).asFlow
    let slots = slotsAllocated(since: mark)
    let inner = scopes.removeLast()
    let stop = Flow.break(label)
    if catches.isEmpty {
      return cleared(
        .flow { frame in
          let flow = try run(frame)
          return flow == stop ? .next : flow
        }, inner)
    }
    let error = Address(frame: allocateValue())
    let subject = Node.load(error, .value)
    let handlers = catches.map { clause -> (test: (Frame) throws -> Bool, body: (Frame) throws -> Flow) in
      scopes.append([])
      var test: (Frame) throws -> Bool = { _ in true }
      if let variable = clause.errorVariable {
        let store = initialize(variable, with: subject)
        test = {
          try store($0); return true
        }
      } else if !clause.items.isEmpty {
        test = matchAny(clause.items, subject)
      }
      let body = block(clause.body)
      return (test, cleared(body, scopes.removeLast()).asFlow)
    }
    let (hot, context) = (hot, context)
    return .flow { frame in
      do {
        let flow = try run(frame)
        return flow == stop ? .next : flow
      } catch let thrown as Thrown {
        try Self.unwind(frame, slots, thrown)
        if hot.pointee.hasPendingError { try context.throwPending() }
        error.value(frame).pointee = thrown.error
        defer { replaceByVoid(error.value(frame)) }
        for handler in handlers where try handler.test(frame) {
          let flow = try handler.body(frame)
          return flow == stop ? .next : flow
        }
        throw thrown
      }
    }
  }
}
