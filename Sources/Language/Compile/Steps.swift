/// Closures to run one after the other. No array of closures: what is taken out of one goes through a thunk that
/// passes everything in memory, at every call.
struct Steps: ExpressibleByArrayLiteral {
  struct Item {
    let run: (Frame) throws -> Void
  }
  private(set) var items: [Item] = []

  init() {}
  init(arrayLiteral steps: ((Frame) throws -> Void)...) {
    for step in steps { append(step) }
  }

  var count: Int { items.count }
  var isEmpty: Bool { items.isEmpty }

  mutating func append(_ run: @escaping (Frame) throws -> Void) { items.append(Item(run: run)) }
  mutating func append(contentsOf others: Steps) { items += others.items }

  /// All of them as one closure.
  var joined: (Frame) throws -> Void {
    switch items.count {
    case 0: return { _ in }
    case 1: return items[0].run
    case 2:
      let (a, b) = (items[0].run, items[1].run)
      return {
        try a($0); try b($0)
      }
    case 3:
      let (a, b, c) = (items[0].run, items[1].run, items[2].run)
      return {
        try a($0); try b($0); try c($0)
      }
    default:
      var (first, second) = (Steps(), Steps())
      for (index, item) in items.enumerated() {
        if index < items.count / 2 { first.append(item.run) } else { second.append(item.run) }
      }
      let (a, b) = (first.joined, second.joined)
      return {
        try a($0); try b($0)
      }
    }
  }
}
