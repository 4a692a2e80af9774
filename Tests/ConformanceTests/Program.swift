import TestSupport
import Testing

/// One script of the oracles (or of the examples) as a test's argument, shown by its name.
struct Program: CustomTestStringConvertible, CustomTestArgumentEncodable, Sendable {
  /// The path from the package's folder, without the ending.
  let base: String
  let ending: String

  var path: String { base + ending }
  var name: String { String(base.split(separator: "/").last!) }
  var testDescription: String { name }

  func encodeTestArgument(to encoder: some Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }

  var source: [UInt8] { PackageFiles.read(path) }

  /// What lies beside it under another ending.
  func beside(_ ending: String) -> String { String(decoding: PackageFiles.read(base + ending), as: UTF8.self) }

  /// All scripts with this ending in a folder, sorted by name.
  static func all(in folder: String, _ ending: String) -> [Program] {
    PackageFiles.names(in: folder).filter { $0.hasSuffix(ending) }.map {
      Program(base: folder + "/" + $0.dropLast(ending.count), ending: ending)
    }
  }
}

extension String {
  /// The lines, without the empty piece behind a last newline.
  var textLines: [Substring] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// What stands before and after the first line that is `mark`.
  func parted(by mark: String) -> (before: String, after: String) {
    var before: [Substring] = []
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line == mark {
        return (before.map { $0 + "\n" }.joined(), lines[(index + 1)...].joined(separator: "\n"))
      }
      before.append(line)
    }
    return (self, "")
  }
}
