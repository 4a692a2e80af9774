import Syntax

/// Places in a text, for its characters and for the views on its parts: one kind of index for all of them, as in Swift.
///
/// An index holds how many bytes of UTF-8 stand before the place (in the string that a substring is a part of), whether
/// it is the second unit of UTF-16 of a code point, and, in the lowest bit, whether it is the start that holds in every
/// encoding, which shows where it is printed and nowhere else.
struct TextPlaces {
  enum View { case characters, scalars, utf8, utf16 }

  let text: String
  let view: View
  /// The string that the text is a part of, and the bytes of it before the text.
  private let whole: String
  private let base: Int
  /// Whether its start and its end are the start of the string as such, and not come to from behind.
  private let startsAtStart: Bool
  private let endsAtStart: Bool
  private let context: RunContext

  /// Of a string or a part of one.
  init(_ value: Value, _ view: View = .characters, in context: RunContext) throws {
    text = try value.string()
    whole = try value.wholeString()
    base = value.bits
    let part = value.ref as? PartBox
    (startsAtStart, endsAtStart) = (part?.startsAtStart ?? true, part?.endsAtStart ?? false)
    self.view = view
    self.context = context
  }

  /// Of a text or a view of one; nil for what is neither.
  init?(_ value: Value, _ type: RuntimeType) throws {
    switch type.shape {
    case .string, .substring: try self.init(value, .characters, in: type.context)
    case .wrapping(.scalars): try self.init(value.fields().fields[0], .scalars, in: type.context)
    case .wrapping(.utf8): try self.init(value.fields().fields[0], .utf8, in: type.context)
    case .wrapping(.utf16): try self.init(value.fields().fields[0], .utf16, in: type.context)
    default: return nil
    }
  }

  // MARK: Indices as values

  var start: Value { place(text.startIndex) }
  var end: Value { place(text.endIndex) }

  func place(_ index: String.Index) -> Value {
    let offset = text.utf8.distance(from: text.startIndex, to: index)
    let isSecondUnit = view == .utf16 && text.utf8.index(text.startIndex, offsetBy: offset) != index
    return Value((base + offset) << 2 | (isSecondUnit ? 2 : 0) | (base + offset == 0 && isStart(index) ? 1 : 0))
  }

  /// Of an index before which nothing stands.
  private func isStart(_ index: String.Index) -> Bool {
    index.isOfAnyEncoding ? startsAtStart : text.isEmpty && endsAtStart
  }

  /// The place in the text, which must lie in it.
  func index(_ place: Value) throws -> String.Index {
    let offset = (place.bits >> 2) &- base
    guard offset >= 0, offset <= text.utf8.count else { throw Trap(.stringIndex) }
    if place.bits == 0, startsAtStart, !text.isEmpty {
      return text.utf8.index(before: text.utf8.index(after: text.startIndex))
    }
    let index = offset == 0 ? text.startIndex : text.utf8.index(text.startIndex, offsetBy: offset)
    if place.bits & 2 == 0 { return index }
    guard offset < text.utf8.count else { throw Trap(.stringIndex) }
    return text.utf16.index(after: index)
  }

  // MARK: Moving

  func after(_ place: Value) throws -> Value {
    let index = try index(place)
    guard index < text.endIndex else { throw Trap(.stringIndex) }
    let next =
      switch view {
      case .characters: text.index(after: index)
      case .scalars: text.unicodeScalars.index(after: index)
      case .utf8: text.utf8.index(after: index)
      case .utf16: text.utf16.index(after: index)
      }
    return self.place(next)
  }

  func before(_ place: Value) throws -> Value {
    guard let moved = try moved(place, by: -1) else { throw Trap(.stringIndex) }
    return moved
  }

  func element(at place: Value) throws -> Value {
    let index = try index(place)
    guard index < text.endIndex else { throw Trap(.stringIndex) }
    return
      switch view
    {
    case .characters: .character(text[index])
    case .scalars: Value(Int(text.unicodeScalars[index].value))
    case .utf8: Value(Int(text.utf8[index]))
    case .utf16: Value(Int(text.utf16[index]))
    }
  }

  /// The index so many places further; nil where the text ends before, or a limit is in between.
  func moved(_ place: Value, by distance: Int, limit: Value? = nil) throws -> Value? {
    let (from, limit) = (try index(place), try limit.map(index))
    let bound = distance < 0 ? text.startIndex : text.endIndex
    // A limit on the other side is none.
    let stop = limit.map { distance < 0 ? $0 <= from : $0 >= from } ?? false ? limit! : bound
    let moved =
      switch view {
      case .characters: try step(text, from, distance, stop)
      case .scalars: try step(text.unicodeScalars, from, distance, stop)
      case .utf8: try step(text.utf8, from, distance, stop)
      case .utf16: try step(text.utf16, from, distance, stop)
      }
    // Bytes are counted in one encoding. (Observed.)
    return moved.map(self.place).map { view == .utf8 ? Value($0.bits & ~1) : $0 }
  }

  private func step<Items: BidirectionalCollection>(
    _ items: Items, _ from: String.Index, _ distance: Int, _ stop: String.Index
  ) throws -> String.Index? where Items.Index == String.Index {
    var (index, left) = (from, distance.magnitude)
    while left > 0 {
      let count = Int(min(left, UInt(Piece.items)))
      guard let next = items.index(index, offsetBy: distance < 0 ? -count : count, limitedBy: stop) else { return nil }
      index = next
      left -= UInt(count)
      if left > 0 { try context.checkInterrupt() }
    }
    return index
  }

  func distance(from start: Value, to end: Value) throws -> Int {
    let (from, to) = (try index(start), try index(end))
    return
      switch view
    {
    case .characters: text.distance(from: from, to: to)
    case .scalars: text.unicodeScalars.distance(from: from, to: to)
    case .utf8: text.utf8.distance(from: from, to: to)
    case .utf16: text.utf16.distance(from: from, to: to)
    }
  }

  func count() throws -> Int {
    switch view {
    case .characters: try text.utf8.count <= Piece.bytes ? text.count : distanceInPieces()
    case .scalars: text.unicodeScalars.count
    case .utf8: text.utf8.count
    case .utf16: text.utf16.count
    }
  }

  private func distanceInPieces() throws -> Int {
    var count = 0
    for _ in text {
      count += 1
      try context.checkInterrupt(count)
    }
    return count
  }

  // MARK: Parts

  /// The index so many characters further, or the end of the text that lies in between.
  func advanced(_ from: String.Index, by distance: Int) throws -> String.Index {
    let bound = distance < 0 ? text.startIndex : text.endIndex
    return try step(text, from, distance, bound) ?? bound
  }

  /// A part as a substring.
  func part(_ part: Substring) -> Value {
    let start = base + text.utf8.distance(from: text.startIndex, to: part.startIndex)
    let isAtStart = (start == 0, start == 0 && part.isEmpty)
    return Value(
      bits: start,
      ref: PartBox(
        String(part), of: whole, startsAtStart: isAtStart.0 && isStart(part.startIndex),
        endsAtStart: isAtStart.1 && isStart(part.endIndex)))
  }

  func part(_ lower: String.Index, _ upper: String.Index) -> Value { part(text[lower..<upper]) }

  func range(_ range: Range<String.Index>) -> Value {
    Value(tuple: [place(range.lowerBound), place(range.upperBound)])
  }

  /// The bounds that a range of indices means.
  func bounds(_ range: Value, _ type: RuntimeType) throws -> (lower: String.Index, upper: String.Index) {
    let bounds = try boundsOfRange(range, type)
    let (lower, upper) =
      switch type.shape {
      case .closedRange: (try index(bounds[0]), try index(after(bounds[1])))
      case .partialFrom: (try index(bounds[0]), text.endIndex)
      case .partialUpTo: (text.startIndex, try index(bounds[0]))
      case .partialThrough: (text.startIndex, try index(after(bounds[0])))
      default: (try index(bounds[0]), try index(bounds[1]))
      }
    guard lower <= upper else { throw Trap(.rangeBounds) }
    return (lower, upper)
  }

  /// The parts between characters.
  func split(
    _ maxSplits: Int, _ omitsEmpty: Bool, _ isSeparator: (Character) throws -> Bool
  ) throws -> [Value] {
    if maxSplits < 0 { throw Trap(.negativeSplits) }
    var parts: [Value] = []
    var (start, index) = (text.startIndex, text.startIndex)
    var count = 0
    while index < text.endIndex, parts.count < maxSplits {
      let next = text.index(after: index)
      if try isSeparator(text[index]) {
        if start < index || !omitsEmpty { parts.append(part(start, index)) }
        start = next
      }
      index = next
      count += 1
      try context.checkInterrupt(count)
    }
    if start < text.endIndex || !omitsEmpty { parts.append(part(start, text.endIndex)) }
    return parts
  }
}

extension String.Index {
  /// Whether it is the start that holds in UTF-8 and UTF-16 alike: two bits of the number that an index is.
  fileprivate var isOfAnyEncoding: Bool { unsafeBitCast(self, to: UInt64.self) & 12 == 12 }
}

extension Arguments {
  /// The places in the text that an argument is.
  func places(_ index: Int = 0) throws -> TextPlaces { try TextPlaces(self[index], in: context) }
}
