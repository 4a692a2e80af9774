import TestSupport
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
    "syntax_03", "syntax_04", "syntax_05", "syntax_06", "syntax_07", "syntax_09", "closures_04",
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

/// The programs that others answer for.
enum Files {
  static func list(_ folder: String) -> [String] {
    PackageFiles.names(in: "Tests/" + folder).map { "Tests/\(folder)/\($0)" }
  }

  static func read(_ path: String) -> [UInt8] {
    if let bytes = PackageFiles.bytes(path) { return bytes }
    Issue.record("\(path) cannot be read")
    return []
  }
}
