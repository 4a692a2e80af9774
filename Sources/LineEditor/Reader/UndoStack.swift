/// The texts of the line being edited, as they were each time the screen was drawn. Undo steps back through them.
struct UndoStack {
  struct Snapshot: Equatable {
    var text: [UInt8]
    var cursor: Int
  }

  private var past: [Snapshot] = []
  private var present = Snapshot(text: [], cursor: 0)
  private var isTyping = false

  private static let depth = 200

  mutating func reset() { self = UndoStack() }

  /// Notes the text of now. Characters typed one after another at one place are one step, until a blank.
  mutating func note(_ text: [UInt8], cursor: Int) {
    guard text != present.text else {
      if cursor != present.cursor { isTyping = false }
      present.cursor = cursor
      return
    }
    let grown = text.count - present.text.count
    let typed = grown > 0 && grown <= 4 && cursor == present.cursor + grown
    let isBlank = typed && TextBytes.isBlank(text[present.cursor..<cursor])
    if !(typed && isTyping && !isBlank) { past.append(present) }
    if past.count > Self.depth { past.removeFirst() }
    isTyping = typed
    present = Snapshot(text: text, cursor: cursor)
  }

  mutating func undo() -> Snapshot? {
    guard let last = past.popLast() else { return nil }
    present = last
    isTyping = false
    return last
  }
}
