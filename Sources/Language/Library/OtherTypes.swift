import Syntax

// `Bool`, `Optional`, `Result` and the small ones.

func otherTypes() -> [LibraryType] {
  [
    LibraryType(
      .struct, "Bool",
      conforms: ["Hashable", "LosslessStringConvertible", "ExpressibleByBooleanLiteral", "Sendable"], "True or false."
    ) { boolRows() },
    LibraryType(
      .enum, "Optional", generics: "Wrapped",
      conforms: [
        "ExpressibleByNilLiteral", "CustomDebugStringConvertible", "Equatable where Wrapped: Equatable",
        "Hashable where Wrapped: Hashable",
      ], "A value, or nil."
    ) { optionalRows() },
    LibraryType(
      .enum, "Result", generics: "Success, Failure: Error",
      conforms: [
        "Equatable where Success: Equatable, Failure: Equatable", "Hashable where Success: Hashable, Failure: Hashable",
      ], "What came of something that can fail."
    ) { resultRows() },
    LibraryType(.enum, "Never", conforms: ["Error", "Hashable", "Comparable"], "What there is no value of."),
    LibraryType(.struct, "Hasher", "Makes one number of many values.") {
      [
        LibraryRow("init()", "One that nothing was fed to.") { _ in Value(object: HasherBox()) },
        LibraryRow("combine<H: Hashable>(_ value: H)", "Feeds a value to it.") { call in
          try call.types[0].operations.hash(call[1], into: unsafeDowncast(call[0].object(), to: HasherBox.self))
          return .void
        },
        LibraryRow("finalize() -> Int", "The number.") { call in
          Value(unsafeDowncast(try call[0].object(), to: HasherBox.self).finalize())
        },
      ]
    },
    LibraryType(
      .struct, "ObjectIdentifier", conforms: ["Comparable", "Hashable", "CustomDebugStringConvertible"],
      "Which object it is."
    ) {
      [
        LibraryRow("init(_ x: AnyObject)", "Which object that is.") { call in
          let object = (call[0].ref as? Existential)?.value.ref ?? call[0].ref
          return Value(object.map { Int(bitPattern: Unmanaged.passUnretained($0).toOpaque()) } ?? 0)
        },
        LibraryRow("init(_ x: Any.Type)", "Which type that is.") { call in
          Value(Int(bitPattern: Unmanaged.passUnretained(try call[0].metatype()).toOpaque()))
        },
        LibraryRow("hashValue: Int", "A number that equal values share.") { call in
          Value(HasherBox.mix(call[0].bits))
        },
        debugDescribing("ObjectIdentifier"),
      ]
    },
  ]
}

private func boolRows() -> [LibraryRow] {
  [
    LibraryRow("init()", "False.") { _ in Value(false) },
    LibraryRow("init(_ value: Bool)", "The same.") { call in call[0] },
    LibraryRow("init?(_ description: String)", "From `true` or `false`.") { call in
      try Bool(call[0].string()).map { Value($0) } ?? .none()
    },
    LibraryRow("mutating toggle()", "Makes true false and false true.") { call in
      call.mutableSelf.pointee = Value(!call.mutableSelf.pointee.bool)
      return .void
    },
    LibraryRow("description: String", "`true` or `false`.") { call in Value(call[0].bool ? "true" : "false") },
    LibraryRow("init(booleanLiteral value: Bool)", "What a literal stands for.") { call in call[0] },
    LibraryRow("static random() -> Bool", "By chance, the same in every session.") { call in
      Value(Bool.random(using: &call.context.random))
    },
    LibraryRow(
      "static random<G: RandomNumberGenerator>(using generator: inout G) -> Bool", "What a generator gives."
    ) { call in Value(try call.withGenerator { Bool.random(using: &$0) }) },
  ]
}

private func optionalRows() -> [LibraryRow] {
  [
    LibraryRow("init(_ some: Wrapped)", "A value as an optional.") { call in call[0] },
    LibraryRow(
      "map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?", "The result of a function for the value, or nil.",
      example: "Int(\"4\").map { $0 + 1 }"
    ) { call in
      call[0].isNone(depth: call.types[0].type.optionalDepth)
        ? call.types[1].none : try call.apply(1)(call[0])
    },
    LibraryRow(
      "flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?",
      "What a function that may give nil gives for the value, or nil."
    ) { call in
      call[0].isNone(depth: call.types[0].type.optionalDepth)
        ? call.types[1].none : try call.apply(1)(call[0])
    },
    LibraryRow("unsafelyUnwrapped: Wrapped", "The value; an error for nil.") { call in
      if call[0].isNone(depth: call.types[0].type.optionalDepth) {
        throw Trap(.unsafelyUnwrapped)
      }
      return call[0]
    },
    LibraryRow("mutating take() -> Wrapped?", "The value, and leaves nil.") { call in
      let old = call.mutableSelf.pointee
      call.mutableSelf.pointee = call.types[0].none
      return old
    },
    LibraryRow("debugDescription: String", "As `print` has it.") { call in
      if call[0].isNone(depth: call.types[0].type.optionalDepth) { return Value("nil") }
      return Value("Optional(" + (try call.types[0].operations.debugDescribe(call[0])) + ")")
    },
  ]
}

private func resultRows() -> [LibraryRow] {
  [
    declare("case success(Success)", "It went well."), declare("case failure(Failure)", "It failed."),
    LibraryRow("get() throws(Failure) -> Success", "The value; throws the error.") { call in
      let payload = try call[0].fields().fields[0]
      if call[0].bits == 0 { return payload }
      throw Thrown(error: asError(payload, call.types[1]), place: nil)
    },
    LibraryRow(
      "init(catching body: () throws(Failure) -> Success)", "What a function gives or throws."
    ) { call in
      do {
        return success(try call.function(0).call(call.free))
      } catch let thrown as Thrown {
        return failure(asFailure(thrown.error, call.types[1]))
      }
    },
    LibraryRow("map<T>(_ transform: (Success) -> T) -> Result<T, Failure>", "With the value changed by a function.") {
      call in
      let payload = try call[0].fields().fields[0]
      return call[0].bits == 0 ? success(try call.apply(1)(payload)) : call[0]
    },
    LibraryRow(
      "flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure>",
      "What a function makes of the value."
    ) { call in call[0].bits == 0 ? try call.apply(1)(call[0].fields().fields[0]) : call[0] },
    LibraryRow(
      "flatMapError<E: Error>(_ transform: (Failure) -> Result<Success, E>) -> Result<Success, E>",
      "What a function makes of the error."
    ) { call in call[0].bits == 0 ? call[0] : try call.apply(1)(call[0].fields().fields[0]) },
    LibraryRow(
      "mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>", "With the error changed by a function."
    ) { call in
      call[0].bits == 0 ? call[0] : failure(try call.apply(1)(call[0].fields().fields[0]))
    },
  ]
}

private func success(_ value: Value) -> Value { Value(bits: 0, ref: FieldsBox([value])) }
private func failure(_ error: Value) -> Value { Value(bits: 1, ref: FieldsBox([error])) }

/// An error as `throw` carries it.
/// The error in the way that results with failures of that type keep it.
private func asFailure(_ error: Value, _ type: RuntimeType) -> Value {
  if case .existential = type.shape { return error }
  return (error.ref as? Existential)?.value ?? error
}

private func asError(_ value: Value, _ type: RuntimeType) -> Value {
  if case .existential = type.shape { return value }
  return Value(object: Existential(type.operations.dynamicType(of: value), value))
}
