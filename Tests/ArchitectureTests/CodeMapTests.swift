import Testing

/// `Sources/README.md` is what a newcomer reads first; it must not fall behind the code.
@Suite struct CodeMapTests {
  static let map = SourceTree.read("Sources/README.md")

  /// Names stand between backquotes, so that "Events" in a sentence does not count.
  static func names(_ text: String) -> Bool { map.contains("`\(text)`") }

  @Test(arguments: SourceTree.modules) func namesEveryModule(_ module: String) {
    #expect(Self.map.contains("\n## `\(module)`"), "Sources/README.md has no section on \(module)")
  }

  @Test(arguments: SourceTree.modules) func namesEveryFolder(_ module: String) {
    let folders = SourceTree.folders(in: "Sources/" + module).map { $0.split(separator: "/").last! }
    guard let section = Self.section(module) else { return }
    for folder in folders where folder != "include" {
      #expect(section.contains("`\(folder)/`"), "the section on \(module) does not say what is in \(folder)/")
    }
  }

  /// A folder that is gone must be gone from the map.
  @Test(arguments: SourceTree.modules) func namesNoFolderThatIsNotThere(_ module: String) {
    guard let section = Self.section(module) else { return }
    for word in section.split(separator: "`") where word.hasSuffix("/") && !word.contains(" ") && !word.contains("\n") {
      #expect(SourceTree.isFolder("Sources/\(module)/\(word)"), "\(module) has no folder \(word)")
    }
  }

  @Test func saysWhereToAddThings() {
    #expect(Self.map.contains("\n## Where do I add"))
    #expect(Self.map.contains("**Not here:**"))
  }

  /// The text between a module's heading and the next heading.
  static func section(_ module: String) -> Substring? {
    let lines = map.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("## `\(module)`") }) else { return nil }
    let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("## ") } ?? lines.endIndex
    return map[lines[start].startIndex..<lines[end - 1].endIndex]
  }
}
