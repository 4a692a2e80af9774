/// The root of all classes here, with as much of Foundation's `NSObject` as the view model needs.
open class NSObject: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// An associated object that lives as long as this one. A scripting host keeps an instance's own fields in it.
  public final var attachment: AnyObject?

  /// The number that stands for the object's address in texts; 0 until one is given. See `Runtime.nameOf(_:)`.
  @exclusivity(unchecked) final var serial = 0

  /// The same, for tables of objects: no two objects of one world have the same number, not even one after the other.
  public final var serialNumber: Int {
    if serial == 0 { Runtime.current.number(self) }
    return serial
  }

  public init() {}

  /// The name of the object's class, as descriptions print it. A scripting host answers its own class's name.
  open var className: String { _typeName(type(of: self), qualified: false) }

  /// Whether the object implements the method that the selector names. A responder's default for
  /// `canPerformAction(_:withSender:)`. The base class knows no selector; a scripting host answers for its classes.
  open func responds(to selector: Selector) -> Bool { false }

  /// Identity unless a subclass says otherwise.
  open func isEqual(_ object: Any?) -> Bool { (object as? NSObject) === self }

  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// `<Class: name>`
  open var description: String { "<\(className): \(Runtime.current.nameOf(self))>" }

  open var debugDescription: String { description }

  public static func == (a: NSObject, b: NSObject) -> Bool { a === b || a.isEqual(b) }

  public final func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// The name of a method, as in `#selector`; here a wrapped string such as `"tapped:"`.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  public let name: String

  public init(_ name: String) { self.name = name }

  public init(stringLiteral name: String) { self.name = name }

  public var description: String { name }
}
