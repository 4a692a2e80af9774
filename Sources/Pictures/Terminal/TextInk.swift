/// The colours of pictures in characters: sixteen that every colour terminal has, and its own for what is plain. None
/// says anything that a character does not say too.
enum TextInk: Equatable {
  case plain
  /// Rulers, what was, what does not change.
  case quiet
  case x, y
  /// Points, arrows, springs.
  case mark
  case heading
  /// Of a view, by how deep it is.
  case level(Int)

  /// The numbers of the terminal's attributes; nothing for its own colour.
  private var code: String {
    switch self {
    case .plain, .level(0): ""
    case .quiet: "2"
    case .x: "1;31"
    case .y: "1;32"
    case .mark: "31"
    case .heading: "1"
    case .level(let level): Self.levels[(level - 1) % Self.levels.count]
    }
  }

  private static let levels = ["36", "33", "35", "32", "94"]

  func coloured(_ text: String) -> String {
    code.isEmpty || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// How many columns a coloured text takes.
  static func width(_ text: String) -> Int {
    var isColour = false
    return text.reduce(0) { count, character in
      if character == "\u{1B}" { isColour = true }
      if !isColour { return count + 1 }
      if character == "m" { isColour = false }
      return count
    }
  }
}
