import Syntax

/// What every type has for `value[keyPath: path]`, as members of a protocol that no script can name and that
/// everything is taken to conform to. A key path is a tuple of functions: from the root to the value, and, when it is
/// writable, from root and new value to the changed root.
func keyPathBase() -> LibraryType {
  LibraryType(.protocol, "subscript(keyPath:)", "What key paths lead into.") {
    [
      LibraryRow(
        "subscript<Value>(keyPath path: WritableKeyPath<Self, Value>) -> Value", "What a key path leads to.",
        set: { call in
          let place = call.mutableSelf
          place.pointee = try written(through: call[1], to: place.pointee, call[2], call)
          return .void
        }, { call in try read(call) }),
      LibraryRow(
        "subscript<Value>(keyPath path: ReferenceWritableKeyPath<Self, Value>) -> Value", "What a key path leads to.",
        changesOnlyObjects: true,
        set: { call in
          _ = try written(through: call[1], to: call[0], call[2], call)
          return .void
        }, { call in try read(call) }),
    ]
  }
}

private func read(_ call: Arguments) throws -> Value {
  try call[1].fields().fields[0].function().call1(call.free, call[0])
}

private func written(through path: Value, to root: Value, _ value: Value, _ call: Arguments) throws -> Value {
  try path.fields().fields[1].function().call2(call.free, root, value)
}
