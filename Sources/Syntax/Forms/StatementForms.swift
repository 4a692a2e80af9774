/// The forms of the statements that were parsed so far: what a session keeps, for scripts that say the same of a thousand
/// views.
public final class StatementForms {
  /// By hash. Of two forms in one place the newer stays: a script without repetition must not fill the memory.
  private var forms: [StatementForm?] = Array(repeating: nil, count: 1 << 10)
  let scanner = FormScanner()

  public init() {}

  private var place: Int { Int(truncatingIfNeeded: scanner.hash) & (forms.count - 1) }

  /// The known form of what was scanned.
  func find() -> StatementForm? {
    guard let form = forms[place], scanner.matches(form) else { return nil }
    return form
  }

  /// What was scanned did parse as a whole.
  func learn() { forms[place] = scanner.form }
}

extension Parser {
  /// A statement whose form is known, without a tree. Else nothing is consumed; then `end` is where a statement ends
  /// that may have a form, if it parses.
  mutating func parseKnownForm(_ forms: StatementForms) -> (statement: Stmt?, end: Int?) {
    switch token.kind {
    case .identifier:
      guard token.name.id > Word.lastContextual.rawValue, !token.flags.contains(.escaped),
        !commandIDs.contains(token.name)
      else { return (nil, nil) }
    case .keyword: guard token.isA(.let) || token.isA(.var) else { return (nil, nil) }
    default: return (nil, nil)
    }
    let (first, position, lastKind, problems) = (token, lexer.position, lexer.lastKind, lexer.problems.count)
    let end = forms.scanner.scan(&token, &lexer)
    if let end, lexer.problems.count == problems, let form = forms.find() {
      lastEnd = end
      return (Stmt(.form(use(form, forms.scanner)), Span(Int(first.start), end)), nil)
    }
    let isSound = lexer.problems.count == problems
    lexer.problems.removeLast(lexer.problems.count - problems)
    lexer.position = position
    lexer.lastKind = lastKind
    lexer.openAtEnd = nil
    token = first
    return (nil, isSound ? end : nil)
  }

  private mutating func use(_ form: StatementForm, _ scanner: FormScanner) -> FormUse {
    let text: FormText
    if let formText {
      text = formText
    } else {
      text = FormText(source, operators)
      formText = text
    }
    if let declared = scanner.declared {
      text.words.append(UInt64(declared.end - declared.start))
      text.words.append(UInt64(declared.start) << 32 | UInt64(declared.name.id))
    }
    let start = text.words.count
    for slot in 0..<scanner.slotCount { text.words.append(scanner.words[slot]) }
    return FormUse(form: form, text: text, first: start)
  }
}
