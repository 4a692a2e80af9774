// Display lists in words, a line a command.

extension DisplayList {
  public var lines: [String] { commands.map(\.description) }
}

extension DrawCommand: CustomStringConvertible {
  /// `fill (0 0; 9 9) in 1 0 0 1`, `stroke M 0 0 L 9 9 in 0 0 0 1, width 2, round cap` …: what is drawn and the colour as
  /// red, green, blue and alpha, then what of the state is not as it is by default.
  public var description: String {
    var parts: [String]
    switch content {
    case .fill(let path, let rule, let color):
      parts = ["fill \(path.short) in \(color)"] + (rule == .evenOdd ? ["even-odd"] : [])
    case .stroke(let path, let style, let color):
      parts = ["stroke \(path.short) in \(color)"] + style.facts
    case .text(let run):
      parts = ["text \"\(run.text.escaped)\" at \(run.baseline.spaced) in \(run.color)", run.font.description]
      if !run.transform.isIdentity { parts.append("transform \(run.transform.short)") }
    case .image(let run):
      parts = ["image (\(run.image.list.bounds.spaced)) to (\(run.rect.spaced))"]
      if !run.transform.isIdentity { parts.append("transform \(run.transform.short)") }
    case .beginGroup: parts = ["begin group"]
    case .endGroup: parts = ["end group"]
    }
    if alpha != 1 { parts.append("alpha \(NumberText.g(alpha))") }
    if blendMode != .normal { parts.append("blend \(blendMode)") }
    if let shadow {
      parts.append(
        "shadow \(NumberText.g(shadow.offset.width)) \(NumberText.g(shadow.offset.height)) "
          + "blur \(NumberText.g(shadow.blur)) in \(shadow.color)")
    }
    parts += clip.map { "clip \($0)" }
    parts += erased.map { "erased " + $0.map(\.description).joined(separator: " and ") }
    return parts.joined(separator: ", ")
  }
}

extension ClipShape: CustomStringConvertible {
  public var description: String { path.short + (rule == .evenOdd ? " even-odd" : "") }
}

extension DrawColor: CustomStringConvertible {
  /// `1 0.5 0 1`
  public var description: String { [red, green, blue, alpha].map(NumberText.g).joined(separator: " ") }
}

extension FontData: CustomStringConvertible {
  /// `12 pt bold italic Menlo`
  public var description: String {
    var words = ["\(NumberText.g(size)) pt"]
    if weight != 400 { words.append(weight == 700 ? "bold" : "weight \(weight)") }
    if isItalic { words.append("italic") }
    if let family { words.append(family) } else if isMonospaced { words.append("monospaced") }
    return words.joined(separator: " ")
  }
}

extension StrokeStyle {
  fileprivate var facts: [String] {
    var facts: [String] = []
    if width != 1 { facts.append("width \(NumberText.g(width))") }
    if cap != .butt { facts.append("\(cap) cap") }
    if join != .miter { facts.append("\(join) join") }
    if join == .miter && miterLimit != 10 { facts.append("miter limit \(NumberText.g(miterLimit))") }
    if !dash.isEmpty { facts.append("dash \(dash.map(NumberText.g).joined(separator: " "))") }
    if dashPhase != 0 { facts.append("phase \(NumberText.g(dashPhase))") }
    if !transform.isIdentity { facts.append("pen \(transform.short)") }
    return facts
  }
}

extension PathData {
  /// A rectangle as one, anything else as SVG has it.
  fileprivate var short: String { uprightRect.map { "(\($0.spaced))" } ?? description }
}

extension CGAffineTransform {
  fileprivate var short: String { "[" + [a, b, c, d, tx, ty].map(NumberText.g).joined(separator: " ") + "]" }
}

extension String {
  /// Quotes, backslashes and control characters as a Swift literal has them, so that a line stays one.
  fileprivate var escaped: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      default:
        scalar.properties.generalCategory == .control ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }.joined()
  }
}

// What scripts and programs can see of drawings. All of it is vsh's own: UIKit shows pixels.

extension CALayer {
  /// What the contents show, a line each; empty when there are none.
  public final var drawing: [String] { displayList?.lines ?? [] }
  /// Where in the layer its contents go, piece by piece, in its coordinates.
  public final var contentsFrames: [CGRect] { contentsPlacement?.pieces.map(\.target) ?? [] }
}

extension CGContext {
  /// What was drawn so far, a line each.
  public final var drawing: [String] { displayList.lines }
}

extension CABackingStore {
  /// What was drawn, a line each.
  public final var drawing: [String] { list.lines }
}

extension CGImage {
  /// What was drawn, a line each.
  public final var drawing: [String] { drawn.list.lines }
}

extension UIImage {
  /// What was drawn, a line each.
  public final var drawing: [String] { cgImage?.drawing ?? [] }
}
