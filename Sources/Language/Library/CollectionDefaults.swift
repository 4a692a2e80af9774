/// What `MutableCollection` and `RangeReplaceableCollection` give a script's own collections.
let collectionDefaults = """
  extension MutableCollection where SubSequence == Slice<Self> {
    subscript(bounds: Range<Index>) -> Slice<Self> {
      get {
        _check(bounds)
        return Slice(base: self, bounds: bounds)
      }
      set {
        _check(bounds)
        _write(newValue, to: bounds)
      }
    }
    func _check(_ bounds: Range<Index>) {
      let whole = startIndex..<endIndex
      precondition(bounds.lowerBound >= whole.lowerBound && bounds.upperBound <= whole.upperBound, "Out of bounds")
    }
  }
  extension MutableCollection {
    subscript<R: RangeExpression>(bounds: R) -> SubSequence where R.Bound == Index {
      get { self[bounds.relative(to: self)] }
      set { self[bounds.relative(to: self)] = newValue }
    }
    subscript(all: UnboundedRange) -> SubSequence {
      get { self[startIndex..<endIndex] }
      set { self[startIndex..<endIndex] = newValue }
    }
    mutating func _write<C: Collection>(_ elements: C, to bounds: Range<Index>) where C.Element == Element {
      var (place, next) = (bounds.lowerBound, elements.startIndex)
      while place != bounds.upperBound && next != elements.endIndex {
        self[place] = elements[next]
        formIndex(after: &place)
        elements.formIndex(after: &next)
      }
      let problem = "Cannot replace a slice of a MutableCollection with a slice of a"
      precondition(place == bounds.upperBound, "\\(problem) smaller size")
      precondition(next == elements.endIndex, "\\(problem) larger size")
    }
    mutating func swapAt(_ i: Index, _ j: Index) {
      guard i != j else { return }
      let first = self[i]
      self[i] = self[j]
      self[j] = first
    }
    mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
      var border = startIndex
      for place in indices where try !belongsInSecondPartition(self[place]) {
        swapAt(border, place)
        formIndex(after: &border)
      }
      return border
    }
  }
  extension MutableCollection where Self: BidirectionalCollection {
    mutating func reverse() {
      if isEmpty { return }
      var (first, last) = (startIndex, index(before: endIndex))
      while first < last {
        swapAt(first, last)
        formIndex(after: &first)
        formIndex(before: &last)
      }
    }
    mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
      var (border, end) = (startIndex, endIndex)
      while border != end {
        if try belongsInSecondPartition(self[border]) {
          // The last one that belongs before the border takes its place.
          repeat { formIndex(before: &end) } while try border != end && belongsInSecondPartition(self[end])
          if border == end { break }
          swapAt(border, end)
        }
        formIndex(after: &border)
      }
      return border
    }
  }
  extension MutableCollection where Self: RandomAccessCollection {
    mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
      let ordered = try sorted(by: areInIncreasingOrder)
      for (place, element) in zip(indices, ordered) { self[place] = element }
    }
    mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T) {
      let places = Array(indices)
      for (step, place) in places.dropLast().enumerated() {
        swapAt(place, places[step + Int.random(in: 0..<(places.count - step), using: &generator)])
      }
    }
    mutating func shuffle() {
      var generator = SystemRandomNumberGenerator()
      shuffle(using: &generator)
    }
  }
  extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
    mutating func sort() { sort(by: <) }
  }
  extension RangeReplaceableCollection {
    init(repeating repeatedValue: Element, count: Int) {
      self.init()
      if count != 0 { append(contentsOf: repeatElement(repeatedValue, count: count)) }
    }
    init<S: Sequence>(_ elements: S) where S.Element == Element {
      self.init()
      append(contentsOf: elements)
    }
    mutating func reserveCapacity(_ n: Int) {}
    mutating func append(_ newElement: Element) { insert(newElement, at: endIndex) }
    mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
      for element in newElements { append(element) }
    }
    mutating func insert(_ newElement: Element, at i: Index) {
      replaceSubrange(i..<i, with: CollectionOfOne(newElement))
    }
    mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index) where C.Element == Element {
      replaceSubrange(i..<i, with: newElements)
    }
    @discardableResult mutating func remove(at position: Index) -> Element {
      precondition(!isEmpty, "Can't remove from an empty collection")
      let result = self[position]
      replaceSubrange(position..<index(after: position), with: EmptyCollection<Element>())
      return result
    }
    mutating func removeSubrange(_ bounds: Range<Index>) {
      replaceSubrange(bounds, with: EmptyCollection<Element>())
    }
    mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index {
      removeSubrange(bounds.relative(to: self))
    }
    mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ subrange: R, with newElements: C)
    where C.Element == Element, R.Bound == Index {
      replaceSubrange(subrange.relative(to: self), with: newElements)
    }
    mutating func removeFirst(_ k: Int) {
      if k == 0 { return }
      precondition(k >= 0, "Number of elements to remove should be non-negative")
      guard let end = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
        preconditionFailure("Can't remove more items from a collection than it has")
      }
      removeSubrange(startIndex..<end)
    }
    @discardableResult mutating func removeFirst() -> Element {
      precondition(!isEmpty, "Can't remove first element from an empty collection")
      let result = first!
      removeFirst(1)
      return result
    }
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
      if keepCapacity { replaceSubrange(startIndex..<endIndex, with: EmptyCollection<Element>()) } else { self = Self() }
    }
    mutating func trimPrefix(while predicate: (Element) throws -> Bool) rethrows {
      var end = startIndex
      while try end != endIndex && predicate(self[end]) { formIndex(after: &end) }
      removeSubrange(startIndex..<end)
    }
    mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
      self = try filter { try !shouldBeRemoved($0) }
    }
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
      var result = Self()
      for element in self where try isIncluded(element) { result.append(element) }
      return result
    }
    static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self where Other.Element == Element {
      var result = lhs
      result.append(contentsOf: rhs)
      return result
    }
    static func += <Other: Sequence>(lhs: inout Self, rhs: Other) where Other.Element == Element {
      lhs.append(contentsOf: rhs)
    }
  }
  extension RangeReplaceableCollection where Element: Equatable {
    func replacing<C: Collection, R: Collection>(_ other: C, with replacement: R, maxReplacements: Int = .max) -> Self
    where C.Element == Element, R.Element == Element {
      replacing(other, with: replacement, subrange: startIndex..<endIndex, maxReplacements: maxReplacements)
    }
    func replacing<C: Collection, R: Collection>(
      _ other: C, with replacement: R, subrange: Range<Index>, maxReplacements: Int = .max
    ) -> Self where C.Element == Element, R.Element == Element {
      var (result, start) = (Self(), startIndex)
      for place in self[subrange].ranges(of: other).prefix(maxReplacements) {
        result.append(contentsOf: self[start..<place.lowerBound])
        result.append(contentsOf: replacement)
        start = place.upperBound
      }
      result.append(contentsOf: self[start...])
      return result
    }
    mutating func replace<C: Collection, R: Collection>(
      _ other: C, with replacement: R, maxReplacements: Int = .max
    ) where C.Element == Element, R.Element == Element {
      self = replacing(other, with: replacement, maxReplacements: maxReplacements)
    }
    mutating func trimPrefix<P: Sequence>(_ prefix: P) where P.Element == Element {
      let rest: SubSequence = trimmingPrefix(prefix)
      removeSubrange(startIndex..<rest.startIndex)
    }
  }
  extension RangeReplaceableCollection where Self: BidirectionalCollection {
    \(removalsFromEnd)
  }
  """

/// What takes elements out at the end, of collections and of their slices.
let removalsFromEnd = """
  mutating func popLast() -> Element? { isEmpty ? nil : remove(at: index(before: endIndex)) }
  @discardableResult mutating func removeLast() -> Element {
    precondition(!isEmpty, "Can't remove last element from an empty collection")
    return remove(at: index(before: endIndex))
  }
  mutating func removeLast(_ k: Int) {
    if k == 0 { return }
    precondition(k >= 0, "Number of elements to remove should be non-negative")
    guard let start = index(endIndex, offsetBy: -k, limitedBy: startIndex) else {
      preconditionFailure("Can't remove more items from a collection than it contains")
    }
    removeSubrange(start..<endIndex)
  }
  """
