import Language
import Syntax
import ViewKit

enum TraceCommand: Command {
  static let name = "trace"
  static let group = CommandGroup.look
  static let summary = "tells as it happens what is marked for layout or display, why, and how the pass goes"
  static let usage = "trace [layout | display | off] [--json]"
  static var parameters: [CommandShape.Parameter] { [.word] }
  static let words = ["layout", "display", "off"]
  static let document: String? = """
    {"trace": "layout", "display" or null}; later, for each event,
    {"event": "marked", "began", "changed" or "drew", "pass": "layout" or "display", "view": path or null,
     of marked "rect": [x, y, width, height] for display, "cause": text, "statement": text or null,
     of changed "before": [x, y, width, height], "after": [x, y, width, height],
     of drew "rect": [x, y, width, height], "fresh": number, "commands": number}
    """
  static let searchWords = [
    "setNeedsLayout", "layoutSubviews", "setNeedsDisplay", "draw", "redraw", "events", "debug", "pass",
  ]
  static var examples: [CommandExample] {
    [
      CommandExample(
        "tick\ntrace layout\nsetNeedsLayout\ntick",
        "laid out 1, drew 0\nmarked window: it was asked to, by setNeedsLayout\nlayout 1 window\nlaid out 1, drew 0\n"),
      CommandExample(
        "class Dot: UIView { override func draw(_ rect: CGRect) { UIRectFill(rect) } }\n"
          + "let dot = Dot(frame: (0, 0, 9, 9)); addSubview(dot); tick\ntrace display\n"
          + "dot.setNeedsDisplay((0, 0, 3, 3))\ntick",
        "laid out 2, drew 1\nmarked dot, to draw 0 0 3 3: it was asked to, by dot.setNeedsDisplay((0, 0, 3, 3))\n"
          + "display 1 dot 0 0 3 3: 1 command, 2 in all\nlaid out 0, drew 1\n"),
    ]
  }

  /// The passes that can be traced.
  static let subjects: [String: TracedPass] = ["layout": .layout, "display": .display]

  static func run(_ call: CommandCall) throws {
    let session = call.session
    guard let word = call.words.first else {
      return call.isJSON ? tell(call) : call.output.line(session.trace.map { "\($0.pass)" } ?? "off")
    }
    if call.output.isMuted { return }
    if word == "off" {
      session.trace = nil
    } else if let pass = subjects[word] {
      session.trace = Tracing(session, pass, isJSON: call.isJSON)
    } else {
      throw call.failure(.noSubject(word, (subjects.keys.sorted() + ["off"])))
    }
    if call.isJSON { tell(call) }
  }

  private static func tell(_ call: CommandCall) {
    call.answer { $0.member("trace", call.session.trace.map { "\($0.pass)" }) }
  }
}

/// Writes what a pass does, event by event, for `trace`.
final class Tracing: RuntimeTracer {
  private unowned let session: Session
  let pass: TracedPass
  private let isJSON: Bool
  /// How many views the running input has had the pass come to.
  var count = 0
  /// The views that the pass is at, each with its subviews' frames as they were.
  private var open: [[(view: UIView, frame: CGRect)]] = []

  init(_ session: Session, _ pass: TracedPass, isJSON: Bool) {
    self.session = session
    self.pass = pass
    self.isJSON = isJSON
  }

  private var world: World { session.world }
  private var indent: String { String(repeating: "  ", count: min(open.count, 20)) }

  func marked(_ view: UIView, for pass: TracedPass, because cause: MarkCause) {
    guard pass == self.pass, !session.output.isMuted else { return }
    let statement = session.statementText
    if isJSON {
      event("marked", view) { json in
        if pass == .display {
          json.key("rect")
          json.rect(view.invalidRect)
        }
        json.key("cause")
        json.string(cause.words)
        json.key("statement")
        if let statement { json.string(statement) } else { json.value("null") }
      }
    } else {
      let by = statement.map { ", by \($0)" } ?? ""
      let part = pass == .display ? ", to draw \(view.invalidRect.short)" : ""
      session.output.line("\(indent)marked \(world.label(view))\(part): \(cause.words)\(by)")
    }
  }

  func began(_ view: UIView, in pass: TracedPass) {
    guard pass == self.pass, !session.output.isMuted else { return }
    count += 1
    if isJSON {
      event("began", view) { _ in }
    } else {
      session.output.line("\(indent)\(pass) \(count) \(world.label(view))")
    }
    open.append([(view, view.frame)] + view.subviews.map { ($0, $0.frame) })
  }

  func ended(_ view: UIView, in pass: TracedPass) {
    guard pass == self.pass, !session.output.isMuted, let before = open.popLast() else { return }
    for (view, frame) in before where view.frame != frame {
      if isJSON {
        event("changed", view) { json in
          json.key("before")
          json.rect(frame)
          json.key("after")
          json.rect(view.frame)
        }
      } else {
        session.output.line("\(indent)  \(world.label(view)) \(frame.short) → \(view.frame.short)")
      }
    }
  }

  func drew(_ layer: CALayer, in rect: CGRect, _ list: DisplayList, fresh: Int) {
    guard pass == .display, !session.output.isMuted else { return }
    count += 1
    if isJSON {
      event("drew", layer.delegate as? UIView) { json in
        json.key("rect")
        json.rect(rect)
        json.key("fresh")
        json.number(fresh)
        json.key("commands")
        json.number(list.commands.count)
      }
      return
    }
    let name = (layer.delegate as? UIView).map { world.label($0) } ?? "\(layer)"
    let all = list.commands.count == fresh ? "" : ", \(list.commands.count) in all"
    session.output.line(
      "\(indent)display \(count) \(name) \(rect.short): \(fresh) command\(fresh == 1 ? "" : "s")\(all)")
  }

  private func event(_ name: String, _ view: UIView?, _ more: (inout JSONText) -> Void) {
    var json = JSONText()
    json.open("{")
    json.key("event")
    json.string(name)
    json.key("pass")
    json.string("\(pass)")
    json.key("view")
    if let view { json.string(world.path(of: view)) } else { json.value("null") }
    more(&json)
    json.close("}")
    session.output.line(json.text)
  }
}

extension MarkCause {
  var words: String {
    switch self {
    case .asked: "it was asked to"
    case .boundsSize: "its size changed"
    case .boundsOrigin: "it scrolled"
    case .subviewSize: "a subview's size changed"
    case .autoresized: "its superview resized it"
    case .subviewAdded: "a subview was added"
    case .subviewRemoved: "a subview was removed"
    case .subviewOrder: "its subviews changed order"
    case .moved: "it has a new superview"
    case .margins: "its margins changed"
    case .sublayers: "its layer's sublayers changed"
    case .contentScale: "its content's scale was set"
    }
  }
}
