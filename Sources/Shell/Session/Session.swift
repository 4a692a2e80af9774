import Bindings
import Language
import Pictures
import Syntax
import ViewKit

/// What an input came to.
public enum Outcome: Sendable, Equatable {
  case done
  case failed
  case interrupted
  /// The script or the user asked to leave.
  case exit(Int32)
}

/// A shell session: an input in, results out.
///
/// The log of accepted inputs is the truth. Everything is deterministic, so running the log again gives the same
/// world: that is how a failed input is rolled back, and how `undo`, `redo` and `restore` work.
public final class Session {
  public let host: Host
  public var settings: Settings { didSet { output.coloursErrors = settings.isColoured } }
  let output: Output
  var log = Log()
  var world: World
  /// Everything typed, with a mark for what failed.
  var typed: [(source: SourceText, failed: Bool)] = []
  /// Files being loaded, outermost first, and where each was asked for.
  var loading: [(path: String, place: String)] = []
  /// How the world was before the running input.
  var stampBefore: World.Stamp?
  /// What of the running input the journal keeps.
  var news: [Journal.Entry] = []
  /// The user's start file runs.
  var isStarting = false
  /// The start file that ran, as the header of a saved session names it.
  var startFile: String?
  /// The session had steps already when it began: a start file's are among them.
  public internal(set) var isResumed = false
  /// What the outermost load ran so far.
  var loadedPieces: [LogEntry.Piece] = []
  /// How many statements the last load ran.
  var loadedStatements = 0
  /// The file that somebody goes through statement by statement.
  var stepping: Stepping?
  /// What checks came to. No undo takes a failure back.
  var checkResults: [CheckResult] = []
  /// A statement that fails counts as a check that does.
  var gradesFailures = false
  /// Files this session wrote: they may be written again without `!`.
  var written: Set<String> = []
  /// Notes given, by cause and line.
  var noted: Set<String> = []
  /// What `trace` follows.
  var trace: Tracing? { didSet { world.runtime.tracer = trace } }
  /// Named states, the last made last.
  var checkpoints: [Checkpoint] = []
  /// Expressions whose values are told when they change.
  var watches: [Watch] = []
  /// Looking at a watched expression changed something, which must be taken back.
  var watchesMeddled = false
  /// The transcript that begins with the next input.
  var starting: Transcript?
  /// `log off` is the last line of a transcript.
  var isLogEnding = false
  /// A transcript is replayed: what it says of `log` is not done again.
  var isReplayed = false
  /// What relative paths at the prompt are relative to: empty for the shell's directory, or ends with `/`.
  var folder = ""
  /// What is to be done when the running input is.
  var queued: [Queued] = []
  /// A command with `--json` runs: its errors are documents as well.
  var answersInJSON = false
  /// Such a command failed, and nobody has said so yet.
  var failsInJSON = false
  var isRerunning = false
  /// Rectangles and points that may have been meant in another space: known once the views stand in the tree.
  var doubtfulPlacings: [DoubtfulPlacing] = []
  /// The lesson that somebody takes.
  var lesson: LessonRun?
  /// Lessons taken to their end in this session, by name.
  var finishedLessons: Set<String> = []
  /// The question that waits for its answer.
  var quiz: QuizQuestion?
  /// How many questions were asked, and how many of them were answered right at once.
  var quizScore = QuizScore()
  /// Whether the last `answer` was right; nil when nobody could tell.
  var wasRight: Bool?
  /// What the running input is, for the places of notes.
  var running: SourceText?
  public var journal: Journal?
  /// Whether the next input is there already. Then the journal may reach the disk with it.
  public var hasMoreInput: () -> Bool = { false }
  /// Where sessions are kept; nil when there is no such place.
  public var store: SessionStore?
  /// The history of earlier sessions, read when asked for.
  public var earlierHistory: () -> [String] = { [] }
  var exitCode: Int32 = 0
  /// Nobody will look at the world after this input, so a failure need not be rolled back.
  public var isLastInput = false
  /// What the parser must know of the commands.
  public static var commandShapes: [Name: CommandShape] { CommandTable.shapes }
  private let parserOptions = ParserOptions(commands: CommandTable.shapes)
  private let forms = StatementForms()
  /// The forms of statements, unless what they show and declare is to be echoed: that takes their trees.
  var formsToRun: StatementForms? { settings.echoes ? nil : forms }
  /// The first line of the last error.
  var lastMessage = ""
  /// Gets the pictures instead of whoever asked for them, while a copy is tried out.
  var pictureTaken: ((Picture) -> Void)?
  /// Gathers what runs, to be written as Swift.
  var exporter: SwiftProgram?
  /// The exported program is the story that is left at the end.
  var exportsStory = false
  /// Statements are checked for the exporter, and not run.
  var onlyChecks = false
  /// The text of which an entry was run again last.
  private var replayed: (source: SourceText, statements: [Stmt])?
  /// Names that the statements being run gave to results.
  var results: [String] = []
  /// Of the statements that ran last, those that did not simply change something.
  var steps: [Step] = []
  /// Ctrl-C sets what this points to to 1, whoever watches the memory to 2 (`StopReason`).
  public private(set) var interruptFlag: UnsafeMutablePointer<Int32>
  /// Where requests to stop go that come too late or too early.
  private let unheardFlag: UnsafeMutablePointer<Int32>
  /// Told when there is another flag.
  public var interruptFlagChanged: (UnsafeMutablePointer<Int32>) -> Void = { _ in }

  public init(host: Host, settings: Settings = Settings()) {
    self.host = host
    self.settings = settings
    output = Output(host)
    output.coloursErrors = settings.isColoured
    world = World(screen: ScreenSize(), arguments: settings.arguments)
    interruptFlag = world.interpreter.context.interruptFlag
    unheardFlag = .allocate(capacity: 1)
    unheardFlag.initialize(to: 0)
    connect()
  }

  deinit { unheardFlag.deallocate() }

  private func connect() {
    world.interpreter.context.output = { [output] in output.write($0) }
    world.runtime.tracer = trace
    listenForNotes()
  }

  func listenForNotes() {
    world.runtime.noteHandler = settings.isQuiet ? nil : { [unowned self] in note($0) }
  }

  private func listen(to flag: UnsafeMutablePointer<Int32>) {
    interruptFlag = flag
    interruptFlagChanged(flag)
  }

  /// Rebuilds the world from the log, to take a failure back. It must not stop half-way, so Ctrl-C goes unheard.
  func replay() {
    // Before the old world is gone, and its flag with it.
    listen(to: unheardFlag)
    world = World(screen: log.screen, arguments: settings.arguments)
    _ = runLog()
    listen(to: world.interpreter.context.interruptFlag)
  }

  /// The same when a command asks for another world: Ctrl-C leaves the one that is.
  func replayOrStop() throws {
    let former = world
    world = World(screen: log.screen, arguments: settings.arguments)
    listen(to: world.interpreter.context.interruptFlag)
    if runLog() { return }
    listen(to: former.interpreter.context.interruptFlag)
    Runtime.current = former.runtime
    world = former
    connect()
    throw Trap.interrupted
  }

  /// Runs the log in a world of its own, lets `visit` look at that, and goes back to this one.
  func visitingReplay(of former: World, tracer: (any RuntimeTracer)? = nil, _ visit: () -> Void) throws {
    world = World(screen: log.screen, arguments: settings.arguments)
    listen(to: world.interpreter.context.interruptFlag)
    let isWhole = runLog(tracer: tracer)
    if isWhole { visit() }
    listen(to: former.interpreter.context.interruptFlag)
    Runtime.current = former.runtime
    world = former
    connect()
    if !isWhole { throw Trap.interrupted }
  }

  /// Runs all entries without adding them to the log; false when it was interrupted.
  private func runLog(tracer: (any RuntimeTracer)? = nil) -> Bool {
    let wasMuted = output.isMuted
    let (savedRunning, savedResults) = (running, results)
    output.isMuted = true
    defer {
      output.isMuted = wasMuted
      (running, results) = (savedRunning, savedResults)
    }
    connect()
    if let tracer { world.runtime.tracer = tracer }
    defer { replayed = nil }
    for entry in log.entries where replay(entry) == .interrupted { return false }
    return true
  }

  /// The story as a Swift program. The world is made anew on the way, since the checker knows of earlier statements only
  /// what they declared.
  func exportedStory() -> String {
    let program = SwiftProgram()
    let wasMuted = output.isMuted
    let (savedRunning, savedResults) = (running, results)
    output.isMuted = true
    // As for `replay`: it must not stop half-way.
    listen(to: unheardFlag)
    defer {
      output.isMuted = wasMuted
      (running, results) = (savedRunning, savedResults)
      exporter = nil
      replayed = nil
      listen(to: world.interpreter.context.interruptFlag)
    }
    world = World(screen: log.screen, arguments: settings.arguments)
    connect()
    for (index, entry) in log.entries.enumerated() {
      let later = log.entries[(index + 1)...]
      let isNeeded = { Story.isUsed($0, in: later) }
      if case .statements(let range) = entry.kind, entry.results.contains(where: isNeeded) {
        var end = range.lowerBound
        for (part, needed) in kept(of: range, entry.steps, isNeeded: isNeeded) {
          exporter = nil
          if end < part.lowerBound { _ = replay(entry.source, end..<part.lowerBound, echoes: entry.echoes) }
          (exporter, program.results) = (program, needed)
          _ = replay(entry.source, part, echoes: entry.echoes)
          end = part.upperBound
        }
        exporter = nil
        if end < range.upperBound { _ = replay(entry.source, end..<range.upperBound, echoes: entry.echoes) }
        continue
      }
      exporter = entry.isChange ? program : nil
      if case .screen(let size) = entry.kind { program.addScreen(size) }
      _ = replay(entry)
    }
    return program.text
  }

  private func replay(_ entry: LogEntry) -> Outcome {
    switch entry.kind {
    case .statements(let range):
      return replay(entry.source, range, echoes: entry.echoes)
    case .screen: return .done
    case .load(_, let pieces, _):
      for piece in pieces {
        let outcome = replay(piece.source, piece.statements, echoes: false)
        if outcome != .done { return outcome }
      }
      return .done
    }
  }

  private func replay(_ source: SourceText, _ range: Range<Int>, echoes: Bool) -> Outcome {
    // Entries that follow each other often are of one text.
    let statements: [Stmt]
    if exporter == nil, let replayed, replayed.source === source {
      statements = replayed.statements
    } else {
      statements = parse(source, isToRun: !echoes).statements
      // For the exporter they have trees, which take longer to run.
      if exporter == nil { replayed = (source, statements) }
    }
    guard range.upperBound <= statements.count else { return .failed }
    let span = exporter == nil ? Span.none : part(of: statements, range, source).span
    return execute(Array(statements[range]), of: source, span, echoes: echoes)
  }

  /// - Parameter isToRun: Nobody will look at the trees of statements like earlier ones, so none need be made.
  /// - Parameter listens: Ctrl-C cuts it short, and the caller looks at the flag.
  func parse(
    _ source: SourceText, allowsMoreInput: Bool = false, isToRun: Bool = false, listens: Bool = false
  ) -> Unit {
    var options = parserOptions
    options.allowsMoreInput = allowsMoreInput
    options.operators = world.operators
    options.isFunction = { [world] in world.declaresFunction($0) }
    options.forms = isToRun && exporter == nil ? forms : nil
    options.stopFlag = listens ? interruptFlag : nil
    var parser = Parser(source, options: options)
    return parser.parseUnit()
  }

  /// What ViewKit notes. That a frame means little is said once a view, since one looks at frames all the time.
  private func note(_ note: Note) {
    if note.code == .frameOfTransformed, !output.isMuted, !noted.insert(note.text).inserted { return }
    if note.code.isOfSpace, let (source, span) = statementSpan { return self.note(note.text, at: span, in: source) }
    self.note(note.text)
  }

  /// A note that shows what it is about.
  func note(_ text: String, at span: Span, in source: SourceText) {
    if output.isMuted || settings.isQuiet { return }
    guard isNews(text, (source.name, source.position(of: Int(span.start)).line)) else { return }
    tell([Diagnostic(text, span, severity: .note)], asJSON: false, in: source)
  }

  /// Once per cause and line.
  ///
  /// - Parameter place: The file and line, when it is not the statement that runs.
  func note(_ text: String, at place: (name: String, line: Int)? = nil) {
    if output.isMuted || settings.isQuiet { return }
    // A prompt's inputs have no name; there the line is the input.
    let place = place ?? statementPlace ?? running.map { ($0.name, $0.firstLine) }
    guard isNews(text, place) else { return }
    let prefix = place.map { $0.name.isEmpty ? "" : "\($0.name):\($0.line): " } ?? ""
    tell(text, after: "\(prefix)note: ")
  }

  private func isNews(_ text: String, _ place: (name: String, line: Int)?) -> Bool {
    noted.insert("\(place?.name ?? ""):\(place?.line ?? 0) \(typed.count) \(text)").inserted
  }

  /// Where the statement stands that runs.
  private var statementSpan: (source: SourceText, span: Span)? {
    guard let place = world.interpreter.context.statement, let source = world.interpreter.source(place.source),
      source === running || !loading.isEmpty
    else { return nil }
    return (source, place.span)
  }

  private var statementPlace: (name: String, line: Int)? {
    statementSpan.map { ($0.source.name, $0.source.position(of: Int($0.span.start)).line) }
  }

  /// The statement that runs, on one line.
  var statementText: String? {
    guard let place = world.interpreter.context.statement, let source = world.interpreter.source(place.source) else {
      return nil
    }
    let lines = source.text(of: place.span).split(separator: "\n")
    guard let first = lines.first else { return nil }
    return first.count > 60 ? first.prefix(59) + "…" : lines.count > 1 ? first + " …" : String(first)
  }

  public func flush() { output.flush() }

  /// Does a little of what can wait until nobody types. Answers whether there is more.
  public func tidy() -> Bool { world.interpreter.context.tidy() || Runtime.tidy() }

  /// What of a list of UIKit's members (`Tests/Golden/members.tsv`) scripts cannot use, with the reasons.
  public func membersReport(_ list: String) -> String { Bindings.membersReport(list, in: world.interpreter.catalog) }

  /// At the very end: the sum of the checks, and the exit code.
  public func finish(_ outcome: Outcome) -> Int32 {
    var code: Int32
    switch outcome {
    case .done: code = exitCode
    case .failed: code = 1
    case .interrupted: code = 130
    case .exit(let wanted): code = wanted
    }
    let (checks, failed) = (checkResults.count, checkResults.filter { !$0.isTrue }.count)
    if failed > 0 {
      output.writeError("\(checks) \(checks == 1 ? "check" : "checks"), \(failed) failed\n")
      if code == 0 { code = 1 }
    }
    flush()
    // Ctrl-C came behind the last statement: what it printed was not waited for.
    return code == 0 && !settings.isInteractive && interruptFlag.pointee != 0 ? 130 : code
  }
}
