// Members of `Character`.

func characterBasics() -> [LibraryRow] {
  [
    LibraryRow("init(_ s: String)", "The only character of a text.") { call in
      let text = try call[0].string()
      if text.isEmpty { throw Trap(.characterOfNone) }
      if text.count > 1 {
        throw Trap(.characterOfSeveral)
      }
      return call[0]
    },
    LibraryRow("init(_ content: Unicode.Scalar)", "The character of one code point.") { call in
      Value(Unicode.Scalar(UInt32(truncatingIfNeeded: call[0].bits)).map { String(Character($0)) } ?? " ")
    },
    LibraryRow("init(extendedGraphemeClusterLiteral value: Character)", "What a literal stands for.") { call in call[0]
    },
    LibraryRow("init(unicodeScalarLiteral value: Character)", "What a literal stands for.") { call in call[0] },
    LibraryRow("description: String", "The text of the character.") { call in Value(try call[0].string()) },
    LibraryRow("debugDescription: String", "Quoted.") { call in Value(try call[0].string().debugDescription) },
    LibraryRow("uppercased() -> String", "As a capital letter.") { call in Value(try call[0].string().uppercased()) },
    LibraryRow("lowercased() -> String", "As a small letter.") { call in Value(try call[0].string().lowercased()) },
    LibraryRow("asciiValue: UInt8?", "Its ASCII number, or nil.") { call in
      try call[0].character().asciiValue.map { Value(Int($0)) } ?? .none()
    },
    LibraryRow("wholeNumberValue: Int?", "The whole number it stands for, or nil.") { call in
      try call[0].character().wholeNumberValue.map { Value($0) } ?? .none()
    },
    LibraryRow("hexDigitValue: Int?", "The number it stands for as a hexadecimal digit, or nil.") { call in
      try call[0].character().hexDigitValue.map { Value($0) } ?? .none()
    },
    LibraryRow("utf8: String.UTF8View", "The bytes of its UTF-8 form.") { call in
      Value(tuple: [Value(try call[0].string())])
    },
    LibraryRow("utf16: [UInt16]", "The units of its UTF-16 form.") { call in
      Value(array: try call[0].string().utf16.map { Value(Int($0)) })
    },
    LibraryRow("unicodeScalars: String.UnicodeScalarView", "Its code points.") { call in
      Value(tuple: [Value(try call[0].string())])
    },
  ]
}

func characterKinds() -> [LibraryRow] {
  let kinds: [(String, String, (Character) -> Bool)] = [
    ("isLetter", "it is a letter", { $0.isLetter }),
    ("isNumber", "it stands for a number", { $0.isNumber }),
    ("isWholeNumber", "it stands for a whole number", { $0.isWholeNumber }),
    ("isHexDigit", "it is a hexadecimal digit", { $0.isHexDigit }),
    ("isWhitespace", "it is white space, or begins a line", { $0.isWhitespace }),
    ("isNewline", "it begins a line", { $0.isNewline }),
    ("isUppercase", "it is a capital letter", { $0.isUppercase }),
    ("isLowercase", "it is a small letter", { $0.isLowercase }),
    ("isCased", "it has a capital or small form", { $0.isCased }),
    ("isPunctuation", "it is punctuation", { $0.isPunctuation }),
    ("isSymbol", "it is a symbol", { $0.isSymbol }),
    ("isMathSymbol", "it is a symbol of mathematics", { $0.isMathSymbol }),
    ("isCurrencySymbol", "it is a currency's symbol", { $0.isCurrencySymbol }),
    ("isASCII", "it is in ASCII", { $0.isASCII }),
  ]
  return kinds.map { name, doc, test in
    LibraryRow("\(name): Bool", "Whether \(doc).") { call in Value(test(try call[0].character())) }
  }
}
