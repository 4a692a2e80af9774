import Syntax

/// A whole language session: a catalogue of types, what the script has declared so far, and its running state.
/// Text goes in as units; a unit that does not check changes nothing.
public final class Interpreter {
  public let catalog = Catalog()
  public let checker: Checker
  public let context = RunContext()
  public let compiler: Compiler
  private let installer: LibraryInstaller
  private var sources: [SourceText] = []
  private var defaultsToCome = DefaultsToCome()
  /// Shown every expression of the units that are checked from now on, with the function that it stands in, except in
  /// statements like earlier ones, of which no trees are made unless they are of interest (`Checker.isOfInterest`).
  public var reader: ((TypedExpr, TypedFunction) -> Void)? { didSet { checker.isRead = reader != nil } }

  /// - Parameter install: adds native types to the catalogue (`installBindings`).
  public init(install: (Interpreter) -> Void = { _ in }) {
    checker = Checker(catalog: catalog)
    installer = LibraryInstaller(checker)
    checker.stopFlag = context.interruptFlag
    compiler = Compiler(context: context, conformances: checker.conformances.revealing())
    compiler.sourceText = { [unowned self] in source($0) }
    installer.install()
    let catalog = catalog
    context.libraryNominal = { catalog.type(named: $0) }
    install(self)
  }

  deinit {
    compiler.dismantle()
    context.dismantle()
    catalog.dismantle()
  }

  /// A unit that passed the checker, ready to run.
  public struct Checked {
    public let source: SourceText
    public let id: SourceID
    let unit: TypedUnit
    /// When the checker notes them.
    public let facts: SpellingFacts?
  }

  public enum CheckResult {
    case checked(Checked)
    /// The unit as it stands cannot run; nothing of it was declared.
    case failed([Diagnostic])
  }

  /// Checks statements already parsed.
  /// - Parameter echoes: top-level expressions show their values (`UnitHooks.show`).
  public func check(_ statements: consuming [Stmt], in source: SourceText, echoes: Bool = false) -> CheckResult {
    // What the library's own parts name, they do not ask for: only scripts do.
    if !checker.isLibrary {
      let words = defaultsToCome.words(in: source)
      while let part = defaultsToCome.takeNext(askedBy: words) {
        if let failure = add(part) { return failure }
      }
    }
    let id = SourceID(sources.count)
    sources.append(source)
    checker.echoes = echoes
    checker.text = source
    let result = checker.check(statements, source: id)
    guard let unit = result.unit else { return .failed(result.diagnostics) }
    let facts =
      checker.notesSpelling ? SpellingFacts(unit, checker.keptBodies, shorthands: checker.tupleShorthands) : nil
    if let reader {
      let walk = TypedWalk(onExpression: { expr, owner in reader(expr, owner) }, onDeclaration: { _, _ in })
      walk.visit(unit.main)
      for body in checker.keptBodies { walk.visit(body) }
    }
    return .checked(Checked(source: source, id: id, unit: unit, facts: facts))
  }

  /// What is wrong with statements of a text that is not going to run. Nothing of them is declared, and nothing is said of
  /// where control goes in them, which the rest of the text may change.
  public func mistakes(in statements: consuming [Stmt], of source: SourceText) -> [Diagnostic] {
    checker.looksOnly = true
    defer { checker.looksOnly = false }
    return if case .failed(let diagnostics) = check(statements, in: source) { diagnostics } else { [] }
  }

  /// A part of the library that is written in the language. It stays when the text that asked for it does not check.
  /// - Returns: What is wrong with it, which only an extension of the session's can bring about.
  private func add(_ defaults: LanguageDefaults) -> CheckResult? {
    let source = SourceText(name: libraryName, defaults.text)
    var parser = Parser(source)
    let statements = parser.parseUnit().statements
    let found = (checker.isRead, checker.notesSpelling, checker.looksOnly)
    (checker.isRead, checker.notesSpelling, checker.looksOnly, checker.isLibrary) = (false, false, false, true)
    // What the library sees of its own types, scripts do not.
    checker.memberCache = [:]
    defer {
      checker.memberCache = [:]
      checker.isLibrary = false
      (checker.isRead, checker.notesSpelling, checker.looksOnly) = found
    }
    let result = checker.apart { check(statements, in: source) }
    if case .failed = result { return result }
    return nil
  }

  public func run(_ checked: Checked, hooks: UnitHooks) throws {
    try compiler.compile(checked.unit).run(hooks)
  }

  /// The program is over: what its top level bound with `guard` goes.
  public func end(hooks: UnitHooks) throws { try context.run(hooks) { _ in try context.letGuardedGo() } }

  /// The text that a place in an error belongs to.
  public func source(_ id: SourceID) -> SourceText? { sources.indices.contains(Int(id)) ? sources[Int(id)] : nil }

  /// A trap in what of the library is written in the language, told as one of the library: at the script's call.
  public func outsideLibrary(_ trap: Trap) -> Trap {
    func isScript(_ place: Place?) -> Bool {
      place.flatMap { source($0.source) }.map { $0.name != libraryName } ?? false
    }
    guard trap.place != nil, !isScript(trap.place), let call = trap.stack.firstIndex(where: { isScript($0.place) })
    else { return trap }
    var told = trap
    told.kind = "Fatal error"
    told.place = trap.stack[call].place
    told.stack.removeSubrange(...call)
    told.stackDepth -= call + 1
    return told
  }

  /// What `print` would write of a value.
  public func describe(_ value: Value, _ type: RuntimeType) throws -> String { try type.operations.describe(value) }
  public func debugDescribe(_ value: Value, _ type: RuntimeType) throws -> String {
    try type.operations.debugDescribe(value)
  }
}

/// The file that the library's parts in the language are in, for errors.
private let libraryName = "<Swift>"
