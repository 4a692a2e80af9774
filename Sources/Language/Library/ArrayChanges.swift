import Syntax

// Mutating members of `Array` and `ArraySlice`.

func arrayChanges(isSlice: Bool) -> [LibraryRow] {
  let outside: TrapReason = isSlice ? .indexOutOfBounds : .indexOutOfRange
  return [
    LibraryRow("mutating append(_ newElement: Element)", "Adds an element at the end.", example: "list.append(4)") {
      call in
      try call.mutableArray().growing().items.add(call[1], call.context)
      return .void
    },
    LibraryRow(
      "mutating append<S: Sequence>(contentsOf newElements: S)", "Adds the elements of a sequence at the end.",
      where: "S.Element == Element"
    ) { call in
      let added = try elements(of: call[1], type: call.types[1], free: call.free, asking: .least)
      if !added.isEmpty { try call.mutableArray().growing(trailingFirst: false).items.add(added, call.context) }
      return .void
    },
    LibraryRow("mutating insert(_ newElement: Element, at i: Int)", "Puts an element before an index.") { call in
      let index = call[2].int &- call.mutableSelf.pointee.bits
      let box = try call.mutableArray()
      let place = try inside((index, index), 0, box.items.count) { .part(ofSlice: isSlice, isBefore: $0) }
      try box.growing().items.replace(place, with: CollectionOfOne(call[1]), call.context)
      return .void
    },
    LibraryRow(
      "mutating insert<C: Collection>(contentsOf newElements: C, at i: Int)",
      "Puts the elements of a collection before an index.", where: "C.Element == Element"
    ) { call in
      let added = try elementsCopied(of: call[1], type: call.types[1], free: call.free)
      let index = call[2].int &- call.mutableSelf.pointee.bits
      let box = try call.mutableArray()
      let place = try inside((index, index), 0, box.items.count) { .replaced(ofSlice: isSlice, isBefore: $0) }
      if !added.isEmpty { try box.growing().items.replace(place, with: added, call.context) }
      return .void
    },
    LibraryRow("@discardableResult mutating remove(at index: Int) -> Element", "Takes the element at an index out.") {
      call in
      let index = call[1].int &- call.mutableSelf.pointee.bits
      let box = try call.mutableArray()
      guard box.items.indices.contains(index) else { throw Trap(outside) }
      let removed = box.items[index]
      try box.items.replace(index..<index + 1, with: EmptyCollection(), call.context)
      return removed
    },
    LibraryRow("@discardableResult mutating removeFirst() -> Element", "Takes the first element out.") { call in
      guard let first = try call.mutableSelf.pointee.elements().first else {
        throw Trap(isSlice ? .removeFirstOfEmptyPart : .removeFirstOfNone)
      }
      try call.removeStart(1, isSlice: isSlice)
      return first
    },
    LibraryRow("mutating removeFirst(_ k: Int)", "Takes so many elements from the start out.") { call in
      let count = try checked(call[1].int, .negativeRemoval)
      if try count > call.mutableSelf.pointee.elements().count {
        throw Trap(isSlice ? .removeMoreThanContains : .removeMoreThanHas)
      }
      if count > 0 { try call.removeStart(count, isSlice: isSlice) }
      return .void
    },
    LibraryRow("@discardableResult mutating removeLast() -> Element", "Takes the last element out.") { call in
      let box = try call.mutableArray()
      guard let last = box.items.popLast() else { throw Trap(.removeLastOfNone) }
      return last
    },
    LibraryRow("mutating removeLast(_ k: Int)", "Takes so many elements from the end out.") { call in
      let count = try checked(call[1].int, .negativeRemoval)
      let rest = try call.mutableSelf.pointee.elements().count - count
      if rest < 0 { throw Trap(.removeMoreThanContains) }
      if isSlice { try call.narrow(to: 0..<rest) } else { try call.mutableArray().items.removeLast(count) }
      return .void
    },
    LibraryRow("mutating popLast() -> Element?", "Takes the last element out, or gives nil.") { call in
      try call.mutableArray().items.popLast() ?? call.types[0].none
    },
    LibraryRow("mutating removeAll(keepingCapacity keepCapacity: Bool = false)", "Takes all elements out.") { call in
      if isSlice, !call[1].bool {
        call.mutableSelf.pointee = Value(array: [])
      } else {
        try call.mutableArray().items.removeAll(keepingCapacity: call[1].bool)
      }
      return .void
    },
    LibraryRow(
      "mutating removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows",
      "Takes out the elements for which a function answers true."
    ) { call in
      let isRemoved = try call.apply(1)
      try call.changeItems { items in
        // First all answers: if one throws, nothing has changed.
        let kept = ArrayBox()
        for item in items where try !isRemoved(item).bool { try kept.items.add(item, call.context) }
        items = kept.take()
      }
      return .void
    },
    LibraryRow(
      "mutating removeSubrange<R: RangeExpression>(_ bounds: R)", "Takes out the elements at a range of indices.",
      where: "R.Bound == Int"
    ) { call in
      try call.replace(call[1], call.types[1], with: []) { .replaced(ofSlice: isSlice, isBefore: $0) }
    },
    LibraryRow(
      "mutating replaceSubrange<R: RangeExpression, C: Collection>(_ subrange: R, with newElements: C)",
      "Puts elements in the place of those at a range of indices.", where: "R.Bound == Int, C.Element == Element"
    ) { call in
      let added = try elementsCopied(of: call[2], type: call.types[2], free: call.free)
      return try call.replace(call[1], call.types[1], with: added) { .replaced(ofSlice: isSlice, isBefore: $0) }
    },
    LibraryRow("mutating reserveCapacity(_ minimumCapacity: Int)", "Makes room for so many elements.") { call in
      let count = min(max(0, call[1].int), 1 << 20)
      let box = try call.mutableArray()
      try (count > box.items.count ? box.growing() : box).items.makeRoom(for: count)
      return .void
    },
    LibraryRow("mutating swapAt(_ i: Int, _ j: Int)", "Exchanges two elements.") { call in
      let start = call.mutableSelf.pointee.bits
      let (i, j) = (call[1].int &- start, call[2].int &- start)
      let box = try call.mutableArray()
      guard box.items.indices.contains(i), box.items.indices.contains(j) else { throw Trap(outside) }
      box.items.swapAt(i, j)
      return .void
    },
    LibraryRow("mutating reverse()", "Turns the order of the elements round.") { call in
      let reversed = try [Value].copy(call.mutableArray().items.reversed(), call.context)
      try call.mutableArray().items = reversed
      return .void
    },
    LibraryRow("mutating shuffle()", "Puts the elements in a random order, the same in every session.") { call in
      let shuffled = try call.shuffled(call.mutableArray().items, using: &call.context.random)
      try call.mutableArray().items = shuffled
      return .void
    },
    LibraryRow(
      "mutating shuffle<G: RandomNumberGenerator>(using generator: inout G)",
      "Puts the elements in the order that a generator's numbers make."
    ) { call in
      let items = try call.mutableArray().items
      let shuffled = try call.withGenerator { try call.shuffled(items, using: &$0) }
      try call.mutableArray().items = shuffled
      return .void
    },
    LibraryRow("mutating sort()", "Puts the elements in order, least first.", where: "Element: Comparable") { call in
      try call.changeItems { try sort(&$0, call.types[0].operations) }
      return .void
    },
    LibraryRow(
      "mutating sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows",
      "Puts the elements in an order.", example: "list.sort(by: >)"
    ) { call in
      let less = try call.apply2(1)
      try call.changeItems { try sort(&$0, by: less, call.context) }
      return .void
    },
    LibraryRow(
      "mutating partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int",
      "Moves the elements for which a function answers true behind the others; gives where they begin."
    ) { call in
      let belongs = try call.apply(1)
      let start = call.mutableSelf.pointee.bits
      return Value(start + (try call.changeItems { items in try items.partition { try belongs($0).bool } }))
    },
  ]
}

/// What only a slice has.
func sliceChanges() -> [LibraryRow] {
  [
    LibraryRow("mutating popFirst() -> Element?", "Takes the first element out, or gives nil.") { call in
      guard let first = try call.mutableSelf.pointee.elements().first else { return call.types[0].none }
      try call.removeStart(1, isSlice: true)
      return first
    }
  ]
}

extension Arguments {
  /// Takes elements from the start of the array that is changed, which has so many. A slice becomes a smaller one.
  func removeStart(_ count: Int, isSlice: Bool) throws {
    if isSlice { return try narrow(to: count..<mutableSelf.pointee.elements().count) }
    try mutableArray().items.replace(0..<count, with: EmptyCollection(), context)
  }

  /// Makes the slice that is changed the part of it at a range of positions.
  fileprivate func narrow(to range: Range<Int>) throws {
    try mutableSelf.pointee.narrow(to: range, of: types[0])
  }
}
