/// An Objective-C message as somebody types it by habit, and the Swift line it stands for: `[box addSubview:label]` is
/// `box.addSubview(label)`.
struct ObjectiveCMessage {
  let swift: String

  /// The outermost message of a line around a place in it; nil when nothing there reads as one.
  ///
  /// - Parameter offset: In characters of the line.
  init?(in line: String, around offset: Int) {
    let text = Array(line)
    for start in text.indices where start <= offset && text[start] == "[" {
      var reader = Reader(text: text, place: start)
      if let found = reader.message(depth: 0), reader.place > offset {
        swift = found
        return
      }
    }
    return nil
  }

  private struct Reader {
    let text: [Character]
    var place: Int

    private var next: Character? { place < text.count ? text[place] : nil }

    private mutating func skipSpace() { while next == " " { place += 1 } }

    private mutating func word() -> String {
      let start = place
      while let character = next, character.isLetter || character.isNumber || character == "_" { place += 1 }
      return String(text[start..<place])
    }

    /// From `[` to behind its `]`.
    mutating func message(depth: Int) -> String? {
      guard depth < 20, next == "[" else { return nil }
      place += 1
      skipSpace()
      guard let receiver = next == "[" ? message(depth: depth + 1) : path() else { return nil }
      guard next == " " else { return nil }
      skipSpace()
      var pieces: [(name: String, argument: String?)] = []
      while let character = next, character != "]" {
        let name = word()
        guard !name.isEmpty || !pieces.isEmpty else { return nil }
        guard next == ":" else {
          pieces.append((name, nil))
          skipSpace()
          break
        }
        place += 1
        skipSpace()
        guard let argument = argument(depth: depth) else { return nil }
        pieces.append((name, argument))
        skipSpace()
      }
      guard next == "]", let first = pieces.first, pieces.count == 1 || !pieces.contains(where: { $0.argument == nil })
      else { return nil }
      place += 1
      return call(receiver, first.name, pieces)
    }

    /// `box`, `box.layer`
    private mutating func path() -> String? {
      var path = word()
      while !path.isEmpty, next == "." {
        place += 1
        path += "." + word()
      }
      return path.isEmpty ? nil : path
    }

    /// Up to the next piece of the selector, or the end of the message.
    private mutating func argument(depth: Int) -> String? {
      let start = place
      if next == "[" {
        if let swift = message(depth: depth + 1) { return swift }
        place = start
      }
      var open = 0
      while let character = next, open > 0 || character != "]" {
        if "([{".contains(character) { open += 1 }
        if ")]}".contains(character) { open -= 1 }
        if character == " ", open == 0, isBeforePiece() { break }
        place += 1
      }
      let argument = String(text[start..<place]).trimmingSpace
      return argument.isEmpty ? nil : argument == "YES" ? "true" : argument == "NO" ? "false" : argument
    }

    /// Whether a word and a colon stand behind the space here.
    private mutating func isBeforePiece() -> Bool {
      let start = place
      defer { place = start }
      skipSpace()
      return !word().isEmpty && next == ":"
    }

    private func call(_ receiver: String, _ name: String, _ pieces: [(name: String, argument: String?)]) -> String {
      if name == "alloc", pieces[0].argument == nil { return receiver }
      var label: String?
      var callee = "\(receiver).\(name)"
      // `[[UIView alloc] initWithFrame:f]`: classes are called by their names.
      if name.hasPrefix("init"), receiver.first?.isUppercase == true {
        callee = receiver
        let rest = name.dropFirst(name.hasPrefix("initWith") ? 8 : 4)
        if let first = rest.first { label = first.lowercased() + rest.dropFirst() }
      }
      let arguments = pieces.enumerated().compactMap { index, piece -> String? in
        guard let argument = piece.argument else { return nil }
        let name = index == 0 ? label : piece.name
        return (name.map { $0.isEmpty ? "" : "\($0): " } ?? "") + argument
      }
      return "\(callee)(\(arguments.joined(separator: ", ")))"
    }
  }
}

extension String {
  fileprivate var trimmingSpace: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
