import ViewKit

extension TextBuffer {
  /// At most three decimals, without zeros at the end: how people read frames.
  func short(_ number: Double) {
    // Not so for what is no number, either.
    guard abs(number) < 1e12 else { return write("\(number)") }
    // Nearly all coordinates are whole numbers.
    let whole = Int(number)
    if Double(whole) == number { return write(whole) }
    let scaled = (number * 1000).rounded()
    if scaled == 0 { return put("0") }
    if scaled < 0 { put("-") }
    let thousandths = Int(abs(scaled))
    write(thousandths / 1000)
    var rest = thousandths % 1000
    if rest == 0 { return }
    put(".")
    while rest > 0 {
      write(rest / 100)
      rest = rest % 100 * 10
    }
  }

  /// A Swift literal of exactly this value.
  func literal(_ number: Double) {
    if number.isInfinite { return number < 0 ? put("-CGFloat.infinity") : put("CGFloat.infinity") }
    if abs(number) < 1e15, case let whole = Int(number), Double(whole) == number, whole != 0 || number.sign == .plus {
      return write(whole)
    }
    let text = "\(number)"
    write(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// `40 60 200 120`
  func short(_ rect: CGRect) {
    short(rect.origin.x)
    put(" ")
    short(rect.origin.y)
    put(" ")
    short(rect.size.width)
    put(" ")
    short(rect.size.height)
  }

  func literal(_ rect: CGRect) {
    put("CGRect(x: ")
    literal(rect.origin.x)
    put(", y: ")
    literal(rect.origin.y)
    put(", width: ")
    literal(rect.size.width)
    put(", height: ")
    literal(rect.size.height)
    put(")")
  }
}

extension Double {
  var short: String { TextBuffer.text { $0.short(self) } }
  var literal: String { TextBuffer.text { $0.literal(self) } }
}

extension CGPoint {
  var short: String { "\(x.short) \(y.short)" }
  var literal: String { "CGPoint(x: \(x.literal), y: \(y.literal))" }
}

extension CGRect {
  var short: String { TextBuffer.text { $0.short(self) } }
  var literal: String { TextBuffer.text { $0.literal(self) } }
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
