import Syntax

@testable import Language

/// A context with the library's types, made by hand: rows are called in it without checker and compiler.
final class LibraryWorld {
  let context = RunContext()
  private var nominals: [Name: Nominal] = [:]
  private let library = libraryTypes()

  init() {
    let integers: [String: IntegerKind] = ["Int": .int, "UInt8": .uint8, "UInt": .uint, "Int8": .int8]
    for type in library {
      let nominal = Nominal(type.kind, Name(type.name), module: "Swift")
      nominal.integerKind = integers[type.name]
      nominal.rep = nominal.integerKind != nil ? .int : type.name == "Double" ? .double : .value
      nominal.isSinglePrecision = type.name == "Float"
      nominal.generics = type.generics.split(separator: ",").map { part in
        GenericParameter(Name(String(part.prefix { $0 != ":" }.filter { $0 != " " })))
      }
      nominals[nominal.name] = nominal
    }
    context.libraryNominal = { [nominals] in nominals[$0] }
  }

  func type(_ name: String, _ arguments: RuntimeType...) -> RuntimeType {
    context.runtimeType(.nominal(nominals[Name(name)]!, arguments.map(\.type)))
  }

  var int: RuntimeType { type("Int") }
  var string: RuntimeType { type("String") }
  func optional(_ payload: RuntimeType) -> RuntimeType { context.runtimeType(.optional(payload.type)) }
  var any: RuntimeType { context.runtimeType(.any) }

  /// Calls the row of a type (or the global one) whose signature begins so.
  func call(
    _ type: String?, _ start: String, _ types: [RuntimeType], _ arguments: Value...
  ) throws -> Value {
    let rows = type.map { name in library.first { $0.name == name }!.rows() } ?? libraryFunctions()
    guard let row = rows.first(where: { $0.signature.hasPrefix(start) }) else { throw Trap(.said("no row \(start)")) }
    return try context.withFreshFrame { frame in
      let values = UnsafeMutablePointer<Value>.allocate(capacity: max(1, arguments.count))
      values.initialize(from: arguments, count: arguments.count)
      defer {
        values.deinitialize(count: arguments.count)
        values.deallocate()
      }
      return try row.body(
        Arguments(values: values, count: arguments.count, types: types, free: frame, context: context))
    }
  }

  /// Calls a mutating row; gives its result and changes `place`.
  func change(
    _ type: String, _ start: String, _ types: [RuntimeType], _ place: inout Value, _ arguments: Value...
  ) throws -> Value {
    let row = library.first { $0.name == type }!.rows().first { $0.signature.contains(start) }!
    return try withUnsafeMutablePointer(to: &place) { pointer in
      try context.withFreshFrame { frame in
        let all = [Value(Int(bitPattern: pointer))] + arguments
        let values = UnsafeMutablePointer<Value>.allocate(capacity: all.count)
        values.initialize(from: all, count: all.count)
        defer {
          values.deinitialize(count: all.count)
          values.deallocate()
        }
        return try row.body(Arguments(values: values, count: all.count, types: types, free: frame, context: context))
      }
    }
  }

  /// A function value over boxed arguments; each is a `Value` in its frame.
  func function(_ count: Int, _ body: @escaping ([Value]) throws -> Value) -> Value {
    let code = Code.value { frame in
      frame.value(at: 0).deinitialize(count: 1)
      return try body((0..<count).map { frame.value(at: 16 + 16 * $0).move() })
    }
    let reps = [Rep](repeating: .value, count: count)
    return Value(object: FunctionObject(code: code, context: .void, parameters: reps))
  }

  func array(_ numbers: [Int]) -> Value { Value(array: numbers.map { Value($0) }) }
  func ints(_ value: Value) throws -> [Int] { try value.array().items.map(\.int) }
}
