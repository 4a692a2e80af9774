import Shell

/// A machine in memory, with a few scripts on its disk.
final class MemoryHost: Host {
  private(set) var printed = ""
  private var files: [String: [UInt8]] = [
    "a.vsh": Array(
      "let loaded = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)); window.addSubview(loaded)".utf8),
    "b.vsh": Array("load a.vsh\nprint(loaded.frame)\n".utf8),
    "bad.vsh": Array("window.tag = 9\nfatalError(\"bad\")\n".utf8),
    "self.vsh": Array("load self.vsh\n".utf8),
  ]

  func write(_ text: String) { keep(text) }
  func writeError(_ text: String) { keep(text) }
  func read(_ path: String) throws -> [UInt8] {
    guard let bytes = files[path] else { throw HostError("No such file or directory") }
    return bytes
  }
  func replace(_ path: String, _ bytes: [UInt8]) throws {
    // The disk is small, and what scripts are loaded from stays as it is: a replay would read another file.
    guard bytes.count < 1 << 20, !path.hasSuffix(".vsh") else { throw HostError("No space left on device") }
    files[path] = bytes
  }
  func append(_ path: String, _ bytes: [UInt8]) throws { try replace(path, (files[path] ?? []) + bytes) }
  func exists(_ path: String) -> Bool { files[path] != nil }
  func list(_ directory: String) -> [String] { files.keys.sorted() }
  func resolve(_ path: String) -> String { path }
  func run(program: String, input: String?) -> Int32 { 0 }
  var isTerminal: Bool { false }
  var size: (columns: Int, rows: Int) { (80, 24) }

  func clear() { printed = "" }

  private func keep(_ text: String) { if printed.utf8.count < 1 << 20 { printed += text } }
}
