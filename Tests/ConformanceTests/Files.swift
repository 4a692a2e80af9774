import TestSupport
import Testing

extension PackageFiles {
  /// A file that must be there.
  static func read(_ path: String) -> [UInt8] {
    if let bytes = bytes(path) { return bytes }
    Issue.record("\(path) cannot be read")
    return []
  }
}
