import Syntax
import Testing

@testable import Language

/// Every row of the library's tables must be read by the parser as what it looks like.
@Suite struct LibrarySignatureTests {
  private static var types: [LibraryType] { libraryTypes() }

  @Test func everySignatureParses() {
    for type in Self.types {
      for row in type.rows() { check(row) }
    }
    for row in libraryFunctions() { check(row) }
  }

  private func check(_ row: LibraryRow) {
    switch row.form {
    case .function(let text):
      let function = Parser.parseSignature(text)
      let isName = function.name.text.allSatisfy { $0.isLetter || $0.isNumber || "=<>!~".contains($0) }
      #expect(isName, "\(text)")
    case .property(let text):
      let property = Parser.parsePropertySignature(text)
      let isName = property.name.text.allSatisfy { $0.isLetter || $0.isNumber }
      #expect(isName, "\(text)")
    case .stored(let text):
      #expect(Parser.parsePropertySignature(text).name.text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" })
    case .associatedType(let text):
      let name = text.prefix { $0 != ":" && $0 != " " }
      let isName = name.allSatisfy { $0.isLetter }
      #expect(isName, "\(text)")
    case .alias(let text):
      let parts = text.split(separator: "=")
      #expect(parts.count == 2, "\(text)")
      #expect(Parser.parseType(String(parts[1].dropFirst())).diagnostics.isEmpty, "\(text)")
    case .enumCase(let text): #expect(text.first?.isLetter == true)
    }
    if let condition = row.condition {
      // A condition is what may follow `where`.
      _ = Parser.parseSignature("f() where \(condition)")
    }
  }

  @Test func everyNameOfAConformanceIsAProtocol() {
    let protocols = Set(Self.types.filter { $0.kind == .protocol }.map(\.name))
    for type in Self.types {
      for conformance in type.conformances {
        let name = String(conformance.split(separator: " ")[0])
        #expect(protocols.contains(name), "\(type.name): \(conformance)")
      }
    }
  }

  @Test func everyRowIsDescribed() {
    for type in Self.types where type.kind != .protocol {
      #expect(!type.doc.isEmpty, "\(type.name)")
      for row in type.rows() {
        switch row.form {
        case .alias, .stored: continue
        default: break
        }
        let speaksForItself = row.signature.hasPrefix("case") || row.signature.contains("makeIterator")
        #expect(!row.doc.isEmpty || speaksForItself, "\(row.signature)")
      }
    }
  }

  @Test func namesOfTypesAreUnique() {
    #expect(Set(Self.types.map(\.name)).count == Self.types.count)
  }
}
