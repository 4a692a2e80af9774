import Syntax

// `print` and its kin, and the functions that stop a script.

func outputFunctions() -> [LibraryRow] {
  [
    LibraryRow(
      "print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")", "Writes values on a line.",
      example: "print(1, \"two\")"
    ) { call in
      try call.context.write(joined(call, isDebug: false))
      return .void
    },
    LibraryRow(
      "print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\", to output: inout String)",
      "Adds values to a text."
    ) { call in
      let text = try joined(call, isDebug: false)
      call.place(3).pointee = Value(try call.place(3).pointee.string().joined(text))
      return .void
    },
    LibraryRow(
      "print<Target: TextOutputStream>(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\", "
        + "to output: inout Target)", "Writes values to a stream of text."
    ) { call in
      let separator = try call[1].string()
      try call.write(items: separator, isDebug: false)
      return .void
    },
    LibraryRow(
      "debugPrint<Target: TextOutputStream>(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\", "
        + "to output: inout Target)", "Writes values to a stream of text as they are printed inside others."
    ) { call in
      try call.write(items: try call[1].string(), isDebug: true)
      return .void
    },
    LibraryRow(
      "debugPrint(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")",
      "Writes values on a line as they are printed inside others."
    ) { call in
      try call.context.write(joined(call, isDebug: true))
      return .void
    },
    LibraryRow(
      "@discardableResult dump<T>(_ value: T, \(dumpOptions)) -> T", "Writes a value with its parts, a line for each."
    ) {
      call in
      try call.context.write(dumped(call, options: 1))
      return call[0]
    },
    LibraryRow(
      "@discardableResult dump<T>(_ value: T, to target: inout String, \(dumpOptions)) -> T",
      "Adds a value with its parts to a text, a line for each."
    ) { call in
      let text = try dumped(call, options: 2)
      call.place(1).pointee = Value(try call.place(1).pointee.string().joined(text))
      return call[0]
    },
    LibraryRow(
      "@discardableResult dump<T, Target: TextOutputStream>(_ value: T, to target: inout Target, \(dumpOptions)) -> T",
      "Writes a value with its parts to a stream of text, a line for each."
    ) { call in
      try call.write(try dumped(call, options: 2), to: 1)
      return call[0]
    },
  ]
}

private let dumpOptions = "name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max"

/// - Parameter options: Which argument is the first of `dumpOptions`.
private func dumped(_ call: Arguments, options: Int) throws -> String {
  var dump = Dump(call.context, maxItems: call[options + 3].int)
  let name = call[options].isNone() ? nil : try call[options].string()
  let indent = min(max(0, call[options + 1].int), 1_000)
  try dump.write(call[0], call.types[0], name: name, indent: indent, depth: call[options + 2].int)
  return dump.text
}

private func joined(_ call: Arguments, isDebug: Bool) throws -> String {
  let separator = try call[1].string()
  var text = ""
  for (index, item) in try call[0].items().enumerated() {
    try call.context.checkInterrupt()
    if index > 0 { text += separator }
    let inner = try item.existential()
    try inner.type.operations.write(inner.value, isDebug: isDebug, to: &text)
  }
  return text + (try call[2].string())
}

extension Arguments {
  /// The items, one by one, and what ends them.
  fileprivate func write(items separator: String, isDebug: Bool) throws {
    for (index, item) in try self[0].items().enumerated() {
      try write(index > 0 ? separator : "", to: 3)
      var text = ""
      let inner = try item.existential()
      try inner.type.operations.write(inner.value, isDebug: isDebug, to: &text)
      try write(text, to: 3)
    }
    try write(try self[2].string(), to: 3)
  }

  /// Hands a text to the stream that is the argument, of the last type.
  func write(_ text: String, to index: Int) throws {
    try context.checkInterrupt()
    let (type, place) = (types[types.count - 1], place(index))
    guard let function = type.witness("TextOutputStream", "write(_:)") else {
      place.pointee = Value(try place.pointee.string().joined(text))
      return
    }
    _ = try function.call2(free, type.mutableSelf(at: place), Value(text))
  }
}

func checkFunctions() -> [LibraryRow] {
  [
    LibraryRow(
      "assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = \"\")",
      "An error unless something holds."
    ) { call in
      if try !call.now(0).bool { throw Trap(.said(try call.now(1).string()), kind: "Assertion failed") }
      return .void
    },
    LibraryRow(
      "precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = \"\")",
      "An error unless something holds."
    ) { call in
      if try !call.now(0).bool { throw Trap(.said(try call.now(1).string()), kind: "Precondition failed") }
      return .void
    },
    LibraryRow("assertionFailure(_ message: @autoclosure () -> String = \"\")", "An error.") { call in
      throw Trap(.said(try call.now(0).string()))
    },
    LibraryRow("preconditionFailure(_ message: @autoclosure () -> String = \"\") -> Never", "An error.") { call in
      throw Trap(.said(try call.now(0).string()))
    },
    LibraryRow("fatalError(_ message: @autoclosure () -> String = \"\") -> Never", "An error.") { call in
      throw Trap(.said(try call.now(0).string()))
    },
  ]
}

extension Arguments {
  /// The value of an `@autoclosure` argument; an omitted one holds its default.
  fileprivate func now(_ index: Int) throws -> Value {
    guard let function = self[index].ref as? FunctionObject else { return self[index] }
    return try function.call(free)
  }
}

/// How what is a text is written to streams.
func textWriting(_ text: @escaping (Value) throws -> String = { try $0.string() }) -> LibraryRow {
  LibraryRow("write<Target: TextOutputStream>(to target: inout Target)", "Writes it to a stream of text.") { call in
    try call.write(text(call[0]), to: 1)
    return .void
  }
}
