/// Makes the rows of one native type: `$0` in their closures is an instance, and its static types are the member's.
///
/// Methods of up to five arguments, written out by number: parameter packs are four times slower to call.
public struct Rows<Root: Bridged> {
  public init() {}

  /// - Parameters:
  ///   - objc: the Objective-C name, when it is not the Swift name without `is`.
  ///   - defaultText: what a fresh object answers.
  ///   - set: nil for a property that can only be read.
  @inlinable public func property<T: Bridged>(
    _ name: String, _ doc: String, objc: String? = nil, default defaultText: String? = nil, example: String? = nil,
    _ options: RowOptions = [], get: @escaping (Root) throws -> T, set: ((Root, T) throws -> Void)? = nil
  ) -> NativeRow {
    let setter = set.map { set in
      Code.void { try set(Root.take($0), T.take($0 + Root.rep.size)) }
    }
    return propertyRow(
      name, T.self, doc, objc, example, defaultText, options, T.code { try get(Root.take($0)) }, setter)
  }

  /// A property of the type itself.
  @inlinable public func staticProperty<T: Bridged>(
    _ name: String, _ doc: String, objc: String? = nil, example: String? = nil, get: @escaping () throws -> T
  ) -> NativeRow {
    propertyRow(name, T.self, doc, objc, example, nil, .static, T.code { _ in try get() }, nil)
  }

  /// A stored field of a native structure.
  public func field<T: Bridged>(
    _ name: String, _ type: T.Type, at offset: Int, _ doc: String, example: String? = nil
  ) -> NativeRow {
    .field(name, type, offset: offset, doc, example: example)
  }

  // The makers are inlined into the table; these two are not, and carry the weight.

  public func propertyRow(
    _ name: String, _ type: any Bridged.Type, _ doc: String, _ objc: String?, _ example: String?, _ text: String?,
    _ options: RowOptions, _ get: Code, _ set: Code?
  ) -> NativeRow {
    .property(name, type, doc, objc: objc, example: example, default: text, options, get: get, set: set)
  }

  public func functionRow(
    _ kind: NativeRow.Kind, _ spelling: String, _ types: [any Bridged.Type], _ result: (any Bridged.Type)?,
    _ doc: String, _ objc: String?, _ example: String?, _ options: RowOptions, _ body: Code
  ) -> NativeRow {
    .function(kind, spelling, types, result, doc, objc: objc, example: example, options, body: body)
  }
}

extension Rows where Root: Equatable {
  /// `==`
  public func equality() -> NativeRow {
    functionRow(
      .operator, "==(_ lhs:_ rhs:)", [Root.self, Root.self], Bool.self, "Whether two are equal.", nil, nil, [],
      .bool { try Root.take($0) == Root.take($0 + Root.rep.size) })
  }
}

extension Rows where Root: Comparable {
  /// `<`
  public func order(example: String? = nil) -> NativeRow {
    functionRow(
      .operator, "<(_ lhs:_ rhs:)", [Root.self, Root.self], Bool.self, "Whether one comes before another.", nil,
      example, [],
      .bool { try Root.take($0) < Root.take($0 + Root.rep.size) })
  }
}
