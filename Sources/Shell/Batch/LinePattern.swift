import Glibc

/// A line of a transcript as it is expected: as it stands, with `...` for any text in it, or an extended regular
/// expression when ` (re)` stands at its end.
struct LinePattern {
  private enum Kind {
    case text([Substring])
    case expression(String)
    /// `...` alone: any number of lines.
    case anything
  }
  private let kind: Kind

  init(_ line: Substring) {
    if line == "..." {
      kind = .anything
    } else if line.hasSuffix(" (re)") {
      kind = .expression("^(\(line.dropLast(5)))$")
    } else {
      var pieces: [Substring] = []
      var rest = line
      while let dots = rest.firstRange(of: "...") {
        pieces.append(rest[..<dots.lowerBound])
        rest = rest[dots.upperBound...]
      }
      kind = .text(pieces + [rest])
    }
  }

  /// What is wrong with an expression that cannot be used.
  var trouble: String? {
    guard case .expression(let text) = kind else { return nil }
    var compiled = regex_t()
    let code = regcomp(&compiled, text, REG_EXTENDED | REG_NOSUB)
    guard code != 0 else {
      regfree(&compiled)
      return nil
    }
    return String(unsafeUninitializedCapacity: 256) {
      let size = $0.withMemoryRebound(to: CChar.self) { regerror(code, &compiled, $0.baseAddress, $0.count) }
      return max(0, min(size, 256) - 1)
    }
  }

  var isAnything: Bool { if case .anything = kind { true } else { false } }

  /// Whether the line stands for more than itself.
  var isPattern: Bool { if case .text(let pieces) = kind { pieces.count > 1 } else { true } }

  /// Blanks at the end do not count: editors take them off.
  func matches(_ line: Substring) -> Bool {
    switch kind {
    case .anything: return true
    case .expression(let text): return Self.matches(String(line).trimmedEnd, text)
    case .text(let pieces):
      let line = String(line).trimmedEnd
      if pieces.count == 1 { return line == String(pieces[0]).trimmedEnd }
      guard line.hasPrefix(pieces[0]) else { return false }
      var rest = line.dropFirst(pieces[0].count)
      for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
        guard let found = rest.firstRange(of: piece) else { return false }
        rest = rest[found.upperBound...]
      }
      return rest.hasSuffix(String(pieces[pieces.count - 1]).trimmedEnd)
    }
  }

  private static func matches(_ line: String, _ expression: String) -> Bool {
    var compiled = regex_t()
    guard regcomp(&compiled, expression, REG_EXTENDED | REG_NOSUB) == 0 else { return false }
    defer { regfree(&compiled) }
    return regexec(&compiled, line, 0, nil, 0) == 0
  }

  /// Whether lines are what patterns expect; `...` takes as many as it needs.
  static func match(_ lines: [Substring], _ patterns: [LinePattern]) -> Bool {
    // Where the last `...` stands, and how many lines it has taken.
    var (line, pattern) = (0, 0)
    var retry: (pattern: Int, line: Int)?
    while line < lines.count {
      if pattern < patterns.count, patterns[pattern].isAnything {
        retry = (pattern, line)
        pattern += 1
      } else if pattern < patterns.count, patterns[pattern].matches(lines[line]) {
        line += 1
        pattern += 1
      } else if let last = retry {
        retry = (last.pattern, last.line + 1)
        (line, pattern) = (last.line + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return patterns[pattern...].allSatisfy(\.isAnything)
  }
}
