import ViewKit

/// Writes JSON, one value after the other; commas come by themselves.
struct JSONText {
  private(set) var text = ""
  private var needsComma = false

  mutating func open(_ bracket: String) {
    separate()
    text += bracket
    needsComma = false
  }

  mutating func close(_ bracket: String) {
    text += bracket
    needsComma = true
  }

  mutating func key(_ name: String) {
    separate()
    text += Self.quoted(name) + ":"
    needsComma = false
  }

  mutating func value(_ literal: String) {
    separate()
    text += literal
    needsComma = true
  }

  mutating func string(_ string: String) { value(Self.quoted(string)) }
  mutating func number(_ number: Double) { value(number.isFinite ? number.literal : "null") }

  mutating func numbers(_ numbers: [Double]) {
    open("[")
    for each in numbers { number(each) }
    close("]")
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = false
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 {
          let hex = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}

extension JSONText {
  /// The facts of one view, as members of an open object.
  mutating func facts(of view: UIView, in world: World) {
    key("name")
    if let name = world.names.name(of: view) { string(name) } else { value("null") }
    key("class")
    string(view.className)
    key("frame")
    let frame = view.frame
    numbers([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])
    key("bounds")
    let bounds = view.bounds
    numbers([bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height])
    let t = view.transform
    if !t.isIdentity {
      key("transform")
      numbers([t.a, t.b, t.c, t.d, t.tx, t.ty])
    }
    key("tag")
    value(String(view.tag))
    key("hidden")
    value(view.isHidden ? "true" : "false")
    key("alpha")
    number(Double(view.alpha))
    key("needsLayout")
    value(view.isLayoutPending ? "true" : "false")
    key("needsDisplay")
    value(view.isDisplayPending ? "true" : "false")
  }

  /// A tree as nested objects, without recursion.
  static func tree(_ root: UIView, depth: Int, in world: World) -> String {
    var json = JSONText()
    var last = -1
    ViewWalk.preorder(root) { view, level in
      if level <= last {
        for _ in 0...(last - level) {
          json.close("]")
          json.close("}")
        }
      }
      json.open("{")
      json.facts(of: view, in: world)
      json.key("subviews")
      json.open("[")
      last = level
      return level < depth
    }
    for _ in 0...max(0, last) {
      json.close("]")
      json.close("}")
    }
    return json.text
  }
}
