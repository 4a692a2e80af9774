import CLibedit
import Glibc

/// The editor at a terminal: libedit's keys, kills and vi mode; our own drawing, history, search and completion.
///
/// libedit works on a private pty and never touches the user's terminal. Every key goes through `nextKey`, where the
/// screen is drawn whenever nothing more is waiting to be read. All of it runs on the thread that calls `read()`.
public final class LibeditReader: LineReading {
  public var configuration: LineEditorConfiguration
  public let history: HistoryFile

  let input: Int32
  let output: Int32
  private let program: String
  private(set) var editor: OpaquePointer!

  // What one `read()` is about; see `reset()`.
  var outcome: LineOutcome?
  var isReading = false
  /// The terminal went away, or a signal ended the program.
  var isOver = false
  var decoder = KeyDecoder()
  var undo = UndoStack()
  var walk = HistoryWalk()
  var pasted: [UInt8] = []
  /// The character of the key that runs the present command.
  var lastScalar: UInt32 = 0
  /// `.editrc` said something: a letter may mean anything.
  var hasOwnBindings = false
  /// Whether the last key but this walked the history: then Up and Down go on walking.
  var walked = false
  var walksNow = false
  var walkPrefix = ""
  /// Rows of the private terminal that are surely still free.
  var freeRows = 0
  var lastLength = 0

  // What is drawn.
  var screen = Screen()
  var viewport = Viewport()
  var openings = OpeningCache()
  var wantsBell = false
  /// The main prompts shown so far, which pasted transcripts may begin with.
  var shownPrompts: Set<String> = []

  /// `nil` when `input` and `output` are not both a terminal that can be drawn on; use a `PlainReader` then.
  /// - Parameters:
  ///   - program: the name that `.editrc` lines may begin with (`vsh:bind …`).
  ///   - term: the value of `TERM`.
  public init?(
    program: String, term: String?, configuration: LineEditorConfiguration, history: HistoryFile,
    input: Int32 = 0, output: Int32 = 1
  ) {
    guard isatty(input) == 1, isatty(output) == 1, LibeditReader.canDraw(term: term) else { return nil }
    self.program = program
    self.configuration = configuration
    self.history = history
    self.input = input
    self.output = output
    _ = cl_use_utf8_locale()
    let callbacks = cl_callbacks(
      next_key: { context, key in LibeditReader.from(context).engineWantsKey(key!) },
      command: { context, id in LibeditReader.from(context).run(id) },
      bell: { context in LibeditReader.from(context).wantsBell = true })
    editor = cl_open(program, callbacks, Unmanaged.passUnretained(self).toOpaque())
    if editor == nil { return nil }
  }

  deinit { cl_close(editor) }

  /// Whether a terminal of this name understands cursor movement.
  public static func canDraw(term: String?) -> Bool {
    guard let term else { return false }
    return !["", "dumb", "unknown", "emacs"].contains(term)
  }

  private var isBound = false

  public func read() -> LineOutcome {
    if isOver { return .endOfInput }
    if !isBound {
      isBound = true
      bindKeys()
    }
    reset()
    guard cl_raw_enter(input, output) == 0 else { return .endOfInput }
    // From here on Ctrl-C is a key.
    if configuration.wasInterrupted() { decoder = KeyDecoder() }
    isReading = true
    startOnFreshRow()
    var length: Int32 = 0
    let text = cl_edit_line(editor, &length)
    if outcome == nil { outcome = libeditEnded(with: text, length) }
    isReading = false
    cl_raw_leave()
    return outcome ?? .endOfInput
  }

  /// Prints something while a line may be being edited: above it, without disturbing it.
  public func printAbove(_ text: String) {
    guard isReading else {
      put(text.hasSuffix("\n") ? text : text + "\n")
      return
    }
    put(screen.erase() + text + (text.hasSuffix("\n") ? "" : "\n"))
  }

  private func reset() {
    outcome = nil
    undo.reset()
    walk.reset()
    viewport.reset()
    screen.forget()
    openings = OpeningCache()
    walked = false
    walksNow = false
    lastLength = 0
    freeRows = 0
    // A long text made the private terminal tall; every refresh walks over all its rows.
    if cl_rows(editor) > CL_ROWS { cl_set_rows(editor, Int32(CL_ROWS), 0) }
  }

  /// One of libedit's own functions ended the line: somebody bound `ed-newline` or `ed-end-of-file` to a key.
  private func libeditEnded(with text: UnsafePointer<wchar_t>?, _ length: Int32) -> LineOutcome {
    put(screen.leave())
    guard !isOver, let text else { return .endOfInput }
    var bytes = LibeditReader.utf8(text, Int(length))
    if bytes.last == TextBytes.newline { bytes.removeLast() }
    let line = String(decoding: bytes, as: UTF8.self)
    if configuration.isRemembered(line) { history.append(line) }
    return .line(line)
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> LibeditReader {
    Unmanaged<LibeditReader>.fromOpaque(context!).takeUnretainedValue()
  }
}
