/// A part of an array. As in Swift it shares the elements of the array until one of both is changed, and the neighbours
/// live as long as the part does. (Observed: what compiled programs print when they let slices of objects go and change
/// them.)
final class SliceBox: ArrayBox {
  /// The array that the part was taken from; of one with elements of its own, the neighbours.
  private var whole: [Value]
  /// Where the part stands in it.
  private var bounds: Range<Int>
  /// Whether the elements are in `items`, where they can be changed.
  fileprivate private(set) var isOwn = false
  /// Whether the neighbours of elements of its own matter.
  private let keepsNeighbours: Bool

  fileprivate init(_ whole: [Value], _ bounds: Range<Int>, keepsNeighbours: Bool) {
    self.whole = whole
    self.bounds = bounds
    self.keepsNeighbours = keepsNeighbours
    super.init()
  }

  deinit {
    // In the order of the array.
    if isOwn { fill() }
    RunContext.drop(&whole)
  }

  fileprivate var part: ArraySlice<Value> { isOwn ? items[...] : whole[bounds] }

  /// The array with the elements as they are now, and where the part stands in it.
  fileprivate func filled() -> (whole: [Value], start: Int) {
    if isOwn { fill() }
    return (whole, bounds.lowerBound)
  }

  /// Makes the part smaller; what falls out of it is a neighbour from now on.
  fileprivate func narrow(to range: Range<Int>) {
    if isOwn, !keepsNeighbours {
      items.removeSubrange(range.upperBound...)
      items.removeSubrange(..<range.lowerBound)
    } else {
      let start = filled().start
      bounds = start + range.lowerBound..<start + range.upperBound
    }
  }

  private func fill() {
    bounds = bounds.lowerBound..<bounds.lowerBound + items.count
    if whole.isEmpty { swap(&whole, &items) } else { whole.insert(contentsOf: items, at: bounds.lowerBound) }
    items = []
    isOwn = false
  }

  /// Before the elements are changed, while this box alone is the slice. Who shares the array with others gets elements
  /// without neighbours.
  fileprivate func willChange() throws {
    if !isOwn { takeOwn(try copied(part)) }
  }

  fileprivate func put(_ elements: [Value]) {
    if isOwn { items = elements } else { takeOwn(elements) }
  }

  private func takeOwn(_ elements: [Value]) {
    items = elements
    isOwn = true
    if keepsNeighbours, Wastebasket.isHeldOnce(&whole) {
      whole.removeSubrange(bounds)
    } else {
      letNeighboursGo()
    }
  }

  /// Before elements are added, for which the array has no room: they are put elsewhere, and the neighbours go.
  fileprivate func willGrow(trailingFirst: Bool) throws {
    try willChange()
    if trailingFirst { whole.removeSubrange(bounds.lowerBound...) }
    letNeighboursGo()
  }

  private func letNeighboursGo() {
    RunContext.drop(&whole)
    (whole, bounds) = ([], 0..<0)
  }
}

extension Value {
  /// The elements of an array or slice, shared with it.
  func elements() throws -> ArraySlice<Value> {
    let box = try array()
    return box.slice?.part ?? box.items[...]
  }

  /// The elements of an array or slice as an array; those of a slice may have to be copied.
  func items() throws -> [Value] {
    let box = try array()
    guard let slice = box.slice, !slice.isOwn else { return box.items }
    return try copied(slice.part)
  }

  /// The element at a position (not an index) of an array or slice, if it has one there.
  func element(at position: Int) throws -> Value? {
    let elements = try elements()
    return position >= 0 && position < elements.count ? elements[elements.startIndex + position] : nil
  }

  /// The elements at a range of positions (not indices) of an array or slice, as a slice with the array's indices.
  ///
  /// - Parameter element: What the array is of: only what can hold objects has neighbours to keep alive.
  func slice(_ range: Range<Int>, of element: RuntimeType) throws -> Value {
    let box = try array()
    let (whole, start) = box.slice?.filled() ?? (box.items, 0)
    let bounds = start + range.lowerBound..<start + range.upperBound
    // Of few elements a copy costs less than that of the array, should the script change it while the slice lives.
    if bounds.count <= 64, !element.canHoldObjects {
      return Value(bits: bits + range.lowerBound, ref: ArrayBox(Array(whole[bounds])))
    }
    let slice = SliceBox(whole, bounds, keepsNeighbours: element.canHoldObjects)
    return Value(bits: bits + range.lowerBound, ref: slice)
  }

  /// Makes a slice, or an array that is taken for one, the part of it at a range of positions.
  mutating func narrow(to range: Range<Int>, of element: RuntimeType) throws {
    // Before a reference is taken here: that would count.
    if isKnownUniquelyReferenced(&ref), let box = (ref as? ArrayBox)?.slice {
      box.narrow(to: range)
      bits += range.lowerBound
    } else {
      self = try slice(range, of: element)
    }
  }

  /// Puts other elements in the place of those of an array or slice.
  mutating func put(_ items: [Value]) {
    // Before a reference is taken here: that would count.
    if isKnownUniquelyReferenced(&ref), let slice = (ref as? ArrayBox)?.slice {
      slice.put(items)
    } else {
      ref = ArrayBox(items)
    }
  }
}

extension ArrayBox {
  @inline(__always) fileprivate var slice: SliceBox? {
    type(of: self) == SliceBox.self ? unsafeDowncast(self, to: SliceBox.self) : nil
  }

  /// For somebody who is about to change it.
  func copy() throws -> ArrayBox { ArrayBox(try copied(slice?.part ?? items[...])) }

  /// Before the elements are changed, of a box that is held once.
  @inline(__always) func changing() throws -> ArrayBox {
    try slice?.willChange()
    return self
  }

  /// Before elements are added. Which neighbours go first depends on what adds them (observed).
  func growing(trailingFirst: Bool = true) throws -> ArrayBox {
    try slice?.willGrow(trailingFirst: trailingFirst)
    return self
  }
}

/// An array of its own. Only large ones are copied in pieces, since that takes long.
private func copied(_ items: ArraySlice<Value>) throws -> [Value] {
  guard items.count > Piece.items, let context = RunContext.running else { return Array(items) }
  return try .copy(items, context)
}

extension TypeOperations {
  /// See `RuntimeType.canHoldObjects`.
  static func canHoldObjects(_ type: RuntimeType) -> Bool {
    switch type.shape {
    case .integer, .double, .single, .bool, .string, .substring, .character, .scalar, .position, .place, .raw, .blob,
      .metatype:
      false
    default: true
    }
  }
}
