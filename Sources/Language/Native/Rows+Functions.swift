// Functions without a receiver, by the number of their arguments.

extension Rows {
  /// An initializer, when the spelling begins with `init`, else a static method. In the rows of `GlobalScope`, a
  /// global function.
  @inlinable public func function<R: Bridged>(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping () throws -> R
  ) -> NativeRow {
    return functionRow(
      functionKind(spelling), spelling, [], R.self, doc, objc, example, options,
      R.code { _ in try call() })
  }

  @inlinable public func function<A: Bridged, R: Bridged>(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping (A) throws -> R
  ) -> NativeRow {
    return functionRow(
      functionKind(spelling), spelling, [A.self], R.self, doc, objc, example, options,
      R.code { try call(A.take($0)) })
  }

  @inlinable public func function<A: Bridged, B: Bridged, R: Bridged>(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping (A, B) throws -> R
  ) -> NativeRow {
    let b = A.rep.size
    return functionRow(
      functionKind(spelling), spelling, [A.self, B.self], R.self, doc, objc, example, options,
      R.code { try call(A.take($0), B.take($0 + b)) })
  }

  @inlinable public func function<A: Bridged, B: Bridged, C: Bridged, R: Bridged>(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping (A, B, C) throws -> R
  ) -> NativeRow {
    let b = A.rep.size
    let c = b + B.rep.size
    return functionRow(
      functionKind(spelling), spelling, [A.self, B.self, C.self], R.self, doc, objc, example, options,
      R.code { try call(A.take($0), B.take($0 + b), C.take($0 + c)) })
  }

  @inlinable public func function<A: Bridged, B: Bridged, C: Bridged, D: Bridged, R: Bridged>(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping (A, B, C, D) throws -> R
  ) -> NativeRow {
    let b = A.rep.size
    let c = b + B.rep.size
    let d = c + C.rep.size
    return functionRow(
      functionKind(spelling), spelling, [A.self, B.self, C.self, D.self], R.self, doc, objc, example, options,
      R.code { try call(A.take($0), B.take($0 + b), C.take($0 + c), D.take($0 + d)) })
  }

  @inlinable public func function<A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged, R: Bridged>(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping (A, B, C, D, E) throws -> R
  ) -> NativeRow {
    let b = A.rep.size
    let c = b + B.rep.size
    let d = c + C.rep.size
    let e = d + D.rep.size
    return functionRow(
      functionKind(spelling), spelling, [A.self, B.self, C.self, D.self, E.self], R.self, doc, objc, example, options,
      R.code { try call(A.take($0), B.take($0 + b), C.take($0 + c), D.take($0 + d), E.take($0 + e)) })
  }

  @inlinable public func function<A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged, F: Bridged, R: Bridged>(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping (A, B, C, D, E, F) throws -> R
  ) -> NativeRow {
    let b = A.rep.size
    let c = b + B.rep.size
    let d = c + C.rep.size
    let e = d + D.rep.size
    let f = e + E.rep.size
    return functionRow(
      functionKind(spelling), spelling, [A.self, B.self, C.self, D.self, E.self, F.self], R.self, doc, objc, example,
      options,
      R.code { try call(A.take($0), B.take($0 + b), C.take($0 + c), D.take($0 + d), E.take($0 + e), F.take($0 + f)) })
  }

  @inlinable
  public func function<A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged, F: Bridged, G: Bridged, R: Bridged>(
    _ spelling: String, objc: String? = nil, _ doc: String, example: String? = nil, _ options: RowOptions = [],
    _ call: @escaping (A, B, C, D, E, F, G) throws -> R
  ) -> NativeRow {
    let b = A.rep.size
    let c = b + B.rep.size
    let d = c + C.rep.size
    let e = d + D.rep.size
    let f = e + E.rep.size
    let g = f + F.rep.size
    return functionRow(
      functionKind(spelling), spelling, [A.self, B.self, C.self, D.self, E.self, F.self, G.self], R.self, doc, objc,
      example, options,
      R.code {
        try call(
          A.take($0), B.take($0 + b), C.take($0 + c), D.take($0 + d), E.take($0 + e), F.take($0 + f), G.take($0 + g))
      })
  }

  public func functionKind(_ spelling: String) -> NativeRow.Kind {
    spelling.hasPrefix("init(") ? .initializer : .staticMethod
  }
}
