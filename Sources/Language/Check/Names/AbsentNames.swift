import Syntax

/// Names of Swift's libraries that people know and vsh does not have: what each belongs to, and what does its work
/// here. The names of UIKit have a list of their own, in the catalog (`Catalog.absence(of:)`).
struct AbsentNames {
  struct Origin {
    let feature: String
    let instead: String
  }

  /// Types and functions.
  let globals: [Name: Origin]
  /// Members, of whatever type of a library.
  let members: [Name: Origin]
  /// `String(format: …)`: a type's initializers, by the first label.
  let initializers: [Name: [Name: Origin]]

  static let known = AbsentNames()

  private init() {
    globals = Self.table(Self.foundationTypes, feature: "Foundation")
      .merging(Self.table(Self.globalFamilies)) { first, _ in first }
    members = Self.table(Self.foundationMembers, feature: "Foundation")
      .merging(Self.table(Self.memberFamilies)) { first, _ in first }
    initializers = [
      "String": Self.table([
        ("Foundation", "put values into text: \"\\(x)\"", "format"),
        ("Foundation", "'load' reads files", "contentsOfFile contentsOf"),
        ("Foundation", "use 'String(decoding: bytes, as: UTF8.self)'", "data bytes"),
        (
          "unsafe memory", "use 'String(decoding: bytes, as: UTF8.self)'",
          "cString validatingCString decodingCString unsafeUninitializedCapacity validatingUTF8"
        ),
      ])
    ]
  }

  private static func table(_ families: [(feature: String, instead: String, names: String)]) -> [Name: Origin] {
    var table: [Name: Origin] = [:]
    for family in families {
      for name in family.names.split(separator: " ") {
        table[Name(String(name))] = Origin(feature: family.feature, instead: family.instead)
      }
    }
    return table
  }

  private static func table(_ rows: [(names: String, instead: String)], feature: String) -> [Name: Origin] {
    table(rows.map { (feature, $0.instead, $0.names) })
  }
}

extension Checker {
  /// What to say of a name that is known, and not here.
  func outside(_ name: Name) -> CheckError? {
    if let absence = catalog.absence(of: name) { return .absent(name, absence) }
    return AbsentNames.known.globals[name].map { .outside(name, of: $0.feature, $0.instead) }
  }

  /// The error about what a module does not have.
  func absent(_ use: NameUse, in module: Name) -> TypedExpr? {
    guard case .nothing = lookup(use.name), outside(use.name) == nil else { return nil }
    return fail(.noModuleMember(use.name, module), use.span)
  }

  /// The same of a member of a type of Swift's library.
  func outsideMember(_ name: Name) -> CheckError? {
    AbsentNames.known.members[name].map { .outside(name, of: $0.feature, $0.instead) }
  }

  /// The same of an initializer.
  func outsideInitializer(of type: Type, label: Name?) -> CheckError? {
    guard let label, let owner = type.nominal?.name, let origin = AbsentNames.known.initializers[owner]?[label] else {
      return nil
    }
    return .outside(Name("\(owner.text)(\(label.text):)"), of: origin.feature, origin.instead)
  }

  /// The same in words, of a type or of a member: `UILabel`, `animate`, `UIView.animate`.
  public func whatIsOutside(_ topic: String) -> (sentence: String, instead: String?)? {
    let name = Name(topic.split(separator: ".").last.map(String.init) ?? topic)
    let error =
      outside(name) ?? catalog.absence(ofMember: name).map { CheckError.absent(name, $0) } ?? outsideMember(name)
    return error.map { (sentence: $0.sentence.0, instead: $0.sentence.1) }
  }
}
