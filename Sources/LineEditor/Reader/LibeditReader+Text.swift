import CLibedit

/// The text inside libedit, seen as UTF-8 bytes. libedit counts scalars.
extension LibeditReader {
  struct Line {
    var text: [UInt8]
    var cursor: Int

    var string: String { String(decoding: text, as: UTF8.self) }
    var lineStart: Int { TextBytes.lineStart(text, cursor) }
    var lineEnd: Int { TextBytes.lineEnd(text, cursor) }
    var isAtEnd: Bool { cursor == text.count }
  }

  var line: Line {
    let now = cl_current_line(editor)
    let before = LibeditReader.utf8(now.text, Int(now.cursor))
    let after = LibeditReader.utf8(now.text + Int(now.cursor), Int(now.length - now.cursor))
    return Line(text: before + after, cursor: before.count)
  }

  func move(_ line: Line, to offset: Int) {
    let lower = min(offset, line.cursor)
    let count = TextBytes.scalarCount(line.text[lower..<max(offset, line.cursor)])
    cl_move(editor, Int32(offset < line.cursor ? -count : count))
  }

  func insert(_ text: some Sequence<UInt8>) {
    let bytes = Array(text)
    guard !bytes.isEmpty else { return }
    cl_insert(editor, LibeditReader.wide(bytes))
  }

  /// Removes the bytes of a range and leaves the cursor where they were.
  func delete(_ line: Line, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    move(line, to: range.upperBound)
    cl_delete_before(editor, Int32(TextBytes.scalarCount(line.text[range])))
  }

  /// Puts a whole text in place; the cursor goes to `cursor`, or to the end.
  func replace(with text: [UInt8], cursor: Int? = nil) {
    freeRows = 0
    let text = TextBytes.cleaned(text)
    // libedit refuses an empty text.
    cl_replace(editor, LibeditReader.wide(text.isEmpty ? [TextBytes.space] : text))
    cl_move(editor, Int32.max / 2)
    if text.isEmpty {
      cl_delete_before(editor, 1)
    } else if let cursor, cursor < text.count {
      cl_move(editor, -Int32(TextBytes.scalarCount(text[max(0, cursor)...])))
    }
  }

  static func wide(_ bytes: [UInt8]) -> [wchar_t] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
  }

  static func utf8(_ text: UnsafePointer<wchar_t>, _ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for i in 0..<count {
      let value = UInt32(bitPattern: text[i])
      if value < 0x80 {
        bytes.append(UInt8(value))
      } else if let scalar = Unicode.Scalar(value) {
        bytes.append(contentsOf: UTF8.encode(scalar)!)
      }
    }
    return bytes
  }

  /// Keeps the text within bounds, and the private terminal taller than the text: libedit writes outside its
  /// picture of the screen otherwise.
  func makeRoom() {
    let now = cl_current_line(editor)
    let length = Int(now.length)
    freeRows -= max(1, abs(length - lastLength))
    lastLength = length
    guard freeRows <= 2 || length > LibeditReader.maximumLength else { return }
    var rows = 2
    var column = 2
    for i in 0..<length {
      let value = now.text[i]
      // libedit writes what it cannot print as `\U+10FFFF`.
      column += (0x20..<0x7F).contains(value) ? 1 : 9
      if value == 10 || column > Int(CL_COLUMNS) - 9 {
        rows += 1
        column = 0
      }
      if rows > LibeditReader.maximumRows || i >= LibeditReader.maximumLength { return truncate(to: i) }
    }
    if rows * 2 > Int(cl_rows(editor)) { cl_set_rows(editor, Int32(min(65_000, rows * 2 + Int(CL_ROWS))), 1) }
    freeRows = Int(cl_rows(editor)) - rows
  }

  static let maximumLength = 4_000_000
  static let maximumRows = 30_000

  private func truncate(to count: Int) {
    let now = cl_current_line(editor)
    cl_move(editor, Int32.max / 2)
    cl_delete_before(editor, now.length - Int32(count))
    wantsBell = true
    freeRows = 0
    lastLength = count
  }
}
