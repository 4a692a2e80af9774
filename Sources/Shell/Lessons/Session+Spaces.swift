import Bindings
import Language
import Pictures
import Syntax
import ViewKit

/// Mistakes of space, by name: whose number a wrong point is, and in whose coordinates.
extension Session {
  /// What a wrong value says about the mistake behind it.
  ///
  /// - Parameter question: The expression whose value it was to be: `badge.convert(.zero, to: window)`.
  /// - Parameter isAnswer: Somebody gave the value for an answer; otherwise a check wants it.
  func spaceRemark(
    on value: Value, _ type: RuntimeType, to question: String, isAnswer: Bool = false
  ) throws -> String? {
    guard let given = try Quantity(value, type) else { return nil }
    let explainer = world.explainer
    let views = viewsToCompare(mentionedIn: question)
    if case .point(let point) = given, let (wanted, space) = try wantedPoint(question) {
      if let other = explainer.space(of: point, meaning: wanted, in: space, among: views) {
        let (here, there) = (world.label(other), world.label(space))
        return isAnswer
          ? "\(given.text) is right in \(here)'s coordinates, and \(there)'s are asked for. "
            + "Convert it:\n  \(here).convert(\(given.text), to: \(there))"
          : "\(given.text) is what it is in \(here)'s coordinates; the check counts in \(there)'s"
      }
    }
    let meaning: String?
    switch given {
    case .point(let point): meaning = explainer.meaning(of: point, among: views)
    case .rect(let rect): meaning = explainer.meaning(of: rect, among: views)
    case .number, .size: meaning = nil
    }
    return meaning.map { "\(given.text) is \($0)" }
  }

  /// The views of the tree, those first that a text mentions. Nobody confuses the numbers of thousands.
  private func viewsToCompare(mentionedIn text: String) -> [UIView] {
    var found: [UIView] = []
    ViewWalk.preorder(world.window) { view, _ in
      if found.count < 100 { found.append(view) }
      return found.count < 100
    }
    let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    let mentioned = found.filter { words.contains(world.label($0)) }
    return mentioned + found.filter { view in !mentioned.contains { $0 === view } }
  }

  /// Of the question for a point's conversion: what comes out, and in whose coordinates.
  private func wantedPoint(_ question: String) throws -> (CGPoint, UIView)? {
    let source = SourceText(name: "", question)
    guard case .expression(let expression, _)? = parse(source).statements.first?.kind,
      case .call(let callee, let arguments, _) = expression.kind, case .member(let base?, let member) = callee.kind,
      member.name == "convert", arguments.count == 2, let label = arguments[1].label
    else { return nil }
    let space = label == "to" ? arguments[1].value.span : base.span
    guard let view = try look(source.text(of: space))?.value.ref as? UIView,
      let (value, type) = try look(question), case .point(let wanted)? = try Quantity(value, type)
    else { return nil }
    return (wanted, view)
  }
}

/// The two sides of `a == b`.
enum Comparison {
  /// Of a command's first argument.
  static func sides(of call: CommandCall) -> (left: String, right: String)? {
    for case .expression(let condition) in call.syntax.arguments.lazy.map(\.value) {
      return sides(of: condition, in: call.source)
    }
    return nil
  }

  static func sides(of condition: Expr, in source: SourceText) -> (left: String, right: String)? {
    guard case .binary(let left, let op, let right) = condition.kind,
      ["==", "!=", "<", ">", "<=", ">=", "===", "!=="].contains(op.name.text)
    else { return nil }
    return (source.text(of: left.span), source.text(of: right.span))
  }
}
