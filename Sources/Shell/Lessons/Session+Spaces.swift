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

  /// What is said of a conversion that goes the wrong way: from the view that is asked for to the one whose point it is.
  func directionRemark(on answer: String, to question: String) throws -> String? {
    guard let given = try conversion(answer), let wanted = try conversion(question),
      given.from === wanted.to, given.to === wanted.from, given.from !== given.to
    else { return nil }
    let (from, to) = (world.label(wanted.from), world.label(wanted.to))
    return "That is the way back, from \(to) to \(from). Convert from \(from) to \(to):\n"
      + "  \(from).convert(…, to: \(to))\n  \(to).convert(…, from: \(from))"
  }

  /// Of the question for a point's conversion: what comes out, and in whose coordinates.
  private func wantedPoint(_ question: String) throws -> (CGPoint, UIView)? {
    guard let way = try conversion(question), let (value, type) = try look(question),
      case .point(let wanted)? = try Quantity(value, type)
    else { return nil }
    return (wanted, way.to)
  }

  /// Of a call of convert: from which view's coordinates to which view's.
  private func conversion(_ text: String) throws -> (from: UIView, to: UIView)? {
    let source = SourceText(name: "", text)
    guard case .expression(let expression, _)? = parse(source).statements.first?.kind,
      case .call(let callee, let arguments, _) = expression.kind, case .member(let base?, let member) = callee.kind,
      member.name == "convert", arguments.count == 2, let label = arguments[1].label,
      let receiver = try look(source.text(of: base.span))?.value.ref as? UIView,
      let other = try look(source.text(of: arguments[1].value.span))?.value.ref as? UIView
    else { return nil }
    return label == "to" ? (receiver, other) : (other, receiver)
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
