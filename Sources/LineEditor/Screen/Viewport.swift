/// Which rows of a text taller than the window are seen.
struct Viewport {
  private(set) var top = 0

  /// The rows to show, `height` at most, with the cursor's row among them; it moves no more than it must.
  mutating func show(cursorRow: Int, of count: Int, height: Int) -> Range<Int> {
    let height = max(1, height)
    if cursorRow < top { top = cursorRow }
    if cursorRow >= top + height { top = cursorRow - height + 1 }
    top = max(0, min(top, count - height))
    return top..<min(count, top + height)
  }

  mutating func reset() { top = 0 }
}
