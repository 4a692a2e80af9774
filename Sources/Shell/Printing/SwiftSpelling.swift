import Language
import Syntax

/// A statement as the Swift compiler takes it: parentheses where the shell lets them be dropped, the current view
/// before the names that are looked up in it, no commands.
struct SwiftSpelling {
  let source: SourceText
  /// What bare names are members of, as an expression.
  let current: String
  /// Names of the view's members that no declaration of the script hides.
  let isMember: (String) -> Bool

  func text(of statement: Stmt, _ newCurrent: inout String) -> String {
    let written = source.text(of: statement.span)
    switch statement.kind {
    case .command(let command):
      if command.name == "cd" {
        let path = source.text(of: Span(Int(command.nameSpan.end), Int(command.span.end))).trimmed
        newCurrent = view(at: path)
      }
      return "// \(written)"
    case .expression(let expr, _): return qualified(spelled(expr, written))
    // A type's own names are its own.
    case .type, .extension_: return written
    default: return qualified(written)
    }
  }

  /// The view that `cd` goes to, as far as it can be told from the path.
  private func view(at path: String) -> String {
    if path.isEmpty || path == "/" || path == "~" { return "window" }
    if path == ".." { return current == "window" ? current : "\(current).superview!" }
    if path.hasPrefix("#") { return "window.viewWithTag(\(path.dropFirst()))!" }
    let last = path.split(separator: "/").last.map(String.init) ?? "window"
    return Int(last).map { "\(current).subviews[\($0)]" } ?? last
  }

  /// `addSubview box` is `addSubview(box)`.
  private func spelled(_ expr: Expr, _ written: String) -> String {
    guard case .call(let callee, let arguments, let style) = expr.kind, style == .bare else {
      if case .name(let use) = expr.kind, isMember(use.name.text) { return "\(written)()" }
      return written
    }
    let name = source.text(of: callee.span)
    guard let first = arguments.first, let last = arguments.last else { return "\(name)()" }
    let start = first.label == nil ? Int(first.value.span.start) : Int(callee.span.end)
    return "\(name)(\(source.text(of: Span(start, Int(last.value.span.end))).trimmed))"
  }

  /// `tag = 3` is `box.tag = 3`; `#7` is `window.viewWithTag(7)!`. Strings and comments stay as they are.
  private func qualified(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var previous: UInt8 = 0
    var p = 0
    func end(_ start: Int, _ holds: (UInt8) -> Bool) -> Int {
      var end = start
      while end < bytes.count, holds(bytes[end]) { end += 1 }
      return end
    }
    while p < bytes.count {
      let byte = bytes[p]
      var stop = p + 1
      if byte == UInt8(ascii: "\"") {
        while stop < bytes.count, bytes[stop] != byte { stop += bytes[stop] == UInt8(ascii: "\\") ? 2 : 1 }
        stop = min(stop + 1, bytes.count)
      } else if byte == UInt8(ascii: "/"), p + 1 < bytes.count, bytes[p + 1] == byte {
        stop = end(p) { $0 != 10 }
      } else if byte == UInt8(ascii: "#"), p + 1 < bytes.count, (48...57).contains(bytes[p + 1]) {
        stop = end(p + 1) { (48...57).contains($0) }
        result += Array("window.viewWithTag(\(String(decoding: bytes[(p + 1)..<stop], as: UTF8.self)))!".utf8)
        (previous, p) = (UInt8(ascii: "!"), stop)
        continue
      } else if Self.isWord(byte) {
        stop = end(p, Self.isWord)
        let word = String(decoding: bytes[p..<stop], as: UTF8.self)
        let next = end(stop) { $0 == 32 }
        let isLabel =
          next < bytes.count && bytes[next] == UInt8(ascii: ":")
          && (previous == UInt8(ascii: "(") || previous == UInt8(ascii: ","))
        if previous != UInt8(ascii: "."), previous != UInt8(ascii: "$"), previous != UInt8(ascii: "`"), !isLabel {
          if word == "self" {
            result += Array(current.utf8)
            (previous, p) = (byte, stop)
            continue
          }
          if isMember(word) { result += Array("\(current).".utf8) }
        }
      }
      result += bytes[p..<stop]
      if byte != 32, byte != 10 { previous = bytes[stop - 1] }
      p = stop
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == 95 || byte >= 0x80 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }
}
