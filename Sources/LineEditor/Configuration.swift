/// Whether Enter runs the text or opens a new line.
public enum Completeness: Equatable, Sendable {
  case complete
  /// `open` is what still has to be closed (`{`, `(`, `"""`; empty after a trailing operator); `indent` is the number
  /// of levels the next line is moved right.
  case incomplete(open: String, indent: Int)
}

/// One answer to Tab.
public struct Candidate: Equatable, Sendable {
  /// What takes the place of the completed range.
  public var text: String
  /// What stands in the menu for it: a signature, where the text is but its beginning.
  public var label: String
  /// One line behind it in the menu: a type, a summary. May be empty.
  public var detail: String

  public init(text: String, label: String? = nil, detail: String = "") {
    self.text = text
    self.label = label ?? text
    self.detail = detail
  }
}

/// The answer of a completer: every candidate may take the place of `range`, in UTF-8 offsets of the text.
public struct Completion: Equatable, Sendable {
  public var range: Range<Int>
  public var candidates: [Candidate]
  /// Shown under the text whatever is chosen: the signatures of what is being called. At most a few.
  public var notes: [String]

  public init(range: Range<Int>, candidates: [Candidate], notes: [String] = []) {
    self.range = range
    self.candidates = candidates
    self.notes = notes
  }

  public static let none = Completion(range: 0..<0, candidates: [])
}

/// How a piece of text looks: the parameters of a terminal's SGR sequence (`"1;34"`).
public struct TextStyle: Hashable, Sendable {
  public var parameters: String
  public init(_ parameters: String) { self.parameters = parameters }

  public static let plain = TextStyle("")
  public static let bold = TextStyle("1")
  public static let dim = TextStyle("2")
  public static let underline = TextStyle("4")
  public static let inverse = TextStyle("7")
  public static let red = TextStyle("31")
  public static let green = TextStyle("32")
  public static let yellow = TextStyle("33")
  public static let blue = TextStyle("34")
  public static let magenta = TextStyle("35")
  public static let cyan = TextStyle("36")
}

/// A range of the text, in UTF-8 offsets, and its look.
public struct StyledRange: Equatable, Sendable {
  public var range: Range<Int>
  public var style: TextStyle

  public init(_ range: Range<Int>, _ style: TextStyle) {
    self.range = range
    self.style = style
  }
}

/// What the editor asks of the program around it. All offsets are UTF-8 offsets into the text given.
/// The closures run on the thread that called `read()`, between keys; they should be quick.
public struct LineEditorConfiguration {
  /// Shown before the first line. May hold SGR sequences for colour; wide and combining characters are measured.
  public var prompt: () -> String = { "> " }
  /// Shown before every further line, given what is open there. Padded on the left to the prompt's width.
  public var continuationPrompt: (_ open: String) -> String = { $0 + "...> " }
  public var isComplete: (_ text: String) -> Completeness = { _ in .complete }
  public var complete: (_ text: String, _ cursor: Int) -> Completion = { _, _ in .none }
  /// The ranges that look different, in order and without overlap. Ask for none to have no colour.
  public var highlight: (_ text: String) -> [StyledRange] = { _ in [] }
  /// Ghost text after the end of the text; Right, End, Ctrl-F and Ctrl-E take it.
  public var hint: (_ text: String) -> String? = { _ in nil }
  /// Takes the prompts off a pasted transcript; `nil` leaves that to `PromptStripping`.
  public var stripPrompts: ((_ pasted: String) -> String)?
  /// Whether an entry belongs into the history.
  public var isRemembered: (_ text: String) -> Bool = { _ in true }
  /// Spaces of one level of indentation.
  public var indentWidth = 2
  /// Whether the editor's own marks (hints, the menu) may use SGR sequences.
  public var usesColor = true
  /// A descriptor to watch while waiting for keys, and what to run when it can be read.
  public var wakeDescriptor: Int32 = -1
  public var onWake: () -> Void = {}
  /// Run before anybody is waited for: what was accepted so far may be said to be.
  public var willWait: () -> Void = {}
  /// Work that can wait until nobody types, a little of it at each call; answers whether there is more.
  public var onIdle: () -> Bool = { false }
  /// Whether Ctrl-C came since the last line, while the terminal was as the shell left it: what was typed ahead goes then,
  /// for what the terminal itself still held has gone. Asked once for each line.
  public var wasInterrupted: () -> Bool = { false }
  /// The text of an `.editrc`, read at the first `read()`; `nil` for none.
  public var editrc: () -> String? = { nil }

  public init() {}
}
