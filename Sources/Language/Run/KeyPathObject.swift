import Syntax

/// A key path: where something is in a root, how it is read, and how it is changed.
public final class KeyPathObject {
  /// Its class, with root and value.
  let type: RuntimeType
  let components: [KeyPathComponent]
  /// A function of the root.
  let getter: FunctionObject
  let way: Way

  enum Way {
    /// Only to be read.
    case reading
    /// As it stands in the script; what it captured is the getter's.
    case written(KeyPathPlace)
    case joined(KeyPathObject, KeyPathObject)
  }

  init(_ type: RuntimeType, _ components: [KeyPathComponent], _ getter: FunctionObject, _ way: Way) {
    self.type = type
    self.components = components
    self.getter = getter
    self.way = way
  }

  var root: RuntimeType { type.parts[0] }
  var value: RuntimeType { type.parts[1] }

  private var ability: Int { Self.classes.firstIndex { type.nominal?.name.text == $0 } ?? 0 }
  private static let classes = ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"]

  /// The path to where `next` leads from here; nil when that begins at something else.
  func appending(_ next: KeyPathObject, _ context: RunContext) throws -> KeyPathObject? {
    guard value === next.root || value.isSubclass(of: next.root) else { return nil }
    // A path into an object can be written whatever led to the object.
    let able = next.ability == 2 ? 2 : min(ability, next.ability == 1 ? ability : 0)
    guard let nominal = context.libraryNominal(Name(Self.classes[able])) else { return nil }
    let type = context.runtimeType(.nominal(nominal, [root.type, next.value.type]))
    let (first, second) = (getter, next.getter)
    let rep = root.rep
    let getter = FunctionObject(
      code: .unboxing(
        { frame in
          frame.value(at: 0).deinitialize(count: 1)
          let root = frame.take(at: 16, as: rep)
          let free = frame + 16 + (rep.size + 15) & ~15
          return try second.call1(free, first.call1(free, root))
        }, as: next.value.rep), context: .void, parameters: [rep])
    return KeyPathObject(type, components + next.components, getter, able == 0 ? .reading : .joined(self, next))
  }

  /// Puts a value where the path leads from the root at `place`, which stays where it is.
  func write(_ value: Value, at place: UnsafeMutablePointer<Value>, _ context: RunContext) throws {
    switch way {
    case .reading: throw Trap(.broken("a key path that is only for reading is written through"))
    case .written(let code):
      let visit = try KeyPathVisit(code, getter.context, place, value, context)
      try visit.run(code.store)
      visit.leave(to: place)
    case .joined(let first, let second):
      let access = try KeyPathAccess(first, at: place, context)
      defer { try? access.finish(at: place) }
      try second.write(value, at: access.pointer(), context)
    }
  }

  /// As Swift prints it: `\Shape.origin.x`.
  var text: String {
    "\\" + root.operations.typeName + (components.isEmpty ? ".self" : components.map(\.text).joined())
  }

  func equals(_ other: KeyPathObject) throws -> Bool {
    guard root === other.root, value === other.value, components.count == other.components.count else { return false }
    for (mine, theirs) in zip(components, other.components) {
      guard mine.kind == theirs.kind, mine.arguments.count == theirs.arguments.count else { return false }
      for (a, b) in zip(mine.arguments, theirs.arguments) {
        if try a.type !== b.type || !a.type.operations.equal(a.value, b.value) { return false }
      }
    }
    return true
  }

  func hash(into hasher: HasherBox) throws {
    hasher.combine(components.count)
    for component in components {
      hasher.combine(component.text)
      for argument in component.arguments { try argument.type.operations.hash(argument.value, into: hasher) }
    }
  }
}

/// One step of a key path, by which paths are told from each other.
struct KeyPathComponent {
  enum Kind: Equatable { case member(ObjectIdentifier), element(Int), chain, force, wrap }
  let kind: Kind
  let text: String
  /// Of a subscript.
  var arguments: [Existential] = []
}

extension Value {
  func keyPath() throws -> KeyPathObject {
    guard let ref else { throw Trap.exclusivity }
    return unsafeDowncast(ref, to: KeyPathObject.self)
  }
}
