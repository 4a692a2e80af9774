import Glibc
import Syntax

/// Why running code stopped. A script cannot catch it; the session rolls back and reports it.
public struct Trap: Error, @unchecked Sendable {
  /// In Swift's own wording where Swift has one: `Index out of range`.
  public var message: String
  /// `Fatal error`, `Assertion failed`, or a UIKit exception's name; empty for plain ones.
  public var kind: String = "Fatal error"
  public var place: Place?
  public var hint: String?
  /// The calls that led here, innermost first.
  public var stack: [StackEntry] = []
  /// How many calls there were in all; `stack` keeps the innermost 20.
  public var stackDepth = 0
  public var isInterrupt = false
  /// `exit N` unwinds the script this way.
  public var exitCode: Int32?

  /// The name of the reason, the same in every wording.
  public var code: String

  public init(_ reason: TrapReason, at place: Place? = nil, kind: String = "Fatal error", hint: String? = nil) {
    let (message, own) = reason.sentence
    self.message = message
    self.place = place
    self.kind = reason.isPlain ? "" : kind
    self.hint = hint ?? own
    code = Diagnostic.code(of: reason)
    Self.isUnderWay = true
  }

  /// Whether a trap is on its way out on this thread: a Swift program would have ended, so no `deinit` runs of what
  /// the unwinding frees. Ends with the next unit.
  public static var isUnderWay: Bool {
    get { pthread_getspecific(key) != nil }
    set { pthread_setspecific(key, newValue ? UnsafeRawPointer(bitPattern: 1) : nil) }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    precondition(pthread_key_create(&key, nil) == 0, "no thread-specific storage")
    return key
  }()

  public static var exclusivity: Trap { Trap(.exclusivity) }
  public static var interrupted: Trap {
    var trap = Trap(.interrupted, kind: "")
    trap.isInterrupt = true
    return trap
  }
  public static var outOfMemory: Trap { Trap(.outOfMemory) }

  /// What a flag that is set asks for.
  @inline(never) public static func stopped(_ flag: Int32) -> Trap {
    switch StopReason(rawValue: flag) {
    case .memory: .outOfMemory
    case .time: Trap(.outOfTime)
    default: .interrupted
    }
  }
}

/// What the flag that running code looks at is set to.
public enum StopReason: Int32, Sendable {
  /// Ctrl-C.
  case interrupt = 1
  /// More memory is in use than may be.
  case memory = 2
  /// It takes longer than it may.
  case time = 3
}

/// A place in a source: what an error message points at.
public struct Place: Sendable {
  public let source: SourceID
  public let span: Span
  public init(_ source: SourceID, _ span: Span) {
    self.source = source
    self.span = span
  }
}

/// The number of a source text in its session.
public typealias SourceID = Int32

public struct StackEntry: Sendable {
  public let function: String
  /// Where the call stands; of script code that native code called, where that was called. Nothing in the script calls
  /// a `deinit`.
  public internal(set) var place: Place?
}

/// An error thrown by script code, `throw BadInput.empty`: catchable by `catch`.
public struct Thrown: Error, @unchecked Sendable {
  /// An `Existential`.
  public let error: Value
  public var place: Place?
  public init(error: Value, place: Place?) {
    self.error = error
    self.place = place
  }
}
