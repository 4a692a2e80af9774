import Language
import Syntax
import ViewKit

/// A command of the shell: one file with what it is called, what it takes, and what it does.
protocol Command: SendableMetatype {
  static var name: String { get }
  static var group: CommandGroup { get }
  /// One sentence without a full stop.
  static var summary: String { get }
  /// `tree [view] [--depth n]`
  static var usage: String { get }
  static var parameters: [CommandShape.Parameter] { get }
  static var repeatsLast: Bool { get }
  /// Options with a value, and what that is, and those without; all without dashes.
  static var valueOptions: [String: OptionValue] { get }
  static var flags: Set<String> { get }
  /// First words that bring other parameters with them.
  static var forms: [String: [CommandShape.Parameter]] { get }
  static var allowsBang: Bool { get }
  /// In its expression ` > ` compares, instead of sending what is printed to a file.
  static var compares: Bool { get }
  /// What follows in a unit is checked only once the command has run.
  static var isBarrier: Bool { get }
  /// Runs outside of the interpreter, which it may replace. Takes words only.
  static var isSessionCommand: Bool { get }
  /// Takes entries off the log.
  static var rewritesLog: Bool { get }
  /// The journal keeps it as it was written, to run it again.
  static var isKept: Bool { get }
  /// Changes how the shell behaves and nothing else.
  static var isSetting: Bool { get }
  /// On a terminal, what it prints goes through a pager when it is taller.
  static var isPaged: Bool { get }
  /// What Tab offers for its words.
  static var completes: CompletedWords { get }
  /// The words that its first argument may be, where they are few.
  static var words: [String] { get }
  /// The document that `--json` gives, in words; nil for what answers nothing, and has no such option.
  static var document: String? { get }
  /// What it runs may print. With `--json` that becomes one member of the document, behind those of `describe`; `run`
  /// need not know. Otherwise `run` writes the document.
  static var runsOthers: Bool { get }
  static func describe(_ call: CommandCall, _ json: inout JSONText)
  /// Words under which `help` finds it.
  static var searchWords: [String] { get }
  /// Input and the text it prints, run as tests in a fresh session.
  static var examples: [CommandExample] { get }
  static func run(_ call: CommandCall) throws
}

struct CommandExample {
  let input: String
  let output: String
  init(_ input: String, _ output: String) {
    self.input = input
    self.output = output
  }
}

/// What stands behind an option: Tab offers it, and `--copy` says it so that it holds anywhere.
enum OptionValue: Sendable {
  case text, file
  /// The path of a view; paths with commas between them.
  case view, views
  case oneOf([String])
}

enum CompletedWords { case nothing, files, topics }

enum CommandGroup: String, CaseIterable {
  case look = "Look"
  case move = "Move about"
  case keep = "Keep"
  case time = "Back and forth"
  case more = "More"
}

extension Command {
  static var parameters: [CommandShape.Parameter] { [] }
  static var repeatsLast: Bool { false }
  static var valueOptions: [String: OptionValue] { [:] }
  static var flags: Set<String> { [] }
  static var forms: [String: [CommandShape.Parameter]] { [:] }
  static var allowsBang: Bool { false }
  static var compares: Bool { false }
  static var isBarrier: Bool { isSessionCommand }
  static var isSessionCommand: Bool { false }
  static var rewritesLog: Bool { false }
  static var isKept: Bool { rewritesLog }
  static var isSetting: Bool { false }
  static var isPaged: Bool { false }
  static var completes: CompletedWords { .nothing }
  static var words: [String] { [] }
  static var document: String? { nil }
  static var runsOthers: Bool { false }
  static func describe(_ call: CommandCall, _ json: inout JSONText) {}
  static var searchWords: [String] { [] }

  /// Every option without a value.
  static var allFlags: Set<String> { flags.union(document == nil ? ["help"] : ["help", "json"]) }

  static var shape: CommandShape {
    CommandShape(
      name: name, parameters: parameters, repeatsLast: repeatsLast, valueOptions: Set(valueOptions.keys),
      allowsBang: allowsBang, forms: forms, compares: compares)
  }

  /// What the argument at a place is, options not counted; nil for one too many.
  ///
  /// - Parameter first: The first argument, which may bring other parameters with it.
  static func parameter(at place: Int, first: CommandArgument?) -> CommandShape.Parameter? {
    var all = parameters
    if case .word(let word)? = first?.value, let form = forms[word] { all = [.word] + form }
    return place < all.count ? all[place] : repeatsLast ? all.last : nil
  }
}

/// The commands, in the order of `help`.
enum CommandTable {
  static let all: [any Command.Type] = [
    TreeCommand.self, ListCommand.self, FindCommand.self, VariablesCommand.self, DiffCommand.self, WatchCommand.self,
    TraceCommand.self,
    LookCommand.self, ExplainCommand.self, PointCommand.self, StackCommand.self, MeasureCommand.self, HelpCommand.self,
    GoCommand.self, WhereCommand.self,
    SaveCommand.self, LoadCommand.self, DumpCommand.self, RestoreCommand.self, LogCommand.self,
    UndoCommand.self, RedoCommand.self, CheckpointCommand.self, RevertCommand.self, ResetCommand.self, TickCommand.self,
    HistoryCommand.self, RerunCommand.self, EditCommand.self,
    LessonCommand.self, QuizCommand.self, AnswerCommand.self,
    CheckCommand.self, TimeCommand.self, ScreenCommand.self, SetCommand.self, ShowCommand.self, SystemCommand.self,
    ExitCommand.self,
  ]

  static let shapes: [Name: CommandShape] = {
    var shapes: [Name: CommandShape] = [:]
    for command in all { shapes[Name(command.name)] = command.shape }
    return shapes
  }()

  private static let byName: [Name: any Command.Type] = {
    var table: [Name: any Command.Type] = [:]
    for command in all { table[Name(command.name)] = command }
    return table
  }()

  static func command(_ name: Name) -> (any Command.Type)? { byName[name] }
  /// The command that goes by another word elsewhere: `quit`, `list`.
  static func meant(by word: Name) -> Name? {
    all.first { $0.searchWords.contains(word.text) }.map { Name($0.name) }
  }
  static var names: Set<Name> { Set(byName.keys) }
}
