import Glibc
import Testing

/// Files under `Tests/Golden`, and sources that a test reads.
enum Golden {
  static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    return parts.joined(separator: "/") + "/"
  }()

  static var isRecording: Bool { getenv("RECORD").map { String(cString: $0) == "1" } ?? false }

  static func names(in folder: String) -> [String] {
    guard let directory = opendir(root + "Tests/Golden/" + folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  static func read(_ path: String) -> String { source("Tests/Golden/" + path) }

  static func source(_ path: String) -> String {
    guard let file = fopen(root + path, "rb") else {
      Issue.record("\(path): \(String(cString: strerror(errno)))")
      return ""
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  static func write(_ path: String, _ text: String) {
    guard let file = fopen(root + "Tests/Golden/" + path, "wb") else { return }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    fwrite(bytes, 1, bytes.count, file)
  }
}
