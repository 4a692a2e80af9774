/// What the shell asks of the machine it runs on. `vsh` has the real one; tests have one that records.
public protocol Host: AnyObject {
  func write(_ text: String)
  /// The same as bytes of UTF-8: a listing of a million views need not become a `String` first.
  func write(utf8 bytes: UnsafeBufferPointer<UInt8>)
  func writeError(_ text: String)
  /// The bytes of a file. Throws a `HostError`.
  func read(_ path: String) throws -> [UInt8]
  /// Writes a file, whole or not at all: through a temporary file that is then renamed.
  func replace(_ path: String, _ bytes: [UInt8]) throws
  func append(_ path: String, _ bytes: [UInt8]) throws
  /// A file for the owner alone, made when there is none; nil while another process has it open. Throws a `HostError`.
  func openJournal(_ path: String) throws -> (any JournalFile)?
  func exists(_ path: String) -> Bool
  /// The names in a directory; those of directories end with `/`.
  func list(_ directory: String) -> [String]
  /// The path without links and dots, so that one file has one name.
  func resolve(_ path: String) -> String
  /// Runs a program of the system with `input` on its standard input, or, without one, with what the person types; its
  /// exit code.
  func run(program: String, input: String?) -> Int32
  /// Lets the user change a text in an editor. Throws a `HostError`.
  func edit(_ text: String) throws -> String
  /// Nanoseconds since some moment.
  var now: UInt64 { get }
  /// Keys were typed ahead.
  var isInputWaiting: Bool { get }
  /// Whether results go to a terminal.
  var isTerminal: Bool { get }
  /// Columns and rows of the terminal.
  var size: (columns: Int, rows: Int) { get }
}

/// A file that one process at a time writes, until it is let go.
public protocol JournalFile: AnyObject {
  var isEmpty: Bool { get }
  func read() throws -> [UInt8]
  func truncate(to count: Int) throws
  /// When it returns the bytes are the system's: they outlive this process.
  func append(_ bytes: [UInt8]) throws
  /// Returns when all bytes are on the disk: they outlive the machine's power.
  func sync() throws
  /// Takes the file off the disk.
  func remove()
}

/// What a host without a terminal, a clock and a disk has to say.
extension Host {
  public func openJournal(_ path: String) throws -> (any JournalFile)? { throw HostError("nothing is kept here") }
  public func edit(_ text: String) throws -> String { throw HostError("there is no editor here") }
  public var now: UInt64 { 0 }
  public var isInputWaiting: Bool { false }

  public func write(utf8 bytes: UnsafeBufferPointer<UInt8>) { write(String(decoding: bytes, as: UTF8.self)) }
}

/// Why a file could not be read or written, in the system's words.
public struct HostError: Error {
  public let reason: String
  public init(_ reason: String) { self.reason = reason }
}

/// How a session behaves. Set once, before the first input.
public struct Settings {
  /// Shows the values of expressions and declarations, as a prompt does.
  public var echoes = false
  /// No notes, no banner.
  public var isQuiet = false
  public var isColoured = false
  /// Errors as JSON objects, one a line.
  public var errorsAsJSON = false
  /// After an error the next statement runs all the same.
  public var keepsGoing = false
  /// Commands may start programs of the system (`!ls`, `tree | less`).
  public var allowsPrograms = false
  /// Scripts may replace files that were there before them.
  public var allowsWriting = false
  /// At a prompt: errors come without a place, and say that nothing changed.
  public var isInteractive = false
  /// The locale is not UTF-8: pictures on the terminal take ASCII alone.
  public var prefersASCII = false
  /// Listings taller than the terminal go through a pager, where there is a terminal.
  public var usesPager = true
  /// The program for that.
  public var pager = "less -FRX"
  /// After each input it is told how long it took.
  public var timesInputs = false
  /// Columns of errors and listings, instead of the terminal's.
  public var width: Int?
  /// What the script's `CommandLine.arguments` would be.
  public var arguments: [String] = []

  public init() {}
}
