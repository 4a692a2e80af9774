// What Unicode says of a code point.

func scalarProperties() -> [LibraryRow] {
  typealias Properties = Unicode.Scalar.Properties
  let kinds: [(String, String, (Properties) -> Bool)] = [
    ("isAlphabetic", "it is a letter", { $0.isAlphabetic }),
    ("isUppercase", "it is a capital letter", { $0.isUppercase }),
    ("isLowercase", "it is a small letter", { $0.isLowercase }),
    ("isCased", "it is a letter that has capital and small forms", { $0.isCased }),
    ("isWhitespace", "it is space between words", { $0.isWhitespace }),
    ("isEmoji", "it may stand for a picture; digits may too", { $0.isEmoji }),
    ("isEmojiPresentation", "it stands for a picture by itself", { $0.isEmojiPresentation }),
    ("isEmojiModifier", "it changes the picture before it", { $0.isEmojiModifier }),
    ("isEmojiModifierBase", "a modifier can change it", { $0.isEmojiModifierBase }),
    ("isMath", "it is used in mathematics", { $0.isMath }), ("isDash", "it is a dash", { $0.isDash }),
    ("isHexDigit", "it is a digit to the base 16", { $0.isHexDigit }),
    ("isASCIIHexDigit", "it is a digit to the base 16 in ASCII", { $0.isASCIIHexDigit }),
    ("isDiacritic", "it is a mark on a letter", { $0.isDiacritic }),
    ("isIdeographic", "it is an ideograph", { $0.isIdeographic }),
    ("isQuotationMark", "it is a quotation mark", { $0.isQuotationMark }),
    ("isSentenceTerminal", "it ends a sentence", { $0.isSentenceTerminal }),
    ("isIDStart", "a name can begin with it", { $0.isIDStart }),
    ("isIDContinue", "a name can go on with it", { $0.isIDContinue }),
    ("isGraphemeBase", "a character can begin with it", { $0.isGraphemeBase }),
    ("isGraphemeExtend", "it belongs to the character before it", { $0.isGraphemeExtend }),
    ("isPatternSyntax", "it is a sign that languages use", { $0.isPatternSyntax }),
    ("isPatternWhitespace", "it is space between what languages use", { $0.isPatternWhitespace }),
    ("isVariationSelector", "it chooses a form of the character before it", { $0.isVariationSelector }),
    ("isNoncharacterCodePoint", "it will never be a character", { $0.isNoncharacterCodePoint }),
    ("isXIDStart", "a name can begin with it in every form", { $0.isXIDStart }),
    ("isXIDContinue", "a name can go on with it in every form", { $0.isXIDContinue }),
    ("isTerminalPunctuation", "it ends a part of a text", { $0.isTerminalPunctuation }),
    ("isUnifiedIdeograph", "it is one of the unified ideographs", { $0.isUnifiedIdeograph }),
    ("isRadical", "it is a part that ideographs consist of", { $0.isRadical }),
    ("isExtender", "it lengthens the letter before it", { $0.isExtender }),
    ("isSoftDotted", "it loses its dot below a mark", { $0.isSoftDotted }),
    ("isCaseIgnorable", "it has no part in capital and small forms around it", { $0.isCaseIgnorable }),
    ("isJoinControl", "it tells whether letters are joined", { $0.isJoinControl }),
    ("isBidiControl", "it tells the direction of a text", { $0.isBidiControl }),
    ("isBidiMirrored", "it is mirrored in texts from right to left", { $0.isBidiMirrored }),
    ("isDefaultIgnorableCodePoint", "nothing is drawn for it", { $0.isDefaultIgnorableCodePoint }),
    ("isDeprecated", "it should not be used any more", { $0.isDeprecated }),
    ("changesWhenTitlecased", "its form in titles is another", { $0.changesWhenTitlecased }),
    ("changesWhenCaseFolded", "it is another where capitals do not count", { $0.changesWhenCaseFolded }),
    ("changesWhenCaseMapped", "any of its capital and small forms is another", { $0.changesWhenCaseMapped }),
    ("changesWhenLowercased", "its small form is another", { $0.changesWhenLowercased }),
    ("changesWhenUppercased", "its capital form is another", { $0.changesWhenUppercased }),
  ]
  let texts: [(String, String, (Properties) -> String)] = [
    ("lowercaseMapping", "Its small form.", { $0.lowercaseMapping }),
    ("uppercaseMapping", "Its capital form.", { $0.uppercaseMapping }),
    ("titlecaseMapping", "Its form at the beginning of a title.", { $0.titlecaseMapping }),
  ]
  return kinds.map { name, doc, test in
    LibraryRow("\(name): Bool", "Whether \(doc).") { call in Value(test(scalar(call[0]).properties)) }
  }
    + texts.map { name, doc, text in
      LibraryRow("\(name): String", doc) { call in Value(text(scalar(call[0]).properties)) }
    }
    + [
      LibraryRow("generalCategory: Unicode.GeneralCategory", "Which kind of character it is.") { call in
        Value(categories.firstIndex { $0.value == scalar(call[0]).properties.generalCategory }!)
      },
      LibraryRow("name: String?", "Its name, in capital letters.") { call in
        scalar(call[0]).properties.name.map { Value($0) } ?? .none()
      },
      LibraryRow("nameAlias: String?", "Its corrected name.") { call in
        scalar(call[0]).properties.nameAlias.map { Value($0) } ?? .none()
      },
      LibraryRow("age: (major: Int, minor: Int)?", "The version of Unicode that it came with.") { call in
        scalar(call[0]).properties.age.map { Value(tuple: [Value($0.major), Value($0.minor)]) } ?? .none()
      },
      LibraryRow("numericValue: Double?", "The number that it stands for.") { call in
        scalar(call[0]).properties.numericValue.map { Value($0) } ?? .none()
      },
    ]
}

func generalCategoryType() -> LibraryType {
  LibraryType(
    .enum, "Unicode.GeneralCategory", conforms: ["Equatable", "Hashable"], "Which kind of character a code point is."
  ) { categories.map { declare("case \($0.name)") } }
}

/// The cases of `Unicode.GeneralCategory`, in order.
private let categories: [(name: String, value: Unicode.GeneralCategory)] = [
  ("uppercaseLetter", .uppercaseLetter), ("lowercaseLetter", .lowercaseLetter), ("titlecaseLetter", .titlecaseLetter),
  ("modifierLetter", .modifierLetter), ("otherLetter", .otherLetter), ("nonspacingMark", .nonspacingMark),
  ("spacingMark", .spacingMark), ("enclosingMark", .enclosingMark), ("decimalNumber", .decimalNumber),
  ("letterNumber", .letterNumber), ("otherNumber", .otherNumber), ("connectorPunctuation", .connectorPunctuation),
  ("dashPunctuation", .dashPunctuation), ("openPunctuation", .openPunctuation), ("closePunctuation", .closePunctuation),
  ("initialPunctuation", .initialPunctuation), ("finalPunctuation", .finalPunctuation),
  ("otherPunctuation", .otherPunctuation), ("mathSymbol", .mathSymbol), ("currencySymbol", .currencySymbol),
  ("modifierSymbol", .modifierSymbol), ("otherSymbol", .otherSymbol), ("spaceSeparator", .spaceSeparator),
  ("lineSeparator", .lineSeparator), ("paragraphSeparator", .paragraphSeparator), ("control", .control),
  ("format", .format), ("surrogate", .surrogate), ("privateUse", .privateUse), ("unassigned", .unassigned),
]
