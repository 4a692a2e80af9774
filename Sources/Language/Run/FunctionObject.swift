/// A function as a value: a closure, a function's name, a method bound to its receiver, or a native callback.
public final class FunctionObject {
  /// The callee's code. Its frame holds `context` first (one `Value`, owned by the callee), then the arguments.
  public let code: Code
  /// What the closure captured: the callee finds it in its first slot.
  public let context: Value
  public let parameters: [Rep]
  /// What a trace of calls says; empty for native functions, which are none of the script's.
  public let name: String

  public init(code: Code, context: Value, parameters: [Rep], name: String = "") {
    self.code = code
    self.name = name
    self.context = context
    self.parameters = parameters
  }

  /// Calls it with boxed arguments in the free memory at `frame`; the result comes boxed.
  public func call(_ frame: Frame, _ arguments: Value...) throws -> Value {
    try call(frame, arguments)
  }

  public func call(_ frame: Frame, _ arguments: [Value]) throws -> Value {
    frame.value(at: 0).initialize(to: context)
    var offset = 16
    for (index, rep) in parameters.enumerated() {
      try frame.place(arguments[index], at: offset, as: rep)
      offset += rep.size
    }
    return try run(frame)
  }

  @inlinable public func call1(_ frame: Frame, _ a: Value) throws -> Value {
    frame.value(at: 0).initialize(to: context)
    try frame.place(a, at: 16, as: parameters[0])
    return try run(frame)
  }

  @inlinable public func call2(_ frame: Frame, _ a: Value, _ b: Value) throws -> Value {
    frame.value(at: 0).initialize(to: context)
    let first = parameters[0]
    try frame.place(a, at: 16, as: first)
    try frame.place(b, at: 16 + first.size, as: parameters[1])
    return try run(frame)
  }

  @usableFromInline func run(_ frame: Frame) throws -> Value {
    do {
      switch code {
      case .void(let run):
        try run(frame)
        return .void
      case .int(let run): return Value(try run(frame))
      case .double(let run): return Value(try run(frame))
      case .bool(let run): return Value(try run(frame))
      case .value(let run): return try run(frame)
      case .blob: return try code.boxed(frame)
      }
    } catch { throw left(by: error) }
  }

  /// An error of its code, on the way to the native code that called it: a trap learns which function that was.
  public func left(by error: any Error) -> any Error { leaving(error, name) }
}
