import Syntax

/// What is known of an expression only when all of it was looked at, and so is noted on the way.
///
/// To Swift the statements of a closure are expressions of their own: what is taken otherwise in one of them says nothing of
/// what is around the closure, and the other way round. (Observed.)
struct WholeExpression {
  /// How deep in it.
  var depth = 0
  /// How deep the expressions around it are.
  private(set) var outerDepth = 0
  /// A literal that is all there is of it: its elements have one type. Nil where it is gone through at once, and in closures.
  var literal: Span?
  /// It is what a `for` goes through: its bounds are to be counted.
  var isCounting = false
  /// Calls of it that may mean a rival; see `Function.isRival`.
  var rivals = Rivals()
  /// What may be taken otherwise in it.
  var secondChoices = SecondChoices()
  var flatMaps = FlatMaps()
  var innerNils = InnerNils()
  /// What closures are given, and the functions that they are given to.
  var openElements: [ObjectIdentifier: (OpenElements, Name)] = [:]

  /// One in a closure's statements.
  var inner: WholeExpression {
    var inner = WholeExpression()
    inner.outerDepth = outerDepth + depth
    return inner
  }

  var isOutermost: Bool { outerDepth == 0 }
  /// What is being checked is all of the outermost one.
  var isAll: Bool { outerDepth + depth < 2 }
  var isTooDeep: Bool { outerDepth + depth > 2000 }
}

extension Checker {
  /// Checks the statements of a closure.
  func asExpressionsOfTheirOwn<Result>(_ body: () -> Result) -> Result {
    let outer = whole
    whole = outer.inner
    defer { whole = outer }
    return body()
  }
}
