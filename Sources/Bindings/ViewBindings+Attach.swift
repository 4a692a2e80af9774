import Language
import Syntax
import ViewKit

extension ViewBindings {
  /// Connects the table with running code: how native values are described, compared and hashed, what class an object
  /// is of, and where UIKit's exceptions go.
  ///
  /// Called after the compiler has set its own hooks, some of which are wrapped here. The current `Runtime` gets the
  /// exception handler; a session that makes another world calls `handleExceptions(of:)` for it.
  public func attach(to context: RunContext) {
    self.context = context
    // Instead of a weak reference, which would make every use of the context take long.
    let ending = ObjectIdentifier(context)
    context.ended = { [weak self] in
      if self?.context.map(ObjectIdentifier.init) == ending { self?.context = nil }
    }
    context.describeObject = { ($0 as? NSObject)?.description }
    // These hold the table: it lives as long as the context does.
    context.describeBlob = { [self] in blobs[ObjectIdentifier($0)]?.describe($1) }
    context.equalBlob = { [self] in blobs[ObjectIdentifier($0)]?.equal($1, $2) }
    let dynamicType = context.dynamicType
    context.dynamicType = { [self] in dynamicType($0) ?? self.dynamicType(of: $0) }
    let findWitness = context.findWitness
    context.findWitness = { [self] in findWitness($0, $1, $2) ?? witness($0, $1, $2) }
    handleExceptions(of: .current)
  }

  /// UIKit's exceptions become errors of the running script. The first one counts.
  public func handleExceptions(of runtime: Runtime) {
    runtime.stopTest = { [weak self] in
      guard let context = self?.context else { return false }
      do { try context.checkInterrupt() } catch {
        if context.pendingError == nil { context.pendingError = error }
        return true
      }
      return false
    }
    runtime.exceptionHandler = { [weak self] exception in
      guard let context = self?.context, context.pendingError == nil else { return }
      context.pendingError = Trap(.said(exception.reason), kind: exception.name)
    }
  }

  /// What native types have of their own where the run time asks for a function: texts of option sets and the like,
  /// and hashing of objects that are equal without being the same.
  private func witness(_ type: RuntimeType, _ proto: Name, _ member: Name) -> FunctionObject? {
    guard let nominal = type.nominal else { return nil }
    if proto == "CustomStringConvertible", let describe = describers[ObjectIdentifier(nominal)] {
      let code = Code.value { frame in
        frame.value(at: 0).deinitialize(count: 1)
        return Value(try describe(frame.take(at: 16, as: .value)))
      }
      return FunctionObject(code: code, context: .void, parameters: [.value])
    }
    guard proto == "Hashable", member == "hash(into:)" else { return nil }
    if describers[ObjectIdentifier(nominal)] != nil, nominal.rep == .value { return hashing { try $0.string() } }
    guard nominal.kind == .class, nominal.nativeRoot != nil else { return nil }
    return hashing { try NSObject.unbox($0).hash }
  }

  private func hashing<Key>(_ key: @escaping (Value) throws -> Key) -> FunctionObject {
    let code = Code.void { frame in
      frame.value(at: 0).deinitialize(count: 1)
      let value = frame.take(at: 16, as: .value)
      let hasher = frame.take(at: 32, as: .value)
      guard let hasher = hasher.ref as? HasherBox else { throw Trap.exclusivity }
      switch try key(value) {
      case let text as String: hasher.combine(text)
      case let number as Int: hasher.combine(number)
      default: break
      }
    }
    return FunctionObject(code: code, context: .void, parameters: [.value, .value])
  }
}
