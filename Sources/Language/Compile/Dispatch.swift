import Syntax

/// What an object of one class does for its members: made when first asked.
final class ClassTable {
  let type: RuntimeType
  unowned let compiler: Compiler
  private var functions: [FunctionKey: FunctionCode] = [:]
  private var properties: [ObjectIdentifier: PropertyUse] = [:]
  private var initializers: [FunctionKey: Code] = [:]

  init(_ type: RuntimeType, _ compiler: Compiler) {
    self.type = type
    self.compiler = compiler
  }

  /// The most derived override of a method, for those who call it as this one.
  func code(for function: Function, _ types: [Type]) -> FunctionCode {
    let key = FunctionKey(function, types)
    if let known = functions[key] { return known }
    let code = mostDerived(function, types, takesClass: false)
    functions[key] = code
    return code
  }

  /// The most derived override of a class member, which gets the class itself.
  func classCode(for function: Function, _ types: [Type]) -> FunctionCode {
    mostDerived(function, types, takesClass: true)
  }

  private func mostDerived(_ function: Function, _ types: [Type], takesClass: Bool) -> FunctionCode {
    func code(_ function: Function) -> FunctionCode {
      let owner = function.owner.map { compiler.ownerArguments(type.type, as: $0) } ?? []
      return compiler.code(for: function, owner: owner, arguments: types, takesClass: takesClass)
    }
    guard let found = compiler.mostDerived(function.root, type.type), found !== function else { return code(function) }
    // A native class's initializer is called as its bindings are, and takes just what they say.
    if function.kind == .initializer, function.owner?.native != nil { return code(found) }
    return compiler.adapted(code(found), from: code(function).layout, found.source)
  }

  /// The initializer that `init` of this class is, as a function of its arguments.
  func initializer(for function: Function, _ types: [Type], _ make: (FunctionUse, Type) -> Code) -> Code {
    let key = FunctionKey(function, types)
    if let known = initializers[key] { return known }
    let code = make(compiler.initializer(like: FunctionUse(function, arguments: types), of: type.type), type.type)
    initializers[key] = code
    return code
  }

  func property(for property: Property) -> PropertyUse {
    let root = property.root
    if let known = properties[ObjectIdentifier(root)] { return known }
    let found = compiler.mostDerived(root, type.type) ?? property
    let owner = found.owner.map { compiler.ownerArguments(type.type, as: $0) } ?? []
    let use = PropertyUse(found, ownerArguments: owner)
    properties[ObjectIdentifier(root)] = use
    return use
  }
}

extension Function {
  /// The first declaration of what this overrides.
  var root: Function {
    var result = self
    while let next = result.overridden { result = next }
    return result
  }
}

extension Property {
  var root: Property {
    var result = self
    while let next = result.overridden { result = next }
    return result
  }
}

extension Compiler {
  func table(_ type: RuntimeType) -> ClassTable {
    if let known = type.classData as? ClassTable { return known }
    let made = ClassTable(type, self)
    type.classData = made
    return made
  }

  /// The class that an object is of, when that is one of the script's.
  @inline(__always) func scriptInstance(_ object: AnyObject, native: NativeClass?) -> ScriptInstance? {
    if let native { return native.instance?(object) }
    return unsafeDowncast(object, to: ScriptInstance.self)
  }

  /// The initializer with these labels that a class has, its own or inherited.
  func initializer(like use: FunctionUse, of type: Type) -> FunctionUse {
    var found = use.function
    // What a protocol's extension adds is not overridden.
    if found.owner?.kind == .protocol, !found.isRequirement {
      return FunctionUse(found, ownerArguments: [type], arguments: use.arguments)
    }
    if case .nominal(let nominal, _) = type.resolved {
      let candidates = ([nominal] + nominal.ancestors).flatMap { $0.members(named: "init") }
      let alike = candidates.compactMap { member -> Function? in
        guard case .function(let other) = member, other.fullName == found.fullName else { return nil }
        return other
      }
      // Of a generic superclass they are about its parameters; their own are named anew in each.
      let own = found.generics.map { Type.parameter($0) }
      func taken(_ function: Function) -> [Type] {
        var (parameters, types) = (function.generics.count == own.count ? function.generics : [], own)
        if parameters.isEmpty { types = [] }
        if let owner = function.owner, owner.kind == .class, !owner.generics.isEmpty {
          parameters += owner.generics
          types += ownerArguments(type, as: owner)
        }
        if parameters.isEmpty { return function.parameters.map(\.type) }
        let substitution = Substitution(parameters, types, conformances)
        return function.parameters.map { substitution.apply($0.type) }
      }
      let wanted = taken(found)
      func takesTheSame(_ other: Function) -> Bool { zip(taken(other), wanted).allSatisfy(conformances.same) }
      found =
        alike.first { takesTheSame($0) || $0.root === found.root } ?? alike.first { $0.origin === found.origin }
        ?? alike.first ?? found
    }
    let owner = found.owner.map { ownerArguments(type, as: $0) } ?? []
    return FunctionUse(found, ownerArguments: owner, arguments: use.arguments)
  }

  func mostDerived(_ root: Function, _ type: Type) -> Function? {
    guard case .nominal(let nominal, _) = type.resolved else { return nil }
    for current in [nominal] + nominal.ancestors {
      for member in current.members(named: root.name) {
        guard case .function(let function) = member else { continue }
        // A subscript's accessors are overridden with it.
        for each in [function, function.getter, function.setter] {
          if let each, each.root === root { return each }
        }
      }
    }
    return nil
  }

  func mostDerived(_ root: Property, _ type: Type) -> Property? {
    guard case .nominal(let nominal, _) = type.resolved else { return nil }
    for current in [nominal] + nominal.ancestors {
      for member in current.members(named: root.name) {
        if case .property(let property) = member, property.root === root { return property }
      }
    }
    return nil
  }

  /// The dynamic type of a class instance whose static class is known.
  func dynamicType(_ object: AnyObject, native: NativeClass?, static type: RuntimeType) -> RuntimeType {
    if case .keyPath = type.shape { return type.operations.dynamicType(of: Value(object: object)) }
    if let instance = scriptInstance(object, native: native) { return instance.type }
    return context.dynamicType(object) ?? type
  }
}

/// The last class (or type) that a call met, and what it called there.
final class InlineCache {
  unowned(unsafe) var type: RuntimeType?
  /// Of a box, the type that it knows of what it holds.
  unowned(unsafe) var known: RuntimeType?
  /// Whether the object in such a box may be of a class below that.
  var asksObject = false
  var code: FunctionCode?
  var body: Code?
}

extension FunctionCompiler {
  /// A method found by the receiver's class at run time.
  func virtual(_ function: Function, _ owner: [Type], _ types: [Type]) -> Resolved {
    let code = compiler.code(for: function, owner: owner, arguments: types)
    if !function.isOverridden {
      let code = compiler.virtualCode(function, code, owner, types)
      return Resolved(
        callee: .script(code), name: code.name, slots: code.layout.slots, size: code.layout.size,
        result: code.layout.result)
    }
    let find = compiler.finder(of: function, owner, types)
    return Resolved(
      callee: .dynamic(Self.dispatching(code.layout.result, find)), name: code.name, slots: code.layout.slots,
      size: code.layout.size, result: code.layout.result)
  }

  /// A class method or computed class property, found by the class in the first slot at run time.
  ///
  /// - Parameters:
  ///   - property: What the function is an accessor of.
  ///   - isSetter: Which one.
  func classMember(
    _ function: Function, _ owner: [Type], _ types: [Type], of property: Property? = nil, isSetter: Bool = false
  ) -> Resolved {
    let code = compiler.code(for: function, owner: owner, arguments: types, takesClass: true)
    let compiler = compiler
    let find: (Frame) throws -> FunctionCode = { frame in
      guard let type = frame.value(at: 0).pointee.ref as? RuntimeType else { throw Trap.exclusivity }
      let table = compiler.table(type)
      let found = property.map { table.property(for: $0).property }
      let own = (isSetter ? found?.setter : found?.getter) ?? function
      return table.classCode(for: own, types)
    }
    return Resolved(
      callee: .dynamic(Self.dispatching(code.layout.result, find)), name: code.name, slots: code.layout.slots,
      size: code.layout.size, result: code.layout.result)
  }

  /// `kind.init(…)`: makes an instance of the class in the first slot.
  func dynamicInitializer(_ use: FunctionUse) -> Resolved {
    let target = initializerFunction(use, takesClass: true)
    let compiler = compiler
    let inner = FunctionCompiler(compiler, function, substitution, layout)
    let types = use.arguments.map(concrete)
    let code = Code.value { frame in
      guard let type = frame.value(at: 0).pointee.ref as? RuntimeType else { throw Trap.exclusivity }
      let code = compiler.table(type).initializer(for: use.function, types) { use, type in
        inner.adapt(
          inner.initializerFunction(use, making: type, takesClass: true), to: target.slots, target.size, .value)
      }
      return try code.boxed(frame)
    }
    return Resolved(callee: .dynamic(code), name: target.name, slots: target.slots, size: target.size, result: .value)
  }

  /// A native method called by `super`: it must not go back to the script's override.
  func bypassing(_ target: Resolved, _ name: Name, _ native: NativeClass) -> Resolved {
    guard case .native(let code) = target.callee else { return target }
    func mark(_ frame: Frame) {
      guard let object = frame.value(at: 0).pointee.ref else { return }
      native.instance?(object)?.bypass = name
    }
    let marked: Code
    switch code {
    case .void(let run):
      marked = .void {
        mark($0); try run($0)
      }
    case .int(let run):
      marked = .int {
        mark($0); return try run($0)
      }
    case .double(let run):
      marked = .double {
        mark($0); return try run($0)
      }
    case .bool(let run):
      marked = .bool {
        mark($0); return try run($0)
      }
    case .value(let run):
      marked = .value {
        mark($0); return try run($0)
      }
    case .blob(let run, let size):
      marked = .blob(
        {
          mark($0); try run($0, $1)
        }, size)
    }
    return Resolved(
      callee: .native(marked), name: target.name, slots: target.slots, size: target.size, result: target.result)
  }

  static func dispatching(_ rep: Rep, _ find: @escaping (Frame) throws -> FunctionCode) -> Code {
    switch rep {
    case .void:
      .void { frame in
        guard case .void(let body) = try find(frame).entry else { throw mismatch() }
        try body.run(frame)
      }
    case .int:
      .int { frame in
        guard case .int(let body) = try find(frame).entry else { throw mismatch() }
        return try body.run(frame)
      }
    case .double:
      .double { frame in
        guard case .double(let body) = try find(frame).entry else { throw mismatch() }
        return try body.run(frame)
      }
    case .bool:
      .bool { frame in
        guard case .bool(let body) = try find(frame).entry else { throw mismatch() }
        return try body.run(frame)
      }
    case .value:
      // An override may return a subclass, or the value itself where an optional is declared.
      .value { frame in
        let code = try find(frame)
        guard case .value(let body) = code.entry else { return try code.code.boxed(frame) }
        return try body.run(frame)
      }
    case .blob(let size):
      .blob(
        { frame, target in
          guard case .blob(let body, _) = try find(frame).entry else { throw mismatch() }
          try body.run(frame, target)
        }, size)
    }
  }

  private static func mismatch() -> Trap {
    Trap(.broken("an override's result has another representation"), kind: "")
  }

  // MARK: Existentials

  /// A member called on `any P`: found by the type of the value in the box.
  func existentialMember(_ use: FunctionUse, _ type: Type, _ types: [Type]) -> Resolved {
    let function = use.function
    let substitution = compiler.substitution(for: function, owner: [type], arguments: types)
    var layout = FrameLayout(result: compiler.rep(substitution.apply(function.result)))
    layout.add(.value, isInout: function.isMutating)
    for parameter in function.parameters {
      layout.add(compiler.rep(substitution.apply(parameter.type)), isInout: parameter.isInout)
    }
    let cache = InlineCache()
    let (slots, size, result) = (layout.slots, layout.size, layout.result)
    let isMutating = function.isMutating
    let erasure = self.erasure(of: type) { [compiler] in
      compiler.substitution(for: function, owner: [$0], arguments: types).apply(function.result)
    }
    let find: (RuntimeType) throws -> Code = { [self] dynamic in
      if cache.type === dynamic, let code = cache.body { return code }
      let target: Resolved
      if function.isRequirement, let witness = compiler.conformances.witness(dynamic.type, for: function, given: types)
      {
        target = resolve(witness, witness.ownerArguments, witness.arguments)
      } else if function.isProtocolExtension || !function.isRequirement {
        target = direct(function, [dynamic.type], types)
      } else {
        throw Trap(.notImplemented(function.fullName, dynamic.operations.typeName), kind: "")
      }
      let code = adapt(target, to: slots, size, result)
      cache.type = dynamic
      cache.body = code
      return code
    }
    let run: (Frame) throws -> Value = { frame in
      if !isMutating {
        let box = try frame.value(at: 0).pointee.existential()
        let code = try find(box.type).boxed
        frame.value(at: 0).pointee = box.value
        let result = try code(frame)
        return try erasure?.erase(result, of: box.type) ?? result
      }
      let type = try Existential.open(frame.value(at: 0))
      defer {
        let changed = frame.value(at: 0).move()
        frame.value(at: 0).initialize(to: Value(object: Existential(type, changed)))
      }
      let result = try find(type).boxed(frame)
      return try erasure?.erase(result, of: type) ?? result
    }
    return Resolved(
      callee: .dynamic(.unboxing(run, as: result)), name: function.fullName, slots: slots, size: size, result: result)
  }

  /// A function's code over a frame laid out for the requirement: `self` boxed in 16 bytes, the rest by the
  /// requirement's types.
  func adapt(_ target: Resolved, to slots: [FrameLayout.Slot], _ size: Int, _ result: Rep) -> Code {
    let code = code(of: target)
    // A class's method may stand for a mutating requirement: it takes the object and gives nothing back.
    let isSame =
      target.slots.count == slots.count
      && zip(target.slots, slots).allSatisfy { their, own in their.rep == own.rep && (their.isInout || !own.isInout) }
    if isSame { return code }
    let theirs = target.slots
    let start = (size + 15) & ~15
    return .unboxing(
      { frame in
        let callee = frame + start
        for (own, their) in zip(slots, theirs) {
          let value = frame.take(at: own.offset, as: own.rep)
          if own.isInout, !their.isInout { try frame.place(value, at: own.offset, as: own.rep) }
          try callee.place(value, at: their.offset, as: their.rep)
        }
        defer {
          for (own, their) in zip(slots, theirs) where own.isInout && their.isInout {
            try? frame.place(callee.take(at: their.offset, as: their.rep), at: own.offset, as: own.rep)
          }
        }
        return try code.boxed(callee)
      }, as: result)
  }

  /// A resolved function as code over its own frame.
  func code(of target: Resolved) -> Code {
    switch target.callee {
    case .script(let code): return code.code
    case .native(let code), .dynamic(let code): return code
    case .library(let body, let types):
      var layout = FrameLayout(result: .value)
      for slot in target.slots { layout.add(slot.rep, isInout: slot.isInout) }
      return compiler.libraryCode(body, layout, types: types.map(\.type))
    }
  }
}
