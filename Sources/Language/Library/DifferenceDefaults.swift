/// How one collection becomes another. Between what both begin and end with, the path with the fewest changes is looked
/// for from both ends at once, and where the two meet it is cut (E. Myers, "An O(ND) Difference Algorithm and Its
/// Variations", 1986, section 4b). Which one of several is found is Swift's choice. (Observed.)
let differenceDefaults = """
  struct CollectionDifference<ChangeElement>: Collection {
    enum Change {
      case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
      case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
    }
    let insertions: [Change]
    let removals: [Change]

    init?<Changes: Collection>(_ changes: Changes) where Changes.Element == Change {
      var inserted: [Int: Change] = [:]
      var removed: [Int: Change] = [:]
      var partners: [(insertion: Int, removal: Int)] = []
      var pairs = 0
      for change in changes {
        switch change {
        case .insert(let offset, _, let other):
          if offset < 0 || inserted[offset] != nil { return nil }
          inserted[offset] = change
          if let other { partners.append((offset, other)) }
        case .remove(let offset, _, let other):
          if offset < 0 || removed[offset] != nil { return nil }
          removed[offset] = change
          if other != nil { pairs += 1 }
        }
      }
      if pairs != partners.count { return nil }
      for (insertion, removal) in partners {
        guard case .remove(_, _, let back)? = removed[removal], back == insertion else { return nil }
      }
      insertions = inserted.keys.sorted().map { inserted[$0]! }
      removals = removed.keys.sorted().map { removed[$0]! }
    }

    init(removals: [Change], insertions: [Change]) {
      self.removals = removals
      self.insertions = insertions
    }

    var startIndex: Int { 0 }
    var endIndex: Int { removals.count + insertions.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(position: Int) -> Change {
      position < removals.count ? removals[removals.count - 1 - position] : insertions[position - removals.count]
    }

    func inverse() -> CollectionDifference<ChangeElement> {
      func turned(_ change: Change) -> Change {
        switch change {
        case .insert(let place, let element, let other): .remove(offset: place, element: element, associatedWith: other)
        case .remove(let place, let element, let other): .insert(offset: place, element: element, associatedWith: other)
        }
      }
      return CollectionDifference(removals: insertions.map(turned), insertions: removals.map(turned))
    }
  }
  extension CollectionDifference where ChangeElement: Hashable {
    func inferringMoves() -> CollectionDifference<ChangeElement> {
      func places(_ changes: [Change]) -> [ChangeElement: Int?] {
        var places: [ChangeElement: Int?] = [:]
        for change in changes {
          switch change {
          case .insert(let offset, let element, _), .remove(let offset, let element, _):
            places.updateValue(places.keys.contains(element) ? nil : offset, forKey: element)
          }
        }
        return places
      }
      let (left, come) = (places(removals), places(insertions))
      return CollectionDifference(
        removals: removals.map { change in
          guard case .remove(let offset, let element, _) = change, left[element]! != nil, let other = come[element]
          else { return change }
          return .remove(offset: offset, element: element, associatedWith: other)
        },
        insertions: insertions.map { change in
          guard case .insert(let offset, let element, _) = change, come[element]! != nil, let other = left[element]
          else { return change }
          return .insert(offset: offset, element: element, associatedWith: other)
        })
    }
  }
  extension CollectionDifference: Equatable where ChangeElement: Equatable {
    static func == (a: Self, b: Self) -> Bool { a.removals == b.removals && a.insertions == b.insertions }
  }
  extension CollectionDifference: Hashable where ChangeElement: Hashable {
    func hash(into hasher: inout Hasher) {
      hasher.combine(removals)
      hasher.combine(insertions)
    }
  }
  extension CollectionDifference.Change: Equatable where ChangeElement: Equatable {}
  extension CollectionDifference.Change: Hashable where ChangeElement: Hashable {}
  extension BidirectionalCollection {
    func difference<Other: BidirectionalCollection>(
      from other: Other, by areEquivalent: (Other.Element, Element) -> Bool
    ) -> CollectionDifference<Element> where Other.Element == Element {
      let (before, after) = (Array(other), Array(self))
      var removals: [CollectionDifference<Element>.Change] = []
      var insertions: [CollectionDifference<Element>.Change] = []
      var boxes = [(left: 0, top: 0, right: before.count, bottom: after.count)]
      while var box = boxes.popLast() {
        while box.left < box.right, box.top < box.bottom, areEquivalent(before[box.left], after[box.top]) {
          box.left += 1
          box.top += 1
        }
        while box.left < box.right, box.top < box.bottom, areEquivalent(before[box.right - 1], after[box.bottom - 1]) {
          box.right -= 1
          box.bottom -= 1
        }
        let (width, height) = (box.right - box.left, box.bottom - box.top)
        if width + height == 0 { continue }
        if width == 0 {
          for y in box.top..<box.bottom {
            insertions.append(.insert(offset: y, element: after[y], associatedWith: nil))
          }
          continue
        }
        if height == 0 {
          for x in box.left..<box.right {
            removals.append(.remove(offset: x, element: before[x], associatedWith: nil))
          }
          continue
        }
        let delta = width - height
        let most = (width + height + 1) / 2
        var forward = Array(repeating: box.left, count: 2 * most + 3)
        var backward = Array(repeating: box.bottom, count: 2 * most + 3)
        let zero = most + 1
        var start = (x: 0, y: 0)
        var end = (x: 0, y: 0)
        search: for d in 0...most {
          for k in stride(from: d, through: -d, by: -2) {
            let goesDown = k == -d || k != d && forward[zero + k - 1] < forward[zero + k + 1]
            let from = goesDown ? forward[zero + k + 1] : forward[zero + k - 1]
            var x = goesDown ? from : from + 1
            var y = box.top + (x - box.left) - k
            start = (from, d == 0 || x != from ? y : y - 1)
            while x < box.right, y < box.bottom, areEquivalent(before[x], after[y]) {
              x += 1
              y += 1
            }
            forward[zero + k] = x
            let c = k - delta
            if delta % 2 != 0, c >= 1 - d, c <= d - 1, y >= backward[zero + c] {
              end = (x, y)
              break search
            }
          }
          for c in stride(from: d, through: -d, by: -2) {
            let goesLeft = c == -d || c != d && backward[zero + c - 1] > backward[zero + c + 1]
            let from = goesLeft ? backward[zero + c + 1] : backward[zero + c - 1]
            var y = goesLeft ? from : from - 1
            let k = c + delta
            var x = box.left + (y - box.top) + k
            end = (d == 0 || y != from ? x : x + 1, from)
            while x > box.left, y > box.top, areEquivalent(before[x - 1], after[y - 1]) {
              x -= 1
              y -= 1
            }
            backward[zero + c] = y
            if delta % 2 == 0, k >= -d, k <= d, x <= forward[zero + k] {
              start = (x, y)
              break search
            }
          }
        }
        boxes.append((end.x, end.y, box.right, box.bottom))
        boxes.append((start.x, start.y, end.x, end.y))
        boxes.append((box.left, box.top, start.x, start.y))
      }
      return CollectionDifference(removals: removals, insertions: insertions)
    }
  }
  extension BidirectionalCollection where Element: Equatable {
    func difference<Other: BidirectionalCollection>(from other: Other) -> CollectionDifference<Element>
    where Other.Element == Element {
      difference(from: other) { $0 == $1 }
    }
  }
  extension RangeReplaceableCollection {
    func applying(_ difference: CollectionDifference<Element>) -> Self? {
      var result = Self()
      var rest = makeIterator()
      var (taken, made) = (0, 0)
      func keep(_ count: Int) -> Bool {
        for _ in 0..<Swift.max(count, 0) {
          guard let element = rest.next() else { return false }
          result.append(element)
          taken += 1
          made += 1
        }
        return true
      }
      var gone = difference.removals[...]
      var come = difference.insertions[...]
      while !gone.isEmpty || !come.isEmpty {
        if case .remove(let offset, _, _)? = gone.first {
          var toKeep = offset - taken
          if case .insert(let place, _, _)? = come.first { toKeep = Swift.min(toKeep, place - made) }
          if !keep(toKeep) { return nil }
          if offset == taken {
            if rest.next() == nil { return nil }
            taken += 1
            gone.removeFirst()
            continue
          }
        }
        if case .insert(let place, let element, _)? = come.first {
          if gone.isEmpty, !keep(place - made) { return nil }
          if place == made {
            result.append(element)
            made += 1
            come.removeFirst()
          }
        }
      }
      while let element = rest.next() { result.append(element) }
      return result
    }
  }
  """
