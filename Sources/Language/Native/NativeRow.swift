import Syntax

/// One row of the table: facts about a native member, and how to make it.
///
/// Rows come from the makers of `Rows`, which derive types from closures. The member itself is made when its name is
/// first asked for.
public struct NativeRow {
  public enum Kind { case property, method, staticMethod, initializer, field, `operator` }

  public let kind: Kind
  /// `convert(_ point:to view:)`, or a property's name.
  public let spelling: String
  public let doc: String
  /// Of a method; of a property, its Objective-C name (`hidden`).
  public let objc: String?
  public let example: String?
  let isStatic: Bool
  let isSettable: Bool
  let maker: (Catalog, Nominal?) -> Member
  private var coordinates: String?

  public var name: Name { Name(NativeSpelling.base(of: spelling)) }

  init(
    kind: Kind, spelling: String, doc: String, objc: String?, example: String?, isStatic: Bool, isSettable: Bool,
    make: @escaping (Catalog, Nominal?) -> Member
  ) {
    (self.kind, self.spelling, self.doc, self.objc, self.example) = (kind, spelling, doc, objc, example)
    (self.isStatic, self.isSettable, maker) = (isStatic, isSettable, make)
  }

  /// Says where the member's points and rectangles are measured from, for `help`.
  public func measured(in coordinates: String) -> NativeRow {
    var row = self
    row.coordinates = coordinates
    return row
  }

  func make(_ catalog: Catalog, _ owner: Nominal?) -> Member {
    let member = maker(catalog, owner)
    switch member {
    case .property(let property): property.coordinates = coordinates
    case .function(let function): function.coordinates = coordinates
    default: break
    }
    return member
  }

  /// Announces the member, and its Objective-C spellings, to a type or, for a global function, to the catalog.
  public func register(in catalog: Catalog, owner: Nominal?) {
    guard let owner else {
      catalog.addFunction(name) { [self] in
        guard case .function(let function) = make(catalog, nil) else {
          preconditionFailure("\(spelling) is no function")
        }
        return function
      }
      return
    }
    owner.addLazily(named: name) { [self, unowned owner] in make(catalog, owner) }
    for alias in aliases {
      owner.addLazily(named: Name(alias.base)) { [self, unowned owner] in alias.apply(to: make(catalog, owner)) }
    }
  }
}

extension Nominal {
  /// Notes that these rows are about one thing.
  public func addTopic(_ rows: [NativeRow]) { if rows.count > 1 { topicRows.append(rows) } }
}

/// A written spelling taken apart: `insertSubview(_ view:at index = 0:)`.
struct NativeSpelling {
  struct Parameter {
    let label: String?
    let name: String
    let defaultText: String?
  }

  let base: String
  var parameters: [Parameter] = []

  static func base(of text: String) -> String { String(Substring(text.utf8.prefix { $0 != UInt8(ascii: "(") })) }

  init(_ text: String) {
    base = Self.base(of: text)
    for piece in text.dropFirst(base.count + 1).split(separator: ":") where piece != ")" {
      var words = piece
      var defaultText: String?
      if let sign = piece.firstIndex(of: "=") {
        words = piece[..<sign]
        defaultText = String(piece[piece.index(after: sign)...].drop { $0 == " " })
      }
      let names = words.split(separator: " ").map(String.init)
      let label = names.first == "_" ? nil : names.first
      parameters.append(Parameter(label: label, name: names.last ?? "_", defaultText: defaultText))
    }
  }
}

extension NativeRow {
  /// - Precondition: As many parameters are spelt as there are types.
  static func function(
    _ kind: Kind, _ spelling: String, _ types: [any Bridged.Type], _ result: (any Bridged.Type)?, _ doc: String,
    objc: String?, example: String?, _ options: RowOptions, body: Code
  ) -> NativeRow {
    NativeRow(
      kind: kind, spelling: spelling, doc: doc, objc: objc, example: example, isStatic: kind == .staticMethod,
      isSettable: false
    ) { catalog, owner in
      let written = NativeSpelling(spelling)
      precondition(written.parameters.count == types.count, "\(spelling): \(types.count) arguments in its closure")
      let isInit = kind == .initializer
      let function = Function(Name(written.base), isInit ? .initializer : .function, body: .native(body))
      function.owner = owner
      function.isStatic = owner != nil && (kind == .staticMethod || kind == .operator)
      function.parameters = zip(written.parameters, types).map { parameter($0, $1, in: catalog) }
      function.result = result.map { $0.type(in: catalog) } ?? .void
      function.discardableResult = options.contains(.discardable)
      if isInit { function.configure(options) }
      function.doc = doc
      function.selector = objc
      function.example = example
      return .function(function)
    }
  }

  private static func parameter(
    _ written: NativeSpelling.Parameter, _ type: any Bridged.Type, in catalog: Catalog
  ) -> FunctionParameter {
    var parameter = FunctionParameter(
      label: written.label.map { Name($0) }, name: Name(written.name), type: type.type(in: catalog))
    parameter.isInout = type.isInout
    if let text = written.defaultText {
      let (expression, problems) = Parser.parseExpression(text)
      precondition(problems.isEmpty, "default '\(text)'")
      parameter.defaultValue = DefaultValue(expression, scope: nil)
    }
    return parameter
  }

  static func property(
    _ name: String, _ type: any Bridged.Type, _ doc: String, objc: String?, example: String?, default text: String?,
    _ options: RowOptions, get: Code, set: Code?
  ) -> NativeRow {
    let isStatic = options.contains(.static)
    return NativeRow(
      kind: .property, spelling: name, doc: doc, objc: objc, example: example, isStatic: isStatic,
      isSettable: set != nil
    ) { catalog, owner in
      let property = Property(Name(name), type.type(in: catalog))
      property.owner = owner
      property.isStatic = isStatic
      property.isImplicitlyUnwrapped = options.contains(.implicitlyUnwrapped)
      let getter = Function(property.name, .getter, body: .native(get))
      getter.owner = owner
      getter.isStatic = isStatic
      getter.result = property.type
      property.getter = getter
      if let set {
        let setter = Function(property.name, .setter, body: .native(set))
        setter.owner = owner
        setter.isStatic = isStatic
        setter.parameters = [FunctionParameter(label: nil, name: "newValue", type: property.type)]
        property.setter = setter
      }
      property.doc = doc
      property.selector = objc ?? name
      property.example = example
      property.defaultText = text
      return .property(property)
    }
  }

  static func field(
    _ name: String, _ type: any Bridged.Type, offset: Int, _ doc: String, example: String?
  ) -> NativeRow {
    NativeRow(
      kind: .field, spelling: name, doc: doc, objc: name, example: example, isStatic: false, isSettable: true
    ) { catalog, owner in
      let property = Property(Name(name), type.type(in: catalog))
      property.owner = owner
      property.blobOffset = offset
      property.doc = doc
      property.example = example
      return .property(property)
    }
  }
}

/// What a row's closure cannot say.
public struct RowOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Of the type itself.
  public static let `static` = RowOptions(rawValue: 1)
  /// `UIColor!`
  public static let implicitlyUnwrapped = RowOptions(rawValue: 2)
  /// The result may be left unused.
  public static let discardable = RowOptions(rawValue: 4)
  /// An initializer that subclasses inherit but may not call as `super.init`.
  public static let convenience = RowOptions(rawValue: 8)
  /// An initializer that subclasses must have.
  public static let required = RowOptions(rawValue: 16)
  /// `init?`
  public static let failable = RowOptions(rawValue: 32)
}

extension Function {
  fileprivate func configure(_ options: RowOptions) {
    isConvenience = options.contains(.convenience)
    isRequired = options.contains(.required)
    isFailable = options.contains(.failable)
  }
}
