import ArgumentParser
import Shell

/// The process's options.
struct Options: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vsh", abstract: "UIKit's view tree at a prompt.",
    usage: "vsh [options] [-f file | -c text | file | -] ... [-i] [-- arguments]",
    discussion: "Without a file or text, vsh reads a terminal with a prompt, and anything else as a script.")

  @Option(
    name: [.short, .long], help: "Run a script; - is standard input. May be repeated, as may -c.", completion: .file())
  var file: [String] = []
  @Option(name: [.customShort("c"), .customLong("command")], help: "Run a text.")
  var command: [String] = []
  @Argument(help: "Scripts to run.", completion: .file())
  var files: [String] = []
  @Flag(name: [.short, .long], help: "Go on at a prompt.")
  var interactive = false
  @Flag(help: "Show the values of expressions and declarations, as a prompt does.")
  var echo = false
  @Flag(name: [.short, .customLong("keep-going")], help: "After an error, run the next statement all the same.")
  var keepGoing = false
  @Flag(name: [.short, .long], help: "No notes, no banner.")
  var quiet = false
  @Option(help: "Colour: always, never or auto.", completion: .list(["always", "never", "auto"]))
  var color = "auto"
  @Flag(help: "Go through the file at a prompt, statement by statement.")
  var step = false
  @Option(help: "Go on with the session of this name, or begin it: nothing accepted is ever lost.")
  var session: String?
  @Flag(help: "Do not read ~/.vshrc at a prompt.")
  var norc = false
  @Flag(help: "Errors as JSON objects, one a line.")
  var json = false
  @Flag(help: "Let scripts start programs.")
  var allowRun = false
  @Flag(help: "Let scripts replace files that were there before them.")
  var allowWrite = false
  @Flag(help: "Never use a pager.")
  var noPager = false
  @Option(help: "How many megabytes a script may use.")
  var memory: Int?
  @Flag(help: "Say what of a list of UIKit's members, on standard input, scripts cannot use yet, and why.")
  var members = false
  @Option(help: "Write a script as a Swift program that imports ViewKit, commands left out.", completion: .file())
  var emitSwift: String?
  @Flag(help: "Replay transcripts, as `log` writes them, and say what is answered otherwise.")
  var test = false
  @Flag(help: "With --test: write what is answered now into the transcripts.")
  var update = false
  @Flag(help: "Run the checks of the first file on what each of the others makes, and print a table.")
  var grade = false
  @Option(help: "With --grade: how many seconds a submission may take.")
  var timeout = 10
  @Flag(help: "Answer requests on standard input, one JSON object a line each way.")
  var serverStdio = false
  @Flag(help: "Write the reference: commands, language and types, as Markdown.")
  var reference = false
  @Flag(help: "Write the manual page.")
  var man = false
  @Flag(help: "Show the version.")
  var version = false

  func validate() throws {
    guard ["always", "never", "auto"].contains(color) else {
      throw ValidationError("--color is always, never or auto, not '\(color)'")
    }
    if let session, !SessionStore.isName(session) {
      throw ValidationError("a session's name is letters, digits, '.', '-' and '_', not '\(session)'")
    }
    if [test, grade, serverStdio].count(where: { $0 }) > 1 {
      throw ValidationError("only one of --test, --grade and --server-stdio can be done")
    }
    if step, file.count + files.count != 1 || !command.isEmpty || (file + files) == ["-"] {
      throw ValidationError("--step goes with one file")
    }
    if update, !test { throw ValidationError("--update goes with --test") }
    if test, files.isEmpty { throw ValidationError("--test needs a transcript") }
    if timeout < 1 { throw ValidationError("--timeout is a number of seconds, at least 1, not '\(timeout)'") }
    if let memory, !(64...(1 << 30)).contains(memory) {
      throw ValidationError("--memory is a number of megabytes, at least 64, not '\(memory)'")
    }
  }
}

/// What a run is told to do, apart from its inputs.
struct RunOptions {
  var isInteractive = false
  var echoes = false
  var keepsGoing = false
  var isQuiet = false
  var color = "auto"
  var readsStartFile = true
  var errorsAsJSON = false
  var allowsPrograms = false
  var allowsWriting = false
  var usesPager = true
  var session: String?
  var steps = false

  init() {}

  init(_ options: Options) {
    isInteractive = options.interactive
    echoes = options.echo
    keepsGoing = options.keepGoing
    isQuiet = options.quiet
    color = options.color
    readsStartFile = !options.norc
    errorsAsJSON = options.json
    allowsPrograms = options.allowRun
    allowsWriting = options.allowWrite
    usesPager = !options.noPager
    session = options.session
    steps = options.step
  }
}

extension Options {
  /// A completion script without the `help` subcommand that the library offers and vsh has not. In zsh's it stands beside
  /// the files, and the two together are refused.
  static func withoutSubcommands(_ text: String) -> String {
    guard text.contains("_vsh") else { return text }
    let offers = ["'(-): :->command'", "'(-)*:: :->arg'", "-fa 'help'", "compgen -W 'help'"]
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in !offers.contains { line.contains($0) } }.joined(separator: "\n")
  }

  /// The manual page; what options there are is read off the help text.
  static var manual: ManualPage {
    let lines = helpMessage(columns: 1000).split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex(of: "OPTIONS:").map { $0 + 1 } ?? lines.endIndex
    var options: [(spelling: String, sentence: String)] = []
    for line in lines[start...] where !line.isEmpty {
      let text = line.drop { $0 == " " }
      let gap = text.firstRange(of: "  ")
      if line.hasPrefix("  -") {
        options.append((String(text[..<(gap?.lowerBound ?? text.endIndex)]), ""))
      }
      // A long spelling has its sentence on the next line.
      let sentence = line.hasPrefix("  -") ? gap.map { text[$0.upperBound...].drop { $0 == " " } } : text
      if let sentence, !options.isEmpty { options[options.count - 1].sentence += sentence }
    }
    return ManualPage(
      synopsis: "[options] [-f file | -c text | file | -] ... [-i] [-- arguments]", options: options)
  }
}

/// Files and texts run in the order in which they were written, which the parser does not tell.
enum OptionOrder {
  private static let texts = ["-c", "--command"], paths = ["-f", "--file"]
  private static let valued = ["--color", "--memory", "--emit-swift", "--session", "--timeout"]

  /// Whether the arguments are files, and texts and files behind `-c` and `-f`.
  static func hasOnlyInputs(_ arguments: [String]) -> Bool {
    var isValue = false
    for argument in arguments {
      let isOption = argument == "-c" || argument == "-f"
      if !isValue, !isOption, argument.hasPrefix("-"), argument != "-" { return false }
      isValue = !isValue && isOption
    }
    return !isValue
  }

  /// What the parser gets to see: a lone `-` would be an option to it.
  static func withoutOptions(_ arguments: [String]) -> [String] {
    var result: [String] = []
    var isValue = false
    for argument in arguments {
      // A value may begin with a dash: `-c '-1'`.
      if isValue, argument.hasPrefix("-"), let option = result.last {
        result[result.count - 1] =
          (option.hasPrefix("--") ? option : option == "-c" ? "--command" : "--file") + "=" + argument
      } else {
        result.append(!isValue && argument == "-" ? "--file=-" : argument)
      }
      isValue = !isValue && (texts + paths).contains(argument)
    }
    return result
  }

  static func inputs(_ arguments: [String]) -> [Batch.Input] {
    var inputs: [Batch.Input] = []
    func file(_ path: String) -> Batch.Input { path == "-" ? .standardInput : .file(path) }
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if texts.contains(argument) || paths.contains(argument), index < arguments.count {
        inputs.append(texts.contains(argument) ? .text(arguments[index]) : file(arguments[index]))
        index += 1
      } else if valued.contains(argument) {
        index += 1
      } else if argument.hasPrefix("--command=") {
        inputs.append(.text(String(argument.dropFirst(10))))
      } else if argument.hasPrefix("--file=") {
        inputs.append(file(String(argument.dropFirst(7))))
      } else if argument == "-" || !argument.hasPrefix("-") {
        inputs.append(file(argument))
      }
    }
    return inputs
  }
}
