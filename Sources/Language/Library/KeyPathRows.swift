import Syntax

/// The classes of key paths, each below the one that can do less. `base[keyPath: path]` is the checker's.
func keyPathTypes() -> [LibraryType] {
  let generics = "Root, Value"
  let joined = "A path from this one's root to where the other leads."
  return [
    LibraryType(
      .class, "AnyKeyPath", conforms: ["Hashable", "CustomDebugStringConvertible"],
      "A key path of any root to any value."
    ) {
      [
        LibraryRow("appending(path: AnyKeyPath) -> AnyKeyPath?", "\(joined) Nil when it does not begin there.") {
          call in
          try joining(call)
        },
        debugDescribing("AnyKeyPath"),
      ]
    },
    LibraryType(.class, "PartialKeyPath", generics: "Root", "A key path to any value.") {
      [
        LibraryRow(
          "appending(path: AnyKeyPath) -> PartialKeyPath<Root>?", "\(joined) Nil when it does not begin there."
        ) {
          call in try joining(call)
        }
      ]
    },
    LibraryType(.class, "KeyPath", generics: generics, "How a value is found from a root.") {
      [
        LibraryRow("appending<Next>(path: KeyPath<Value, Next>) -> KeyPath<Root, Next>", joined) { call in
          try joining(call)
        },
        LibraryRow(
          "appending<Next>(path: ReferenceWritableKeyPath<Value, Next>) -> ReferenceWritableKeyPath<Root, Next>", joined
        ) { call in try joining(call) },
      ]
    },
    LibraryType(.class, "WritableKeyPath", generics: generics, "How a value in a root is found and changed.") {
      [
        LibraryRow("appending<Next>(path: WritableKeyPath<Value, Next>) -> WritableKeyPath<Root, Next>", joined) {
          call in
          try joining(call)
        }
      ]
    },
    LibraryType(
      .class, "ReferenceWritableKeyPath", generics: generics, "How a value in an object is found and changed."
    ) {
      [
        LibraryRow(
          "appending<Next>(path: WritableKeyPath<Value, Next>) -> ReferenceWritableKeyPath<Root, Next>", joined
        ) { call in try joining(call) }
      ]
    },
  ]
}

private func joining(_ call: Arguments) throws -> Value {
  let (path, next) = (try call[0].keyPath(), try call[1].keyPath())
  return try path.appending(next, call.context).map { Value(object: $0) } ?? .none()
}
