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
  func exists(_ path: String) -> Bool
  /// The names in a directory; those of directories end with `/`.
  func list(_ directory: String) -> [String]
  /// The path without links and dots, so that one file has one name.
  func resolve(_ path: String) -> String
  /// Runs a program of the system with `input` on its standard input; its exit code.
  func run(program: String, input: String) -> Int32
  /// Whether results go to a terminal.
  var isTerminal: Bool { get }
  /// Columns and rows of the terminal.
  var size: (columns: Int, rows: Int) { get }
}

extension Host {
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
  /// At a prompt: errors come without a place, and say that nothing changed.
  public var isInteractive = false
  /// The locale is not UTF-8: pictures on the terminal take ASCII alone.
  public var prefersASCII = false
  /// What the script's `CommandLine.arguments` would be.
  public var arguments: [String] = []

  public init() {}
}
