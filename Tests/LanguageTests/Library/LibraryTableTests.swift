import Syntax
import Testing

@testable import Language

@Suite struct LibraryTableTests {
  @Test func keepsOrderAndForgetsWhatIsRemoved() throws {
    let world = LibraryWorld()
    let table = TableBox(key: world.string)
    for (index, key) in ["b", "a", "c"].enumerated() { try table.set(Value(key), Value(index)) }
    try table.set(Value("a"), Value(10))
    #expect(try table.keys.map { try $0.string() } == ["b", "a", "c"])
    #expect(try table.remove(Value("b"))?.int == 0)
    #expect(try !table.contains(Value("b")))
    #expect(try table.find(Value("a"))?.int == 10)
    #expect(try table.values.map(\.int) == [10, 2])
  }

  @Test func copiesAreApart() throws {
    let world = LibraryWorld()
    let table = TableBox(key: world.int)
    try table.set(Value(1), Value(1))
    let copy = try table.copy()
    try copy.set(Value(2), Value(2))
    #expect(table.count == 1 && copy.count == 2)
  }

  /// Against the standard library's dictionary and a list of keys in order.
  @Test(arguments: [1, 2, 3] as [UInt64]) func agreesWithADictionary(seed: UInt64) throws {
    let world = LibraryWorld()
    var random = SessionRandom()
    for _ in 0..<seed { _ = random.next() }
    let table = TableBox(key: world.int)
    var model: [Int: Int] = [:]
    var order: [Int] = []
    for step in 0..<5_000 {
      let key = Int(random.next() % 300)
      if random.next() % 3 == 0 {
        #expect(try table.remove(Value(key))?.int == model.removeValue(forKey: key), "seed \(seed)")
        order.removeAll { $0 == key }
      } else {
        try table.set(Value(key), Value(step))
        if model.updateValue(step, forKey: key) == nil { order.append(key) }
      }
    }
    #expect(try table.keys.map(\.int) == order, "seed \(seed)")
    #expect(try table.values.map(\.int) == order.map { model[$0]! }, "seed \(seed)")
  }

  @Test func doublesThatAreEqualAreOneKey() throws {
    let world = LibraryWorld()
    let table = TableBox(key: world.type("Double"))
    try table.set(Value(0.0), Value(1))
    #expect(try table.find(Value(-0.0))?.int == 1)
    try table.set(Value(Double.nan), Value(2))
    #expect(try !table.contains(Value(Double.nan)))
  }

  @Test func stringsAreComparedByWhatTheyShow() throws {
    let world = LibraryWorld()
    let table = TableBox(key: world.string)
    try table.set(Value("é"), Value(1))
    #expect(try table.find(Value("e\u{301}"))?.int == 1)
  }
}
