/// How a slice of a script's own collection changes that collection: `Slice` is a `MutableCollection` or a
/// `RangeReplaceableCollection` if what it is a part of is one.
let sliceDefaults = """
  extension Slice where Base: MutableCollection {
    subscript(position: Base.Index) -> Base.Element {
      get { _base[position] }
      set { _base[position] = newValue }
    }
    subscript(bounds: Range<Base.Index>) -> Slice<Base> {
      get { Slice(base: _base, bounds: bounds) }
      set { _write(newValue, to: bounds) }
    }
  }
  extension Slice where Base: RangeReplaceableCollection {
    init() {
      let base = Base()
      self.init(base: base, bounds: base.startIndex..<base.endIndex)
    }
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Base.Index>, with newElements: C)
    where C.Element == Base.Element {
      _change(subrange, to: newElements.count) { $0.replaceSubrange(subrange, with: newElements) }
    }
    mutating func insert(_ newElement: Base.Element, at i: Base.Index) {
      _change(i..<i, to: 1) { $0.insert(newElement, at: i) }
    }
    mutating func insert<C: Collection>(contentsOf newElements: C, at i: Base.Index) where C.Element == Base.Element {
      _change(i..<i, to: newElements.count) { $0.insert(contentsOf: newElements, at: i) }
    }
    @discardableResult mutating func remove(at i: Base.Index) -> Base.Element {
      let result = _base[i]
      _change(i..<_base.index(after: i), to: 0) { $0.remove(at: i) }
      return result
    }
    mutating func removeSubrange(_ bounds: Range<Base.Index>) { _change(bounds, to: 0) { $0.removeSubrange(bounds) } }
    /// What is changed may have other indices afterwards: the ends are found again by how many elements stand before them.
    mutating func _change(_ bounds: Range<Base.Index>, to count: Int, _ body: (inout Base) -> Void) {
      let before = _base.distance(from: _base.startIndex, to: _startIndex)
      let kept =
        _base.distance(from: _startIndex, to: bounds.lowerBound) + _base.distance(from: bounds.upperBound, to: _endIndex)
      body(&_base)
      _startIndex = _base.index(_base.startIndex, offsetBy: before)
      _endIndex = _base.index(_startIndex, offsetBy: kept + count)
    }
  }
  // A slice knows of its base only that elements can be taken out of it: they are, where others would become shorter.
  extension Slice where Base: RangeReplaceableCollection, Base: BidirectionalCollection {
    \(removalsFromEnd)
  }
  // A part of a text's code points is what its own parts are: it becomes shorter itself.
  extension Slice where Base == String.UnicodeScalarView {
    mutating func popLast() -> Unicode.Scalar? { isEmpty ? nil : removeLast() }
    @discardableResult mutating func removeLast() -> Unicode.Scalar {
      precondition(!isEmpty, "Can't remove last element from an empty collection")
      let place = index(before: endIndex)
      let result = self[place]
      self = self[startIndex..<place]
      return result
    }
    mutating func removeLast(_ k: Int) {
      if k == 0 { return }
      precondition(k >= 0, "Number of elements to remove should be non-negative")
      guard let end = index(endIndex, offsetBy: -k, limitedBy: startIndex) else {
        preconditionFailure("Can't remove more items from a collection than it contains")
      }
      self = self[startIndex..<end]
    }
  }
  """
