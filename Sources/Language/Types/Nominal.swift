import Syntax

/// A declared type: structure, class, enumeration or protocol, native or of the script.
public final class Nominal {
  public enum Kind { case `struct`, `class`, `enum`, `protocol` }

  public let kind: Kind
  public let name: Name
  /// `Swift`, `ViewKit`, or `main` for the script's own.
  public let module: String
  /// The module that texts about values name: a type of the library that is written in the language is one of Swift's.
  var shownModule: String { isOfLibrary ? "Swift" : module }
  var isOfLibrary = false
  public weak var parent: Nominal?
  /// Its type parameters, behind those of the type it stands in.
  public var generics: [GenericParameter] = []
  /// How many of the parameters are those of the type around.
  public var outerGenericCount = 0
  /// A protocol's `Self`.
  public private(set) var selfParameter: GenericParameter?
  /// Stands for the class that a method is called on, where a class speaks of `Self`.
  private(set) lazy var dynamicSelf = GenericParameter("Self")
  public var superclass: Type?
  public var conformances: [Conformance] {
    get {
      if let load = conformanceLoader {
        conformanceLoader = nil
        ownConformances = load() + ownConformances
      }
      return ownConformances
    }
    set { ownConformances = newValue }
  }
  private var ownConformances: [Conformance] = []
  /// Library types read their conformances at the first question.
  var conformanceLoader: (() -> [Conformance])?
  public var accessLevel: AccessLevel?
  /// Declared in a block.
  var isLocal = false
  public var isFinal = false
  public var isIndirect = false

  /// How a value of this type travels. Generic and script types are `.value`.
  public var rep: Rep = .value
  /// The number family an integer type belongs to.
  public var integerKind: IntegerKind?
  /// `Float`: values are kept rounded to it.
  public var isSinglePrecision = false

  /// Instances' stored properties of this declaration alone, in order; superclasses' come before.
  public var storedProperties: [Property] {
    get {
      load()
      return ownStored
    }
    set { ownStored = newValue }
  }
  private var ownStored: [Property] = []
  /// A native enumeration's cases are made with its members.
  public var cases: [EnumCase] {
    get {
      load()
      return madeCases
    }
    set { madeCases = newValue }
  }
  private var madeCases: [EnumCase] = []
  public var rawType: Type?

  // A protocol's own:
  public var associatedTypes: [AssociatedType] {
    get {
      load()
      return ownAssociatedTypes
    }
    set { ownAssociatedTypes = newValue }
  }
  private var ownAssociatedTypes: [AssociatedType] = []
  public var isClassBound = false
  /// The class that all that conform to a protocol are of: `protocol Themed: UIView`.
  public var requiredClass: Type?
  /// Whether it only says that: of the `UIView` in `UIView & Themed`.
  var isClassAlone = false
  /// A class as protocols of that kind, by its arguments.
  var asProtocols: [TypeKey: Nominal] = [:]
  /// What must hold of `Self` and its associated types: `associatedtype Items: Sequence where Items.Element == Item`.
  /// Of two types that are to be the same, what the longer path names is what the shorter one does.
  var associatedRequirements: [Requirement] = []
  /// Of `Container<Int>`.
  public var restriction: Restriction?
  /// A protocol with its primary associated types given, by these.
  var restrictions: [TypeKey: Nominal] = [:]

  /// One sentence for `help`.
  public var doc = ""
  /// Members that belong together, as the table has them.
  public var topics: [[Name]] {
    load()
    return topicRows.map { rows in rows.map(\.name) }
  }
  var topicRows: [[NativeRow]] = []

  private var members: [Name: [Member]] = [:]
  /// Native members not made yet.
  private var makers: [Name: [() -> Member?]] = [:]
  private var loader: ((Nominal) -> Void)?

  /// How script code reaches a native class (`nil` for script classes and value types).
  public var native: NativeClass?
  /// Filled by the compiler for script classes: dispatch tables by instance layout.
  public var runtimeData: AnyObject?
  public var declaration: TypeDecl?
  /// The checker's scope inside a script type.
  var scope: Scope?

  public init(
    _ kind: Kind, _ name: Name, module: String, parent: Nominal? = nil, load: ((Nominal) -> Void)? = nil
  ) {
    self.kind = kind
    self.name = name
    self.module = module
    self.parent = parent
    loader = load
    if kind == .protocol {
      let parameter = GenericParameter("Self")
      parameter.protocols = [self]
      parameter.isSelf = true
      selfParameter = parameter
    }
  }

  /// The members of that name declared here or in extensions, not inherited ones. Native members are made at
  /// the first question, so a type that nobody uses costs nothing.
  public func members(named name: Name) -> [Member] {
    load()
    if !makers.isEmpty, let waiting = makers.removeValue(forKey: name) {
      // Native members come first, those that extensions added behind.
      let later = members[name] ?? []
      members[name] = waiting.compactMap { $0() } + later
    }
    return members[name] ?? []
  }

  /// All members, in a stable order.
  public var allMembers: [Member] { memberNames.sorted { $0.text < $1.text }.flatMap(members(named:)) }

  public var memberNames: Set<Name> { memberNames { _ in true } }

  /// Those of the members' names that are looked for.
  func memberNames(where isWanted: (Name) -> Bool) -> Set<Name> {
    load()
    var names: Set<Name> = []
    for name in members.keys where isWanted(name) { names.insert(name) }
    for name in makers.keys where isWanted(name) { names.insert(name) }
    return names
  }

  /// A native member that is made when its name is first asked for.
  // Inlined into loops over rows, Swift 6.3's optimizer makes of it what its own verifier refuses.
  @inline(never) public func addLazily(named name: Name, _ make: @escaping () -> Member?) {
    makers[name, default: []].append(make)
  }

  public func add(_ member: Member, named name: Name) {
    members[name, default: []].append(member)
  }

  /// Takes back the newest member of that name: a unit that does not check leaves nothing behind.
  public func removeLast(named name: Name) { members[name]?.removeLast() }

  /// For when nobody asks any more (`Catalog.dismantle`).
  func dismantle() {
    let nested = members.values.joined().compactMap { if case .type(let type) = $0 { type } else { nil } }
    (members, makers, loader, conformanceLoader) = ([:], [:], nil, nil)
    (superclass, ownConformances, ownStored, madeCases, rawType) = (nil, [], [], [], nil)
    associatedRequirements = []
    (ownAssociatedTypes, topicRows, runtimeData, declaration, scope) = ([], [], nil, nil, nil)
    generics = []
    selfParameter?.protocols = []
    selfParameter = nil
    for type in nested + restrictions.values + asProtocols.values { type.dismantle() }
    (restriction, restrictions, requiredClass, asProtocols) = (nil, [:], nil, [:])
  }

  public func load() {
    guard let load = loader else { return }
    loader = nil
    load(self)
  }

  /// The name as Swift prints it, with the names of the types around it: `UIView.ContentMode`.
  public var qualifiedName: String {
    if let parent { return parent.qualifiedName + "." + name.text }
    return name.text
  }

  /// The same with type arguments, those of the types around behind these: `List<Int>.Node`.
  func qualifiedName(_ arguments: [String]) -> String {
    let (outer, own) = (arguments.prefix(outerGenericCount), arguments.dropFirst(outerGenericCount))
    let around = parent.map { $0.qualifiedName(Array(outer)) + "." } ?? ""
    return around + name.text + (own.isEmpty ? "" : "<" + own.joined(separator: ", ") + ">")
  }

  /// The chain of superclasses, nearest first, without this one.
  public var ancestors: [Nominal] {
    var result: [Nominal] = []
    var next = superclass?.nominal
    while let nominal = next, result.count < 1000 {
      result.append(nominal)
      next = nominal.superclass?.nominal
    }
    return result
  }

  public func isSubclass(of other: Nominal) -> Bool {
    if self === other { return true }
    var next = superclass?.nominal
    while let nominal = next {
      if nominal === other { return true }
      next = nominal.superclass?.nominal
    }
    return false
  }

  /// This class or the nearest ancestor that is native.
  public var nativeRoot: Nominal? {
    if native != nil { return self }
    return ancestors.first { $0.native != nil }
  }
}

public enum IntegerKind: Sendable {
  case int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64

  public var isSigned: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64: true
    default: false
    }
  }
  public var bits: Int {
    switch self {
    case .int, .int64, .uint, .uint64: 64
    case .int32, .uint32: 32
    case .int16, .uint16: 16
    case .int8, .uint8: 8
    }
  }
}

public struct Conformance {
  public let proto: Nominal
  /// What must hold of the type's generic parameters: `extension Array: P where Element: P`.
  public var requirements: [Requirement] = []
  /// Whether an extension says so, and not the type's own declaration.
  let isOfExtension: Bool
  /// Where each requirement's implementation is known to be, filled as they are asked for.
  public init(_ proto: Nominal, requirements: [Requirement] = [], isOfExtension: Bool = false) {
    self.proto = proto
    self.requirements = requirements
    self.isOfExtension = isOfExtension
  }
}

public enum Requirement {
  case conforms(Type, Nominal)
  case same(Type, Type)
  case inherits(Type, Type)

  /// Whether it speaks of a function's own parameters: then it is decided after inference.
  func mentions(_ generics: [GenericParameter]) -> Bool {
    func has(_ type: Type) -> Bool {
      switch type.resolved {
      case .parameter(let parameter): generics.contains { $0 === parameter }
      case .associated(let base, _, _): has(base)
      case .nominal(_, let arguments): arguments.contains(where: has)
      case .optional(let payload): has(payload)
      default: false
      }
    }
    switch self {
    case .conforms(let type, _): return has(type)
    case .same(let a, let b), .inherits(let a, let b): return has(a) || has(b)
    }
  }
}

public struct AssociatedType {
  public let name: Name
  public var constraints: [Nominal] = []
  public var defaultType: Type?
  public init(_ name: Name) { self.name = name }
}

public enum Member {
  case function(Function)
  case property(Property)
  case enumCase(EnumCase)
  case type(Nominal)
  case typealias_(Name, [GenericParameter], Type)
}

public enum LiteralValue {
  case int(Int)
  case double(Double)
  case string(String)
}
