/// What a person sees: enough of a VT100 to know where each character ends up.
struct TerminalModel {
  private(set) var rows: Int
  private(set) var columns: Int
  private(set) var cells: [[Character]]
  private(set) var row = 0
  private(set) var column = 0
  private(set) var bells = 0
  private(set) var scrolledOff: [String] = []
  private(set) var modes: Set<String> = []
  private var pendingWrap = false
  private var undecoded: [UInt8] = []
  private var sequence: [UInt8]?

  /// A cell covered by the left half of a wide character.
  private static let covered: Character = "\u{0}"

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  var lines: [String] { cells.map(Self.text) }
  /// The lines down to the last that is not blank.
  var text: String {
    var shown = lines
    while shown.last == "" { shown.removeLast() }
    return shown.joined(separator: "\n")
  }
  /// The line the cursor is in.
  var line: String { lines[row] }

  private static func text(_ row: [Character]) -> String {
    var text = String(row.filter { $0 != covered })
    while text.last == " " { text.removeLast() }
    return text
  }

  /// A new size, the way a terminal that does not reflow takes it.
  mutating func resize(rows: Int, columns: Int) {
    cells = cells.map { Array(($0 + Array(repeating: " ", count: max(0, columns - $0.count))).prefix(columns)) }
    while cells.count > rows {
      if row == cells.count - 1 || cells.last != Array(repeating: " ", count: columns) {
        scrolledOff.append(Self.text(cells.removeFirst()))
        row = max(0, row - 1)
      } else {
        cells.removeLast()
      }
    }
    while cells.count < rows { cells.append(Array(repeating: " ", count: columns)) }
    self.rows = rows
    self.columns = columns
    column = min(column, columns - 1)
    pendingWrap = false
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if sequence != nil {
        sequence!.append(byte)
        if sequence!.count > 1, (0x40...0x7E).contains(byte) { finishSequence() }
      } else if byte == 0x1B {
        sequence = []
      } else if byte < 0x20 || byte == 0x7F {
        control(byte)
      } else if byte < 0x80 {
        show(Character(Unicode.Scalar(byte)))
      } else {
        multibyte(byte)
      }
    }
  }

  private mutating func multibyte(_ byte: UInt8) {
    undecoded.append(byte)
    let needed = undecoded[0] >= 0xF0 ? 4 : undecoded[0] >= 0xE0 ? 3 : 2
    guard undecoded.count == needed else { return }
    show(String(decoding: undecoded, as: UTF8.self).first!)
    undecoded = []
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 7: bells += 1
    case 8: column = max(0, column - 1)
    case 10: lineFeed()
    case 13: column = 0
    default: break
    }
    if byte != 7 { pendingWrap = false }
  }

  private mutating func lineFeed() {
    if row + 1 < rows {
      row += 1
    } else {
      scrolledOff.append(Self.text(cells.removeFirst()))
      cells.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func show(_ character: Character) {
    let width = modelColumns(character)
    if width == 0 {
      // A mark joins the character before it.
      let place = pendingWrap ? column : max(0, column - 1)
      let base = cells[row][place] == Self.covered ? place - 1 : place
      cells[row][base] = Character(String(cells[row][base]) + String(character))
      return
    }
    if pendingWrap || column + width > columns {
      column = 0
      lineFeed()
      pendingWrap = false
    }
    cells[row][column] = character
    if width == 2 { cells[row][column + 1] = Self.covered }
    column += width
    if column >= columns {
      column = columns - 1
      pendingWrap = true
    }
  }

  private mutating func finishSequence() {
    let bytes = sequence!
    sequence = nil
    guard bytes[0] == UInt8(ascii: "[") else { return }
    let parameters = String(decoding: bytes[1..<bytes.count - 1], as: UTF8.self)
    let count = max(1, Int(parameters) ?? 1)
    switch bytes[bytes.count - 1] {
    case UInt8(ascii: "A"): row = max(0, row - count)
    case UInt8(ascii: "B"): row = min(rows - 1, row + count)
    case UInt8(ascii: "C"): column = min(columns - 1, column + count)
    case UInt8(ascii: "D"): column = max(0, column - count)
    case UInt8(ascii: "H"): (row, column) = (0, 0)
    case UInt8(ascii: "K"): for i in column..<columns { cells[row][i] = " " }
    case UInt8(ascii: "J"): erase(parameters)
    case UInt8(ascii: "h"): modes.insert(parameters)
    case UInt8(ascii: "l"): modes.remove(parameters)
    case UInt8(ascii: "m"): return
    default: break
    }
    pendingWrap = false
  }

  private mutating func erase(_ parameters: String) {
    if parameters == "2" {
      cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
      return
    }
    for i in column..<columns { cells[row][i] = " " }
    for i in row + 1..<max(row + 1, rows) { cells[i] = Array(repeating: " ", count: columns) }
  }
}

/// Its own small idea of widths, so that the editor's is not checked against itself.
private func modelColumns(_ character: Character) -> Int {
  switch character.unicodeScalars.first!.value {
  case 0x300...0x36F, 0x200D, 0xFE0F: return 0
  case 0x3000...0x9FFF, 0xAC00...0xD7A3, 0x1F300...0x1FAFF: return 2
  default: return 1
  }
}
