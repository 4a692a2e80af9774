import Syntax

/// Payloads of optionals as places.
extension FunctionCompiler {
  func unwrapAccess(_ base: TypedExpr, _ implicit: Bool, _ expr: TypedExpr) -> Access {
    let inner = place(of: base)
    let place = place(expr.span)
    let depth = concrete(expr.type).optionalDepth
    var result = inner.part
    result.rep = rep(expr.type)
    let pointer = inner.pointer
    result.kind = .pointer { frame in
      let place_ = try pointer(frame)
      if place_.pointee.isNone(depth: depth) { throw nilUnwrapped(place, implicit: implicit) }
      return place_
    }
    if inner.set != nil, let set = inner.set {
      result.set = { set($0.converted(to: .value)) }
    }
    return result
  }

  /// `a?` on the left of an assignment: the chain ends when it is nil; else its payload.
  func tryAccess(_ base: TypedExpr, _ expr: TypedExpr) -> Access {
    let inner = place(of: base)
    let depth = concrete(expr.type).optionalDepth
    let pointer = inner.pointer
    let prepare = inner.prepare
    var (begin, end) = (inner.begin, inner.end)
    var result = inner.part
    if let root = inner.root, let chainBody, reaches(chainBody) > reaches(base) {
      // The rest of the chain is evaluated while it has the place.
      (begin, end) = lent(root, begin, end, expr.span)
      result.root = nil
    }
    if let end {
      // What has begun ends once, also when the chain does or the rest of it fails.
      let open = OpenAccess(flag: Address(frame: allocateWord()), end: end)
      chainAccesses.append(open)
      chainSteps[chainSteps.count - 1].append { frame in
        try prepare?(frame)
        try begin?(frame)
        open.flag.int(frame).pointee = 1
        return try !pointer(frame).pointee.isNone(depth: depth)
      }
      result.end = { try open.close($0) }
    } else {
      chainSteps[chainSteps.count - 1].append { frame in
        try prepare?(frame)
        try begin?(frame)
        return try !pointer(frame).pointee.isNone(depth: depth)
      }
    }
    result.begin = nil
    result.prepare = nil
    result.rep = rep(expr.type)
    result.kind = .pointer(pointer)
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
