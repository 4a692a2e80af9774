/// Two values that would be equal if numbers had all their digits.
enum Rounding {
  /// What is to be said of the sides of a comparison that failed, as they are shown; nil when they do differ.
  static func remark(_ left: String, _ right: String) -> String? {
    let (a, b) = (pieces(left), pieces(right))
    guard left != right, a.count == b.count else { return nil }
    var differs = false
    for (p, q) in zip(a, b) where p != q {
      guard let x = Double(p), let y = Double(q), x.isFinite, y.isFinite,
        abs(x - y) <= 1e-9 * max(1, abs(x), abs(y))
      else { return nil }
      // `1.0` and `1` are one number.
      differs = differs || x != y
    }
    guard differs else { return nil }
    return "the sides differ by rounding alone: compare with a tolerance, `abs(a - b) < 0.001`"
  }

  /// Numbers, and what stands between them.
  private static func pieces(_ text: String) -> [Substring] {
    var pieces: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let isNumber = isDigit(first)
      let piece = rest.prefix { isDigit($0) == isNumber }
      pieces.append(piece)
      rest = rest[piece.endIndex...]
    }
    return pieces
  }

  private static func isDigit(_ character: Character) -> Bool {
    switch character {
    case "0"..."9", ".", "-", "+", "e": true
    default: false
    }
  }
}
