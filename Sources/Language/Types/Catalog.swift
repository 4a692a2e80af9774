import Syntax

/// Every type that exists before the script says a word: Swift's, and what a native library adds.
public final class Catalog {
  private var types: [Name: Nominal] = [:]
  private var aliases: [Name: (generics: [GenericParameter], type: Type)] = [:]
  /// Global functions and operators, made at the first question for their name.
  private var functions: [Name: [Function]] = [:]
  private var functionLoaders: [Name: [() -> Function]] = [:]
  private var constants: [Name: Property] = [:]
  private var constantLoaders: [(prefix: String, load: () -> Void)] = []
  /// Whether a script declares opaque types: without, the compiler need not look for any.
  var hasOpaqueTypes = false
  /// Whether a script declares a `deinit`: without, code need not look for what one left behind.
  var hasDeinitializers = false
  /// Whether a script's protocol says more of its associated types than what they conform to.
  var hasAssociatedRequirements = false
  /// What scripts declared, to be cut at the end.
  private var scriptTypes: [Nominal] = []
  private var scriptBodies: [ScriptBody] = []
  /// What the native library leaves out, by name; of members by the name without labels.
  public var absences: (_ name: Name, _ isMember: Bool) -> Absence? = { _, _ in nil }

  public init() {}

  /// The name of a type, and that of the type around it: `UIView.ContentMode`.
  public static func parts(of path: String) -> (outer: Name?, name: Name) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return (nil, Name(path)) }
    return (Name(String(path[..<dot])), Name(String(path[path.index(after: dot)...])))
  }

  public func add(_ nominal: Nominal) { types[nominal.name] = nominal }
  /// A second name of a type.
  public func add(_ nominal: Nominal, as name: Name) { types[name] = nominal }
  public func addAlias(_ name: Name, _ type: Type, generics: [GenericParameter] = []) {
    aliases[name] = (generics, type)
  }
  public func addFunction(_ name: Name, _ make: @escaping () -> Function) {
    functionLoaders[name, default: []].append(make)
  }
  public func addConstant(_ property: Property) { constants[property.name] = property }
  /// Constants whose names begin with `prefix`: `load` adds them at the first question for such a name.
  public func addConstants(prefix: String, load: @escaping () -> Void) { constantLoaders.append((prefix, load)) }

  public func type(named name: Name) -> Nominal? { types[name] }
  public func alias(named name: Name) -> Type? { aliases[name]?.type }
  func aliasParameters(named name: Name) -> [GenericParameter] { aliases[name]?.generics ?? [] }
  public func constant(named name: Name) -> Property? {
    if let known = constants[name] { return known }
    if constantLoaders.isEmpty { return nil }
    let text = name.text
    loadConstants { text.hasPrefix($0) }
    return constants[name]
  }
  private func loadConstants(where isWanted: (String) -> Bool) {
    let wanted = constantLoaders.filter { isWanted($0.prefix) }
    if wanted.isEmpty { return }
    constantLoaders.removeAll { isWanted($0.prefix) }
    for loader in wanted { loader.load() }
  }
  public func functions(named name: Name) -> [Function] {
    if let loaders = functionLoaders.removeValue(forKey: name) {
      functions[name, default: []] += loaders.map { $0() }
    }
    return functions[name] ?? []
  }

  public var typeNames: [Name] {
    types.keys.filter { !$0.text.contains("(") && !$0.text.contains(" ") } + Array(aliases.keys)
  }
  public var functionNames: [Name] { Array(functions.keys) + Array(functionLoaders.keys) }
  public var constantNames: [Name] {
    loadConstants { _ in true }
    return Array(constants.keys)
  }
  public var allTypes: [Nominal] { Array(types.values) }

  func keep(_ type: Nominal) { scriptTypes.append(type) }
  func keep(_ body: ScriptBody) { scriptBodies.append(body) }

  /// Forgets all types, and cuts what types and functions know of each other and of themselves: they would keep each
  /// other alive.
  func dismantle() {
    for type in types.values { type.dismantle() }
    for type in scriptTypes { type.dismantle() }
    for body in scriptBodies { (body.scope, body.checked) = (nil, nil) }
    (scriptTypes, scriptBodies) = ([], [])
    (types, aliases, functions, functionLoaders) = ([:], [:], [:], [:])
    (constants, constantLoaders) = ([:], [])
  }

  /// A type that must exist.
  public func core(_ name: Name) -> Nominal {
    if let type = types[name] { return type }
    preconditionFailure("the library declares no type \(name.text)")
  }

  // The types the language itself speaks of.
  public private(set) lazy var intNominal = core("Int")
  public private(set) lazy var doubleNominal = core("Double")
  public private(set) lazy var floatNominal = core("Float")
  public private(set) lazy var boolNominal = core("Bool")
  public private(set) lazy var stringNominal = core("String")
  public private(set) lazy var substringNominal = core("Substring")
  public private(set) lazy var characterNominal = core("Character")
  public private(set) lazy var arrayNominal = core("Array")
  public private(set) lazy var arraySliceNominal = core("ArraySlice")
  public private(set) lazy var dictionaryNominal = core("Dictionary")
  public private(set) lazy var setNominal = core("Set")
  public private(set) lazy var optionalNominal = core("Optional")
  public private(set) lazy var rangeNominal = core("Range")
  public private(set) lazy var closedRangeNominal = core("ClosedRange")
  public private(set) lazy var neverNominal = core("Never")
  public private(set) lazy var anyKeyPath = core("AnyKeyPath")
  public private(set) lazy var keyPathNominal = core("KeyPath")
  public private(set) lazy var writableKeyPath = core("WritableKeyPath")
  public private(set) lazy var referenceWritableKeyPath = core("ReferenceWritableKeyPath")
  public private(set) lazy var equatable = core("Equatable")
  public private(set) lazy var hashable = core("Hashable")
  public private(set) lazy var comparable = core("Comparable")
  public private(set) lazy var errorProtocol = core("Error")
  public private(set) lazy var sequenceProtocol = core("Sequence")
  public private(set) lazy var collectionProtocol = core("Collection")
  public private(set) lazy var anyHashable = core("AnyHashable")
  public private(set) lazy var iteratorProtocol = core("IteratorProtocol")
  public private(set) lazy var anyObject = core("AnyObject")
  public private(set) lazy var caseIterable = core("CaseIterable")
  public private(set) lazy var rawRepresentable = core("RawRepresentable")
  public private(set) lazy var optionSet = core("OptionSet")
  public private(set) lazy var customStringConvertible = core("CustomStringConvertible")

  public private(set) lazy var int = Type.nominal(intNominal, [])
  public private(set) lazy var double = Type.nominal(doubleNominal, [])
  public private(set) lazy var float = Type.nominal(floatNominal, [])
  public private(set) lazy var bool = Type.nominal(boolNominal, [])
  public private(set) lazy var string = Type.nominal(stringNominal, [])
  public private(set) lazy var scalarNominal = core("Unicode.Scalar")
  public private(set) lazy var character = Type.nominal(characterNominal, [])
  public private(set) lazy var never = Type.nominal(neverNominal, [])
  public private(set) lazy var error = Type.existential([errorProtocol])
  public func array(_ element: Type) -> Type { .nominal(arrayNominal, [element]) }
  public func set(_ element: Type) -> Type { .nominal(setNominal, [element]) }
  public func dictionary(_ key: Type, _ value: Type) -> Type { .nominal(dictionaryNominal, [key, value]) }
}
