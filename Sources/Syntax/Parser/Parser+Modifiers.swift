/// The words in front of a declaration, as they are written.
struct ModifierList {
  struct Entry {
    var word: Word
    var span: Span
    /// `private(set)`
    var isOfSetter: Bool
    /// `unowned(unsafe)`
    var text: String
  }

  var set: Modifiers = []
  var entries: [Entry] = []
}

extension Parser {
  mutating func parseModifiers() -> ModifierList {
    var list = ModifierList()
    while true {
      if token.kind == .at {
        parseAttribute(&list.set)
        continue
      }
      guard token.kind == .keyword || token.kind == .identifier, let modifier = modifier(for: token) else {
        return list
      }
      if token.kind == .identifier || token.isA(.class) {
        // Words that are names elsewhere: a modifier only before another word of a declaration.
        let next = peek()
        let begins =
          next.kind == .keyword || next.kind == .at || next.kind == .leftParen && modifierHasArgument()
          || (next.kind == .identifier && self.modifier(for: next) != nil)
          || (next.kind == .identifier && next.isWord(.actor))
        guard begins, declares(next) else { return list }
      }
      let word = token
      advance()
      var entry = ModifierList.Entry(
        word: Word(rawValue: word.name.id) ?? .empty, span: word.span, isOfSetter: false, text: word.name.text)
      if token.kind == .leftParen, !token.spaceBefore {
        // `private(set)`, `unowned(unsafe)`
        advance()
        if take(.set) {
          entry.isOfSetter = true
          if word.isA(.private) { list.set.insert(.privateSet) }
        }
        skip(to: .rightParen, stopAtLine: true)
        _ = take(.rightParen)
        if !entry.isOfSetter { entry.text = source.text(of: Span(Int(word.start), lastEnd)) }
      }
      if !entry.isOfSetter { list.set.formUnion(modifier) }
      refuseBeside(entry, list.entries)
      list.entries.append(entry)
    }
  }

  /// What cannot follow the words before it.
  private mutating func refuseBeside(_ entry: ModifierList.Entry, _ others: [ModifierList.Entry]) {
    func has(_ words: Word...) -> Bool { others.contains { words.contains($0.word) } }
    let (word, text) = (entry.word, entry.text)
    switch word {
    case .static, .class:
      if has(.static, .class) { diagnose(.staticAfterStatic(text), entry.span) }
    case .weak, .unowned:
      if has(.weak, .unowned) { diagnose(.duplicateModifier, entry.span) }
    case _ where word.isAccess:
      guard let first = others.first(where: { $0.word.isAccess && $0.isOfSetter == entry.isOfSetter }) else { return }
      diagnose(first.word == word ? .duplicateModifier : .secondAccessLevel, entry.span)
    default:
      if has(word) { return diagnose(.duplicateModifier, entry.span) }
      let first = others.first { $0.word.isOwnership }
      if word.isOwnership, let first { diagnose(.contradictoryModifiers(first.word.text, text), first.span) }
    }
  }

  /// `private(set)`, `unowned(unsafe)`: anything else in parentheses behind such a word is a call of what it names.
  private func modifierHasArgument() -> Bool {
    var copy = lexer.ahead
    let (opening, word, closing) = (copy.next(), copy.next(), copy.next())
    return opening.kind == .leftParen && !opening.spaceBefore && closing.kind == .rightParen
      && ["set", "safe", "unsafe"].contains(word.name.text)
  }

  private func declares(_ next: Token) -> Bool {
    guard next.kind == .keyword else { return true }
    switch Word(rawValue: next.name.id) {
    case .let, .var, .func, .`class`, .struct, .enum, .protocol, .extension, .`init_`, .deinit, .subscript, .typealias,
      .operator, .static, .public, .private, .internal, .fileprivate, .case, .import, .associatedtype:
      return true
    default: return false
    }
  }

  func modifier(for token: Token) -> Modifiers? {
    if token.flags.contains(.escaped) { return nil }
    switch Word(rawValue: token.name.id) {
    case .override: return .override
    case .static: return .static
    case .class: return .classMember
    case .mutating: return .mutating
    case .nonmutating: return .nonmutating
    case .weak: return .weak
    case .unowned: return .unowned
    case .lazy: return .lazy
    case .convenience: return .convenience
    case .required: return .required
    case .final: return .final
    case .prefix: return .prefix
    case .postfix: return .postfix
    case .infix: return .infix
    case .indirect: return .indirect
    case .optional: return .optional
    case .private: return .isPrivate
    case .consuming: return .consuming
    case .fileprivate: return .isFilePrivate
    case .internal: return .isInternal
    case .public, .open: return .isPublic
    case .package, .dynamic, .nonisolated, .borrowing,
      .consumingWord, .distributed:
      return []
    default: return nil
    }
  }
}

extension Word {
  var isAccess: Bool {
    switch self {
    case .private, .fileprivate, .internal, .package, .public, .open: true
    default: false
    }
  }

  /// Whether it says what a method does to its `self`: one such word is enough.
  var isOwnership: Bool {
    switch self {
    case .mutating, .nonmutating, .consuming, .borrowing, .consumingWord: true
    default: false
    }
  }
}
