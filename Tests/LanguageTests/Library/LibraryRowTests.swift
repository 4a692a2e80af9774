import Syntax
import Testing

@testable import Language

/// Bodies of rows, called directly.
@Suite struct LibraryRowTests {
  let world = LibraryWorld()

  private func trap(_ body: () throws -> Value) -> String {
    do {
      _ = try body()
      return ""
    } catch {
      return (error as? Trap)?.message ?? "\(error)"
    }
  }

  @Test func arraysChangeInPlaceAndApartFromCopies() throws {
    var list = world.array([1, 2, 3])
    let copy = list
    _ = try world.change("Array", "append(_", [world.int], &list, Value(4))
    #expect(try world.ints(list) == [1, 2, 3, 4] && world.ints(copy) == [1, 2, 3])
    let place = ObjectIdentifier(list.ref!)
    _ = try world.change("Array", "insert(_", [world.int], &list, Value(0), Value(0))
    #expect(ObjectIdentifier(list.ref!) == place && copy.ref !== list.ref)
    #expect(try world.change("Array", "remove(at", [world.int], &list, Value(1)).int == 1)
    #expect(
      trap { try world.change("Array", "insert(_", [world.int], &list, Value(9), Value(9)) }
        == "Array index is out of range")
    #expect(trap { try world.change("Array", "remove(at", [world.int], &list, Value(9)) } == "Index out of range")
  }

  @Test func slicesKeepTheIndicesOfTheirArray() throws {
    let list = world.array([10, 20, 30, 40])
    let slice = try world.call("Array", "dropFirst", [world.int], list, Value(2))
    #expect(slice.bits == 2)
    #expect(try world.call("ArraySlice", "subscript(_ index", [world.int], slice, Value(3)).int == 40)
    #expect(
      trap { try world.call("ArraySlice", "subscript(_ index", [world.int], slice, Value(0)) }
        == "Index out of bounds")
  }

  @Test func sequencesAreMappedSortedAndReduced() throws {
    let type = world.type("Array", world.int)
    let double = world.function(1) { Value($0[0].int * 2) }
    let list = world.array([3, 1, 2])
    #expect(try world.ints(world.call("Sequence", "map", [type, world.int], list, double)) == [6, 2, 4])
    #expect(try world.ints(world.call("Sequence", "sorted()", [type], list)) == [1, 2, 3])
    let more = world.function(2) { Value($0[0].int > $0[1].int) }
    #expect(try world.ints(world.call("Sequence", "sorted(by", [type], list, more)) == [3, 2, 1])
    let failing = world.function(2) { _ in throw Trap(.said("stop")) }
    #expect(trap { try world.call("Sequence", "sorted(by", [type], list, failing) } == "stop")
    #expect(try world.call("Sequence", "max()", [type], list).int == 3)
    let range = world.type("ClosedRange", world.int)
    #expect(try world.ints(world.call("Sequence", "map", [range, world.int], .range(1, 3), double)) == [2, 4, 6])
  }

  @Test func sortingIsStable() throws {
    let pair = world.context.runtimeType(.tuple([TupleField(nil, world.int.type), TupleField(nil, world.int.type)]))
    let items = (0..<200).map { Value(tuple: [Value($0 % 3), Value($0)]) }
    let less = world.function(2) { Value(try $0[0].fields().fields[0].int < $0[1].fields().fields[0].int) }
    let sorted = try world.call("Sequence", "sorted(by", [world.type("Array", pair)], Value(array: items), less)
    let numbers = try sorted.array().items.map { try $0.fields().fields[1].int }
    #expect(numbers == (0..<3).flatMap { rest in (0..<200).filter { $0 % 3 == rest } })
  }

  @Test func stringsAreCutAndPutTogether() throws {
    let text = Value("hello, world")
    let cut = try world.call("StringProtocol", "dropFirst", [world.string], text, Value(7))
    #expect(try cut.string() == "world" && cut.bits == 7)
    let parts = try world.call(
      "StringProtocol", "split(separator: Character", [world.string], text, Value(","), Value(Int.max), Value(true))
    #expect(try parts.array().items.map { try $0.string() } == ["hello", " world"])
    var changed = Value("ab")
    _ = try world.change("String", "insert(_", [], &changed, Value("X"), Value(1 << 2))
    #expect(try changed.string() == "aXb")
    #expect(
      trap { try world.call("StringProtocol", "subscript(_ i:", [world.string], text, Value(99)) }
        == "String index is out of bounds")
    let joined = try world.call(
      "Sequence", "joined(separator: String)", [world.type("Array", world.string)],
      Value(array: [Value("a"), Value("b")]),
      Value("-"))
    #expect(try joined.string() == "a-b")
  }

  @Test func numbersAreConvertedWithSwiftsErrors() throws {
    #expect(try world.call("Int", "init(_ source: Double)", [], Value(3.9)).int == 3)
    #expect(
      trap { try world.call("Int", "init(_ source: Double)", [], Value(1e19)) }
        == "Double value cannot be converted to Int because the result would be greater than Int.max")
    #expect(
      trap { try world.call("UInt", "init<S: BinaryInteger>(_", [world.int], Value(-1)) }
        == "Negative value is not representable")
    #expect(
      trap { try world.call("UInt8", "init<S: BinaryInteger>(_", [world.int], Value(300)) }
        == "Not enough bits to represent the passed value")
    #expect(try world.call("Int", "init?(_ description", [], Value("4x")).isNone())
    let hex = try world.call(
      "String", "init<T: BinaryInteger>", [world.int], Value(255), Value(16), Value(true))
    #expect(try hex.string() == "FF")
  }

  @Test func dictionariesGroupAndRefuseDoubles() throws {
    let pair = world.context.runtimeType(.tuple([TupleField(nil, world.string.type), TupleField(nil, world.int.type)]))
    let pairs = Value(array: [Value(tuple: [Value("a"), Value(1)]), Value(tuple: [Value("a"), Value(2)])])
    let types = [world.string, world.int, world.type("Array", pair)]
    #expect(
      trap { try world.call("Dictionary", "init<S: Sequence>(unique", types, pairs) }
        == "Duplicate values for key: 'a'")
    let isOdd = world.function(1) { Value($0[0].int % 2) }
    let groups = try world.call(
      "Dictionary", "init<S: Sequence>(grouping",
      [world.int, world.type("Array", world.int), world.type("Array", world.int)],
      world.array([1, 2, 3]), isOdd)
    let type = world.type("Dictionary", world.int, world.type("Array", world.int))
    #expect(try type.operations.describe(groups) == "[1: [1, 3], 0: [2]]")
  }

  @Test func stridesDoNotAddUpErrors() throws {
    let double = world.type("Double")
    let steps = try world.call(
      nil, "stride<T: Strideable>(from start: T, to", [double], Value(0.0), Value(1.0), Value(0.1))
    let all = try world.context.withFreshFrame {
      try elements(of: steps, type: world.type("StrideTo", double), free: $0)
    }
    #expect(all.map(\.double) == Array(stride(from: 0.0, to: 1.0, by: 0.1)))
    #expect(
      trap { try world.call(nil, "stride", [world.int], Value(0), Value(4), Value(0)) }
        == "Stride size must not be zero")
  }
}
