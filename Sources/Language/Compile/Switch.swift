import Syntax

/// `switch`: rows tried in order, and how long the subject lives.
extension FunctionCompiler {
  func switchStatement(_ subject: TypedExpr, _ cases: [TypedCase], _ label: LabelID) -> Step {
    let subjectRep = rep(subject.type)
    let node = expression(subject)
    let slot = Address(frame: allocate(subjectRep))
    let load = node.converted(to: subjectRep).assign(slot, scratch: allocateBytes(subjectRep.size))
    let subject = Node.load(slot, subjectRep)
    var compiled: [SwitchRow] = []
    var isPlain = true
    // `default` may stand anywhere; it is tried last.
    var fallback: Int?
    for (index, item) in cases.enumerated() {
      scopes.append([])
      let test = matchAny(item.items, subject)
      let body = block(item.body)
      let slots = scopes.removeLast()
      if body.plain == nil { isPlain = false }
      if item.isDefault { fallback = index }
      compiled.append(
        SwitchRow(
          test: test, body: cleared(body, slots).asFlow, slots: slots.reversed(),
          keepsSubject: Self.keepsSubject(index, cases)))
    }
    let stop = Flow.break(label)
    let entries = compiled
    let holdsValue = subjectRep == .value
    let run: (Frame) throws -> Flow = { frame in
      try load(frame)
      var index = 0
      while index < entries.count {
        if index != fallback {
          if try entries[index].test(frame) { break }
          // What a row bound before its test failed is not the row's any more.
          for slot in entries[index].slots { replaceByVoid(frame.value(at: slot)) }
        }
        index += 1
      }
      if index == entries.count {
        guard let fallback else { return .next }
        index = fallback
      }
      if holdsValue, !entries[index].keepsSubject { Self.fallApart(&slot.value(frame).pointee) }
      var flow = try entries[index].body(frame)
      while flow == .fallthrough, index + 1 < entries.count {
        index += 1
        flow = try entries[index].body(frame)
      }
      return flow == stop ? .next : flow
    }
    let step: Step = isPlain ? .plain { _ = try run($0) } : .flow(run)
    return subjectRep == .value ? cleared(step, [slot.frameOffset ?? 0]) : step
  }

  /// One `case`.
  private struct SwitchRow {
    let test: (Frame) throws -> Bool
    let body: (Frame) throws -> Flow
    /// What the patterns bind, the last first.
    let slots: [Int]
    let keepsSubject: Bool
  }

  /// Whether the subject lives as long as the body of a case; else what the pattern gave no name goes before it.
  /// As swiftc's code does it (observed): a value is kept whole while a later row could still take it as a whole.
  private static func keepsSubject(_ index: Int, _ cases: [TypedCase]) -> Bool {
    let patterns = cases[index].items.map(\.pattern)
    guard patterns.contains(where: takesApart) else { return false }
    let later = cases[(index + 1)...].flatMap(\.items).map(\.pattern)
    if cases.contains(where: \.isDefault) || later.contains(where: { !$0.isRefutable }) { return true }
    return patterns.contains { pattern in
      guard case .enumCase(let enumCase, let payload) = pattern.kind, payload.contains(where: \.isRefutable) else {
        return false
      }
      return later.contains {
        guard case .enumCase(let other, let parts) = $0.kind, other === enumCase else { return false }
        return parts.allSatisfy(\.isWildcard)
      }
    }
  }

  /// Whether a pattern takes something out of what it matches. A tuple falls into its parts at once: those without a
  /// name go, unless another of them is tested.
  private static func takesApart(_ pattern: TypedPattern) -> Bool {
    switch pattern.kind {
    case .wildcard, .none, .test: false
    case .variable, .enumCase, .isType, .cast, .dynamicCast, .some: true
    case .tuple(let parts):
      parts.contains { part in
        switch part.kind {
        case .wildcard, .variable, .cast, .dynamicCast: false
        default: true
        }
      }
    }
  }

  static func any(_ tests: [(Frame) throws -> Bool]) -> (Frame) throws -> Bool {
    switch tests.count {
    case 0: return { _ in false }
    case 1: return tests[0]
    default:
      return { frame in
        for test in tests where try test(frame) { return true }
        return false
      }
    }
  }
}
