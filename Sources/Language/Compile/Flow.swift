/// How a statement ended.
struct Flow: Equatable {
  let code: Int
  static let next = Flow(code: 0)
  static let `return` = Flow(code: 1)
  static let `fallthrough` = Flow(code: 2)
  /// The value of an `if` or `switch` expression is there.
  static let yield = Flow(code: 3)
  static func `break`(_ label: LabelID) -> Flow { Flow(code: 4 + 2 * label) }
  static func `continue`(_ label: LabelID) -> Flow { Flow(code: 5 + 2 * label) }

  @inline(__always) static func == (a: Flow, b: Flow) -> Bool { a.code == b.code }
}

/// A compiled statement: either it always goes on with the next one, or it says how it ended.
enum Step {
  case plain((Frame) throws -> Void)
  case flow((Frame) throws -> Flow)

  var asFlow: (Frame) throws -> Flow {
    switch self {
    case .flow(let run): run
    case .plain(let run):
      {
        try run($0); return .next
      }
    }
  }
  var plain: ((Frame) throws -> Void)? {
    if case .plain(let run) = self { return run }
    return nil
  }
}

/// A step in an array, where a bare closure would be called through a thunk.
struct FlowStep {
  let run: (Frame) throws -> Flow
}
