import ViewKit

/// Writes elements of SVG. The same input gives the same bytes on every machine.
struct SVGWriter {
  private(set) var text = ""
  private var open: [StaticString] = []

  mutating func begin(_ name: StaticString, _ attributes: String = "") {
    line("<\(name)\(attributes.isEmpty ? "" : " ")\(attributes)>")
    open.append(name)
  }

  mutating func end() {
    let name = open.removeLast()
    line("</\(name)>")
  }

  mutating func element(_ name: StaticString, _ attributes: String) { line("<\(name) \(attributes)/>") }

  mutating func words(_ name: StaticString, _ attributes: String, _ content: String) {
    line("<\(name)\(attributes.isEmpty ? "" : " ")\(attributes)>\(Self.escaped(content))</\(name)>")
  }

  /// What another wrote, as part of what is open here.
  mutating func append(_ other: SVGWriter) {
    for each in other.text.split(separator: "\n") { line(String(each)) }
  }

  private mutating func line(_ content: String) {
    text += String(repeating: "  ", count: min(open.count, 12)) + content + "\n"
  }

  /// Text without what XML takes for its own, or does not allow at all.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      default:
        switch scalar.value {
        // Control characters, and marks under which a text reads otherwise than it stands.
        case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: continue
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}

/// A place on the page, in its units.
func svg(_ number: Double) -> String { Figures.text(number, 2) }

func svg(_ point: CGPoint) -> String { "\(svg(point.x)) \(svg(point.y))" }

extension Paint {
  var svg: String {
    func byte(_ part: Double) -> String {
      let text = String(Int((min(1, max(0, part.isFinite ? part : 0)) * 255).rounded()), radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + byte(red) + byte(green) + byte(blue)
  }
}
