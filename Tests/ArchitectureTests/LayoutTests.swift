import Testing

/// Where things lie: few names at the top, no file that nobody can take in.
@Suite struct LayoutTests {
  @Test func theTopLevelHoldsNothingElse() {
    let allowed: Set<String> = ["Package.swift", "Package.resolved", "README.md", "Sources", "Tests", "scripts"]
    for name in SourceTree.names(in: "") where !name.hasPrefix(".") && !allowed.contains(name) {
      Issue.record("'\(name)' does not belong at the top level")
    }
  }

  /// Longer files hide what a reader came for.
  static let lineLimit = 400

  /// Files that are still longer. A new one fails the test; one that was split must leave this list.
  static let tooLong: Set<String> = [
    // All sentences of a phase are in one file.
    "Sources/Language/Check/Errors/CheckError+Message.swift"
  ]

  @Test func filesAreShort() {
    var long: Set<String> = []
    for file in SourceTree.swiftFiles(in: "Sources") + SourceTree.swiftFiles(in: "Tests") {
      if file.path.hasPrefix("Tests/Conformance/") { continue }
      let count = file.lines.count - 1
      guard count > Self.lineLimit else { continue }
      long.insert(file.path)
      if !Self.tooLong.contains(file.path) {
        Issue.record("\(file.path) has \(count) lines; split it by topic (at most \(Self.lineLimit))")
      }
    }
    for path in Self.tooLong.subtracting(long).sorted() {
      Issue.record("\(path) is short enough now: take it off the list")
    }
  }

  @Test func noPlaceholderIsLeft() {
    for path in SourceTree.files(in: "Sources") + SourceTree.files(in: "Tests") {
      #expect(!path.hasSuffix("/Placeholder.swift"), "\(path)")
    }
  }
}
