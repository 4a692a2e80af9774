import Language
import LineEditor
import Syntax
import ViewKit

/// Answers Tab by place: commands, options, views, files, members of the receiver's type, names. Runs no code.
struct Completer {
  let session: Session

  private var world: World { session.world }
  private var checker: Checker { world.interpreter.checker }

  func complete(_ text: String, _ cursor: Int) -> Completion {
    let before = Array(text.utf8.prefix(cursor))
    let lineStart = (before.lastIndex { $0 == 10 || $0 == 59 } ?? -1) + 1
    let line = String(decoding: before[lineStart...], as: UTF8.self)
    let words = line.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    if let first = words.first,
      let command = CommandTable.command(Name(first.hasPrefix(":") ? String(first.dropFirst()) : first)),
      line.drop(while: { $0 == " " }).contains(" ")
    {
      if let found = argument(of: command, line, cursor) { return found }
    }
    var start = before.count
    while start > 0, Self.isWord(before[start - 1]) { start -= 1 }
    let prefix = String(decoding: before[start...], as: UTF8.self)
    var candidates: [Candidate]
    if start > 0, before[start - 1] == 46 {
      candidates = members(String(decoding: before[lineStart..<(start - 1)], as: UTF8.self))
    } else {
      candidates = names()
      if words.count <= 1 {
        candidates += CommandTable.all.filter { $0.name != "!" }.map { Candidate(text: $0.name, detail: $0.summary) }
      }
    }
    return answer(candidates, prefix, start..<cursor)
  }

  private func answer(_ candidates: [Candidate], _ prefix: String, _ range: Range<Int>) -> Completion {
    let lower = prefix.lowercased()
    var seen: Set<String> = []
    let exact = candidates.filter { $0.text.hasPrefix(prefix) }
    let fitting = exact.isEmpty ? candidates.filter { $0.text.lowercased().hasPrefix(lower) } : exact
    let sorted = fitting.sorted { $0.text < $1.text }.filter { seen.insert($0.text).inserted }
    return Completion(range: range, candidates: sorted)
  }

  /// What may stand where a command's argument is being typed; nil where an expression is.
  private func argument(of command: any Command.Type, _ line: String, _ cursor: Int) -> Completion? {
    let word = String(line[line.index(after: line.lastIndex(of: " ")!)...])
    let range = (cursor - word.utf8.count)..<cursor
    if word.hasPrefix("-") {
      let options = command.flags.union(command.valueOptions).map { Candidate(text: CommandCall.dashed($0)) }
      return answer(options, word, range)
    }
    switch command.parameters.first {
    case .view: return word.contains("(") || word.contains(".") ? nil : answer(paths(word), word, range)
    case .word where ["save", "load"].contains(command.name): return answer(files(word), word, range)
    case .text where command.name == "help":
      let topics = CommandTable.all.map { Candidate(text: $0.name, detail: $0.summary) }
      let all = topics + HelpPages(world: world).allNames.map { Candidate(text: $0) }
      return answer(all, word, range)
    default: return nil
    }
  }

  private func paths(_ word: String) -> [Candidate] {
    guard let slash = word.lastIndex(of: "/") else {
      let here = world.current.subviews.prefix(1000).enumerated().map {
        Candidate(text: world.label($1, at: $0), detail: session.viewText($1))
      }
      return here + world.names.all.map { Candidate(text: $0) } + [Candidate(text: ".."), Candidate(text: "/")]
    }
    let head = String(word[...slash])
    guard let view = try? world.view(at: head == "/" ? "/" : String(head.dropLast())) else { return [] }
    return view.subviews.prefix(1000).enumerated().map {
      Candidate(text: head + world.label($1, at: $0), detail: session.viewText($1))
    }
  }

  private func files(_ word: String) -> [Candidate] {
    let directory = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
    return session.host.list(directory.isEmpty ? "." : directory)
      .filter { !$0.hasPrefix(".") || word.hasPrefix(".") }.map { Candidate(text: directory + $0) }
  }

  private func names() -> [Candidate] {
    var found = world.declared.map { Candidate(text: $0.text) }
    found += (1...max(1, world.resultCount)).map { Candidate(text: "r\($0)") }.prefix(world.resultCount)
    found += ["window", "it", "self"].map { Candidate(text: $0) }
    found += memberCandidates(world.type(of: world.current).type, isStatic: false)
    found += checker.catalog.typeNames.map { Candidate(text: $0.text) }
    found += checker.catalog.functionNames.filter { $0.text.first?.isLetter == true }.map { Candidate(text: $0.text) }
    found += Highlighter.keywords.map { Candidate(text: $0) }
    return found
  }

  /// Members of what stands before the dot, found by following names alone.
  private func members(_ before: String) -> [Candidate] {
    let bytes = Array(before.utf8)
    var start = bytes.count
    while start > 0, Self.isWord(bytes[start - 1]) || bytes[start - 1] == 46 { start -= 1 }
    let chain = String(decoding: bytes[start...], as: UTF8.self).split(separator: ".").map(String.init)
    guard let first = chain.first else { return implicitMembers(before) }
    if chain.count == 1, let type = checker.catalog.type(named: Name(first)) {
      return memberCandidates(.nominal(type, []), isStatic: true)
    }
    return type(of: chain[...]).map { memberCandidates($0, isStatic: false) } ?? []
  }

  /// `card.backgroundColor = .`: what the type of the left side has itself.
  private func implicitMembers(_ before: String) -> [Candidate] {
    var rest = Substring(before)
    func drop(_ characters: String) { while let last = rest.last, characters.contains(last) { rest.removeLast() } }
    drop(" ")
    guard rest.last == "=" else { return [] }
    drop("=!")
    drop(" ")
    let chain = rest.utf8.reversed().prefix { Self.isWord($0) || $0 == 46 }.reversed()
    let names = String(decoding: Array(chain), as: UTF8.self).split(separator: ".").map(String.init)
    guard let type = type(of: names[...]) else { return [] }
    return memberCandidates(type.optionalPayload ?? type, isStatic: true)
  }

  private func type(of chain: ArraySlice<String>) -> Type? {
    guard let first = chain.first, var type = type(of: first) else { return nil }
    for name in chain.dropFirst() {
      guard let next = propertyType(Name(name), of: type) else { return nil }
      type = next
    }
    return type
  }

  /// The type of a name, without running it: an expression that is checked, and no more.
  private func type(of name: String) -> Type? {
    if name == "self" { return world.type(of: world.current).type }
    let known = checker.typeOfGlobal(named: Name(name)) ?? checker.catalog.constant(named: Name(name))?.type
    return known ?? propertyType(Name(name), of: world.type(of: world.current).type)
  }

  private func propertyType(_ name: Name, of type: Type) -> Type? {
    let payload = type.optionalPayload ?? type
    guard let nominal = payload.nominal else { return nil }
    for owner in [nominal] + nominal.ancestors {
      for case .property(let property) in owner.members(named: name) where !property.isStatic { return property.type }
    }
    return nil
  }

  private func memberCandidates(_ type: Type, isStatic: Bool) -> [Candidate] {
    let payload = type.optionalPayload ?? type
    let owners = payload.nominal.map { [$0] + $0.ancestors } ?? []
    return checker.memberNames(of: payload, isStatic: isStatic).compactMap { name in
      for owner in owners {
        for member in owner.members(named: name) {
          switch member {
          case .function(let function):
            if function.isAlias { return nil }
            return Candidate(text: name.text, detail: function.doc)
          case .property(let property):
            return property.isAlias ? nil : Candidate(text: name.text, detail: "\(property.type)  \(property.doc)")
          default: return Candidate(text: name.text)
          }
        }
      }
      return Candidate(text: name.text)
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == 95 || byte >= 0x80 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }
}
