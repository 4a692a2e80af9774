// What changes the code points of a text, of `String.UnicodeScalarView` itself and through `text.unicodeScalars`.

/// `text.unicodeScalars`, which of a string that can be changed can be changed too.
func changingScalars() -> LibraryRow { .view("unicodeScalars: String.UnicodeScalarView", "Its code points.") }

func scalarViewChanges() -> [LibraryRow] {
  [
    LibraryRow("init()", "No code points.") { _ in Value(tuple: [Value("")]) },
    LibraryRow(
      "init<S: Sequence>(_ elements: S)", "The code points of a sequence.", where: "S.Element == Unicode.Scalar"
    ) { call in
      var made = ""
      try call.eachScalar(of: 0, call.types[0]) { made.unicodeScalars.append($0) }
      return Value(tuple: [Value(made)])
    },
    LibraryRow("mutating append(_ newElement: Unicode.Scalar)", "Adds a code point at the end.") { call in
      try call.changeScalars { $0.append(scalar(call[1])) }
    },
    LibraryRow(
      "mutating append<S: Sequence>(contentsOf newElements: S)", "Adds code points at the end.",
      where: "S.Element == Unicode.Scalar"
    ) { call in
      var added = ""
      try call.eachScalar(of: 1, call.types[0]) { added.unicodeScalars.append($0) }
      return try call.changeScalars { $0.append(contentsOf: added.unicodeScalars) }
    },
    LibraryRow(
      "mutating insert(_ newElement: Unicode.Scalar, at i: String.Index)", "Puts a code point before an index."
    ) { call in
      let index = try call.ownScalarPlaces().index(call[2])
      return try call.changeScalars { $0.insert(scalar(call[1]), at: index) }
    },
    LibraryRow("@discardableResult mutating remove(at i: String.Index) -> Unicode.Scalar", "Takes a code point out.") {
      call in
      let index = try call.ownScalarPlaces().index(call[1])
      return try call.takeScalar { view in
        if index == view.endIndex { throw Trap(.stringIndex) }
        return view.remove(at: index)
      }
    },
    LibraryRow("@discardableResult mutating removeFirst() -> Unicode.Scalar", "Takes the first code point out.") {
      call in
      try call.takeScalar { view in
        if view.isEmpty { throw Trap(.removeFirstOfNone) }
        return view.removeFirst()
      }
    },
    LibraryRow("@discardableResult mutating removeLast() -> Unicode.Scalar", "Takes the last code point out.") {
      call in
      try call.takeScalar { view in
        if view.isEmpty { throw Trap(.removeLastOfNone) }
        return view.removeLast()
      }
    },
    LibraryRow("mutating popLast() -> Unicode.Scalar?", "Takes the last code point out, or gives nil.") { call in
      var taken: Value = .none()
      _ = try call.changeScalars { view in if let last = view.popLast() { taken = Value(Int(last.value)) } }
      return taken
    },
    LibraryRow("mutating reserveCapacity(_ n: Int)", "Makes room for so many code points.") { _ in .void },
    LibraryRow(
      "mutating replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C)",
      "Puts code points in the place of those at a range of indices.", where: "C.Element == Unicode.Scalar"
    ) { call in
      let (places, bounds) = (try call.ownScalarPlaces(), try call[1].fields().fields)
      let (lower, upper) = (try places.index(bounds[0]), try places.index(bounds[1]))
      var added = ""
      try call.eachScalar(of: 2, call.types[0]) { added.unicodeScalars.append($0) }
      return try call.changeScalars { $0.replaceSubrange(lower..<upper, with: added.unicodeScalars) }
    },
    LibraryRow("mutating removeAll(keepingCapacity keepCapacity: Bool = false)", "Takes all code points out.") { call in
      try call.changeScalars { $0.removeAll() }
    },
    LibraryRow(
      "mutating removeAll(where shouldBeRemoved: (Unicode.Scalar) throws -> Bool) rethrows",
      "Takes the code points out that a function answers true for."
    ) { call in
      let isOut = try call.apply(1)
      let kept = try call.scalars(of: call.mutableSelf.pointee) { try !isOut($0).bool }
      return try call.changeScalars { $0 = kept.unicodeScalars }
    },
    LibraryRow(
      "filter(_ isIncluded: (Unicode.Scalar) throws -> Bool) rethrows -> String.UnicodeScalarView",
      "The code points that a function answers true for."
    ) { call in
      let isIncluded = try call.apply(1)
      return Value(tuple: [Value(try call.scalars(of: call[0]) { try isIncluded($0).bool })])
    },
  ]
}

extension Arguments {
  /// Changes the view that `self` of a mutating member is.
  fileprivate func changeScalars(_ body: (inout String.UnicodeScalarView) throws -> Void) throws -> Value {
    var text = try mutableSelf.pointee.fields().fields[0].string()
    try body(&text.unicodeScalars)
    mutableSelf.pointee = Value(tuple: [Value(text)])
    return .void
  }

  /// The code points of a view that are wanted.
  fileprivate func scalars(of view: Value, where isWanted: (Value) throws -> Bool) throws -> String {
    var kept = ""
    for each in try view.fields().fields[0].string().unicodeScalars {
      if try isWanted(Value(Int(each.value))) { try kept.add(String(each)) }
      try context.checkInterrupt()
    }
    return kept
  }

  fileprivate func takeScalar(_ take: (inout String.UnicodeScalarView) throws -> Unicode.Scalar) throws -> Value {
    var taken: Value = .void
    _ = try changeScalars { taken = Value(Int(try take(&$0).value)) }
    return taken
  }

  fileprivate func ownScalarPlaces() throws -> TextPlaces {
    try TextPlaces(mutableSelf.pointee.fields().fields[0], .scalars, in: context)
  }

  fileprivate func eachScalar(of index: Int, _ type: RuntimeType, _ body: (Unicode.Scalar) -> Void) throws {
    try forEachElement(of: self[index], type: type, free: free) {
      body(scalar($0))
      return true
    }
  }
}
