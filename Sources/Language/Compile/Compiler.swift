import Syntax

/// From checked trees to closures. One for a session: it keeps the compiled functions.
public final class Compiler {
  public let context: RunContext
  public let conformances: Conformances
  /// The checked body of a function of the script.
  public var bodyOf: (Function) -> TypedFunction? = { function in
    if case .script(let body) = function.body { return body.checked }
    return nil
  }
  /// The initial value of a property: a function without parameters that returns it (`lazy`: of `self`).
  public var initialValueOf: (Property) -> TypedFunction? = { $0.initializer }

  var catalog: Catalog { conformances.catalog }
  let hot: UnsafeMutablePointer<HotState>
  private var functions: [FunctionKey: FunctionCode] = [:]
  /// Kept for their callers, and found by nobody else: their types are too large to be looked up.
  private var endlessFunctions: [FunctionCode] = []
  private var classFunctions: [FunctionKey: FunctionCode] = [:]
  private var closures: [FunctionKey: FunctionCode] = [:]
  /// By the functions of key paths.
  var keyPathPlaces: [FunctionKey: KeyPathPlace] = [:]
  var wrappers: [FunctionKey: FunctionObject] = [:]
  var overrideTables: [ObjectIdentifier: OverrideTable] = [:]
  var knownNatives: [NativeClass]?
  var virtuals: [FunctionKey: FunctionCode] = [:]
  /// What was compiled since it last had to be compiled anew.
  var linked: [FunctionCode] = []

  /// The text at a place, for errors.
  var sourceText: (SourceID) -> SourceText? = { _ in nil }

  public init(context: RunContext, conformances: Conformances) {
    self.context = context
    self.conformances = conformances
    hot = context.hot
    installHooks()
  }

  /// Lets go of all that was compiled: code holds what it was compiled for, and that holds code.
  func dismantle() {
    for code in [functions.values, classFunctions.values, closures.values, virtuals.values].joined() {
      code.dismantle()
    }
    endlessFunctions.forEach { $0.dismantle() }
    for code in virtuals.values { (code.identity as? Function)?.whenOverridden = [] }
    (functions, classFunctions, closures, virtuals, endlessFunctions) = ([:], [:], [:], [:], [])
    (wrappers, overrideTables, knownNatives, keyPathPlaces) = ([:], [:], nil, [:])
    linked = []
  }

  /// Prepares a checked unit. Its statements are compiled one by one as they run.
  public func compile(_ unit: TypedUnit) -> CompiledUnit { CompiledUnit(unit, self) }

  /// The code of a function of the script (or one that the language makes) for concrete types.
  ///
  /// - Parameter takesClass: A class member that gets the class in its first slot, as `self` may be a subclass.
  func code(for function: Function, owner: [Type], arguments: [Type], takesClass: Bool = false) -> FunctionCode {
    if isEndless(owner) || isEndless(arguments) {
      let substitution = substitution(for: function, owner: owner, arguments: arguments)
      let made = makeCode(for: function, substitution, owner: owner, takesClass: takesClass, isEndless: true)
      endlessFunctions.append(made)
      return made
    }
    let key = FunctionKey(function, owner + arguments)
    if let known = takesClass ? classFunctions[key] : functions[key] { return known }
    let substitution = substitution(for: function, owner: owner, arguments: arguments)
    let made = makeCode(for: function, substitution, owner: owner, takesClass: takesClass)
    if takesClass { classFunctions[key] = made } else { functions[key] = made }
    return made
  }

  func substitution(for function: Function, owner: [Type], arguments: [Type]) -> Substitution {
    var result = Substitution(ownerParameters(function.owner), owner, conformances)
    for (parameter, type) in zip(function.generics, arguments) { result.set(parameter, type) }
    return result
  }

  func ownerParameters(_ owner: Nominal?) -> [GenericParameter] {
    guard let owner else { return [] }
    if let own = owner.selfParameter { return [own] }
    return owner.generics
  }

  /// The code of a closure or local function inside a function compiled for `substitution`.
  func code(for closure: TypedFunction, _ substitution: Substitution) -> FunctionCode {
    let key = FunctionKey(closure, substitution.allTypes)
    if let known = closures[key] { return known }
    var layout = FrameLayout(result: rep(substitution.apply(closure.result)))
    layout.add(.value)
    for parameter in closure.parameters {
      layout.add(rep(substitution.apply(parameter.type)), isInout: parameter.isInout)
    }
    let isEndless = !closure.generics.isEmpty && isEndless(substitution.allTypes)
    let made = FunctionCode(closure.name, layout: layout, identity: closure, self) { [unowned self] code in
      if isEndless { return failing(.endlessTypes(code.name), layout.result) }
      return FunctionCompiler(self, closure, substitution, layout).compileClosure(code)
    }
    closures[key] = made
    return made
  }

  /// The code of a body that is no function of its own: an initial value.
  func cachedCode(
    _ body: TypedFunction, _ substitution: Substitution, _ layout: FrameLayout,
    _ make: @escaping (FunctionCode) -> Code
  ) -> FunctionCode {
    let key = FunctionKey(body, substitution.allTypes)
    if let known = closures[key] { return known }
    let made = FunctionCode(body.name, layout: layout, identity: body, self, make: make)
    closures[key] = made
    return made
  }

  /// Units leave their closures' code behind only while someone can still call it; nothing is ever taken back,
  /// because function values may be anywhere.
  private func makeCode(
    for function: Function, _ substitution: Substitution, owner: [Type], takesClass: Bool, isEndless: Bool = false
  ) -> FunctionCode {
    var layout = FrameLayout(result: rep(substitution.apply(function.result)))
    // An initializer that the script adds to a native class makes the object; where `self` is an instance of a subclass,
    // it gets that.
    let isAdded = function.kind == .initializer && function.owner?.native != nil
    if takesClass, !isAdded { layout.add(.value) }
    if let receiver = receiverType(of: function, owner: owner),
      function.kind != .initializer || isClass(receiver) && (!isAdded || takesClass)
    {
      layout.add(rep(receiver), isInout: takesPlace(function, receiver))
    }
    for parameter in function.parameters {
      layout.add(rep(substitution.apply(parameter.type)), isInout: parameter.isInout)
    }
    if function.kind == .initializer, let receiver = receiverType(of: function, owner: owner) {
      // A class initializer gets the instance and says whether it succeeded; others give the value.
      layout.result =
        isClass(receiver) && (!isAdded || takesClass) ? .bool : function.isFailable ? .value : rep(receiver)
    }
    let name = displayName(of: function)
    return FunctionCode(name, layout: layout, identity: function, self) { [unowned self] code in
      if isEndless { return failing(.endlessTypes(name), layout.result) }
      return self.compileBody(of: function, substitution, owner: owner, layout, code)
    }
  }

  private func compileBody(
    of function: Function, _ substitution: Substitution, owner: [Type], _ layout: FrameLayout, _ code: FunctionCode
  ) -> Code {
    switch function.body {
    case .script:
      guard let body = bodyOf(function) else { return failing("'\(code.name)' has no body", layout.result) }
      let compiler = FunctionCompiler(self, body, substitution, layout)
      compiler.ownerType = receiverType(of: function, owner: owner)
      return compiler.compileFunction(function, code)
    case .synthesized(let what):
      return synthesize(what, function, substitution, owner: owner, layout)
    case .native(let native): return native
    case .library(let body):
      return libraryCode(body, layout, types: owner + substitutedArguments(function, substitution))
    case .none:
      return failing("'\(code.name)' has no implementation", layout.result)
    }
  }

  private func substitutedArguments(_ function: Function, _ substitution: Substitution) -> [Type] {
    function.generics.map { substitution[$0] ?? .error }
  }

  /// The type of `self` in a member, nil in functions that have none.
  func receiverType(of function: Function, owner: [Type]) -> Type? {
    guard let nominal = function.owner, !function.isStatic else { return nil }
    if nominal.kind == .protocol { return owner.first ?? .existential([nominal]) }
    if nominal === catalog.optionalNominal { return .optional(owner.first ?? .error) }
    return .nominal(nominal, owner)
  }

  func displayName(of function: Function) -> String {
    let own = function.kind == .getter || function.kind == .setter ? function.name.text : function.fullName
    guard let owner = function.owner else { return own }
    return owner.qualifiedName + "." + own
  }

  func failing(_ message: String, _ rep: Rep) -> Code { failing(.broken(message), rep) }

  func failing(_ reason: TrapReason, _ rep: Rep) -> Code { .unboxing({ _ in throw Trap(reason) }, as: rep) }
}

/// A function's address and the types it is compiled for.
struct FunctionKey: Hashable {
  let identity: ObjectIdentifier
  let types: TypeKey
  init(_ object: AnyObject, _ types: [Type]) {
    identity = ObjectIdentifier(object)
    self.types = TypeKey(types)
  }
}
