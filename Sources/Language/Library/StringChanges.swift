import Syntax

// Mutating members of `String` and `Substring`.

/// What only a part of a text has: its start can be moved on.
func partChanges() -> [LibraryRow] {
  [
    LibraryRow("mutating popFirst() -> Character?", "Takes the first character out, or gives nil.") { call in
      var removed: Character?
      _ = try call.removeStart(.atEnds) { removed = $0.isEmpty ? nil : $0.removeFirst() }
      return removed.map { .character($0) } ?? .none()
    }
  ]
}

func stringChanges(isPart: Bool) -> [LibraryRow] {
  let atEnds: TextChange = isPart ? .atEnds : .inside
  let onlyOfStrings = [
    LibraryRow("mutating append(_ other: String)", "Adds a text at the end.") { call in
      let added = try call[1].string()
      return try call.changeText { try $0.add(added) }
    }
  ]
  return (isPart ? [] : onlyOfStrings) + [
    LibraryRow("mutating append(_ c: Character)", "Adds a character at the end.") { call in
      let added = try call[1].string()
      return try call.changeText { try $0.add(added) }
    },
    LibraryRow(
      "mutating append<S: Sequence>(contentsOf newElements: S)", "Adds characters at the end.",
      where: "S.Element == Character"
    ) { call in
      let added = try text(of: call[1], call.types[0], call.free)
      return try call.changeText(.anew) { try $0.add(added) }
    },
    LibraryRow("mutating write(_ other: String)", "Adds a text at the end.") { call in
      let added = try call[1].string()
      return try call.changeText(.anew) { try $0.add(added) }
    },
    LibraryRow("mutating insert(_ newElement: Character, at i: String.Index)", "Puts a character before an index.") {
      call in
      let (character, place) = (try call[1].character(), call[2])
      let index = try call.ownPlaces().index(place)
      return try call.changeText { $0.insert(character, at: index) }
    },
    LibraryRow(
      "mutating insert<C: Collection>(contentsOf newElements: C, at i: String.Index)",
      "Puts characters before an index.", where: "C.Element == Character"
    ) { call in
      let (added, place) = (try text(of: call[1], call.types[0], call.free), call[2])
      let index = try call.ownPlaces().index(place)
      return try call.changeText { $0.insert(contentsOf: added, at: index) }
    },
    LibraryRow("@discardableResult mutating remove(at i: String.Index) -> Character", "Takes a character out.") {
      call in
      let index = try call.ownPlaces().index(call[1])
      var removed: Character = " "
      _ = try call.changeText {
        if index == $0.endIndex { throw Trap(.stringIndex) }
        removed = $0.remove(at: index)
      }
      return .character(removed)
    },
    LibraryRow("@discardableResult mutating removeFirst() -> Character", "Takes the first character out.") { call in
      var removed: Character = " "
      _ = try call.removeStart(atEnds) {
        if $0.isEmpty { throw Trap(isPart ? .removeFirstOfEmptyPart : .removeFirstOfNone) }
        removed = $0.removeFirst()
      }
      return .character(removed)
    },
    LibraryRow("mutating removeFirst(_ k: Int)", "Takes so many characters from the start out.") { call in
      let count = try checked(call[1].int, .negativeRemoval)
      return try call.removeStart(atEnds) {
        if count > $0.count { throw Trap(isPart ? .removeMoreThanContains : .removeMoreThanHas) }
        $0.removeFirst(count)
      }
    },
    LibraryRow("@discardableResult mutating removeLast() -> Character", "Takes the last character out.") { call in
      var removed: Character = " "
      _ = try call.changeText(atEnds) {
        if $0.isEmpty { throw Trap(.removeLastOfNone) }
        removed = $0.removeLast()
      }
      return .character(removed)
    },
    LibraryRow("mutating removeLast(_ k: Int)", "Takes so many characters from the end out.") { call in
      let count = try checked(call[1].int, .negativeRemoval)
      return try call.changeText(atEnds) {
        if count > $0.count { throw Trap(.removeMoreThanContains) }
        $0.removeLast(count)
      }
    },
    LibraryRow("mutating popLast() -> Character?", "Takes the last character out, or gives nil.") { call in
      var removed: Character?
      _ = try call.changeText(atEnds) { removed = $0.popLast() }
      return removed.map { .character($0) } ?? .none()
    },
    LibraryRow("mutating removeAll(keepingCapacity keepCapacity: Bool = false)", "Takes all characters out.") { call in
      try call.changeText(call[1].bool ? .inside : .anew) { $0 = "" }
    },
    LibraryRow(
      "mutating removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows",
      "Takes out the characters for which a function answers true."
    ) { call in
      let isRemoved = try call.apply(1)
      let kept = try call.context.filtered(call.mutableSelf.pointee.string()) { try !isRemoved(.character($0)).bool }
      return try call.changeText(.anew) { $0 = kept }
    },
    LibraryRow(
      "mutating removeSubrange<R: RangeExpression>(_ bounds: R)", "Takes out the characters at a range of indices.",
      where: "R.Bound == String.Index"
    ) { call in try call.replaceText(call[1], call.types[0], with: "") },
    LibraryRow(
      "mutating replaceSubrange<R: RangeExpression, C: Collection>(_ subrange: R, with newElements: C)",
      "Puts characters in the place of those at a range of indices.",
      where: "R.Bound == String.Index, C.Element == Character"
    ) { call in
      try call.replaceText(call[1], call.types[0], with: text(of: call[2], call.types[1], call.free))
    },
    LibraryRow("mutating reserveCapacity(_ n: Int)", "Makes room for so many bytes.") { _ in .void },
    LibraryRow("mutating makeContiguousUTF8()", "Has the bytes lie side by side, as they always do here.") { _ in .void
    },
    LibraryRow("isContiguousUTF8: Bool", "Whether the bytes lie side by side, as they always do here.") { _ in
      Value(true)
    },
  ]
}

/// What a change of a substring does to the string that it is a part of.
enum TextChange {
  /// The string is changed with it.
  case inside
  /// The substring becomes a smaller part of the same string.
  case atEnds
  /// The substring becomes all of another string.
  case anew
}

extension Arguments {
  /// Changes the text that `self` of a mutating member is, in its own memory if nobody else holds it. The text is
  /// put back also when `body` throws.
  func changeText(_ change: TextChange = .inside, _ body: (inout String) throws -> Void) throws -> Value {
    let place = mutableSelf
    let bits = place.pointee.bits
    var text = try place.pointee.string()
    let whole = change == .anew ? nil : (place.pointee.ref as? PartBox)?.whole ?? (change == .atEnds ? text : nil)
    let count = text.utf8.count
    // Only when the variable lets go of it is the text held once.
    place.pointee.ref = nil
    defer {
      if let whole {
        let changed = change == .atEnds ? whole : whole.replacing(count, from: bits, with: text)
        place.pointee = .substring(text, from: bits, of: changed)
      } else {
        place.pointee = Value(text)
      }
    }
    try body(&text)
    return .void
  }

  /// The places in the text that `self` of a mutating member is.
  fileprivate func ownPlaces() throws -> TextPlaces { try TextPlaces(mutableSelf.pointee, in: context) }

  fileprivate func replaceText(_ range: Value, _ type: RuntimeType, with new: String) throws -> Value {
    let (from, to) = try ownPlaces().bounds(range, type)
    return try changeText { $0.replaceSubrange(from..<to, with: new) }
  }

  /// Takes characters from the start out. What is left of a substring begins further behind when its string stays as it is.
  func removeStart(_ change: TextChange, _ remove: (inout String) throws -> Void) throws -> Value {
    var taken = 0
    _ = try changeText(change) {
      taken = $0.utf8.count
      try remove(&$0)
      taken -= $0.utf8.count
    }
    if change == .atEnds { mutableSelf.pointee.bits += taken }
    return .void
  }
}

extension String {
  /// With a text in the place of so many bytes.
  fileprivate func replacing(_ count: Int, from start: Int, with text: String) -> String {
    let lower = utf8.index(utf8.startIndex, offsetBy: start)
    return String(self[..<lower] + text + self[utf8.index(lower, offsetBy: count)...])
  }
}
