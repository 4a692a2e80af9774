/// What collections that are parts of themselves have: a slice becomes a smaller one.
let partDefaults = """
  extension Collection where SubSequence == Self {
    mutating func popFirst() -> Element? {
      guard !isEmpty else { return nil }
      let first = first!
      self = self[index(after: startIndex)..<endIndex]
      return first
    }
    @discardableResult mutating func removeFirst() -> Element {
      precondition(!isEmpty, "Can't remove items from an empty collection")
      let result = first!
      self = self[index(after: startIndex)..<endIndex]
      return result
    }
    mutating func removeFirst(_ k: Int) {
      if k == 0 { return }
      precondition(k >= 0, "Number of elements to remove should be non-negative")
      guard let start = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
        preconditionFailure("Can't remove more items from a collection than it contains")
      }
      self = self[start..<endIndex]
    }
  }
  extension BidirectionalCollection where SubSequence == Self {
    mutating func popLast() -> Element? {
      guard !isEmpty else { return nil }
      let last = last!
      self = self[startIndex..<index(before: endIndex)]
      return last
    }
    @discardableResult mutating func removeLast() -> Element {
      let result = last!
      self = self[startIndex..<index(before: endIndex)]
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
