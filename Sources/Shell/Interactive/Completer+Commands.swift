import Language
import LineEditor
import Syntax
import ViewKit

/// What may stand where a command's argument is being typed.
extension Completer {
  func complete(_ call: CommandStmt, of command: any Command.Type, in marked: MarkedText, _ place: Place) -> Completion
  {
    let head = Array(place.head.utf8)
    let (start, quote) = Self.lastWord(of: head, from: Int(call.nameSpan.end))
    let word = String(decoding: head[start...], as: UTF8.self) + place.prefix
    let range = start..<place.range.upperBound
    switch call.redirection {
    case .write(_, let span), .append(_, let span):
      if span.end > marked.place { return files(word, quote, range) }
    case .pipe, nil: break
    }
    if let value = value(of: call, command, at: marked.place, from: start, word) {
      return completeValue(
        value.kind, value.word, quote, start + word.utf8.count - value.word.utf8.count..<range.upperBound, place, marked
      )
    }
    if word.hasPrefix("-") { return answer(options(of: command), word, range) }
    let position = call.arguments.filter { argument in
      if case .option = argument.value { return false }
      return argument.span.end <= start
    }.count
    let first = call.arguments.first { if case .option = $0.value { false } else { true } }
    guard let parameter = command.parameter(at: position, first: first) else { return .none }
    if position == 0, !command.words.isEmpty {
      return answer(command.words.map { Ranked(candidate: Candidate(text: $0)) }, word, range)
    }
    switch parameter {
    case .view: return views(word, range, place, marked)
    case .word, .text:
      switch command.completes {
      case .files: return files(word, quote, range)
      case .topics: return answer(topics(), word, range)
      case .nothing: return .none
      }
    default: return complete(marked, place)
    }
  }

  /// The option whose value is being typed, and how much of that there is.
  private func value(
    of call: CommandStmt, _ command: any Command.Type, at mark: Int, from start: Int, _ word: String
  ) -> (kind: OptionValue, word: String)? {
    for argument in call.arguments where argument.span.start <= mark && mark < argument.span.end {
      guard case .option(let name, _?) = argument.value, let kind = command.valueOptions[name] else { continue }
      if argument.span.start < start { return (kind, word) }
      // `--in=card`
      return word.firstIndex(of: "=").map { (kind, String(word[word.index(after: $0)...])) }
    }
    return nil
  }

  private func completeValue(
    _ kind: OptionValue, _ word: String, _ quote: UInt8?, _ range: Range<Int>, _ place: Place, _ marked: MarkedText
  ) -> Completion {
    switch kind {
    case .text: return .none
    case .file: return files(word, quote, range)
    case .oneOf(let words): return answer(words.map { Ranked(candidate: Candidate(text: $0)) }, word, range)
    case .view: return paths(word, range, place)
    case .views:
      let last = word.split(separator: ",", omittingEmptySubsequences: false).last.map(String.init) ?? ""
      return paths(last, range.upperBound - last.utf8.count..<range.upperBound, place)
    }
  }

  private func options(of command: any Command.Type) -> [Ranked] {
    command.allFlags.union(command.valueOptions.keys).map { Ranked(candidate: Candidate(text: CommandCall.dashed($0))) }
  }

  private func topics() -> [Ranked] {
    commands()
      + (HelpPages(world: world).allNames + LanguageTopic.all.flatMap(\.names)).map {
        Ranked(candidate: Candidate(text: $0), rank: 4)
      }
  }

  // MARK: Views

  private func views(_ word: String, _ range: Range<Int>, _ place: Place, _ marked: MarkedText) -> Completion {
    if word.contains("(") || word.contains(".") && !word.hasPrefix(".") { return complete(marked, place) }
    return paths(word, range, place)
  }

  private func paths(_ word: String, _ range: Range<Int>, _ place: Place) -> Completion {
    if let hash = word.lastIndex(of: "#"), !word.contains("/") {
      let found = complete("#" + word[word.index(after: hash)...], word.utf8.count)
      return Completion(range: place.range, candidates: found.candidates)
    }
    let slash = word.lastIndex(of: "/")
    let head = slash.map { String(word[...$0]) } ?? ""
    let last = slash.map { String(word[word.index(after: $0)...]) } ?? word
    var parent: UIView? = world.current
    if slash != nil { parent = try? world.view(at: head == "/" ? "/" : String(head.dropLast())) }
    guard let parent else { return .none }
    var all = children(of: parent, startingWith: last).map {
      Ranked(candidate: Candidate(text: head + $0.label, detail: $0.detail))
    }
    if slash == nil {
      // Any variable that holds a view may begin a path.
      all += world.names.all.filter { $0.hasPrefix(last) }.prefix(Self.many).map { name in
        let text = world.names.view(named: name).map(session.viewText) ?? ""
        return Ranked(candidate: Candidate(text: name, detail: text), rank: 1)
      }
      all += [("..", "the superview"), ("/", "the window"), ("-", "the view before")].map {
        Ranked(candidate: Candidate(text: $0.0, detail: $0.1), rank: 2)
      }
    }
    return answer(all, word, range)
  }

  /// Beyond this many, what a view is like is not told: nobody reads it.
  private static let many = 1000

  private func children(of view: UIView, startingWith prefix: String) -> [(label: String, detail: String)] {
    let lower = prefix.lowercased()
    var found: [(label: String, detail: String)] = []
    for (place, child) in view.subviews.enumerated() {
      let label = world.label(child, at: place)
      guard lower.isEmpty || label.lowercased().hasPrefix(lower) else { continue }
      found.append((label, found.count < Self.many ? session.viewText(child) : ""))
    }
    return found
  }

  // MARK: Files

  /// Where the word begins that a line ends in, split as a shell splits it, and the quotation mark before it that is
  /// still open.
  private static func lastWord(of head: [UInt8], from begin: Int) -> (start: Int, quote: UInt8?) {
    var (start, p, quote) = (begin, begin, UInt8?.none)
    while p < head.count {
      switch head[p] {
      case UInt8(ascii: "\\") where quote != UInt8(ascii: "'"): p += 1
      case let byte where byte == quote: quote = nil
      // Inside of a word it is a letter like others: `don't`.
      case UInt8(ascii: "\"") where quote == nil && p == start, UInt8(ascii: "'") where quote == nil && p == start:
        quote = head[p]
        start = p + 1
      case 32 where quote == nil: start = p + 1
      default: break
      }
      p += 1
    }
    return (min(start, head.count), quote)
  }

  /// Names of files, written as the rest of the word is: in the quotation marks that are open, or with a backslash
  /// before what would end the word.
  private func files(_ word: String, _ quote: UInt8?, _ range: Range<Int>) -> Completion {
    let typed = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
    let directory = String(decoding: Self.unescaped(Array(typed.utf8)), as: UTF8.self)
    let showsHidden = word.split(separator: "/").last?.hasPrefix(".") ?? false
    let names = session.host.list(directory.isEmpty ? "." : directory).filter { !$0.hasPrefix(".") || showsHidden }
    return answer(
      names.map { name in
        let text = typed + Self.escaped(name, quote)
        let closing = quote.map { name.hasSuffix("/") ? "" : String(UnicodeScalar($0)) } ?? ""
        return Ranked(candidate: Candidate(text: text + closing, label: directory + name))
      }, word, range)
  }

  private static func escaped(_ name: String, _ quote: UInt8?) -> String {
    let special = quote == nil ? " \t;\"'\\" : quote == UInt8(ascii: "\"") ? "\"\\" : ""
    return name.reduce(into: "") { $0 += special.contains($1) ? "\\\($1)" : String($1) }
  }

  private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      if !isEscaped { result.append(byte) }
    }
    return result
  }
}
