import Syntax

/// Puts Swift's library (`libraryTypes`, `libraryFunctions`) into a catalog: types at once, their members when
/// their names are first asked for.
final class LibraryInstaller {
  private let catalog: Catalog
  /// Reads signatures with it.
  private unowned let checker: Checker
  /// What signatures see: the library alone, whatever a script calls its own types.
  private let library = Scope(.global, parent: nil)

  init(_ checker: Checker) {
    self.checker = checker
    catalog = checker.catalog
  }

  func install() {
    for type in libraryTypes() { declare(type) }
    let anyObject = Nominal(.protocol, "AnyObject", module: "Swift")
    anyObject.isClassBound = true
    catalog.add(anyObject)
    declareKeyPaths()
    for (name, type) in Self.namesOfUnicode { catalog.type(named: type).map { catalog.add($0, as: name) } }
    for (names, type) in Self.aliases {
      guard let nominal = catalog.type(named: type) else { continue }
      for name in names { catalog.addAlias(name, .nominal(nominal, [])) }
    }
    catalog.addAlias("Void", .void)
    if let unfold = catalog.type(named: "UnfoldSequence") {
      let element = GenericParameter("Element")
      let state = Type.tuple([TupleField(nil, .optional(.parameter(element))), TupleField(nil, catalog.bool)])
      catalog.addAlias("UnfoldFirstSequence", .nominal(unfold, [.parameter(element), state]), generics: [element])
    }
    for row in libraryFunctions() {
      let name = Self.name(of: row)
      catalog.addFunction(name) { [unowned self] in function(row, nil, scope: library)! }
    }
  }

  /// The names that C's types have in Swift, and those of what literals are when nothing else says it.
  private static var aliases: [(names: [Name], type: Name)] {
    [
      (["CChar", "CSignedChar"], "Int8"), (["CUnsignedChar"], "UInt8"), (["CShort"], "Int16"),
      (["CUnsignedShort"], "UInt16"), (["CInt"], "Int32"), (["CUnsignedInt"], "UInt32"),
      (["CLong", "IntegerLiteralType"], "Int"), (["CUnsignedLong"], "UInt"), (["CLongLong"], "Int64"),
      (["CUnsignedLongLong"], "UInt64"), (["CFloat", "Float32"], "Float"),
      (["CDouble", "Float64", "FloatLiteralType"], "Double"), (["CBool", "BooleanLiteralType"], "Bool"),
      (["StringLiteralType"], "String"),
    ]
  }

  /// The names that types of `Unicode` have outside of it.
  private static var namesOfUnicode: [(name: Name, type: Name)] {
    [
      ("UnicodeScalar", "Unicode.Scalar"), ("UTF8", "Unicode.UTF8"), ("UTF16", "Unicode.UTF16"),
      ("UTF32", "Unicode.UTF32"),
    ]
  }

  private func declareKeyPaths() {
    var parent: Nominal?
    for type in keyPathTypes() {
      let nominal = declare(type)
      nominal.superclass = parent.map { parent in
        .nominal(parent, zip(parent.generics, nominal.generics).map { .parameter($1) })
      }
      parent = nominal
    }
  }

  @discardableResult private func declare(_ type: LibraryType) -> Nominal {
    let (outer, name) = Catalog.parts(of: type.name)
    let parent = outer.flatMap { catalog.type(named: $0) }
    let nominal = Nominal(type.kind, name, module: "Swift", parent: parent) {
      [unowned self] in load(type, $0)
    }
    nominal.doc = type.doc
    nominal.isFinal = true
    setRepresentation(nominal)
    for pieces in Self.generics(type.generics) {
      let parameter = GenericParameter(pieces[0])
      if pieces.count > 1, let proto = catalog.type(named: pieces[1]) { parameter.protocols = [proto] }
      nominal.generics.append(parameter)
    }
    nominal.conformanceLoader = { [unowned self, unowned nominal] in conformances(type, nominal) }
    if let parent {
      // A generic one is reached by an alias, which says what its arguments are.
      if nominal.generics.isEmpty { parent.add(.type(nominal), named: nominal.name) }
    } else {
      catalog.add(nominal)
    }
    if parent != nil { catalog.add(nominal, as: Name(type.name)) }
    return nominal
  }

  /// `Key: Hashable, Value`; by bytes, since every start reads those of all types.
  private static func generics(_ text: String) -> [[Name]] {
    if text.isEmpty { return [] }
    return text.utf8.split(separator: UInt8(ascii: ",")).map { written in
      written.split(separator: UInt8(ascii: ":")).map { Name(String(Substring($0.drop { $0 == UInt8(ascii: " ") }))) }
    }
  }

  private func setRepresentation(_ nominal: Nominal) {
    if nominal.parent != nil { return }
    switch nominal.name.text {
    case "Int": nominal.integerKind = .int
    case "Int8": nominal.integerKind = .int8
    case "Int16": nominal.integerKind = .int16
    case "Int32": nominal.integerKind = .int32
    case "Int64": nominal.integerKind = .int64
    case "UInt": nominal.integerKind = .uint
    case "UInt8": nominal.integerKind = .uint8
    case "UInt16": nominal.integerKind = .uint16
    case "UInt32": nominal.integerKind = .uint32
    case "UInt64": nominal.integerKind = .uint64
    case "Double": nominal.rep = .double
    case "Float":
      nominal.rep = .double
      nominal.isSinglePrecision = true
    case "Bool": nominal.rep = .bool
    default: break
    }
    if nominal.integerKind != nil { nominal.rep = .int }
  }

  // MARK: Members

  private func load(_ type: LibraryType, _ nominal: Nominal) {
    let scope = typeScope(nominal)
    for row in type.rows() {
      switch row.form {
      case .associatedType(let text): nominal.associatedTypes.append(associatedType(text, scope))
      case .alias(let text):
        let sides = text.split(separator: "=", maxSplits: 1)
        let name = Name(String(sides[0].filter { $0 != " " }))
        nominal.addLazily(named: name) { [unowned self] in
          .typealias_(name, [], resolve(String(sides[1]), scope, where: row.condition))
        }
      case .stored(let text):
        let signature = Parser.parsePropertySignature(text)
        let field = Property(signature.name, .error)
        field.owner = nominal
        field.storedIndex = nominal.storedProperties.count
        nominal.storedProperties.append(field)
        field.type = quietly(scope, assuming: row.condition.map { requirements($0, scope) }) {
          checker.resolve(signature.type)
        }
      case .enumCase(let text): addCase(text, nominal, scope)
      case .property(let text):
        let name = Self.name(of: row)
        nominal.addLazily(named: name) { [unowned self, unowned nominal] in
          .property(property(row, text, nominal, scope))
        }
      case .function:
        nominal.addLazily(named: Self.name(of: row)) { [unowned self, unowned nominal] in
          function(row, nominal, scope: scope).map { .function($0) }
        }
      }
    }
  }

  private func typeScope(_ nominal: Nominal) -> Scope {
    let selfType: Type
    if let parameter = nominal.selfParameter {
      selfType = .parameter(parameter)
    } else if nominal.name == "Optional", nominal.module == "Swift" {
      selfType = .optional(.parameter(nominal.generics[0]))
    } else {
      selfType = .nominal(nominal, nominal.generics.map { .parameter($0) })
    }
    let context = TypeContext(
      nominal, selfType: selfType, requirements: [], isProtocolExtension: nominal.kind == .protocol)
    return Scope(.type(context), parent: library)
  }

  private func resolve(_ text: String, _ scope: Scope, where condition: String? = nil) -> Type {
    quietly(scope, assuming: condition.map { requirements($0, scope) }) {
      checker.resolve(Parser.parseType(text).type)
    }
  }

  /// Signatures are read while a script is being checked: nothing of that may be disturbed.
  private func quietly<Result>(_ scope: Scope, assuming: [Requirement]? = nil, _ body: () -> Result) -> Result {
    let saved = (checker.conformances.assumptions, checker.order, checker.speculation)
    checker.conformances.assumptions = assuming ?? []
    checker.order = 0
    checker.speculation = 0
    let count = checker.diagnostics.count
    defer {
      (checker.conformances.assumptions, checker.order, checker.speculation) = saved
      if checker.diagnostics.count > count {
        preconditionFailure("a library signature does not check: \(checker.diagnostics[count].message)")
      }
    }
    return checker.inScope(scope, body)
  }

  private func associatedType(_ text: String, _ scope: Scope) -> AssociatedType {
    let parts = text.split(separator: "=", maxSplits: 1)
    let sides = parts[0].split(separator: ":", maxSplits: 1)
    var result = AssociatedType(Name(String(sides[0].filter { $0 != " " })))
    if sides.count > 1 {
      result.constraints = sides[1].split(separator: ",").compactMap {
        catalog.type(named: Name($0.filter { $0 != " " }))
      }
    }
    if parts.count > 1 { result.defaultType = resolve(String(parts[1]), scope) }
    return result
  }

  private func addCase(_ text: String, _ nominal: Nominal, _ scope: Scope) {
    let open = text.firstIndex(of: "(")
    let name = Name(String(text[..<(open ?? text.endIndex)]))
    let made = EnumCase(name, index: nominal.cases.count, owner: nominal)
    if let open {
      let inside = String(text[text.index(after: open)...].dropLast())
      made.payload = [(nil, resolve(inside, scope))]
    }
    nominal.cases.append(made)
    nominal.add(.enumCase(made), named: name)
  }

  private func property(_ row: LibraryRow, _ text: String, _ nominal: Nominal, _ scope: Scope) -> Property {
    let signature = Parser.parsePropertySignature(text)
    let conditions = row.condition.map { requirements($0, scope) }
    let property = Property(
      signature.name, quietly(scope, assuming: conditions) { checker.resolve(signature.type) })
    property.owner = nominal
    property.isStatic = signature.modifiers.contains(.static)
    property.doc = row.doc
    property.example = row.example
    if nominal.kind == .protocol {
      property.isRequirement = row.isRequirement
      property.isProtocolExtension = !row.isRequirement
    }
    property.requirements = conditions ?? []
    property.isView = row.isView
    let getter = Function(property.name, .getter, body: .library(row.body))
    getter.owner = nominal
    getter.isStatic = property.isStatic
    getter.result = property.type
    getter.isRequirement = property.isRequirement
    property.getter = getter
    if let set = row.setter {
      let setter = Function(property.name, .setter, body: .library(set))
      setter.owner = nominal
      setter.isStatic = property.isStatic
      setter.isMutating = nominal.kind != .class
      setter.parameters = [FunctionParameter(label: nil, name: "newValue", type: property.type)]
      property.setter = setter
    }
    return property
  }

  private func requirements(_ condition: String, _ scope: Scope) -> [Requirement] {
    let declaration = Parser.parseSignature("f() where \(condition)")
    return quietly(scope) { checker.resolveRequirements(declaration.generics.requirements) }
  }

  private func function(_ row: LibraryRow, _ nominal: Nominal?, scope: Scope) -> Function? {
    guard case .function(let text) = row.form else { return nil }
    let full = row.condition.map { "\(text) where \($0)" } ?? text
    let declaration = Parser.parseSignature(full)
    // Conditions on what the owner is made of; those on the function's own parameters are read with these.
    let isOfOwner = row.condition != nil && !text.prefix { $0 != "(" }.contains("<")
    let conditions = isOfOwner ? row.condition.map { requirements($0, scope) } : nil
    return quietly(scope, assuming: conditions) {
      let context = scope.typeContext
      let function = checker.declareFunction(declaration, owner: nominal, in: scope, order: 0, context: context)
      function.isLibraryScript = false
      // What is assumed while the signature is read would make of `Self.Iterator == …` that something is itself.
      if let conditions { function.requirements = conditions }
      function.body = .library(row.body)
      function.doc = row.doc
      function.example = row.example
      function.signatureText = text
      function.discardableResult = row.isDiscardable
      function.isRival = row.isRival
      function.isDisfavored = row.isDisfavored
      if let nominal, nominal.kind == .protocol {
        function.isRequirement = row.isRequirement
        function.isProtocolExtension = !row.isRequirement
      }
      if function.kind == .subscript_ { addAccessors(function, row) }
      return function
    }
  }

  private func addAccessors(_ function: Function, _ row: LibraryRow) {
    let getter = Function(function.name, .getter, body: .library(row.body))
    getter.owner = function.owner
    getter.isStatic = function.isStatic
    getter.generics = function.generics
    getter.parameters = function.parameters
    getter.result = function.result
    getter.isRequirement = function.isRequirement
    function.getter = getter
    if let take = row.taker {
      let taker = Function(function.name, .getter, body: .library(take))
      taker.owner = function.owner
      taker.isMutating = true
      taker.parameters = function.parameters
      taker.result = function.result
      function.taker = taker
    }
    if let set = row.setter {
      let setter = Function(function.name, .setter, body: .library(set))
      setter.owner = function.owner
      setter.isStatic = function.isStatic
      setter.isMutating = function.owner?.kind != .class && !row.changesOnlyObjects
      setter.generics = function.generics
      setter.isRequirement = function.isRequirement
      setter.parameters = function.parameters + [FunctionParameter(label: nil, name: "newValue", type: function.result)]
      function.setter = setter
    }
  }

  private func conformances(_ type: LibraryType, _ nominal: Nominal) -> [Conformance] {
    let scope = typeScope(nominal)
    return type.conformances.compactMap { text in
      let parts = text.components(around: " where ")
      guard let proto = catalog.type(named: Name(parts.0.filter { $0 != " " })) else { return nil }
      return Conformance(proto, requirements: parts.1.map { requirements($0, scope) } ?? [])
    }
  }

  /// The name that a row declares, without reading the whole of it.
  static func name(of row: LibraryRow) -> Name {
    // Words of ASCII, read as bytes: this runs for every global function at every start.
    var text = Substring(row.signature).utf8
    var stripped = true
    while stripped {
      stripped = false
      for word in modifiers where text.starts(with: word.utf8) {
        text = text.dropFirst(word.utf8.count)
        stripped = true
      }
    }
    func isLetter(_ byte: UInt8) -> Bool { byte | 32 >= 97 && byte | 32 <= 122 || byte == 95 }
    if let first = text.first, isLetter(first) {
      return Name(String(Substring(text.prefix { isLetter($0) || $0 >= 48 && $0 <= 57 })))
    }
    return Name(String(Substring(text.prefix { $0 != 32 && $0 != 40 })))
  }

  private static let modifiers = [
    "require ", "@discardableResult ", "stored ", "associatedtype ", "typealias ", "case ", "static ", "mutating ",
    "prefix ",
    "postfix ",
  ]
}

extension String {
  /// The text before and after the first place of `separator`.
  fileprivate func components(around separator: String) -> (String, String?) {
    let wanted = Array(separator.utf8)
    let bytes = Array(utf8)
    guard bytes.count >= wanted.count else { return (self, nil) }
    for start in 0...(bytes.count - wanted.count) where Array(bytes[start..<(start + wanted.count)]) == wanted {
      return (
        String(decoding: bytes[..<start], as: UTF8.self),
        String(decoding: bytes[(start + wanted.count)...], as: UTF8.self)
      )
    }
    return (self, nil)
  }
}
