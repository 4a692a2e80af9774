import CLibedit
import Glibc

/// Waiting for keys, and everything that can happen meanwhile.
extension LibeditReader {
  /// libedit asks for its next character.
  func engineWantsKey(_ key: UnsafeMutablePointer<wchar_t>) -> Int32 {
    walked = walksNow
    walksNow = false
    makeRoom()
    if takesBursts, !decoder.burst.isEmpty {
      lastScalar = FunctionKey.burst.scalar
      key.pointee = wchar_t(bitPattern: lastScalar)
      return 1
    }
    guard let next = nextKey(drawing: paint) else { return 0 }
    switch next {
    case .scalar(let value): lastScalar = value
    case .function(let function): lastScalar = function.scalar
    case .paste(let bytes):
      pasted = bytes
      lastScalar = FunctionKey.paste.scalar
    }
    key.pointee = wchar_t(bitPattern: lastScalar)
    return 1
  }

  /// Whether text that waits may be taken in one step. Not in the middle of a sequence of keys, and not where keys mean
  /// something else than themselves: in vi's modes, and to whoever bound some.
  private var takesBursts: Bool {
    guard !hasOwnBindings, lastScalar != 0x1B, lastScalar != 0x18 else { return false }
    let now = cl_current_line(editor)
    return now.cursor == now.length
  }

  /// The next key, or `nil` when there will be none. Draws before it waits.
  func nextKey(drawing draw: () -> Void) -> Key? {
    while !isOver {
      switch decoder.next() {
      case .key(let key): return key
      case .wait(let time):
        if wait(time, draw) == 0, case .key(let key) = decoder.next(expired: true) { return key }
      case .empty:
        if wait(0, draw) != 0 { continue }
        configuration.willWait()
        draw()
        if configuration.onIdle() { continue }
        _ = wait(-1, draw)
      }
    }
    return nil
  }

  /// Whether more was typed or pasted than has been worked on.
  public var hasMoreInput: Bool { !decoder.isEmpty }

  /// Waits for something to happen and deals with it; 0 when nothing did.
  private func wait(_ timeout: Int32, _ draw: () -> Void) -> Int32 {
    let events = cl_wait(input, configuration.wakeDescriptor, timeout)
    func has(_ event: cl_event) -> Bool { events & Int32(bitPattern: event.rawValue) != 0 }
    if has(CL_TERMINATED) { isOver = true }
    if has(CL_INTERRUPT) { decoder.pushBack(.control("C")) }
    if has(CL_CONTINUED) { resume() }
    if has(CL_RESIZED) { put(screen.eraseAfterResize(columns: size.columns)) }
    if has(CL_WAKE) { configuration.onWake() }
    if has(CL_CONTINUED) || has(CL_RESIZED) || has(CL_WAKE) { draw() }
    if has(CL_INPUT) { receive() }
    return events
  }

  private func receive() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(input, &buffer, buffer.count)
    if count > 0 {
      decoder.feed(buffer[..<count])
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      isOver = true
    }
  }

  /// Ctrl-Z: the terminal as we found it, then the stop that the key would have been.
  func suspend() {
    put(screen.leave())
    cl_raw_leave()
    cl_suspend()
    resume()
  }

  /// Back in the foreground: whoever had the terminal meanwhile may have changed everything about it.
  private func resume() {
    cl_raw_leave()
    if cl_raw_enter(input, output) != 0 { isOver = true }
    screen.forget()
    startOnFreshRow()
  }

  var size: (rows: Int, columns: Int) {
    var rows: Int32 = 24
    var columns: Int32 = 80
    _ = cl_terminal_size(output, &rows, &columns)
    return (Int(rows), max(2, Int(columns)))
  }

  func put(_ text: String) {
    if text.isEmpty { return }
    if !writeAll(output, text.utf8) { isOver = true }
  }

  /// Output that did not end its line stays: a mark after it, and blanks that wrap to the next row. When the cursor
  /// already stands at the left edge they end where they began, and the prompt is written over the mark.
  func startOnFreshRow() {
    let mark = configuration.usesColor ? "\u{1B}[2m⏎\u{1B}[0m" : "⏎"
    put(mark + String(repeating: " ", count: size.columns - 1) + "\r\u{1B}[K")
  }
}
