// The texts of the library's own types.

/// Both texts of a type: what is printed of a value alone, and inside other values.
func describing(_ type: String) -> [LibraryRow] {
  [
    LibraryRow("description: String", "As `print` has it.") { call in
      Value(try call.ownType(type).operations.describe(call[0]))
    },
    debugDescribing(type),
  ]
}

/// The text that a value has inside others.
func debugDescribing(_ type: String) -> LibraryRow {
  LibraryRow("debugDescription: String", "As it is printed inside other values.") { call in
    Value(try call.ownType(type).operations.debugDescribe(call[0]))
  }
}
