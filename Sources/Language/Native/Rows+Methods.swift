// Methods, by the number of their arguments.

extension Rows {
  /// A method with a result.
  @inlinable public func method<R: Bridged>(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping (Root) throws -> R
  ) -> NativeRow {
    return functionRow(
      .method, spelling, [], R.self, doc, objc, example, options,
      R.code { try call(Root.take($0)) })
  }

  @inlinable public func method<A: Bridged, R: Bridged>(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping (Root, A) throws -> R
  ) -> NativeRow {
    let a = Root.rep.size
    return functionRow(
      .method, spelling, [A.self], R.self, doc, objc, example, options,
      R.code { try call(Root.take($0), A.take($0 + a)) })
  }

  @inlinable public func method<A: Bridged, B: Bridged, R: Bridged>(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping (Root, A, B) throws -> R
  ) -> NativeRow {
    let a = Root.rep.size
    let b = a + A.rep.size
    return functionRow(
      .method, spelling, [A.self, B.self], R.self, doc, objc, example, options,
      R.code { try call(Root.take($0), A.take($0 + a), B.take($0 + b)) })
  }

  @inlinable public func method<A: Bridged, B: Bridged, C: Bridged, R: Bridged>(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping (Root, A, B, C) throws -> R
  ) -> NativeRow {
    let a = Root.rep.size
    let b = a + A.rep.size
    let c = b + B.rep.size
    return functionRow(
      .method, spelling, [A.self, B.self, C.self], R.self, doc, objc, example, options,
      R.code { try call(Root.take($0), A.take($0 + a), B.take($0 + b), C.take($0 + c)) })
  }

  @inlinable public func method<A: Bridged, B: Bridged, C: Bridged, D: Bridged, R: Bridged>(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping (Root, A, B, C, D) throws -> R
  ) -> NativeRow {
    let a = Root.rep.size
    let b = a + A.rep.size
    let c = b + B.rep.size
    let d = c + C.rep.size
    return functionRow(
      .method, spelling, [A.self, B.self, C.self, D.self], R.self, doc, objc, example, options,
      R.code { try call(Root.take($0), A.take($0 + a), B.take($0 + b), C.take($0 + c), D.take($0 + d)) })
  }

  @inlinable public func method<A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged, R: Bridged>(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping (Root, A, B, C, D, E) throws -> R
  ) -> NativeRow {
    let a = Root.rep.size
    let b = a + A.rep.size
    let c = b + B.rep.size
    let d = c + C.rep.size
    let e = d + D.rep.size
    return functionRow(
      .method, spelling, [A.self, B.self, C.self, D.self, E.self], R.self, doc, objc, example, options,
      R.code { try call(Root.take($0), A.take($0 + a), B.take($0 + b), C.take($0 + c), D.take($0 + d), E.take($0 + e)) }
    )
  }

  /// A method without a result.
  @inlinable public func action(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping (Root) throws -> Void
  ) -> NativeRow {
    return functionRow(
      .method, spelling, [], nil, doc, objc, example, options,
      .void { try call(Root.take($0)) })
  }

  @inlinable public func action<A: Bridged>(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping (Root, A) throws -> Void
  ) -> NativeRow {
    let a = Root.rep.size
    return functionRow(
      .method, spelling, [A.self], nil, doc, objc, example, options,
      .void { try call(Root.take($0), A.take($0 + a)) })
  }

  @inlinable public func action<A: Bridged, B: Bridged>(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping (Root, A, B) throws -> Void
  ) -> NativeRow {
    let a = Root.rep.size
    let b = a + A.rep.size
    return functionRow(
      .method, spelling, [A.self, B.self], nil, doc, objc, example, options,
      .void { try call(Root.take($0), A.take($0 + a), B.take($0 + b)) })
  }

  @inlinable public func action<A: Bridged, B: Bridged, C: Bridged>(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping (Root, A, B, C) throws -> Void
  ) -> NativeRow {
    let a = Root.rep.size
    let b = a + A.rep.size
    let c = b + B.rep.size
    return functionRow(
      .method, spelling, [A.self, B.self, C.self], nil, doc, objc, example, options,
      .void { try call(Root.take($0), A.take($0 + a), B.take($0 + b), C.take($0 + c)) })
  }

  @inlinable public func action<A: Bridged, B: Bridged, C: Bridged, D: Bridged>(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping (Root, A, B, C, D) throws -> Void
  ) -> NativeRow {
    let a = Root.rep.size
    let b = a + A.rep.size
    let c = b + B.rep.size
    let d = c + C.rep.size
    return functionRow(
      .method, spelling, [A.self, B.self, C.self, D.self], nil, doc, objc, example, options,
      .void { try call(Root.take($0), A.take($0 + a), B.take($0 + b), C.take($0 + c), D.take($0 + d)) })
  }

  @inlinable public func action<A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged>(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping (Root, A, B, C, D, E) throws -> Void
  ) -> NativeRow {
    let a = Root.rep.size
    let b = a + A.rep.size
    let c = b + B.rep.size
    let d = c + C.rep.size
    let e = d + D.rep.size
    return functionRow(
      .method, spelling, [A.self, B.self, C.self, D.self, E.self], nil, doc, objc, example, options,
      .void { try call(Root.take($0), A.take($0 + a), B.take($0 + b), C.take($0 + c), D.take($0 + d), E.take($0 + e)) })
  }
}
