import Syntax

/// How much was done for one statement. Overloads inside overloads make checking exponential: what takes too long is
/// an error, as it is in Swift.
struct Effort {
  /// Nobody reads more.
  static let mostErrors = 200
  /// So many names are compared with those that nothing is called by: a few seconds.
  static let mostCompared = 3_000_000

  /// An expression for which so much was done is not checked once more with second choices.
  static let mostRepeated = 5_000
  /// So much is done in vain for second choices of what is wrong anyway, and no more than half of all.
  static let mostInVain = 1_000

  /// Expressions checked for the present statement, each as often as it was tried.
  var count = 0
  /// Those of them for second choices with which nothing was right either.
  var inVain = 0
  /// Names compared for this unit's errors.
  var compared = 0
  /// A long statement may take long.
  private(set) var limit = 500_000
  /// Nothing more of this unit is checked.
  var isOver = false

  var isTooMuchInVain: Bool { inVain > Self.mostInVain + count / 2 }

  mutating func startAnew() { (count, inVain) = (0, 0) }

  init(bytes: Int = 0) { limit += 40 * bytes }
}

extension Checker {
  /// False, and the unit fails, once the statement took too long, Ctrl-C came or there were too many errors.
  @inline(never) func mayGoOn(_ span: Span) -> Bool {
    if !effort.isOver {
      if let stopFlag, stopFlag.pointee != 0 {
        effort.isOver = true
      } else if effort.count > effort.limit {
        diagnostics.append(CheckError.tooMuchEffort.diagnostic(span, point: span.start))
        effort.isOver = true
      }
    }
    if effort.isOver { failures += 1 }
    return !effort.isOver
  }
  /// Enough was told of this unit.
  func giveUp(_ span: Span, _ point: Int32) {
    diagnostics.append(CheckError.tooManyErrors.diagnostic(span, point: point))
    effort.isOver = true
  }

  /// Tells what the name may have been meant to be, until so many names were compared that errors go without.
  func nearness(to name: Name) -> (Name) -> Bool {
    let search = NearSearch(name.text)
    return { [unowned self] other in
      effort.compared += 1
      return effort.compared <= Effort.mostCompared && search.isNear(other.text)
    }
  }
}
