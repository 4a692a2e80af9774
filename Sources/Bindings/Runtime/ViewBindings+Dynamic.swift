import Language
import ViewKit

/// `Set<UITouch>`: a set's keys must know their type, so one is made where the state of running code is at hand.
struct TouchSet: Bridged {
  let value: Value

  init(value: Value) { self.value = value }

  /// In the order of their places, so that a session replays to the same output.
  init(_ touches: Set<UITouch>, _ context: RunContext, _ catalog: Catalog) {
    let table = TableBox(key: context.runtimeType(UITouch.type(in: catalog)))
    func key(_ touch: UITouch) -> (Double, Double, Double) {
      let place = touch.location(in: nil)
      return (place.x, place.y, touch.timestamp)
    }
    for touch in touches.sorted(by: { key($0) < key($1) }) {
      // Objects compare by identity here: no script code runs that could fail.
      try? table.set(touch.boxed, touch.boxed)
    }
    value = Value(object: table)
  }

  static func type(in catalog: Catalog) -> Type { catalog.set(UITouch.type(in: catalog)) }
  static func unbox(_ value: Value) -> TouchSet { TouchSet(value: value) }
  var boxed: Value { value }

  func touches() throws -> Set<UITouch> { Set(try value.table().keys.map { try UITouch.unbox($0) }) }
}

extension ViewBindings {
  /// A native value where scripts see `Any?`.
  func any(_ native: Any?) -> AnyValue? {
    guard let native, let context else { return nil }
    if let existential = native as? Existential { return AnyValue(existential) }
    func wrap(_ type: Type, _ value: Value) -> AnyValue { AnyValue(Existential(context.runtimeType(type), value)) }
    switch native {
    case let text as String: return wrap(catalog.string, text.boxed)
    case let number as Int: return wrap(catalog.int, number.boxed)
    case let number as Double: return wrap(catalog.double, number.boxed)
    case let truth as Bool: return wrap(catalog.bool, truth.boxed)
    case let object as NSObject:
      guard let type = context.dynamicType(object) ?? dynamicType(of: object) else { return nil }
      return AnyValue(Existential(type, Value(object: object)))
    case let instance as ScriptInstance: return AnyValue(Existential(instance.type, Value(object: instance)))
    default: return nil
    }
  }

  /// The most derived class of the table, or the script's own class, that the object is an instance of.
  public func dynamicType(of object: AnyObject) -> RuntimeType? {
    guard let context, let object = object as? NSObject else { return nil }
    if let instance = object.scriptInstance { return instance.type }
    return nominal(of: object).map { context.runtimeType(.nominal($0, [])) }
  }

  func nominal(of object: NSObject) -> Nominal? {
    let id = ObjectIdentifier(type(of: object))
    if let known = classes[id] { return known }
    let candidates = classes.values.filter { $0.native?.isInstance(object) ?? false }
    let found = candidates.max { $0.ancestors.count < $1.ancestors.count }
    classes[id] = found
    return found
  }
}

extension NSObject {
  /// What makes the object an instance of a script class.
  @inline(__always) final var scriptInstance: ScriptInstance? {
    attachment.map { unsafeDowncast($0, to: ScriptInstance.self) }
  }
}
