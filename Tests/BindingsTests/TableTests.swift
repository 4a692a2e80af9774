import Bindings
import Language
import Syntax
import Testing
import ViewKit

/// Every row, tested by one rule each.
struct TableTests {
  /// A member with where it stands.
  struct Entry {
    let owner: Nominal
    let member: Member

    var name: String {
      switch member {
      case .function(let function): function.fullName
      case .property(let property): property.name.text
      case .enumCase(let enumCase): enumCase.name.text
      case .type(let nominal): nominal.name.text
      case .typealias_(let name, _, _): name.text
      }
    }
    var isAlias: Bool {
      switch member {
      case .function(let function): function.isAlias
      case .property(let property): property.isAlias
      default: false
      }
    }
    var doc: String {
      switch member {
      case .function(let function): function.doc
      case .property(let property): property.doc
      case .enumCase(let enumCase): enumCase.doc
      case .type(let nominal): nominal.doc
      case .typealias_: "An alias."
      }
    }
    var types: [Type] {
      switch member {
      case .function(let function): function.parameters.map(\.type) + [function.result]
      case .property(let property): [property.type]
      default: []
      }
    }
    var example: String? {
      switch member {
      case .function(let function): function.example
      case .property(let property): property.example
      default: nil
      }
    }
  }

  static func entries(_ session: Session) -> [Entry] {
    var seen: Set<ObjectIdentifier> = []
    var result: [Entry] = []
    for nominal in session.catalog.allTypes.sorted(by: { $0.qualifiedName < $1.qualifiedName })
    where nominal.module == "ViewKit" && seen.insert(ObjectIdentifier(nominal)).inserted {
      result += nominal.allMembers.map { Entry(owner: nominal, member: $0) }
    }
    return result
  }

  @Test func thereAreAllTheRows() {
    inSession { session in
      let entries = Self.entries(session).filter { !$0.isAlias }
      #expect(entries.count > 450)
    }
  }

  @Test func signaturesAreUniqueInAClass() {
    inSession { session in
      var seen: Set<String> = []
      for entry in Self.entries(session) {
        var isStatic = false
        if case .function(let function) = entry.member { isStatic = function.isStatic }
        if case .property(let property) = entry.member { isStatic = property.isStatic }
        let types = entry.types.map(\.description).joined(separator: ",")
        let key = "\(entry.owner.qualifiedName).\(isStatic).\(entry.name).\(types)"
        #expect(seen.insert(key).inserted, "\(key) is there twice")
      }
    }
  }

  @Test func docsAreShortSentences() {
    inSession { session in
      for entry in Self.entries(session) where !entry.isAlias {
        let doc = entry.doc
        #expect(
          doc.count <= 90 && doc.hasSuffix(".") && !doc.hasPrefix("Gets"), "\(entry.owner.name).\(entry.name): \(doc)")
      }
      for nominal in session.catalog.allTypes where nominal.module == "ViewKit" {
        #expect(nominal.doc.count <= 90 && nominal.doc.hasSuffix("."), "\(nominal.qualifiedName): \(nominal.doc)")
      }
    }
  }

  @Test func selectorsHaveAColonAnArgument() {
    inSession { session in
      for entry in Self.entries(session) {
        guard case .function(let function) = entry.member, let selector = function.selector else { continue }
        let colons = selector.filter { $0 == ":" }.count
        #expect(colons == function.parameters.count, "\(entry.owner.name).\(entry.name): \(selector)")
      }
    }
  }

  @Test func everyTypeIsInTheCatalogue() {
    inSession { session in
      func check(_ type: Type, _ entry: Entry) {
        switch type.resolved {
        case .nominal(let nominal, let arguments):
          let found = session.catalog.nativeNominal(nominal.qualifiedName)
          #expect(found === nominal, "\(entry.owner.name).\(entry.name): \(nominal.qualifiedName)")
          for argument in arguments { check(argument, entry) }
        case .optional(let payload): check(payload, entry)
        case .tuple(let fields): for field in fields { check(field.type, entry) }
        default: break
        }
      }
      for entry in Self.entries(session) { for type in entry.types { check(type, entry) } }
    }
  }

  @Test func membersOfTheListAreBoundOrExcused() throws {
    let list = try readGolden("members.tsv")
    let report = inSession { membersReport(list, in: $0.catalog) }
    #expect(!report.contains("MISSING"), "\(report)")
    #expect(!report.hasPrefix("0 "))
  }

  /// What has a place among views or layers: its points and rectangles are in some space, and it starts with values of
  /// its own. A path, a picture or a context is in whichever space it is drawn, as the structures are.
  private static func isPlaced(_ owner: Nominal) -> Bool {
    ([owner] + owner.ancestors).contains { ["UIResponder", "CALayer", "UITouch", "UIScreen"].contains($0.name.text) }
  }

  /// A point or a rectangle means nothing without the space it is in.
  @Test func geometryOfObjectsHasACoordinateSpace() {
    inSession { session in
      for entry in Self.entries(session)
      where !entry.isAlias && Self.isPlaced(entry.owner) {
        let isGeometric = entry.types.contains {
          let text = ($0.optionalPayload ?? $0).description
          return ["CGPoint", "CGRect", "[CGPoint]", "[CGRect]"].contains(text)
        }
        let text: String? =
          switch entry.member {
          case .function(let function): function.coordinates
          case .property(let property): property.coordinates
          default: nil
          }
        #expect((text != nil) == isGeometric, "\(entry.owner.qualifiedName).\(entry.name): \(text ?? "no space")")
      }
    }
  }

  /// What a fresh object answers is what `help` says it does.
  @Test func defaultsAreTrue() {
    inSession { session in
      for entry in Self.entries(session) where !entry.isAlias {
        guard case .property(let property) = entry.member, !property.isStatic else { continue }
        guard let make = Self.makers[entry.owner.name.text] else {
          #expect(property.defaultText == nil, "\(entry.owner.name).\(property.name)")
          continue
        }
        let printed = session.run("print(\(make).\(property.name.text))").trimmed
        let isDue = property.setter != nil && Self.isPlaced(entry.owner)
        if isDue || property.defaultText != nil, !property.isObject {
          // Where the text is none that prints, it is an expression: `CGAffineTransform.identity`.
          let text = property.defaultText ?? "none"
          let isTrue = text == printed || session.run("print(\(text) as \(property.type))").trimmed == printed
          #expect(isTrue, "\(entry.owner.name).\(property.name): \(text), and it is \(printed)")
        }
      }
    }
  }

  private static let makers = [
    "UIView": "UIView()", "CALayer": "CALayer()", "UIWindow": "UIWindow()", "UIViewController": "UIViewController()",
    "UITouch": "UITouch(at: .zero, in: nil)", "UIEvent": "UIEvent()", "UIApplication": "UIApplication.shared",
    "UIBezierPath": "UIBezierPath()", "UIGraphicsImageRendererFormat": "UIGraphicsImageRendererFormat()",
    "NSMutableParagraphStyle": "NSMutableParagraphStyle()", "NSParagraphStyle": "NSParagraphStyle()",
  ]

  /// Cases and options are their own examples; what is inherited is shown where it is declared.
  @Test func everyRowHasAnExample() {
    inSession { session in
      for entry in Self.entries(session) where !entry.isAlias && entry.example == nil {
        switch entry.member {
        case .function(let function) where function.fixity.isEmpty && function.name.text != "==":
          Issue.record("\(entry.owner.qualifiedName).\(entry.name) has no example")
        case .property(let property)
        where !property.isStatic || !property.type.description.hasSuffix(entry.owner.name.text):
          Issue.record("\(entry.owner.qualifiedName).\(entry.name) has no example")
        default: break
        }
      }
    }
  }

  /// `v.alpha  // 1.0`: what stands behind the slashes is what the value prints as.
  @Test func examplesRun() {
    inSession { session in
      for entry in Self.entries(session) where !entry.isAlias {
        guard let example = entry.example else { continue }
        Runtime.current = Runtime()
        let fresh = Session()
        let start = "let window = UIWindow()\nwindow.makeKeyAndVisible()\n"
        if let slashes = example.firstRange(of: "  // ") {
          let code = example[..<slashes.lowerBound]
          let printed = fresh.run("\(start)print(\(code))")
          #expect(printed.trimmed == example[slashes.upperBound...], "\(example)")
        } else {
          #expect(fresh.run(start + (example.contains(" = ") ? example : "_ = " + example)) == "", "\(example)")
        }
      }
    }
  }

  /// Those of global functions, and of what ViewKit adds to Swift's own types.
  @Test func examplesOfFunctionsRun() {
    inSession { session in
      // Those of Swift's library begin with a small letter.
      let names = session.catalog.functionNames.filter { $0.text.first?.isUppercase == true }
      let global = names.flatMap { session.catalog.functions(named: $0) }
      let string = session.catalog.nativeNominal("String")!.allMembers.compactMap { member -> Function? in
        if case .function(let function) = member, function.selector != nil, !function.isAlias { return function }
        return nil
      }
      #expect(string.count >= 3)
      for function in global + string {
        guard let example = function.example else { continue }
        Runtime.current = Runtime()
        let fresh = Session()
        let start = "let window = UIWindow()\nwindow.makeKeyAndVisible()\n"
        if let slashes = example.firstRange(of: "  // ") {
          let printed = fresh.run("\(start)print(\(example[..<slashes.lowerBound]))")
          #expect(printed.trimmed == example[slashes.upperBound...], "\(example)")
        } else {
          #expect(fresh.run(start + example) == "", "\(example)")
        }
      }
    }
  }

  /// Setting what was just read changes nothing.
  @Test func settersTakeWhatGettersGive() {
    inSession { session in
      for entry in Self.entries(session) where !entry.isAlias {
        guard case .property(let property) = entry.member, property.setter != nil, !property.isStatic else { continue }
        guard let make = Self.makers[entry.owner.name.text] else {
          Issue.record("no object of class \(entry.owner.name) to test \(property.name)")
          continue
        }
        // Objects of the same name are equal by their text; colours that are made anew differ in their numbers alone.
        let name = property.name.text
        let printed = session.run(
          "let o = \(make)\nlet a = o.\(name)\no.\(name) = a\nlet b = o.\(name)\nprint(\"\\(a)\" == \"\\(b)\" || \(property.isObject))"
        )
        #expect(printed == "true\n", "\(entry.owner.name).\(name)")
      }
    }
  }
}

extension Property {
  fileprivate var isObject: Bool { (type.optionalPayload ?? type).isClass }
}
