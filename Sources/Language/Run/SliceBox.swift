/// The elements of a part of an array that holds objects, and the array that it was taken from: as in Swift, whose slices
/// share the storage of their array, the neighbours live as long as the part does. (Observed: what compiled programs
/// print when they let slices go and change them.)
final class SliceBox: ArrayBox {
  /// The array that the part was taken from; without the part's own elements once these were changed.
  private var whole: [Value]
  /// How many elements of the array stand before the part.
  private var start: Int
  private var isChanged = false

  /// Elements `start` and following of an array.
  fileprivate init(_ items: [Value], from start: Int, of whole: [Value]) {
    self.whole = whole
    self.start = start
    super.init(items)
  }

  deinit {
    // In the order of the array.
    if isChanged { fill() }
    RunContext.drop(&items)
    items = []
    RunContext.drop(&whole)
  }

  /// The array with the elements as they are now.
  fileprivate func filled() -> (array: [Value], start: Int) {
    if isChanged { fill() }
    if whole.isEmpty { (whole, start) = (items, 0) }
    return (whole, start)
  }

  /// Makes the part smaller; what falls out of it is a neighbour from now on.
  fileprivate func narrow(to range: Range<Int>) {
    let before = filled().start
    items.removeSubrange(range.upperBound...)
    items.removeSubrange(..<range.lowerBound)
    start = before + range.lowerBound
  }

  private func fill() {
    whole.insert(contentsOf: items, at: start)
    isChanged = false
  }

  /// Before the elements are changed, while this box alone is the slice. Who shares the array with others gets elements
  /// of its own, without neighbours.
  fileprivate func willChange() {
    if isChanged || whole.isEmpty { return }
    if Wastebasket.isHeldOnce(&whole) {
      whole.removeSubrange(start..<start + items.count)
      isChanged = true
    } else {
      (whole, start) = ([], 0)
    }
  }

  /// Before elements are added, for which the array has no room: they are put elsewhere, and the neighbours go.
  fileprivate func willGrow(trailingFirst: Bool) {
    willChange()
    if trailingFirst { whole.removeSubrange(start...) }
    (whole, start) = ([], 0)
  }
}

extension Value {
  /// The elements at a range of positions (not indices) of an array or slice, as a slice with the array's indices.
  ///
  /// - Parameter element: What the array is of: only what can hold objects has neighbours to keep alive.
  func slice(_ range: Range<Int>, of element: RuntimeType) throws -> Value {
    let (box, start) = (try array(), bits + range.lowerBound)
    let items = try [Value].copy(box.items[range], element.context)
    if !element.canHoldObjects { return Value(bits: start, ref: ArrayBox(items)) }
    let (whole, before) = box.slice?.filled() ?? (box.items, 0)
    return Value(bits: start, ref: SliceBox(items, from: before + range.lowerBound, of: whole))
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
      slice.willChange()
      slice.items = items
    } else {
      ref = ArrayBox(items)
    }
  }
}

extension ArrayBox {
  @inline(__always) fileprivate var slice: SliceBox? {
    type(of: self) == SliceBox.self ? unsafeDowncast(self, to: SliceBox.self) : nil
  }

  /// Before the elements are changed, of a box that is held once.
  @inline(__always) func changing() -> ArrayBox {
    slice?.willChange()
    return self
  }

  /// Before elements are added. Which neighbours go first depends on what adds them (observed).
  func growing(trailingFirst: Bool = true) -> ArrayBox {
    slice?.willGrow(trailingFirst: trailingFirst)
    return self
  }
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
