import Syntax

/// Payloads of optionals as places.
extension FunctionCompiler {
  func unwrapAccess(_ base: TypedExpr, _ implicit: Bool, _ expr: TypedExpr) -> Access {
    let place = place(expr.span)
    let payload = payload(of: base, depth: concrete(expr.type).optionalDepth)
    var result = payload.access
    result.rep = rep(expr.type)
    result.kind = .pointer { frame in
      guard let found = try payload.find(frame) else { throw nilUnwrapped(place, implicit: implicit) }
      return found
    }
    return result
  }

  /// What an optional at a place holds.
  private func payload(of base: TypedExpr, depth: Int) -> Payload {
    if case .subscript_(let table?, let use, let arguments) = base.kind, arguments.count == 1,
      let entry = entrySubscript(table, use, arguments)
    {
      return payload(of: entry)
    }
    let inner = self.place(of: base)
    let pointer = inner.pointer
    return Payload(access: inner.part) { frame in
      let place = try pointer(frame)
      return place.pointee.isNone(depth: depth) ? nil : place
    }
  }

  /// `a?` on the left of an assignment: the chain ends when it is nil; else its payload.
  func tryAccess(_ base: TypedExpr, _ expr: TypedExpr) -> Access {
    let payload = payload(of: base, depth: concrete(expr.type).optionalDepth)
    let find = payload.find
    var result = payload.access
    let prepare = result.prepare
    var (begin, end) = (result.begin, result.end)
    if let root = result.root, let chainBody, reaches(chainBody) > reaches(base) {
      // The rest of the chain is evaluated while it has the place.
      (begin, end) = lent(root, begin, end, expr.span)
      result.root = nil
    }
    var open: OpenAccess?
    if let end {
      // What has begun ends once, also when the chain does or the rest of it fails.
      let access = OpenAccess(flag: Address(frame: allocateWord()), end: end)
      chainAccesses.append(access)
      result.end = { try access.close($0) }
      open = access
    }
    chainSteps[chainSteps.count - 1].append { [open] frame in
      try prepare?(frame)
      try begin?(frame)
      open?.flag.int(frame).pointee = 1
      return try find(frame) != nil
    }
    result.begin = nil
    result.prepare = nil
    result.rep = rep(expr.type)
    result.kind = .pointer { frame in
      guard let found = try find(frame) else { throw Trap.exclusivity }
      return found
    }
    return result
  }
}

/// A place behind accessors that an optional chain began to change.
struct OpenAccess {
  /// A word of the frame: 1 while it is open.
  let flag: Address
  let end: (Frame) throws -> Void

  func close(_ frame: Frame) throws {
    if flag.int(frame).pointee == 0 { return }
    flag.int(frame).pointee = 0
    try end(frame)
  }
}
