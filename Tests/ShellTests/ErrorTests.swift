import Shell
import Testing

/// What every mistake is answered with, as golden text: `Tests/Golden/errors/*.txt` hold the scripts and, below each, the
/// messages. `RECORD=1` writes what is said now, and fails: look at what changed before you commit it.
@Suite struct ErrorTests {
  @Test(arguments: ErrorCases.files)
  func says(_ file: String) {
    let cases = ErrorCases.read(file)
    #expect(!cases.isEmpty)
    var text = ""
    for each in cases {
      let said = each.run().errors
      text += each.text(said)
      if !Golden.isRecording { #expect(said == each.said, "\(file): \(each.name)") }
    }
    if Golden.isRecording {
      Golden.write("errors/" + file, text)
      Issue.record("recorded \(file)")
    }
  }

  /// Every sentence there is has a case that brings it about.
  @Test func nothingIsUntested() {
    var codes: Set<Substring> = []
    for each in ErrorCases.files.flatMap(ErrorCases.read) {
      let said = each.run(asJSON: true).errors
      for piece in said.split(separator: "\"code\":\"").dropFirst() { codes.insert(piece.prefix { $0 != "\"" }) }
    }
    for (path, exempt) in ErrorCases.facts {
      for name in ErrorCases.caseNames(in: Golden.source(path))
      where !exempt.contains(name) && !codes.contains(Substring(name)) {
        Issue.record("no case in Tests/Golden/errors brings about '\(name)' of \(path)")
      }
    }
  }

  /// Errors that stand below another are not its consequences: each case of this file says how many there are.
  @Test func severalErrorsAreSeveralMistakes() {
    for each in ErrorCases.read("several.txt") {
      guard let count = each.name.split(separator: " ").first.flatMap({ Int($0) }) else {
        Issue.record("\(each.name) does not begin with a number")
        continue
      }
      let errors = each.run(asJSON: true).errors.split(separator: "\n").count
      #expect(errors == count, "\(each.name)")
    }
  }
}

/// One script of a golden file.
struct ErrorCase: Sendable {
  var name: String
  var script: String
  var said: String

  func text(_ said: String) -> String { "=== \(name)\n\(script)---\n\(said)" }

  func run(asJSON: Bool = false) -> BatchRun {
    var start = Start()
    start.errorsAsJSON = asJSON
    // Where several statements are to fail, each on its own.
    start.keepsGoing = name.hasSuffix("keep going")
    var files = [
      "s.vsh": script, "self.vsh": "load self.vsh\n", "undo.vsh": "undo\n", "there.vsh": "tag = 1\n",
      "asks.vsh": "//## A question\n//? How much?\nanswer 1 + 1\n",
    ]
    if script.contains("deep0.vsh") {
      for level in 0..<120 { files["deep\(level).vsh"] = "load deep\(level + 1).vsh\n" }
    }
    return runBatch([.file("s.vsh")], start, files: files)
  }
}

enum ErrorCases {
  static let files = Golden.names(in: "errors").filter { $0.hasSuffix(".txt") }

  static func read(_ file: String) -> [ErrorCase] {
    var cases: [ErrorCase] = []
    var isScript = true
    for line in Golden.read("errors/" + file).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== ") {
        cases.append(ErrorCase(name: String(line.dropFirst(4)), script: "", said: ""))
        isScript = true
      } else if line == "---" {
        isScript = false
      } else if let last = cases.indices.last {
        if isScript { cases[last].script += line + "\n" } else { cases[last].said += line + "\n" }
      }
    }
    // The empty piece behind the last line break.
    if let last = cases.indices.last, cases[last].said.hasSuffix("\n\n") { cases[last].said.removeLast() }
    return cases
  }

  /// The enumerations of what can be wrong, and which of their cases no script can bring about, or none that stays small.
  static let facts: [(path: String, exempt: Set<String>)] = [
    // A golden file is text; `BatchTests` and `SyntaxTests` have what is none.
    ("Sources/Syntax/Parser/SyntaxFact.swift", ["invalidUTF8", "nulCharacter"]),
    (
      "Sources/Language/Check/Errors/CheckError.swift",
      // The first guards the stack behind the parser's own limit, the second wants a session without views, the third
      // takes its time, and the last wants hundreds of others.
      ["expressionTooDeep", "selfOutsideType", "tooMuchEffort", "tooManyErrors"]
    ),
    (
      "Sources/Language/Run/TrapReason.swift",
      // An exit and Ctrl-C are no errors; `broken` is vsh's own fault; the others want gigabytes, native nesting, or a
      // native class that scripts cannot make or extend, and there is none.
      [
        "exit", "interrupted", "broken", "noMemoryForCalls", "outOfMemory", "outOfTime", "tooManyNativeCalls",
        "nativeNesting",
        "stringTooLarge", "arrayTooLarge",
        "notOnSubclass", "cannotBeMade",
      ]
    ),
    // The machine that the tests run on can write everything and has every program. A cut-off session and lines run
    // again want a prompt, and so does the end of a lesson; programs want leave: `RestoreTests`, `HistoryTests`,
    // `LessonTests` and `BatchTests` have them.
    (
      "Sources/Shell/Session/ShellError.swift",
      [
        "cannotWrite", "noConverter", "notCopied", "restoreLate", "cannotRestore", "rerunsItself", "lessonOver",
        "answeredAlready", "programFailed",
      ]
    ),
  ]

  /// The cases of the first enumeration in a source, not of those inside of it.
  static func caseNames(in source: String) -> [String] {
    var names: [String] = []
    var depth = 0
    var parentheses = 0
    var isList = false
    for line in source.split(separator: "\n") {
      var text = line.drop { $0 == " " }
      if text.hasPrefix("//") { continue }
      if depth == 1, text.hasPrefix("case ") {
        isList = true
        text = text.dropFirst(5)
      }
      if depth == 1, isList {
        var word = ""
        for character in text + "," {
          if character == "(" { parentheses += 1 }
          if parentheses == 0 {
            if character == "," {
              if !word.isEmpty { names.append(word) }
              word = ""
            } else if character != " " {
              word.append(character)
            }
          }
          if character == ")" { parentheses -= 1 }
        }
        isList = text.hasSuffix(",")
      } else {
        let before = depth
        depth += text.count { $0 == "{" } - text.count { $0 == "}" }
        if before == 1, depth == 0 { break }
      }
    }
    return names
  }
}
