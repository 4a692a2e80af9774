import Syntax

/// Which property an object's class has in place of the one that was named.
final class PropertyFinder {
  private let property: Property
  private let owner: [Type]
  private let compiler: Compiler
  private let native: NativeClass?
  private let staticType: RuntimeType
  /// The last class met, and whether it has the named property itself.
  private unowned(unsafe) var lastType: RuntimeType?
  private var lastIsOwn = false
  private var lastGetter: ((Frame, AnyObject) throws -> Value)?
  private var lastSetter: ((Frame, AnyObject, Value) throws -> Void)?

  init(_ property: Property, _ owner: [Type], _ compiler: Compiler) {
    self.property = property
    self.owner = owner
    self.compiler = compiler
    native = property.owner?.nativeRoot?.native
    staticType = compiler.runtimeType(.nominal(property.owner!, owner))
  }

  @inline(__always) func isOwn(_ value: Value) throws -> Bool {
    guard let object = value.ref else { throw Trap.exclusivity }
    let type = compiler.dynamicType(object, native: native, static: staticType)
    if lastType === type { return lastIsOwn }
    return meet(type)
  }

  private func meet(_ type: RuntimeType) -> Bool {
    lastType = type
    lastGetter = nil
    lastSetter = nil
    lastIsOwn = compiler.table(type).property(for: property).property === property
    return lastIsOwn
  }

  /// Runs the overriding getter; the frame is the caller's.
  func getter(for object: AnyObject, _ function: FunctionCompiler) throws -> (Frame, AnyObject) throws -> Value {
    if let lastGetter { return lastGetter }
    let type = compiler.dynamicType(object, native: native, static: staticType)
    let use = compiler.table(type).property(for: property)
    let code = compiler.getterCode(use.property, type, function.function.source, .none)
    let run = code.boxed
    // Behind everything that the caller's frame may hold.
    let area = function.areaTop + 256
    let made: (Frame, AnyObject) throws -> Value = { frame, object in
      (frame + area).value(at: 0).initialize(to: Value(object: object))
      return try run(frame + area)
    }
    lastGetter = made
    return made
  }

  func setter(for object: AnyObject, _ function: FunctionCompiler) throws -> (Frame, AnyObject, Value) throws -> Void {
    if let lastSetter { return lastSetter }
    let type = compiler.dynamicType(object, native: native, static: staticType)
    let use = compiler.table(type).property(for: property)
    let code = compiler.setterCode(use.property, type, function.function.source, .none)
    let area = function.areaTop + 256
    let run = code.code.effect
    let rep = code.rep
    let made: (Frame, AnyObject, Value) throws -> Void = { frame, object, value in
      (frame + area).value(at: 0).initialize(to: Value(object: object))
      try frame.place(value, at: area + 16, as: rep)
      try run(frame + area)
    }
    lastSetter = made
    return made
  }
}
