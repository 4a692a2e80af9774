import Syntax

/// A statement around the code that is checked, which `break` or `continue` may lead to.
final class OpenLabel {
  enum Kind {
    case loop, if_, do_, switch_

    /// What cannot be gone on with, as Swift calls it; nothing for what can.
    var wordWithoutContinue: String? {
      switch self {
      case .loop, .do_: nil
      case .if_: "if"
      case .switch_: "switch"
      }
    }
  }

  let name: Name?
  let id: LabelID
  let kind: Kind
  var isContinued = false

  init(name: Name?, id: LabelID, kind: Kind) {
    (self.name, self.id, self.kind) = (name, id, kind)
  }
}

extension Checker {
  func newLabel() -> LabelID {
    currentFunction.labelCount += 1
    return currentFunction.labelCount
  }

  func within<Result>(_ label: OpenLabel, _ body: () -> Result) -> Result {
    open(label)
    defer { labels[labels.count - 1].removeLast() }
    return body()
  }

  /// Names the statement that is checked, as no statement around it may be named.
  func open(_ label: OpenLabel) {
    if let name = label.name, let statement, labels[labels.count - 1].contains(where: { $0.name == name }) {
      report(.reusedLabel(name), word(name, before: statement.span))
    }
    labels[labels.count - 1].append(label)
  }

  /// The name in front of a statement.
  private func word(_ name: Name, before span: Span) -> Span {
    let start = max(0, Int(span.start) - 200)
    let (text, wanted) = (Array(textOf(Span(start, Int(span.start))).utf8), Array(name.text.utf8))
    guard text.count >= wanted.count,
      let found = (0...(text.count - wanted.count)).last(where: { text[$0..<$0 + wanted.count].elementsEqual(wanted) })
    else { return span }
    return Span(start + found, start + found + wanted.count)
  }

  func inLoop<Result>(_ name: Name?, _ body: (LabelID) -> Result) -> Result {
    let label = OpenLabel(name: name, id: newLabel(), kind: .loop)
    let (topLevel, target) = (isTopLevel, fallthroughTarget)
    (isTopLevel, fallthroughTarget) = (false, .outside)
    defer { (isTopLevel, fallthroughTarget) = (topLevel, target) }
    return within(label) { body(label.id) }
  }

  func leave(_ word: String, _ name: Name?, _ at: Span, _ span: Span) -> TypedStmt {
    let open = labels[labels.count - 1]
    let target: OpenLabel?
    if let name {
      target = open.last { $0.name == name }
      if target == nil { report(.unknownLabel(name, candidates: near(name, in: open.compactMap(\.name))), at) }
    } else {
      target = open.last { $0.kind == .loop || ($0.kind == .switch_ && word == "break") }
      if target == nil { report(outside(word), span) }
    }
    // Where it would lead is not known, but not on.
    guard let target else { return TypedStmt(.throw_(TypedExpr(.error, .error, span)), span) }
    if word == "break" { return TypedStmt(.break_(target.id), span) }
    if let word = target.kind.wordWithoutContinue { report(.continueOfStatement(word), span) }
    target.isContinued = true
    return TypedStmt(.continue_(target.id), span)
  }

  private func outside(_ word: String) -> CheckError {
    if isInDefer { return .leavesDefer(word) }
    return word == "break" ? (blockDepth == 0 ? .breakOutside : .breakNeedsLabel) : .notInLoop(word)
  }
}
