import Testing

/// Who may know whom. The laws are told in `Sources/README.md`; here they are read from the real `import` lines.
@Suite struct ImportTests {
  /// All that each module may import. What is not listed here is a module nobody thought about.
  static let allowed: [String: Set<String>] = [
    "Syntax": ["Glibc", "Synchronization"],
    "ViewKit": ["Glibc"],
    "Language": ["Glibc", "Swift", "Syntax"],
    "Bindings": ["Glibc", "Language", "Syntax", "ViewKit"],
    "Pictures": ["Glibc", "ViewKit"],
    "CLibedit": [],
    "LineEditor": ["Glibc", "CLibedit"],
    "Shell": ["Glibc", "Bindings", "Language", "LineEditor", "Pictures", "Syntax", "ViewKit"],
    "CMalloc": [],
    "vsh": ["Glibc", "ArgumentParser", "CMalloc", "Language", "Shell", "LineEditor"],
    "line-editor-demo": ["Glibc", "LineEditor"],
  ]

  @Test(arguments: SourceTree.modules) func importsOnlyWhatItMay(_ module: String) throws {
    let allowed = try #require(Self.allowed[module], "\(module) has no import law; give it one here")
    for file in SourceTree.swiftFiles(in: "Sources/" + module) {
      for line in file.imports where !allowed.contains(line.module) {
        Issue.record("\(file.path):\(line.number): \(module) must not import \(line.module)")
      }
    }
  }

  @Test func nobodyImportsFoundation() {
    for file in SourceTree.swiftFiles(in: "Sources") + SourceTree.swiftFiles(in: "Tests") {
      for line in file.imports where line.module.hasPrefix("Foundation") {
        Issue.record("\(file.path):\(line.number): Foundation costs start-up time and is not used")
      }
    }
  }

  /// A module that only vsh's options need is seen nowhere else, nor is what they say.
  @Test func onlyTheProgramReadsItsProcess() {
    let words: Set<String> = ["CommandLine", "getenv", "setenv", "environ", "exit", "_exit", "quick_exit"]
    for file in SourceTree.swiftFiles(in: "Sources") where !file.path.hasPrefix("Sources/vsh/") {
      if file.path.hasPrefix("Sources/line-editor-demo/") { continue }
      for use in file.freeUses(of: words) {
        let place = "\(file.path):\(use.line)"
        Issue.record("\(place): only vsh reads arguments and environment or ends the process: \(use.word)")
      }
    }
  }

  /// Below the shell nothing prints: output goes through the host.
  @Test(arguments: ["Syntax", "ViewKit", "Language", "Bindings", "Pictures", "Shell"])
  func nothingPrintsPastTheHost(_ module: String) {
    for file in SourceTree.swiftFiles(in: "Sources/" + module) {
      for use in file.freeUses(of: ["print", "debugPrint", "fputs", "puts", "readLine", "fopen", "time"]) {
        Issue.record("\(file.path):\(use.line): prints, reads or asks the time past the host: \(use.word)")
      }
    }
  }
}
