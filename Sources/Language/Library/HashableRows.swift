import Syntax

/// `AnyHashable`: a value with its type, which is equal to others by what it is.
func hashableTypes() -> [LibraryType] {
  [
    LibraryType(
      .struct, "AnyHashable", conforms: ["Hashable", "CustomStringConvertible", "CustomDebugStringConvertible"],
      "A hashable value of any type."
    ) {
      [
        LibraryRow("init<H: Hashable>(_ base: H)", "A value that forgets its type.", example: "AnyHashable(1)") {
          call in
          try call.types[0].operations.hashed(call[0]) ?? call[0]
        },
        LibraryRow("init(_ base: any Hashable)", "A value that forgets its type.") { call in
          let inner = try call[0].existential()
          return try inner.type.operations.hashed(inner.value) ?? call[0]
        },
        LibraryRow("base: Any", "The value.", example: "AnyHashable(1).base") { call in call[0] },
        LibraryRow("description: String", "The text of the value.") { call in
          let inner = try call[0].existential()
          return Value(try inner.type.operations.describeHashable(inner))
        },
        LibraryRow("debugDescription: String", "The text of the value, with the name of this type.") { call in
          let inner = try call[0].existential()
          return Value("AnyHashable(\(try inner.type.operations.debugDescribe(inner.value)))")
        },
      ]
    }
  ]
}
