import Syntax

extension Session {
  /// Cuts a unit where the checker must know what came before has done: behind `load`, `cd`, `undo` ….
  func segments(of statements: [Stmt]) -> [Range<Int>] {
    let isSingle =
      settings.keepsGoing || statements.indices.contains { command($0, in: statements)?.rewritesLog ?? false }
    var result: [Range<Int>] = []
    var start = 0
    for index in statements.indices {
      let isBarrier = command(index, in: statements)?.isBarrier ?? false
      if isBarrier, index > start {
        result.append(start..<index)
        start = index
      }
      if isBarrier || isSingle {
        result.append(start..<index + 1)
        start = index + 1
      }
    }
    if start < statements.count { result.append(start..<statements.count) }
    return result
  }

  /// The command that a statement is. A lone word is the variable of that name, if there is one by then.
  func command(_ index: Int, in statements: [Stmt]) -> (any Command.Type)? {
    guard case .command(let command) = statements[index].kind else { return nil }
    if command.isLone {
      let isVariable = world.interpreter.checker.typeOfGlobal(named: command.name) != nil
      if isVariable || statements[..<index].contains(where: { Declared.variables(of: $0).contains(command.name) }) {
        return nil
      }
    }
    return CommandTable.command(command.name)
  }

  /// Whether the statements declare anything: then they are part of the story even if no view changed.
  func declares(_ statements: some Sequence<Stmt>) -> Bool {
    statements.contains {
      switch $0.kind {
      case .variable, .function, .type, .extension_, .typealias_, .operator_: true
      case .form(let use): use.form.declares
      default: false
      }
    }
  }

  func part(of statements: [Stmt], _ range: Range<Int>, _ source: SourceText) -> Part {
    let start = range.lowerBound == 0 ? 0 : source.endWithComment(Int(statements[range.lowerBound - 1].span.end))
    let end =
      range.upperBound == statements.count
      ? source.count : source.endWithComment(Int(statements[range.upperBound - 1].span.end))
    var own: (any Command.Type)?
    if range.count == 1, let command = command(range.lowerBound, in: statements), command.isSessionCommand {
      own = command
    }
    return Part(range: range, span: Span(start, end), command: own, declares: declares(statements[range]))
  }
}

/// Some statements of a unit that are checked and run together.
struct Part {
  let range: Range<Int>
  /// With the comments before them.
  let span: Span
  /// What they are when they are one command of the session itself.
  let command: (any Command.Type)?
  let declares: Bool

  /// The statements as written, comments before them included, without a `#!` line.
  func text(in source: SourceText) -> String {
    var text = Substring(source.text(of: span))
    if span.start == 0, text.hasPrefix("#!") {
      text = text.drop { $0 != "\n" }.dropFirst()
      // What a saved session says of itself is no part of what another one says.
      if StoryHeader(source.text(of: Span(0, StoryHeader.longest)).utf8) != nil { text = text.drop { $0 != "\n" } }
    }
    return text.drop { $0 == ";" || $0.isWhitespace }.trimmed
  }
}

/// What statements declare: the global names, and the texts of types, extensions and operators.
struct Declarations {
  private(set) var names: [Name] = []
  private(set) var types: [(name: String, text: String)] = []
  private(set) var infixOperators: [(name: Name, group: String?)] = []

  mutating func add(_ statements: [Stmt], _ source: SourceText) {
    for statement in statements {
      names += Declared.names(of: statement)
      switch statement.kind {
      case .type(let type): types.append((type.name.text, source.text(of: statement.span)))
      case .extension_: types.append(("", source.text(of: statement.span)))
      case .operator_(let name, let fixity, let group):
        types.append(("", source.text(of: statement.span)))
        if fixity.contains(.infix) { infixOperators.append((name, group)) }
      default: break
      }
    }
  }
}

/// The global names that a statement declares.
enum Declared {
  static func names(of statement: Stmt) -> [Name] {
    switch statement.kind {
    case .function(let declaration): [declaration.name]
    case .type(let declaration): [declaration.name]
    default: variables(of: statement)
    }
  }

  static func variables(of statement: Stmt) -> [Name] {
    switch statement.kind {
    case .variable(let declaration): declaration.bindings.flatMap { names(in: $0.pattern) }
    case .form(let use): use.declared.map { [$0.name] } ?? []
    default: []
    }
  }

  static func names(in pattern: Pattern) -> [Name] {
    switch pattern.kind {
    case .binding(let name, _): [name]
    case .tuple(let parts): parts.flatMap { names(in: $0.pattern) }
    case .typed(let inner, _), .asType(let inner, _), .optionalSome(let inner): names(in: inner)
    default: []
    }
  }
}
