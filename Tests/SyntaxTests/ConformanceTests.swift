import Glibc
import Testing

@testable import Syntax

/// Every program of the oracles parses without complaint; those with a syntax error complain at the right line.
struct ConformanceTests {
  @Test(arguments: ["swift/run", "swift/trap", "views", "views/errors", "chromium/data"])
  func parsesWithoutDiagnostics(_ folder: String) throws {
    var count = 0
    for file in Files.list("Conformance/" + folder) where file.hasSuffix(".swift") || file.hasSuffix(".vsh") {
      let source = SourceText(name: file, bytes: Files.read(file))
      var parser = Parser(source)
      let unit = parser.parseUnit()
      for diagnostic in unit.diagnostics {
        let place = source.position(of: Int(diagnostic.span.start))
        Issue.record("\(file):\(place.line):\(place.column): \(diagnostic.message)")
      }
      #expect(unit.unfinished == nil, "\(file)")
      #expect(!unit.statements.isEmpty)
      count += 1
    }
    #expect(count > 5)
  }

  /// Some of `swift/error` that are wrong in their grammar: the parser must find them, in swiftc's words. Of the others
  /// it says nothing, or something at the right line.
  static let syntactic: Set<String> = [
    "syntax_03", "syntax_04", "syntax_05", "syntax_06", "syntax_07", "syntax_09", "syntax_11", "closures_04",
  ]

  @Test func findsSyntaxErrorsWhereSwiftDoes() throws {
    for file in Files.list("Conformance/swift/error") where file.hasSuffix(".swift") {
      let name = String(file.split(separator: "/").last!.dropLast(6))
      let source = SourceText(name: file, bytes: Files.read(file))
      var parser = Parser(source)
      let found = parser.parseUnit().diagnostics.map { diagnostic in
        let place = source.position(of: Int(diagnostic.span.start))
        return "\(place.line):\(place.column) \(diagnostic.message)"
      }
      let expect = String(decoding: Files.read(String(file.dropLast(5)) + "expect"), as: UTF8.self)
      let wanted = String(expect.split(separator: "\n")[0])
      if Self.syntactic.contains(name) {
        #expect(found.first == wanted, "\(name): \(found)")
      } else if let first = found.first {
        #expect(first.split(separator: ":").first == wanted.split(separator: ":").first, "\(name): \(found)")
      }
    }
  }
}

/// Reading files of the test folder without Foundation.
enum Files {
  static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    return parts.joined(separator: "/") + "/"
  }()

  static func list(_ folder: String) -> [String] {
    guard let directory = opendir(root + folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(root + folder + "/" + name) }
    }
    return names.sorted()
  }

  static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}
