import TestSupport
import Testing

/// Files under `Tests/Golden`, and sources that a test reads.
enum Golden {
  static var isRecording: Bool { PackageFiles.records }

  static func names(in folder: String) -> [String] { PackageFiles.names(in: "Tests/Golden/" + folder) }

  static func read(_ path: String) -> String { source("Tests/Golden/" + path) }

  static func source(_ path: String) -> String {
    if let text = PackageFiles.text(path) { return text }
    Issue.record("\(path) cannot be read")
    return ""
  }

  static func write(_ path: String, _ text: String) {
    #expect(PackageFiles.write("Tests/Golden/" + path, text), "\(path) cannot be written")
  }
}
