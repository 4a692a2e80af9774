import ViewKit

extension Double {
  /// At most three decimals, without zeros at the end: how people read frames.
  var short: String {
    guard isFinite, abs(self) < 1e12 else { return "\(self)" }
    let scaled = (self * 1000).rounded()
    if scaled == 0 { return "0" }
    let whole = Int(abs(scaled)) / 1000
    var text = (scaled < 0 ? "-" : "") + String(whole)
    let rest = Int(abs(scaled)) % 1000
    if rest > 0 {
      var digits = String(rest)
      digits = String(repeating: "0", count: 3 - digits.count) + digits
      while digits.last == "0" { digits.removeLast() }
      text += "." + digits
    }
    return text
  }

  /// A Swift literal of exactly this value.
  var literal: String {
    if isInfinite { return self < 0 ? "-CGFloat.infinity" : "CGFloat.infinity" }
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension CGPoint {
  var short: String { "\(x.short) \(y.short)" }
  var literal: String { "CGPoint(x: \(x.literal), y: \(y.literal))" }
}

extension CGRect {
  /// `40 60 200 120`
  var short: String { "\(origin.x.short) \(origin.y.short) \(size.width.short) \(size.height.short)" }
  var literal: String {
    "CGRect(x: \(origin.x.literal), y: \(origin.y.literal), width: \(size.width.literal), "
      + "height: \(size.height.literal))"
  }
}

extension CGAffineTransform {
  /// What it does, in words where there are any: `rotated 45°`, `scaled 2`, `moved 5 0`.
  var words: String {
    if a == 1, b == 0, c == 0, d == 1 { return "moved \(tx.short) \(ty.short)" }
    if tx == 0, ty == 0 {
      if b == 0, c == 0 { return a == d ? "scaled \(a.short)" : "scaled \(a.short) \(d.short)" }
      if abs(a - d) < 1e-12, abs(b + c) < 1e-12, abs(a * a + b * b - 1) < 1e-9 {
        return "rotated \(degrees(b, a).short)°"
      }
    }
    return "transform [" + [a, b, c, d, tx, ty].map(\.short).joined(separator: " ") + "]"
  }

  var literal: String {
    "CGAffineTransform(a: \(a.literal), b: \(b.literal), c: \(c.literal), d: \(d.literal), "
      + "tx: \(tx.literal), ty: \(ty.literal))"
  }
}

extension UIView.AutoresizingMask {
  /// `W H`, as UIKit's descriptions abbreviate them.
  var words: String {
    let names = ["LM", "W", "RM", "TM", "H", "BM"]
    return names.indices.filter { rawValue & (1 << UInt($0)) != 0 }.map { names[$0] }.joined(separator: "+")
  }
}
