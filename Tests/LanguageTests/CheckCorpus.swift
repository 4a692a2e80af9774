import Testing

@testable import Language
@testable import Syntax

@Suite struct CheckCorpus {
  @Test func runProgramsCheck() throws {
    var bad = 0
    var total = 0
    for (name, text) in corpus("swift/run", ".swift") {
      total += 1
      let source = SourceText(name: name, text)
      var parser = Parser(source)
      let unit = parser.parseUnit()
      let checker = Checker(catalog: Catalog())
      let installer = LibraryInstaller(checker)
      installer.install()
      let result = checker.check(unit.statements, source: 0)
      if !result.diagnostics.isEmpty {
        bad += 1
        print(DiagnosticPrinter(form: .batch, limit: 2).text(result.diagnostics, in: source))
      }
      withExtendedLifetime(installer) {}
    }
    print("\(bad) of \(total) bad")
  }
}

import Glibc

func corpus(_ folder: String, _ suffix: String) -> [(String, String)] {
  let here = String(#filePath.prefix(upTo: #filePath.range(of: "/Tests/").lowerBound)) + "/Tests/Conformance/" + folder
  guard let directory = opendir(here) else { return [] }
  defer { closedir(directory) }
  var result: [(String, String)] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    guard name.hasSuffix(suffix), let file = fopen(here + "/" + name, "r") else { continue }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    fclose(file)
    result.append((name, String(decoding: bytes, as: UTF8.self)))
  }
  return result.sorted { $0.0 < $1.0 }
}

extension String {
  fileprivate func range(of text: String) -> Range<String.Index> {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
      index = self.index(after: index)
    }
    return endIndex..<endIndex
  }
}
