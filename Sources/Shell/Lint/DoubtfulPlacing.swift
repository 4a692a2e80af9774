import Syntax
import ViewKit

/// A frame or center that was copied for another view: wrong if that is a subview.
struct DoubtfulPlacing {
  weak var view: UIView?
  let name: String
  let property: String
  /// Where it was copied.
  let source: SourceText
  let span: Span
  /// After how many statements it was looked at.
  var age = 0

  /// Whether a subview has it now, and it does not mean the same to both.
  ///
  /// - Parameter count: How many subviews are asked, from the last.
  func isMistake(among count: Int) -> Bool {
    guard let view, view.frame.origin != view.bounds.origin else { return false }
    let (frame, center) = (view.frame, view.center)
    return view.subviews.suffix(count).contains { property == "frame" ? $0.frame == frame : $0.center == center }
  }

  static func text(_ name: String, _ property: String) -> String {
    let remedy = property == "frame" ? "\(name).bounds covers it" : "its middle is that of \(name).bounds"
    return
      "\(name).\(property) is in the coordinates of \(name)'s superview, and places a subview of \(name): \(remedy)"
  }
}

extension Session {
  /// Which of the doubtful placings have turned out to be mistakes. After a statement only what lies near is asked: the
  /// placings of the last statements, and the subviews added last; after an input everything.
  func notePlacings(afterInput: Bool = false) {
    let most = afterInput ? Int.max : 10
    for index in doubtfulPlacings.indices { doubtfulPlacings[index].age += 1 }
    let mistakes = doubtfulPlacings.filter { $0.age <= most && $0.isMistake(among: most) }
    for each in mistakes { note(DoubtfulPlacing.text(each.name, each.property), at: each.span, in: each.source) }
    doubtfulPlacings.removeAll { each in each.view == nil || mistakes.contains { $0.view === each.view } }
    if doubtfulPlacings.count > 20 { doubtfulPlacings.removeFirst(doubtfulPlacings.count - 20) }
  }
}
