import Syntax

// What the run time asks the compiler: about types, and for script code to call.
extension Compiler {
  func installHooks() {
    context.repOf = { [unowned self] in rep($0) }
    context.conforms = { [unowned self] in conformances.conforms($0, to: $1) }
    context.libraryNominal = { [unowned self] in catalog.type(named: $0) }
    context.associatedType = { [unowned self] type, name in
      conformances.associated(type.type, name).map(runtimeType)
    }
    context.storedFields = { [unowned self] type in
      storedFields(of: type.type).map { ($0.property, runtimeType($0.type)) }
    }
    context.superclass = { [unowned self] type in
      guard case .nominal(let nominal, let arguments) = type.type.resolved else { return nil }
      return conformances.superclass(of: nominal, arguments).map { runtimeType(.nominal($0, $1)) }
    }
    context.casePayloads = { [unowned self] type in
      guard let nominal = type.nominal else { return [] }
      return nominal.cases.map { enumCase in
        zip(enumCase.payload, casePayload(enumCase, of: type.type)).map { ($0.label, runtimeType($1)) }
      }
    }
    context.findWitness = { [unowned self] in findWitness($0, $1, $2) }
    context.findOverride = { [unowned self] in findOverride($0, $1) }
    context.runDeinitializers = { [unowned self] in runDeinitializers($0, $1) }
    let dynamicType = context.dynamicType
    context.dynamicType = { [unowned self] object in
      if let instance = object as? ScriptInstance { return instance.type }
      if let path = object as? KeyPathObject { return path.type }
      if object is ValueObject { return context.valueObjectType }
      if let native = nativeInstance(object) { return native.type }
      return dynamicType(object)
    }
  }

  private func nativeInstance(_ object: AnyObject) -> ScriptInstance? {
    for native in nativeClasses {
      if native.isInstance(object) { return native.instance?(object) }
    }
    return nil
  }

  /// The native classes that scripts can derive from, roots first.
  private var nativeClasses: [NativeClass] {
    if let known = knownNatives { return known }
    let found = catalog.allTypes.compactMap(\.native).filter { $0.instance != nil }
    knownNatives = found
    return found
  }

  // MARK: Witnesses

  private func findWitness(_ type: RuntimeType, _ proto: Name, _ member: Name) -> FunctionObject? {
    guard let nominal = catalog.type(named: proto) else { return nil }
    if member.isOperator {
      guard let use = conformances.operatorWitness(type.type, member), !isSynthesized(use.function) else { return nil }
      return witnessObject(use)
    }
    // A `description` of a type that does not say it is `CustomStringConvertible` is a property like any other.
    guard conformances.conforms(type.type, to: nominal) else { return nil }
    let base = member.text.split(separator: "(").first.map(String.init) ?? member.text
    for requirement in nominal.members(named: Name(base)) {
      switch requirement {
      case .function(let function)
      where function.isRequirement && [function.fullName, function.nameOfParameters, base].contains(member.text):
        let function = function.getter ?? function
        guard let use = conformances.witness(type.type, for: function), use.function !== function,
          isScript(use.function)
        else { continue }
        if proto == "TextOutputStreamable" { return textObject(use) }
        let made = witnessObject(use)
        let takesPlace = takesPlace(use.function, type.type)
        if isClass(type.type) { return takesPlace ? lendingSelf(made) : made }
        return function.isMutating && !takesPlace ? readingSelf(made) : made
      case .property(let property):
        guard let use = conformances.witness(type.type, for: property), use.property !== property,
          isScript(use.property)
        else { continue }
        return getterObject(use, type)
      default: continue
      }
    }
    return nil
  }

  private func isScript(_ function: Function) -> Bool {
    if case .script = function.body { return true }
    return false
  }

  private func isScript(_ property: Property) -> Bool {
    guard let getter = property.getter else { return property.owner?.module == "main" }
    return isScript(getter)
  }

  private func isSynthesized(_ function: Function) -> Bool {
    switch function.body {
    case .synthesized, .library, .none: true
    default: false
    }
  }

  /// What meets a `mutating` requirement without being mutating, as those call it who have the address of `self`.
  private func readingSelf(_ function: FunctionObject) -> FunctionObject {
    let rest = Array(function.parameters.dropFirst())
    let free = rest.reduce(32) { $0 + max(16, $1.size) }
    return FunctionObject(
      code: .value { frame in
        frame.dropContext()
        let address = UnsafeMutablePointer<Value>(bitPattern: frame.int(at: 16).pointee).unsafelyUnwrapped
        guard let first = rest.first else { return try function.call1(frame + free, address.pointee) }
        return try function.call2(frame + free, address.pointee, frame.take(at: 24, as: first))
      }, context: .void, parameters: [.int] + rest, name: function.name)
  }

  /// What of a protocol's extension meets a requirement for a class, as those call it who have the object.
  private func lendingSelf(_ function: FunctionObject) -> FunctionObject {
    let rest = Array(function.parameters.dropFirst())
    let free = rest.reduce(32) { $0 + max(16, $1.size) }
    return FunctionObject(
      code: .value { frame in
        frame.dropContext()
        var own = frame.take(at: 16, as: .value)
        return try withUnsafeMutablePointer(to: &own) { place in
          let address = Value(Int(bitPattern: place))
          guard let first = rest.first else { return try function.call1(frame + free, address) }
          return try function.call2(frame + free, address, frame.take(at: 32, as: first))
        }
      }, context: .void, parameters: [.value] + rest, name: function.name)
  }

  private func witnessObject(_ use: FunctionUse) -> FunctionObject {
    let key = FunctionKey(use.function, use.ownerArguments)
    if let known = wrappers[key] { return known }
    let function = helper(use.function.source)
    let target = function.resolve(use, use.ownerArguments, use.arguments)
    let made = object(
      leavingInouts(function.code(of: target), target.slots), boxedInouts(target.slots),
      isScript(use.function) ? target.name : "")
    wrappers[key] = made
    return made
  }

  /// What a `TextOutputStreamable` writes to a string, as a function that gives the string.
  private func textObject(_ use: FunctionUse) -> FunctionObject {
    let function = helper(use.function.source)
    let target = function.resolve(use, use.ownerArguments, use.function.generics.map { _ in catalog.string })
    let (run, stream) = (function.code(of: target).boxed, target.slots[1].offset)
    return object(
      .value { frame in
        frame.value(at: stream).initialize(to: Value(""))
        defer { frame.value(at: stream).deinitialize(count: 1) }
        _ = try run(frame)
        return frame.value(at: stream).pointee
      }, Array(target.slots.prefix(1)), target.name)
  }

  private func getterObject(_ use: PropertyUse, _ type: RuntimeType) -> FunctionObject {
    let code = getterCode(use.property, type, use.property.source, .none)
    var layout = FrameLayout(result: .value)
    layout.add(.value)
    return object(code, layout.slots)
  }

  /// A frame for callers that pass everything boxed and own nothing afterwards: a mutating `self` comes as the
  /// address of its value, other `inout` arguments by value. What gives nothing but one changed argument, as
  /// `formIndex(after:)` does, gives that.
  private func boxedInouts(_ slots: [FrameLayout.Slot]) -> [FrameLayout.Slot] {
    slots.enumerated().map { index, slot in
      index == 0 && slot.isInout ? FrameLayout.Slot(rep: .int, offset: 0, isInout: false) : slot
    }
  }

  private func leavingInouts(_ code: Code, _ slots: [FrameLayout.Slot]) -> Code {
    guard slots.contains(where: \.isInout) else { return code }
    var theirs = FrameLayout(result: code.rep)
    for (index, slot) in slots.enumerated() { theirs.add(index == 0 && slot.isInout ? .int : slot.rep) }
    let given = theirs.slots
    let start = (theirs.size + 15) & ~15
    let run = code.boxed
    let changesSelf = slots[0].isInout
    let changed = code.rep == .void ? slots.indices.dropFirst().first { slots[$0].isInout } : nil
    return .unboxing(
      { frame in
        let callee = frame + start
        let place = UnsafeMutablePointer<Value>(bitPattern: changesSelf ? frame.int(at: 0).pointee : 0)
        for (index, slot) in slots.enumerated() {
          if index == 0, let place {
            try callee.place(place.move(), at: slot.offset, as: slot.rep)
            place.initialize(to: .void)
          } else {
            try callee.place(frame.take(at: given[index].offset, as: slot.rep), at: slot.offset, as: slot.rep)
          }
        }
        var left = Value.void
        func takeBack() {
          for (index, slot) in slots.enumerated() where slot.isInout {
            let value = callee.take(at: slot.offset, as: slot.rep)
            if index == 0, let place { place.pointee = value } else if index == changed { left = value }
          }
        }
        do {
          let result = try run(callee)
          takeBack()
          return changed == nil ? result : left
        } catch {
          takeBack()
          throw error
        }
      }, as: changed == nil ? code.rep : .value)
  }

  /// A compiler for code that stands in no function.
  func helper(_ source: SourceID) -> FunctionCompiler {
    let body = TypedFunction(name: "main", span: .none, source: source)
    return FunctionCompiler(self, body, Substitution(conformances), FrameLayout(result: .void))
  }

  // MARK: Overrides of native members

  private func findOverride(_ type: RuntimeType, _ name: Name) -> FunctionObject? {
    let table = overrideTable(type)
    if let known = table.overrides[name] { return known }
    let found = makeOverride(type, name)
    table.overrides[name] = .some(found)
    return found
  }

  private func overrideTable(_ type: RuntimeType) -> OverrideTable {
    let key = ObjectIdentifier(type)
    if let known = overrideTables[key] { return known }
    let made = OverrideTable()
    overrideTables[key] = made
    return made
  }

  private func makeOverride(_ type: RuntimeType, _ name: Name) -> FunctionObject? {
    guard case .nominal(let nominal, let arguments) = type.type.resolved else { return nil }
    let isSetter = name.text.hasPrefix("setter:")
    let member = isSetter ? String(name.text.dropFirst(7)) : name.text
    let base = Name(String(member.split(separator: "(").first ?? ""))
    var next: (Nominal, [Type])? = (nominal, arguments)
    while let (current, currentArguments) = next, current.native == nil {
      for candidate in current.members(named: base) {
        switch candidate {
        case .function(let function) where function.fullName == member && !function.isStatic:
          let code = code(for: function, owner: currentArguments, arguments: [])
          return object(code.code, code.layout.slots, code.name)
        case .property(let property) where member == base.text && !property.isStatic:
          return accessorOverride(property, type, isSetter: isSetter)
        default: continue
        }
      }
      next = conformances.superclass(of: current, currentArguments)
    }
    return nil
  }

  private func accessorOverride(_ property: Property, _ type: RuntimeType, isSetter: Bool) -> FunctionObject? {
    if isSetter {
      guard property.setter != nil || property.willSet != nil || property.didSet != nil else { return nil }
      let setter = setterCode(property, type, property.source, .none)
      var layout = FrameLayout.receiver
      layout.add(setter.rep)
      return object(setter.code, layout.slots)
    }
    guard property.getter != nil else { return nil }
    return object(getterCode(property, type, property.source, .none), FrameLayout.receiver.slots)
  }

  // MARK: deinit

  private func runDeinitializers(_ type: RuntimeType, _ object: AnyObject) {
    guard !Trap.isUnderWay, context.pendingError == nil, case .nominal(let nominal, let arguments) = type.type.resolved
    else { return }
    var next: (Nominal, [Type])? = (nominal, arguments)
    while let (current, currentArguments) = next, current.native == nil {
      for member in current.members(named: "deinit") {
        guard case .function(let function) = member, function.kind == .deinitializer else { continue }
        let code = code(for: function, owner: currentArguments, arguments: [])
        do {
          try context.withFreshFrame { frame in
            frame.value(at: 0).initialize(to: Value(object: object))
            try code.code.effect(frame)
          }
        } catch {
          context.pendingError = leaving(error, current.qualifiedName + ".deinit")
          return
        }
      }
      next = conformances.superclass(of: current, currentArguments)
    }
  }
}

/// The script's overrides of native members, by class.
final class OverrideTable {
  var overrides: [Name: FunctionObject?] = [:]
}
