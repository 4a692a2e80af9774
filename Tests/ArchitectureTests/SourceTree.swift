import TestSupport

/// The package's own files, read as text.
enum SourceTree {
  static var modules: [String] { folders(in: "Sources").map { String($0.dropFirst("Sources/".count)) } }

  static func names(in folder: String) -> [String] { PackageFiles.allNames(in: folder) }

  static func isFolder(_ path: String) -> Bool { PackageFiles.isFolder(path) }

  /// The folders directly in a folder, as paths from the root.
  static func folders(in folder: String) -> [String] {
    names(in: folder).filter { !$0.hasPrefix(".") }.map { folder + "/" + $0 }.filter(isFolder)
  }

  /// All files at any depth, as paths from the root.
  static func files(in folder: String) -> [String] {
    var result: [String] = []
    for name in names(in: folder) where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if isFolder(path) { result += files(in: path) } else { result.append(path) }
    }
    return result
  }

  static func swiftFiles(in folder: String) -> [SwiftFile] {
    files(in: folder).filter { $0.hasSuffix(".swift") }.map { SwiftFile(path: $0, text: read($0)) }
  }

  static func read(_ path: String) -> String { PackageFiles.text(path) ?? "" }
}

/// One Swift file and simple questions about its lines.
struct SwiftFile: CustomStringConvertible {
  let path: String
  let text: String

  var description: String { path }

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The modules named by `import` lines, with attributes and kinds before the name left out.
  var imports: [(module: String, number: Int)] {
    lines.enumerated().compactMap { index, line in
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "import"), words[..<at].allSatisfy(Self.isImportPrefix) else { return nil }
      let kinds: Set<Substring> = ["class", "enum", "struct", "func", "let", "var", "protocol", "typealias"]
      guard let path = words[(at + 1)...].first(where: { !kinds.contains($0) }) else { return nil }
      return (String(path.prefix { $0 != "." && $0 != ";" }), index + 1)
    }
  }

  private static func isImportPrefix(_ word: Substring) -> Bool {
    word.hasPrefix("@") || ["public", "internal", "private", "fileprivate", "package"].contains(word)
  }

  /// The calls or mentions of global names: words that stand alone, not behind a dot, not in comments or strings, not
  /// declared or used as labels.
  func freeUses(of words: Set<String>) -> [(word: String, line: Int)] {
    var uses: [(String, Int)] = []
    for (index, line) in lines.enumerated() {
      let code = Self.withoutTextAndComment(line)
      var start = code.startIndex
      while start < code.endIndex {
        guard code[start].isLetter || code[start] == "_" else {
          start = code.index(after: start)
          continue
        }
        let end = code[start...].firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? code.endIndex
        let word = String(code[start..<end])
        if words.contains(word), Self.isFree(code[..<start], code[end...], word) { uses.append((word, index + 1)) }
        start = end
      }
    }
    return uses
  }

  /// Of the functions only calls count; a member, a declaration and a label are something else.
  private static func isFree(_ before: Substring, _ after: Substring, _ word: String) -> Bool {
    if before.last == "." || before.last == "`" { return before.hasSuffix("Glibc.") }
    let previous = before.split(separator: " ").last
    if ["func", "case", "let", "var"].contains(previous ?? "") { return false }
    return word == "CommandLine" || word == "environ" ? !after.hasPrefix(":") : after.hasPrefix("(")
  }

  private static func withoutTextAndComment(_ line: Substring) -> String {
    var result = ""
    var isText = false
    var previous: Character = " "
    for character in line {
      if character == "\"", previous != "\\" { isText.toggle() }
      if character == "/", previous == "/", !isText { break }
      if !isText { result.append(character) }
      // A backslash behind a backslash escapes nothing.
      previous = character == "\\" && previous == "\\" ? " " : character
    }
    return result
  }
}
