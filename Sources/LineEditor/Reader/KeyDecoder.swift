/// Turns the bytes of a terminal into keys. Sequences it does not know are swallowed whole, invalid UTF-8 is dropped.
struct KeyDecoder {
  enum Result: Equatable {
    case key(Key)
    /// More bytes must come; after `milliseconds` without any, ask again with `expired`.
    case wait(milliseconds: Int32)
    case empty
  }

  private var bytes: [UInt8] = []
  private var position = 0
  private var queued: [Key] = []
  private var pasteStart: Int?
  /// Where the search for a paste's end goes on, so that a long paste is searched once.
  private var pasteSearched = 0

  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  var isEmpty: Bool { queued.isEmpty && position == bytes.count && pasteStart == nil }

  mutating func feed(_ more: some Sequence<UInt8>) {
    if position > 0, pasteStart == nil {
      bytes.removeSubrange(..<position)
      position = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Plain text and line breaks that wait to be read, but for the last character: whether something waits behind a key
  /// decides what it does, and of these something does. Empty where there is little.
  var burst: ArraySlice<UInt8> {
    guard queued.isEmpty, pasteStart == nil, bytes.count - position > Self.leastBurst else { return [] }
    var end = position
    while end < bytes.count, Self.isPlain(bytes[end]) { end += 1 }
    // A control key is no part of it, and what may not be whole yet neither.
    if end == bytes.count { end -= 1 }
    return end - position < Self.leastBurst ? [] : bytes[position..<end]
  }

  /// Takes the first of the bytes that `burst` told.
  mutating func takeBurst(_ count: Int) { position += count }

  /// A person who types ahead has each key looked at by itself.
  private static let leastBurst = 16

  private static func isPlain(_ byte: UInt8) -> Bool { (0x20..<0x7F).contains(byte) || byte == 13 || byte == 10 }

  /// Makes a key the next one, before everything that is waiting.
  mutating func pushBack(_ keys: Key...) { queued.insert(contentsOf: keys, at: 0) }

  mutating func next(expired: Bool = false) -> Result {
    if !queued.isEmpty { return .key(queued.removeFirst()) }
    while true {
      if pasteStart != nil { return nextPaste(expired) }
      guard position < bytes.count else { return .empty }
      switch bytes[position] {
      case 0x1B:
        switch escape(expired) {
        case .key(let key): return .key(key)
        case .wait(let time): return .wait(milliseconds: time)
        case .empty: continue  // Swallowed, or the start of a paste.
        }
      case let byte where byte < 0x80:
        position += 1
        return .key(.scalar(UInt32(byte)))
      default:
        switch multibyte(expired) {
        case .empty: continue
        case let result: return result
        }
      }
    }
  }

  private mutating func multibyte(_ expired: Bool) -> Result {
    let first = bytes[position]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard (0xC2...0xF4).contains(first) else {
      position += 1
      return .empty
    }
    var end = position + 1
    while end < min(bytes.count, position + length), bytes[end] & 0xC0 == 0x80 { end += 1 }
    if end == bytes.count, end < position + length, !expired { return .wait(milliseconds: 100) }
    defer { position = end }
    guard end == position + length else { return .empty }
    let scalars = String(decoding: bytes[position..<end], as: UTF8.self).unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first, scalar != "\u{FFFD}" || first == 0xEF else { return .empty }
    // A typed C1 control would be taken for a function key; of marks of direction see `isUnseen`.
    if isUnseen(scalar) { return .empty }
    return .key(.scalar(scalar.value))
  }

  private mutating func escape(_ expired: Bool) -> Result {
    let rest = bytes[(position + 1)...]
    guard let second = rest.first else {
      guard expired else { return .wait(milliseconds: 30) }
      position += 1
      return .key(.escape)
    }
    switch second {
    case UInt8(ascii: "["): return controlSequence(expired)
    case UInt8(ascii: "O"):
      guard let third = rest.dropFirst().first else {
        if !expired { return .wait(milliseconds: 30) }
        break
      }
      guard (0x40...0x7E).contains(third), "ABCDHFMPQRS".utf8.contains(third) else { break }
      position += 3
      if third == UInt8(ascii: "M") { return .key(.control("M")) }
      return Self.letters[third].map { .key(.function($0)) } ?? .empty
    case 13, 10:
      position += 2
      return .key(.function(.newline))
    case 0x1B:
      // ESC ESC [ A: Alt with an arrow on some terminals. The first ESC says nothing more.
      guard rest.count >= 2 || expired else { return .wait(milliseconds: 30) }
      position += 1
      return rest.count >= 2 ? .empty : .key(.escape)
    default: break
    }
    position += 1
    return .key(.escape)
  }

  private mutating func controlSequence(_ expired: Bool) -> Result {
    var end = position + 2
    // The Linux console's F1 to F5: ESC [ [ A.
    if end < bytes.count, bytes[end] == UInt8(ascii: "[") { end += 1 }
    let start = end
    while end < bytes.count, (0x20...0x3F).contains(bytes[end]) { end += 1 }
    guard end < bytes.count else {
      if !expired { return .wait(milliseconds: 100) }
      // Alt-[ typed by hand, or a sequence cut short.
      position = end == position + 2 ? position + 1 : bytes.count
      return end == position + 1 ? .key(.escape) : .empty
    }
    let final = bytes[end]
    guard (0x40...0x7E).contains(final) else {
      position = end
      return .empty
    }
    let isConsole = start > position + 2
    let parameters = bytes[start..<end].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    position = end + 1
    if isConsole { return .empty }
    return meaning(final, parameters.first ?? 0, modifier: parameters.count > 1 ? parameters[1] - 1 : 0)
  }

  private mutating func meaning(_ final: UInt8, _ number: Int, modifier: Int) -> Result {
    // The modifier's bits: 1 Shift, 2 Alt, 4 Control.
    let byWord = modifier > 0 && modifier & 6 != 0
    if final == UInt8(ascii: "~") {
      if number == 200 {
        pasteStart = position
        pasteSearched = position
        return .empty
      }
      guard let key = Self.numbers[number] else { return .empty }
      if byWord, key == .delete { return .key(.function(.deleteWord)) }
      if byWord, key == .home { return .key(.function(.bufferStart)) }
      if byWord, key == .end { return .key(.function(.bufferEnd)) }
      return .key(.function(key))
    }
    guard let key = Self.letters[final] else { return .empty }
    guard byWord else { return .key(.function(key)) }
    switch key {
    case .left: return .key(.function(.wordLeft))
    case .right: return .key(.function(.wordRight))
    case .home: return .key(.function(.bufferStart))
    case .end: return .key(.function(.bufferEnd))
    default: return .key(.function(key))
    }
  }

  private mutating func nextPaste(_ expired: Bool) -> Result {
    let start = pasteStart!
    var i = pasteSearched
    let end = Self.pasteEnd
    while i + end.count <= bytes.count {
      if bytes[i] == 0x1B, bytes[i..<i + end.count].elementsEqual(end) { break }
      i += 1
    }
    pasteSearched = i
    let found = i + end.count <= bytes.count
    // A paste whose end never comes must not take the keyboard away for ever.
    guard found || expired else { return .wait(milliseconds: 2000) }
    let text = Array(bytes[start..<(found ? i : bytes.count)])
    position = found ? i + end.count : bytes.count
    pasteStart = nil
    return .key(.paste(text))
  }

  private static let letters: [UInt8: FunctionKey] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "Z"): .backTab,
  ]
  private static let numbers: [Int: FunctionKey] = [
    1: .home, 7: .home, 4: .end, 8: .end, 3: .delete, 5: .pageUp, 6: .pageDown,
  ]
}
