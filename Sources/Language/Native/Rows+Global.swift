import Syntax

/// What stands for a type in the rows of global functions.
public struct GlobalScope: Bridged {
  public static func type(in catalog: Catalog) -> Type { .void }
  public static func unbox(_ value: Value) -> GlobalScope { GlobalScope() }
  public var boxed: Value { .void }
}

/// What a global function without a result gives.
public struct NoResult: Bridged {
  public init() {}

  public static func type(in catalog: Catalog) -> Type { .void }
  public static var rep: Rep { .void }
  public static func unbox(_ value: Value) -> NoResult { NoResult() }
  public var boxed: Value { .void }
}

extension Catalog {
  /// Announces global functions.
  public func add(_ rows: [NativeRow]) {
    for row in rows { row.register(in: self, owner: nil) }
  }

  /// A global constant.
  /// - Parameter modern: what it is written as today.
  public func addConstant<T: Bridged>(
    _ name: String, _ doc: String, _ value: @autoclosure @escaping () -> T, modern: String? = nil
  ) {
    let property = Property(Name(name), T.type(in: self))
    let getter = Function(property.name, .getter, body: .native(T.code { _ in value() }))
    getter.result = property.type
    property.getter = getter
    property.doc = doc
    property.isAlias = true
    property.modernText = modern
    addConstant(property)
  }

  /// A postfix operator: `30°`.
  public func addPostfix<T: Bridged, R: Bridged>(_ name: String, _ doc: String, _ call: @escaping (T) -> R) {
    addFunction(Name(name)) { [unowned self] in
      let function = Function(Name(name), .function, body: .native(R.code { call(try T.take($0)) }))
      function.fixity = .postfix
      function.parameters = [FunctionParameter(label: nil, name: "value", type: T.type(in: self))]
      function.result = R.type(in: self)
      function.doc = doc
      return function
    }
  }
}
