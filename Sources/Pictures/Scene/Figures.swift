import ViewKit

/// Numbers as pictures and explanations show them: so many decimals at most, no zeros at the end.
enum Figures {
  static func text(_ number: Double, _ places: Int = 4) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((number * Double(scale)).rounded())
    let (whole, rest) = (abs(scaled) / scale, abs(scaled) % scale)
    var text = (scaled < 0 ? "-" : "") + "\(whole)"
    if rest > 0 {
      let digits = String(rest)
      text += "." + String(repeating: "0", count: places - digits.utf8.count) + digits
      while text.utf8.last == UInt8(ascii: "0") { text.removeLast() }
    }
    return text
  }

  /// `+ 5`, `− 5`: a number behind another.
  static func plus(_ number: Double) -> String {
    number < 0 ? "− \(text(-number))" : "+ \(text(number))"
  }

  /// `(5, 5)`
  static func text(_ point: CGPoint, _ places: Int = 4) -> String {
    "(\(text(point.x, places)), \(text(point.y, places)))"
  }

  static func text(_ size: CGSize, _ places: Int = 4) -> String {
    "\(text(size.width, places)) × \(text(size.height, places))"
  }

  /// `(0 0; 320 480)`
  static func text(_ rect: CGRect, _ places: Int = 4) -> String {
    "(\(text(rect.origin.x, places)) \(text(rect.origin.y, places)); "
      + "\(text(rect.size.width, places)) \(text(rect.size.height, places)))"
  }

  static func matrix(_ t: CGAffineTransform, _ places: Int = 4) -> String {
    "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map { text($0, places) }.joined(separator: " ") + "]"
  }
}

extension CGAffineTransform {
  /// What it does, in words where there are any: `rotated 45°`, `scaled 2`, `moved (5, 0)`; nil for a mixture.
  var words: String? {
    if isIdentity { return "the identity" }
    if a == 1, b == 0, c == 0, d == 1 { return "moved \(Figures.text(CGPoint(x: tx, y: ty)))" }
    guard tx == 0, ty == 0 else { return nil }
    if b == 0, c == 0 { return a == d ? "scaled \(Figures.text(a))" : "scaled \(Figures.text(a)) × \(Figures.text(d))" }
    if abs(a - d) < 1e-12, abs(b + c) < 1e-12, abs(a * a + b * b - 1) < 1e-9 {
      return "rotated \(Figures.text(decomposed().rotation * 180 / .pi, 2))°"
    }
    return nil
  }
}
