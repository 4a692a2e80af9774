import Language
import Syntax
import ViewKit

/// What scripts can see of ViewKit, in one catalog.
///
/// Made by `installBindings(in:)`; then `attach(to:)` connects it with the state of running code. The rows are in the
/// files named as ViewKit's; this file is how they get into the catalog.
public final class ViewBindings {
  public let catalog: Catalog
  /// The running code's state, once attached and as long as it lives (`attach`).
  public internal(set) unowned(unsafe) var context: RunContext?
  /// The native classes, by their Swift class.
  var classes: [ObjectIdentifier: Nominal] = [:]
  /// How structures of doubles are described and compared, by their nominals.
  var blobs: [ObjectIdentifier: BlobOperations] = [:]
  /// What describes values of other native types.
  var describers: [ObjectIdentifier: (Value) throws -> String] = [:]
  /// The overrides of each script class, found when its first instance is made.
  var overrides: [ObjectIdentifier: Overrides] = [:]
  /// The Swift classes, by their nominals.
  var swiftClasses: [ObjectIdentifier: AnyClass] = [:]
  /// How often native code has called back into the script and not returned yet.
  var nesting = 0
  static let maximumNesting = 500

  init(_ catalog: Catalog) { self.catalog = catalog }

  struct BlobOperations {
    let describe: (UnsafeRawPointer) -> String
    let equal: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }
}

/// Declares all of ViewKit that scripts can see. Swift's library must be in the catalog already.
///
/// Costs little: members are made when their names are first asked for.
public func installBindings(in catalog: Catalog) -> ViewBindings {
  let bindings = ViewBindings(catalog)
  for (name, type) in [("CGFloat", catalog.double), ("TimeInterval", catalog.double)] {
    catalog.addAlias(Name(name), type)
  }
  catalog.addAlias("AnyClass", ClassValue.type(in: catalog))
  bindings.addRoots()
  bindings.addGeometry()
  bindings.addDrawing()
  bindings.addEvents()
  bindings.addLayers()
  bindings.addViews()
  bindings.addWindows()
  bindings.addAbsences()
  return bindings
}

/// The structures that a tuple literal may stand for, and the labels of the initializer that it then means.
public let tupleShorthands: [Name: [Name]] = [
  "CGPoint": ["x", "y"], "CGSize": ["width", "height"], "CGRect": ["x", "y", "width", "height"],
  "CGVector": ["dx", "dy"], "UIEdgeInsets": ["top", "left", "bottom", "right"],
]

extension ViewBindings {
  /// Registers a type; its rows are read at the first question about its members.
  func declare(
    _ kind: Nominal.Kind, _ path: String, _ doc: String, conforms protocols: [Nominal],
    setUp: @escaping (Nominal) -> Void = { _ in }, rows: @escaping () -> [[NativeRow]]
  ) -> Nominal {
    let (outer, name) = Catalog.parts(of: path)
    let parent = outer.flatMap { catalog.type(named: $0) }
    let nominal = Nominal(kind, name, module: "ViewKit", parent: parent) { [unowned catalog] nominal in
      setUp(nominal)
      for group in rows() {
        for row in group { row.register(in: catalog, owner: nominal) }
        nominal.addTopic(group)
      }
    }
    nominal.doc = doc
    nominal.conformances = protocols.map { Conformance($0) }
    if let parent {
      parent.add(.type(nominal), named: name)
      catalog.add(nominal, as: Name(path))
    } else {
      catalog.add(nominal)
    }
    return nominal
  }

  /// A class. Those that scripts may subclass get their hooks from `openToScripts(_:…)`.
  @discardableResult
  func addClass<C: NSObject>(
    _ type: C.Type, of superclass: Nominal?, _ doc: String, rows: @escaping (Rows<C>) -> [[NativeRow]]
  ) -> Nominal {
    let nominal = declare(.class, _typeName(type, qualified: false), doc, conforms: []) { rows(Rows<C>()) }
    nominal.superclass = superclass.map { .nominal($0, []) }
    let native = NativeClass { $0 is C }
    nominal.native = native
    nominal.isFinal = true
    classes[ObjectIdentifier(type)] = nominal
    swiftClasses[ObjectIdentifier(nominal)] = type
    return nominal
  }

  /// A structure of words.
  @discardableResult
  func addBlob<B: BlobBridged & Hashable>(
    _ type: B.Type, _ doc: String, conforms protocols: [Nominal] = [], rows: @escaping (Rows<B>) -> [[NativeRow]]
  ) -> Nominal {
    let nominal = declare(.struct, B.scriptName, doc, conforms: [catalog.hashable] + protocols) {
      rows(Rows<B>()) + [[Rows<B>().equality()]]
    }
    nominal.rep = B.rep
    nominal.isFinal = true
    blobs[ObjectIdentifier(nominal)] = BlobOperations(
      describe: { String(describing: $0.assumingMemoryBound(to: B.self).pointee) },
      equal: { $0.assumingMemoryBound(to: B.self).pointee == $1.assumingMemoryBound(to: B.self).pointee })
    return nominal
  }

  /// A structure that wraps a text.
  @discardableResult
  func addText<T: TextBridged & Hashable & CustomStringConvertible>(
    _ type: T.Type, _ doc: String, conforms protocols: [Nominal] = [], rows: @escaping (Rows<T>) -> [[NativeRow]]
  ) -> Nominal {
    let label = T.self is any RawRepresentable.Type ? "rawValue: " : ""
    let nominal = declare(
      .struct, T.scriptName, doc, conforms: [catalog.hashable, catalog.customStringConvertible] + protocols
    ) {
      rows(Rows<T>()) + [
        [
          Rows<T>().equality(),
          Rows<T>().property(
            "description", "The value as a text.",
            example: "\(T.scriptName)(\(label)\"center\").description  // center", get: { $0.description }),
        ]
      ]
    }
    nominal.isFinal = true
    describers[ObjectIdentifier(nominal)] = { try T.unbox($0).description }
    return nominal
  }
}
