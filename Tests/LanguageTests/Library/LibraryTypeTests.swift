import Syntax
import TestSupport
import Testing

@testable import Language

@Suite struct LibraryTypeTests {
  @Test func collectionsAreDescribedAsSwiftDoes() throws {
    let world = LibraryWorld()
    let strings = world.type("Array", world.string).operations
    #expect(try strings.describe(Value(array: [Value("a"), Value("t\t\"")])) == "[\"a\", \"t\\t\\\"\"]")
    let optionals = world.type("Array", world.optional(world.int)).operations
    #expect(try optionals.describe(Value(array: [Value(1), .none()])) == "[Optional(1), nil]")
    let dictionary = world.type("Dictionary", world.string, world.int).operations
    #expect(try dictionary.describe(Value(object: TableBox(key: world.string))) == "[:]")
    let range = world.type("ClosedRange", world.int).operations
    #expect(try range.describe(.range(1, 3)) == "1...3")
    #expect(try range.debugDescribe(.range(1, 3)) == "ClosedRange(1...3)")
  }

  @Test func nestedOptionalsKeepTheirLevels() throws {
    let world = LibraryWorld()
    let twice = world.optional(world.optional(world.int)).operations
    #expect(try twice.describe(.none(depth: 1)) == "nil")
    #expect(try twice.describe(.none(depth: 0)) == "Optional(nil)")
    #expect(try twice.describe(Value(3)) == "Optional(Optional(3))")
  }

  @Test func structuresAndCasesNameTheirTypes() throws {
    let world = LibraryWorld()
    let point = Nominal(.struct, "Point", module: "main")
    let shape = Nominal(.enum, "Shape", module: "main")
    shape.cases = [EnumCase("dot", index: 0, owner: shape), EnumCase("box", index: 1, owner: shape)]
    world.context.storedFields = { _ in [(property: Property(Name("x"), world.int.type), type: world.int)] }
    world.context.casePayloads = { _ in [[], [(label: Name("w"), type: world.int), (label: nil, type: world.string)]] }
    let points = world.context.runtimeType(.nominal(point, [])).operations
    #expect(try points.describe(Value(tuple: [Value(4)])) == "Point(x: 4)")
    #expect(try points.debugDescribe(Value(tuple: [Value(4)])) == "main.Point(x: 4)")
    let shapes = world.context.runtimeType(.nominal(shape, [])).operations
    #expect(try shapes.describe(Value(0)) == "dot")
    let box = Value(bits: 1, ref: FieldsBox([Value(2), Value("s")]))
    #expect(try shapes.debugDescribe(box) == "main.Shape.box(w: 2, \"s\")")
    #expect(try shapes.equal(box, Value(bits: 1, ref: FieldsBox([Value(2), Value("s")]))))
  }

  @Test func deepValuesAreRefusedNotCrashedOn() throws {
    let world = LibraryWorld()
    let list = Nominal(.enum, "List", module: "main")
    list.cases = [EnumCase("end", index: 0, owner: list), EnumCase("node", index: 1, owner: list)]
    let type = world.context.runtimeType(.nominal(list, []))
    world.context.casePayloads = { _ in [[], [(label: nil, type: type)]] }
    func nested(_ depth: Int) -> Value {
      (0..<depth).reduce(Value(0)) { value, _ in Value(bits: 1, ref: FieldsBox([value])) }
    }
    #expect(try type.operations.describe(nested(2)) == "node(main.List.node(main.List.end))")
    let isRefused = onDeepStack {
      [
        Result { _ = try type.operations.describe(nested(1_900)) },
        Result { _ = try type.operations.describe(nested(5_000)) },
        Result { _ = try type.operations.equal(nested(5_000), nested(5_000)) },
      ].map { if case .failure(let error) = $0 { error is Trap } else { false } }
    }
    #expect(isRefused == [false, true, true])
    #expect(try type.operations.describe(Value(0)) == "end")
  }

  @Test func numbersArePrintedByTheirKind() throws {
    let world = LibraryWorld()
    #expect(try world.type("UInt").operations.describe(Value(-1)) == "18446744073709551615")
    #expect(try world.type("Float").operations.describe(Value(Double(Float(0.1)))) == "0.1")
    #expect(try world.type("UInt").operations.less(Value(1), Value(-1)))
  }

  @Test func castsGoThroughOptionalsAndCollections() throws {
    let world = LibraryWorld()
    let wrapped = Value(object: Existential(world.int, Value(5)))
    #expect(try world.any.operations.cast(wrapped, to: world.int)?.int == 5)
    #expect(try world.any.operations.cast(wrapped, to: world.string).isNil)
    let list = Value(array: [wrapped, Value(object: Existential(world.string, Value("x")))])
    let anys = world.type("Array", world.any)
    #expect(try anys.operations.cast(list, to: world.type("Array", world.int)).isNil)
    let none = try world.optional(world.int).operations.cast(.none(), to: world.optional(world.string))
    #expect(none?.isNone() == true)
    let trap = world.any.operations.castFailure(Value(object: Existential(world.string, Value("x"))), to: world.int)
    #expect(trap.message == "Could not cast value of type 'Swift.String' to 'Swift.Int'.")
  }
}

extension Optional where Wrapped == Value {
  var isNil: Bool { if case .none = self { true } else { false } }
}
