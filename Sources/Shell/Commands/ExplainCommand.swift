import Language
import Pictures
import Syntax
import ViewKit

enum ExplainCommand: Command {
  static let name = "explain"
  static let group = CommandGroup.look
  static let summary = "shows step by step why a conversion, frame, hit test, resize or layout gives what it gives"
  static let usage =
    "explain view.convert(…) | view.frame | view.transform | t1.concatenating(t2) | view.hitTest(…) | resize view to (w, h) "
    + "| layout [view] [--json] [--look] [--svg file] [--png file] [--pdf file] [--copy]"
  static var parameters: [CommandShape.Parameter] { [.parts] }
  static var forms: [String: [CommandShape.Parameter]] {
    ["resize": [.view, .word, .typed("CGSize")], "layout": [.view]]
  }
  static let valueOptions = PictureOutput.valueOptions
  static let flags = PictureOutput.flagsOfTexts
  static let document: String? = """
    {"explains": text, "expression": text, "title": text, "steps": [{"text": text,
      "value"?: number, [x, y], [x, y, width, height], transform, corners or name, "place"?: text}],
     "result"?: the same as a value, "notes": [text]}; with files {"wrote": [file]}
    """
  static let searchWords = ["why", "convert", "hitTest", "frame", "autoresizing", "transform", "steps", "trace"]
  static var examples: [CommandExample] {
    [
      CommandExample(
        "explain window.convert((5, 5), from: window)",
        "(5, 5) in window\n  the same view: nothing to do  → (5, 5)   in window\n"
          + "window.convert((5, 5), from: window) = (5, 5)\n"),
      CommandExample(
        "explain window.hitTest((5, 5), with: nil)",
        "(5, 5) in window: subviews are asked front to back\n"
          + "  1 window  → (5, 5)   yes: it has no subviews, so it is the answer\n"
          + "window.hitTest((5, 5), with: nil) = window\n"),
    ]
  }

  static func run(_ call: CommandCall) throws {
    if call.output.isMuted { return }
    let asked = try Asked(call)
    let output = PictureOutput(call)
    if output.isPicture {
      let root = call.world.root(of: asked.view ?? call.world.current)
      return try output.draw(asked.explanation.picture(in: call.world.scene(of: root), asked.text, title: asked.title))
    }
    if call.isJSON {
      var json = JSONText()
      json.explanation(asked.explanation, asked.text)
      return call.output.line(json.text)
    }
    output.lines(asked.explanation.lines(asked.text))
  }
}

/// What was asked, from the parts of the call.
private struct Asked {
  let text: String
  /// The headline of a picture.
  let title: String
  let explanation: Explanation
  /// A view of the tree that a picture shows.
  let view: UIView?

  init(_ call: CommandCall) throws {
    let explainer = call.world.explainer
    switch call.arguments.first {
    case .word("resize"):
      guard call.arguments.count > 1 else {
        throw call.failure(.missingWord("explain the resizing of which view?", usage: ExplainCommand.usage))
      }
      let view = try call.view(call.arguments[1])
      guard call.words.count > 2, call.words[2] == "to" else {
        throw call.failure(.missingWord("resize to which size?", usage: ExplainCommand.usage))
      }
      let size = try call.value(3, as: CGSize.self, "resize to which size?")
      explanation = explainer.resize(view, to: CGRect(origin: .zero, size: size).standardized.size)
      (self.view, text) = (view, "\(call.world.label(view)).bounds")
      title = "resize \(call.world.label(view)) to \(call.words[3])"
    case .word("layout"):
      let root = call.arguments.count > 1 ? try call.view(call.arguments[1]) : call.world.root(of: call.world.current)
      explanation = try call.session.explainLayout(of: root, before: call.syntax)
      (view, text, title) = (root, "layout", "layout")
    case .parts(let parts, let text):
      guard let known = try Self.explain(parts, explainer, text) else {
        throw call.failure(.notExplained(text, "usage: \(ExplainCommand.usage)"))
      }
      (explanation, view, self.text, title) = (known.0, known.1, text, text)
    case .value(let value, let type, let text) where type.nominal?.name == "CGAffineTransform":
      explanation = explainer.transform(try CGAffineTransform.unbox(value), of: text)
      (view, self.text, title) = (nil, text, text)
    case .value(let value, _, let text):
      guard let view = value.ref as? UIView else {
        throw call.failure(.notExplained(text, "usage: \(ExplainCommand.usage)"))
      }
      (explanation, self.view) = (explainer.anatomy(view, asked: nil), view)
      (self.text, title) = ("\(text).frame", text)
    default: throw call.failure(.missingWord("explain what?", usage: ExplainCommand.usage))
    }
  }

  private static func explain(
    _ parts: CallParts, _ explainer: Explainer, _ text: String
  ) throws -> (Explanation, UIView?)? {
    if parts.receiver.map({ $0.type.nominal?.name == "CGAffineTransform" }) ?? true {
      return try transform(parts, explainer, text).map { ($0, nil) }
    }
    guard let receiver = parts.receiver?.value.ref else { return nil }
    let view = receiver as? UIView
    switch name(of: parts.member) {
    case "convert(_:to:)", "convert(_:from:)":
      return try convert(parts, receiver, explainer, isBack: name(of: parts.member) == "convert(_:from:)")
        .map { ($0, view ?? (receiver as? CALayer)?.delegate as? UIView) }
    case "hitTest(_:with:)", "hitTest(_:)":
      guard let view, let point = parts.arguments.first else { return nil }
      return (explainer.hitTest(try CGPoint.unbox(point.value), in: view), view)
    case "frame", "bounds", "center", "position":
      let asked = name(of: parts.member)
      guard let view = view ?? (receiver as? CALayer)?.delegate as? UIView else { return nil }
      return (explainer.anatomy(view, asked: asked == "position" ? "center" : asked), view)
    case "transform" where view != nil, "affineTransform()":
      guard let layer = view?.layer ?? receiver as? CALayer else { return nil }
      return (explainer.transform(layer.affineTransform(), of: text), view ?? layer.delegate as? UIView)
    default: return nil
    }
  }

  /// A call that makes a transform of others.
  private static func transform(_ parts: CallParts, _ explainer: Explainer, _ text: String) throws -> Explanation? {
    func number(_ index: Int) -> Double { Double.unbox(parts.arguments[index].value) }
    guard let receiver = parts.receiver else {
      if case .property(let property) = parts.member, property.owner?.name == "CGAffineTransform" {
        return property.name == "identity" ? explainer.transform(.identity, of: text) : nil
      }
      guard case .function(let function) = parts.member, function.owner?.name == "CGAffineTransform" else { return nil }
      switch name(of: parts.member) {
      case "init(rotationAngle:)": return explainer.transform(CGAffineTransform(rotationAngle: number(0)), of: text)
      case "init(scaleX:y:)": return explainer.transform(CGAffineTransform(scaleX: number(0), y: number(1)), of: text)
      case "init(translationX:y:)":
        return explainer.transform(CGAffineTransform(translationX: number(0), y: number(1)), of: text)
      case "init(a:b:c:d:tx:ty:)":
        let n = (0..<6).map(number)
        return explainer.transform(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]), of: text)
      default: return nil
      }
    }
    let a = try CGAffineTransform.unbox(receiver.value)
    let own: CGAffineTransform
    switch name(of: parts.member) {
    case "inverted()": return explainer.transform(a.inverted(), of: text)
    case "concatenating(_:)":
      let b = try CGAffineTransform.unbox(parts.arguments[0].value)
      return explainer.transforms(
        TransformPart("A", a), then: TransformPart("B", b),
        rule: "concatenating puts its argument, B, behind A: first A is applied, then B")
    case "scaledBy(x:y:)": own = CGAffineTransform(scaleX: number(0), y: number(1))
    case "translatedBy(x:y:)": own = CGAffineTransform(translationX: number(0), y: number(1))
    case "rotated(by:)": own = CGAffineTransform(rotationAngle: number(0))
    default: return nil
    }
    let word = name(of: parts.member).prefix { $0 != "(" }
    return explainer.transforms(
      TransformPart("B", own), then: TransformPart("A", a),
      rule: "\(word) puts its own part, B, in front of A: first B is applied, then A")
  }

  private static func convert(
    _ parts: CallParts, _ receiver: AnyObject, _ explainer: Explainer, isBack: Bool
  ) throws -> Explanation? {
    guard parts.arguments.count == 2 else { return nil }
    let (what, other) = (parts.arguments[0], parts.arguments[1].value)
    let way: Explainer.Way
    if let view = receiver as? UIView {
      way = explainer.way(view, other.ref as? UIView, isBack: isBack)
    } else if let layer = receiver as? CALayer {
      way = explainer.way(layer, other.ref as? CALayer, isBack: isBack)
    } else {
      return nil
    }
    switch what.type.nominal?.name.text {
    case "CGPoint": return explainer.convert(try CGPoint.unbox(what.value), way)
    case "CGRect": return explainer.convert(try CGRect.unbox(what.value), way)
    default: return nil
    }
  }

  /// The name under which the member is known today.
  private static func name(of member: Member) -> String {
    switch member {
    case .function(let function): function.isAlias ? function.modern.map(name(of:)) ?? "" : function.fullName
    case .property(let property): property.name.text
    default: ""
    }
  }
}

extension World {
  var explainer: Explainer { Explainer { self.label($0, at: $1) } }
}
