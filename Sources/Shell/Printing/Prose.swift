/// Texts for people, broken between words where the terminal ends; a terminal itself would break them within.
struct Prose {
  /// Longer lines are hard to read.
  static let widest = 80
  /// Where words are wrapped: from 20 to 80.
  let columns: Int
  /// Where every line is broken, code and tables too; nil for a file or a program, which take any.
  let limit: Int?

  /// - Parameter window: the columns of what shows it, if that is a window.
  init(window: Int? = nil) {
    limit = window.map { max($0, 20) }
    columns = min(limit ?? Self.widest, Self.widest)
  }

  func wrapped(_ text: String, indent: Int, gap: String = " ") -> String {
    wrapped(text, lead: Self.blanks(indent), gap: gap)
  }

  /// Words on lines; the first begins with `lead`, the others with as many blanks, if that leaves them room.
  func wrapped(_ text: String, lead: String, gap: String = " ") -> String {
    let room = columns / 2
    let further = lead.count > room ? min(4, lead.prefix { $0 == " " }.count + 2) : lead.count
    let words = gap == " " ? Self.words(of: text[...]) : text.split(separator: gap)
    return lines(words, lead: lead, further: further, gap: gap).joined(separator: "\n") + "\n"
  }

  /// A name and what is said of it, the further lines under the first of the sentence.
  func hanging(_ name: String, _ sentence: String, indent: Int, width: Int = 0) -> String {
    let lead = Self.blanks(indent) + name + Self.blanks(width - name.count) + "  "
    return lead.count > columns / 2
      ? Self.blanks(indent) + name + "\n" + wrapped(sentence, indent: indent + 4)
      : wrapped(sentence, lead: lead)
  }

  /// A sentence behind its lead, on one line where that fits.
  func hanging(_ text: String, lead: String) -> [String] {
    let line = lead + text
    if fits(line[...]) { return [line] }
    return lines(Self.words(of: text[...]), lead: lead, further: min(lead.count, 4), gap: " ")
  }

  /// Code behind its label, or below it where it does not fit.
  func whole(_ code: String, lead: String) -> String {
    let line = lead + code
    return fits(line[...]) ? line + "\n" : lead.trimmedEnd + "\n    " + code + "\n"
  }

  /// A document's lines as one paragraph.
  func paragraph(_ text: String, indent: Int) -> String {
    wrapped(text.split(whereSeparator: \.isWhitespace).joined(separator: " "), indent: indent)
  }

  /// A text as its author laid it out, as far as it fits. Where it does not, lines at the margin are a paragraph, to be
  /// broken anew; any other line stands for itself, and is broken between its columns or its words.
  func fitted(_ text: String) -> String {
    if limit == nil { return text }
    var result: [String] = []
    var paragraph: [Substring] = []
    func end() {
      if paragraph.allSatisfy(fits) {
        result += paragraph.map(String.init)
      } else if paragraph.count == 1, !Self.columnGaps(in: paragraph[0]).isEmpty {
        result += broken(paragraph[0])
      } else {
        result += lines(Self.words(of: paragraph.joined(separator: " ")[...]), lead: "", further: 0, gap: " ")
      }
      paragraph = []
    }
    for line in text.lines {
      if line.first != " ", !line.isEmpty {
        paragraph.append(line)
      } else {
        end()
        result += broken(line)
      }
    }
    end()
    return result.joined(separator: "\n")
  }

  /// A line that may be too long: each of its columns below the one before, or its further words indented.
  private func broken(_ line: Substring) -> [String] {
    if fits(line) { return [String(line)] }
    let indent = line.prefix { $0 == " " }.count
    let further = min(indent + 4, columns / 2)
    let gaps = Self.columnGaps(in: line)
    if let gap = gaps.last(where: { fits(line[..<$0.lowerBound]) }) ?? gaps.first {
      let words = Self.words(of: line[gap.upperBound...])
      let lead = line[..<gap.upperBound]
      // Behind a short first column there is room for the second.
      if gap == gaps.first, lead.count < columns / 3 {
        return lines(words, lead: String(lead), further: lead.count, gap: " ")
      }
      return broken(line[..<gap.lowerBound]) + lines(words, lead: Self.blanks(further), further: further, gap: " ")
    }
    // A label stays with its value, and a comment's slashes with the comment.
    var words: [Substring] = []
    for word in Self.words(of: line) {
      if let last = words.last, last.hasSuffix(":") || last == "//" || last == "-" {
        words[words.count - 1] = "\(last) \(word)"
      } else {
        words.append(word)
      }
    }
    return lines(words, lead: Self.blanks(indent), further: further, gap: " ")
  }

  private func fits(_ line: Substring) -> Bool {
    guard let limit else { return true }
    return line.utf8.count <= limit || line.count <= limit
  }

  private func lines(_ words: [Substring], lead: String, further: Int, gap: String) -> [String] {
    var lines: [String] = []
    var line = lead
    var isEmpty = true
    func end() {
      lines.append(line)
      (line, isEmpty) = (Self.blanks(further), true)
    }
    for word in words {
      if !isEmpty, line.count + gap.count + word.count > columns { end() }
      var rest = word
      // A selector or a path may be wider than the window.
      while let limit, !rest.dropFirst(max(0, limit - line.count - (isEmpty ? 0 : gap.count))).isEmpty {
        let room = rest.prefix(max(1, limit - line.count))
        let cut = room.lastIndex { "):,/. ".contains($0) }.map { room.index(after: $0) } ?? room.endIndex
        line += rest[..<cut]
        rest = rest[cut...].drop { $0 == " " }
        end()
      }
      line += (isEmpty ? "" : gap) + rest
      isEmpty = false
    }
    return lines + [line]
  }

  /// Words, a point or rectangle being one: `(20, 30)`.
  private static func words(of text: Substring) -> [Substring] {
    var words: [Substring] = []
    for word in text.split(separator: " ") {
      if let last = words.last, isOpenPoint(last), last.count + word.count < 24 {
        words[words.count - 1] = "\(last) \(word)"
      } else {
        words.append(word)
      }
    }
    return words
  }

  private static func isOpenPoint(_ word: Substring) -> Bool {
    guard word.first == "(", let next = word.dropFirst().first, !word.contains(")") else { return false }
    return next.isNumber || next == "-"
  }

  /// Blanks that part columns of a line.
  private static func columnGaps(in line: Substring) -> [Range<Substring.Index>] {
    var gaps: [Range<Substring.Index>] = []
    var rest = line.drop { $0 == " " }
    while let start = rest.firstRange(of: "  ")?.lowerBound {
      rest = rest[start...].drop { $0 == " " }
      if !rest.isEmpty { gaps.append(start..<rest.startIndex) }
    }
    return gaps
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

extension Session {
  /// As wide as whatever shows it.
  var prose: Prose {
    if answersInJSON { return Prose() }
    return Prose(window: settings.width ?? (host.isTerminal ? host.size.columns : nil))
  }

  /// Prints a text for people, and a line break.
  func say(_ text: String) { output.line(prose.fitted(text)) }
}

extension CommandCall {
  /// What goes to a file does not depend on the window it was asked for in.
  var prose: Prose {
    switch syntax.redirection {
    case .write, .append: Prose()
    case .pipe, nil: session.prose
    }
  }

  func say(_ text: String) { output.line(prose.fitted(text)) }
}
