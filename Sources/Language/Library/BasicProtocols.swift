// The protocols that any type may conform to.

func basicProtocols() -> [LibraryType] {
  [
    LibraryType(.protocol, "Sendable", "What may be shared between tasks; every type here may."),
    LibraryType(.protocol, "Equatable", "What can be compared with `==`.") {
      [declare("require static == (lhs: Self, rhs: Self) -> Bool", "Whether two are equal.")]
    },
    LibraryType(.protocol, "Hashable", conforms: ["Equatable"], "What can be a key or in a set.") {
      [
        declare("require hash(into hasher: inout Hasher)", "Feeds what makes it equal to others to a hasher."),
        LibraryRow("hashValue: Int", "A number that equal values share.") { call in
          Value(try call.types[0].operations.hashValue(call[0]))
        },
        LibraryRow("hash(into hasher: inout Hasher)", "Feeds all parts to a hasher.") { call in
          // From script code an address comes; from the operations of a type the hasher itself.
          let given = call[1].ref ?? call.place(1).pointee.ref
          guard let hasher = given as? HasherBox else { throw Trap.exclusivity }
          try call.types[0].operations.hashStructure(call[0], into: hasher)
          return .void
        },
      ]
    },
    LibraryType(.protocol, "Comparable", conforms: ["Equatable"], "What has an order.") {
      [declare("require static < (lhs: Self, rhs: Self) -> Bool", "Whether one comes before another.")]
    },
    LibraryType(.protocol, "Identifiable", "What has an identity.") {
      [declare("associatedtype ID: Hashable"), declare("require id: ID", "What tells it from others.")]
    },
    LibraryType(.protocol, "CustomStringConvertible", "What has a text of its own.") {
      [declare("require description: String", "The text that `print` prints.")]
    },
    LibraryType(.protocol, "CustomDebugStringConvertible", "What has a text of its own inside other values.") {
      [declare("require debugDescription: String", "The text that `debugPrint` prints.")]
    },
    LibraryType(
      .protocol, "LosslessStringConvertible", conforms: ["CustomStringConvertible"],
      "What its text can be read back to."
    ) { [declare("require init?(_ description: String)", "The value that a text is of.")] },
    LibraryType(.protocol, "Error", conforms: ["Sendable"], "What can be thrown."),
    LibraryType(.protocol, "CaseIterable", "What all cases are known of.") {
      [declare("require static allCases: [Self]", "All cases, in order.")]
    },
    LibraryType(.protocol, "RawRepresentable", "What stands for a raw value.") {
      [
        declare("associatedtype RawValue"), declare("require rawValue: RawValue", "The value it stands for."),
        declare("require init?(rawValue: RawValue)", "What stands for a value, or nil."),
      ]
    },
    LibraryType(.protocol, "TextOutputStream", "What text can be written to.") {
      [declare("require mutating write(_ string: String)", "Adds a text.")]
    },
    LibraryType(.protocol, "TextOutputStreamable", "What writes its own text.") {
      [declare("require write<Target: TextOutputStream>(to target: inout Target)", "Writes it to a stream of text.")]
    },
  ]
}

func literalProtocols() -> [LibraryType] {
  func literal(
    _ name: String, _ associated: String, _ initializer: String, refines base: [String] = []
  ) -> LibraryType {
    LibraryType(.protocol, "ExpressibleBy\(name)Literal", conforms: base, "What a literal can be written for.") {
      // `init(integerLiteral value: Element.IntegerLiteralType)` takes literals too.
      (associated.isEmpty
        ? [] : [declare("associatedtype \(associated)" + (name == "Array" ? "" : ": ExpressibleBy\(name)Literal"))])
        + [declare("require init(\(initializer))", "What the literal stands for.")]
    }
  }
  return [
    literal("Integer", "IntegerLiteralType", "integerLiteral value: IntegerLiteralType"),
    literal("Float", "FloatLiteralType", "floatLiteral value: FloatLiteralType"),
    literal("Boolean", "BooleanLiteralType", "booleanLiteral value: BooleanLiteralType"),
    literal("UnicodeScalar", "UnicodeScalarLiteralType", "unicodeScalarLiteral value: UnicodeScalarLiteralType"),
    literal(
      "ExtendedGraphemeCluster", "ExtendedGraphemeClusterLiteralType",
      "extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType",
      refines: ["ExpressibleByUnicodeScalarLiteral"]),
    literal(
      "String", "StringLiteralType", "stringLiteral value: StringLiteralType",
      refines: ["ExpressibleByExtendedGraphemeClusterLiteral"]),
    LibraryType(
      .protocol, "ExpressibleByStringInterpolation", conforms: ["ExpressibleByStringLiteral"],
      "What a text with values in it can be written for."),
    LibraryType(.protocol, "StringInterpolationProtocol", "What a literal with values in it grows in.") {
      [
        declare("require init(literalCapacity: Int, interpolationCount: Int)", "An empty one."),
        declare("require mutating appendLiteral(_ literal: String) -> Void", "Takes a text of the literal."),
      ]
    },
    literal("Nil", "", "nilLiteral: ()"),
    literal("Array", "ArrayLiteralElement", "arrayLiteral elements: ArrayLiteralElement..."),
    LibraryType(.protocol, "ExpressibleByDictionaryLiteral", "What a literal of pairs can be written for.") {
      [
        declare("associatedtype Key"), declare("associatedtype Value"),
        declare("require init(dictionaryLiteral elements: (Key, Value)...)", "What the literal stands for."),
      ]
    },
  ]
}
