// An editor to type at, for the tests: brackets decide what is unfinished, and every line is answered with what was
// read, in a form a test can compare.
import Glibc
import LineEditor

func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

func brackets(_ text: String) -> Completeness {
  var open: [Character] = []
  for character in text {
    switch character {
    case "{", "(", "[": open.append(character)
    case "}", ")", "]": _ = open.popLast()
    default: break
    }
  }
  guard let last = open.last else { return .complete }
  return .incomplete(open: String(last), indent: open.count)
}

let words = ["frame", "framework", "backgroundColor", "bounds", "addSubview"]
let more = (environment("DEMO_WORDS") ?? "").split(separator: ",").map(String.init)
let many = environment("DEMO_NAMES").flatMap { Int($0) } ?? 0

func complete(_ text: String, _ cursor: Int) -> Completion {
  let before = Array(text.utf8.prefix(cursor))
  var start = before.count
  while start > 0, before[start - 1] >= 97 && before[start - 1] <= 122 || before[start - 1] == 95 { start -= 1 }
  let prefix = String(decoding: before[start...], as: UTF8.self)
  let names = words + more + (0..<many).map { "view_\($0)" }
  let found = names.filter { $0.hasPrefix(prefix) }.map { Candidate(text: $0, detail: "what \($0) is") }
  return Completion(range: start..<cursor, candidates: found)
}

func highlight(_ text: String) -> [StyledRange] {
  var styles: [StyledRange] = []
  for (offset, byte) in text.utf8.enumerated() where (48...57).contains(byte) {
    styles.append(StyledRange(offset..<offset + 1, .cyan))
  }
  return styles
}

var configuration = LineEditorConfiguration()
let prompt = environment("DEMO_PROMPT") ?? "window > "
configuration.prompt = { "\u{1B}[1;32m\(prompt)\u{1B}[0m" }
configuration.isComplete = brackets
configuration.complete = complete
configuration.highlight = highlight
configuration.hint = { $0 == "hin" ? "t taken" : nil }
configuration.editrc = { environment("DEMO_EDITRC") }

// Between two lines the terminal is as the shell left it, and a key that a test types ahead may mean a signal there.
Interrupts.watch()
configuration.wasInterrupted = Interrupts.take

let history = HistoryFile(path: environment("DEMO_HISTORY"))
let editor = LibeditReader(
  program: "demo", term: environment("TERM"), configuration: configuration, history: history)
let reader: LineReading =
  editor ?? PlainReader(configuration: configuration, showsPrompt: isatty(0) == 1)

func say(_ text: String) {
  print(text)
  fflush(nil)
}

if let editor, environment("DEMO_WAKE") != nil {
  // Whoever reads the pipe's other end is the loop below: a byte is there from the start.
  var ends: [Int32] = [0, 0]
  pipe(&ends)
  write(ends[1], "x", 1)
  let readEnd = ends[0]
  editor.configuration.wakeDescriptor = readEnd
  editor.configuration.onWake = {
    var byte: UInt8 = 0
    Glibc.read(readEnd, &byte, 1)
    editor.printAbove("printed above")
  }
}

loop: while true {
  switch reader.read() {
  case .line("quit"): break loop
  case .line("nonl"):
    print("no newline", terminator: "")
    fflush(nil)
  case .line(let text):
    let shown = text.map { $0 == "\n" ? "\\n" : String($0) }.joined()
    say(text.utf8.count < 400 ? "<\(shown)>" : "<\(text.utf8.count) bytes, \(text.split(separator: "\n").count) lines>")
  case .interrupted: say("<interrupted>")
  case .endOfInput:
    say("<end>")
    break loop
  }
}
