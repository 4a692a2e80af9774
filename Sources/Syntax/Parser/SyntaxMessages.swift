/// The only place where the parser's English is. Swift's own wording where swiftc has one.
enum SyntaxMessages {
  static func text(of fact: SyntaxFact) -> String {
    switch fact {
    case .invalidDigit(let found, let radix):
      switch radix {
      case "hexadecimal": "'\(found)' is not a valid hexadecimal digit (0-9, A-F) in integer literal"
      case "binary": "'\(found)' is not a valid binary digit (0 or 1) in integer literal"
      default: "'\(found)' is not a valid octal digit (0-7) in integer literal"
      }
    case .digitInNumber(let found, let isFloat):
      isFloat
        ? "'\(found)' is not a valid digit in floating point literal"
        : "'\(found)' is not a valid digit in integer literal"
    case .integerOverflow(let digits): "integer literal '\(digits)' overflows when stored into 'Int'"
    case .nonAssociative(let group): "adjacent operators are in non-associative precedence group '\(group)'"
    case .expectedBrace(let what): "expected '}' at end of \(what)"
    case .expectedBraceAfter(let keyword): "expected '{' after '\(keyword)'"
    case .expectedBraceAfterCondition(let keyword): "expected '{' after '\(keyword)' condition"
    case .expectedBraceInFunction(let what): "expected '{' in body of \(what)"
    case .expectedBraceInType(let keyword): "expected '{' in \(keyword)"
    case .expectedBraceAtTypeEnd(let keyword): "expected '}' in \(keyword)"
    case .expectedExpressionAfter(let keyword):
      keyword == "throw" ? "expected expression in 'throw' statement" : "expected expression after '\(keyword)'"
    case .expectedColonAfterCase(let keyword): "expected ':' after '\(keyword)'"
    case .emptyCase(let keyword): "'\(keyword)' label in a 'switch' must have at least one executable statement"
    case .missingCondition(let keyword): "missing condition in '\(keyword)' statement"
    case .expectedCondition(let keyword): "expected expression, var, or let in '\(keyword)' condition"
    case .caseOutsideSwitch(let keyword): "'\(keyword)' label can only appear inside a 'switch' statement"
    case .keywordAsIdentifier(let keyword): "keyword '\(keyword)' cannot be used as an identifier here"
    case .expectedIdentifierIn(let what): "expected identifier in \(what) declaration"
    case .unknownPrecedenceGroup(let name): "unknown precedence group '\(name)'"
    case .strayToken: "consecutive statements on a line must be separated by ';'"
    case .unexpectedToken(let text): "unexpected '\(text)'"
    case .unknownAttribute(let name): "unknown attribute '\(name)'"
    case .expectedVar: "expected 'var' keyword in property declaration"
    case .observerWithGetter(let word): "'\(word)' cannot be provided together with a getter"
    case .memberOutsideType(let word, let kind): "\(word) \(kind) may only be declared on a type"
    case .setterWithoutGetter(let what): "\(what) with a setter must also have a getter"
    case .outsideSubset(let text, let feature): "'\(text)' is outside of vsh's subset of Swift (\(feature))"
    case .unknownCommand(let name, _): "there is no command ':\(name)'"
    default: plainText(of: fact)
    }
  }

  static func hint(for fact: SyntaxFact) -> String? {
    switch fact {
    case .secondIdentifier: "a type stands behind a colon: 'name: Type'"
    case .strayToken(let text):
      [")", "]"].contains(text) ? "nothing is open that this '\(text)' could close" : nil
    case .unknownCommand(let name, let known): NearNames.hint(for: name, among: known)
    case .expectedVar("enum"): "a case is written 'case name'"
    case .expectedVar: "write 'var' or 'let' in front"
    case .cStyleFor: "write 'for i in 0..<3 { … }', or a 'while' loop"
    case .objectiveCMessage(let swift?): "an Objective-C message is a call here: '\(swift)'"
    case .objectiveCMessage(nil): "an Objective-C message is a call here: 'receiver.method(argument)'"
    case .computedLet: "write 'var'"
    case .doWhile: "write 'repeat { … } while condition'"
    case .computedWithInitialValue: "leave the value out, or observe it with 'didSet'"
    case .bodyInProtocol: "write it in an 'extension' of the protocol"
    case .keywordAsIdentifier(let keyword): "write '`\(keyword)`' to use it as a name"
    default: nil
    }
  }

  static func note(opening: String) -> String { "to match this opening '\(opening)'" }

  static var noteWaiting: String { "what it is expected for" }

  private static func plainText(of fact: SyntaxFact) -> String {
    switch fact {
    case .invalidUTF8: "invalid UTF-8 found in source file"
    case .nulCharacter: "nul character embedded in middle of file"
    case .curlyQuote: "unicode curly quote found; use '\"' instead"
    case .invalidCharacter: "invalid character in source file"
    case .expectedClosureParameterNumber: "expected numeric value following '$'"
    case .exponentDigit: "expected a digit in floating point exponent"
    case .unterminatedString: "unterminated string literal"
    case .unterminatedComment: "unterminated '/*' comment"
    case .unterminatedInterpolation: "cannot find ')' to match opening '(' in string interpolation"
    case .emptyInterpolation: "expected expression in string interpolation"
    case .invalidEscape: "invalid escape sequence in literal"
    case .expectedUnicodeBraces: "expected hexadecimal code in braces after unicode escape"
    case .unicodeDigits: "\\u{...} escape sequence expects between 1 and 8 hex digits"
    case .invalidUnicodeScalar: "invalid unicode scalar"
    case .blockMustStartOnNewLine: "multi-line string literal content must begin on a new line"
    case .blockMustEndOnNewLine: "multi-line string literal closing delimiter must begin on a new line"
    case .insufficientIndentation: "insufficient indentation of line in multi-line string literal"
    case .escapedLastNewline: "escaped newline at the last line is not allowed"
    case .nestingTooDeep: "nesting is too deep"
    case .extraneousBrace: "extraneous '}' at top level"
    case .statementsNeedSeparator: "consecutive statements on a line must be separated by ';'"
    case .declarationsNeedSeparator: "consecutive declarations on a line must be separated by ';'"
    case .expectedExpression: "expected expression"
    case .expectedExpressionAfterOperator: "expected expression after operator"
    case .expectedExpressionInList: "expected expression in list of expressions"
    case .expectedExpressionInLiteral: "expected expression in container literal"
    case .expectedColonInTernary: "expected ':' after '? ...' in ternary expression"
    case .expectedTypeBeforeArrow: "expected type before '->'"
    case .expectedMemberName: "expected member name following '.'"
    case .expectedIdentifierAfterDot: "expected identifier after '.' expression"
    case .leadingDotNumber(let digits):
      "'.\(digits)' is not a valid floating point literal; it must be written '0.\(digits)'"
    case .expectedKeyPathComponent: "expected expression path in Swift key path"
    case .expectedSeparator: "expected ',' separator"
    case .objectiveCMessage: "expected ',' separator"
    case .unexpectedComma: "unexpected ',' separator"
    case .singleQuotedString: "single-quoted string literal found, use '\"'"
    case .operatorSeparated: "unary operator cannot be separated from its operand"
    case .unnamedParameter: "unnamed parameters must be written with the empty name '_'"
    case .expectedColonInDictionary: "expected ':' in dictionary literal"
    case .computedLet: "'let' declarations cannot be computed properties"
    case .cStyleFor: "C-style for statement was removed in Swift 3"
    case .caseAfterDefault: "additional 'case' blocks cannot appear after the 'default' block of a 'switch'"
    case .bodyInProtocol: "protocol methods must not have bodies"
    case .accessorsInProtocol: "property in protocol must have explicit { get } or { get set } specifier"
    case .expectedParenInCall: "expected ')' in expression list"
    case .expectedParenInExpression: "expected ')' in expression list"
    case .expectedParenInParameters: "expected ')' in parameter"
    case .expectedParenInPattern: "expected ')' at end of tuple pattern"
    case .expectedParenInTuple: "expected ')' at end of tuple list"
    case .expectedParenInFunction: "expected '(' in argument list of function declaration"
    case .expectedParenInInitializer: "expected '(' for initializer parameters"
    case .expectedArrow: "expected '->' after function parameter tuple"
    case .switchWithoutCases:
      "'switch' statement body must have at least one 'case' or 'default' block; add a default case"
    case .doWhile: "'do-while' statement is not allowed"
    case .expectedLetInCondition: "expected 'let' in conditional"
    case .initializerOutsideType: "initializers may only be declared within a type"
    case .deinitializerOutsideType: "deinitializers may only be declared within a class, actor, or noncopyable type"
    case .subscriptOutsideType: "'subscript' functions may only be declared within a type"
    case .overrideOutsideClass: "'override' can only be specified on class members"
    case .mutatingOutsideType: "'mutating' is only valid on methods"
    case .secondIdentifierInCase:
      "found an unexpected second identifier in enum 'case' declaration; is there an accidental break?"
    case .computedWithoutType: "computed property must have an explicit type"
    case .computedWithInitialValue: "variable with getter/setter cannot have an initial value"
    case .expectedBracketInLiteral: "expected ']' in container literal expression"
    default: grammarText(of: fact)
    }
  }

  private static func grammarText(of fact: SyntaxFact) -> String {
    switch fact {
    case .expectedBracketInSubscript: "expected ']' in expression list"
    case .expectedBracketInType: "expected ']' in array type"
    case .separatedUnary: "unary operator cannot be separated from its operand"
    case .secondIdentifier(let isLet):
      "found an unexpected second identifier in \(isLet ? "constant" : "variable") declaration; is there an accidental break?"
    case .singleElementLabel: "cannot create a single-element tuple with an element label"
    case .defaultInClosure: "default arguments are not allowed in closures"
    case .expectedIn: "expected 'in' after the closure signature"
    case .expectedCapture: "expected the name of a captured variable in capture list"
    case .expectedCaptureEnd: "expected ']' at end of capture list"
    case .expectedParameterName: "expected parameter name followed by ':'"
    case .expectedParameterType: "expected ':' following argument label and parameter name"
    case .expectedType: "expected type"
    case .expectedPattern: "expected pattern"
    case .expectedElse: "expected 'else' after 'guard' condition"
    case .expectedWhile: "expected 'while' after body of 'repeat' statement"
    case .expectedBraceOrIf: "expected '{' or 'if' after 'else'"
    case .expectedInAfterForPattern: "expected 'in' after for-each pattern"
    case .expectedSequence: "expected Sequence expression for for-each loop"
    case .expectedBraceInFor: "expected '{' to start the body of for-each loop"
    case .expectedSwitchSubject: "expected expression in 'switch' statement"
    case .expectedBraceAfterSwitch: "expected '{' after 'switch' subject expression"
    case .expectedBraceAtSwitchEnd: "expected '}' at end of 'switch' statement"
    case .statementBeforeCase: "all statements inside a switch must be covered by a 'case' or 'default'"
    case .expectedInitializerInPattern: "variable binding in a condition requires an initializer"
    case .assignmentAsCondition: "use of '=' in a boolean context, did you mean '=='?"
    case .expectedInitialValue: "expected initial value after '='"
    case .expectedDeclaration: "expected declaration"
    case .expectedAttributeName: "expected an attribute name"
    case .expectedAccessor: "expected 'get', 'set', 'willSet', or 'didSet' keyword to start an accessor definition"
    case .expectedEqualInTypealias: "expected '=' in type alias declaration"
    case .expectedModule: "expected identifier in import declaration"
    case .expectedOperatorName: "expected operator name in operator declaration"
    case .expectedPrecedenceGroup: "expected precedence group in operator declaration"
    case .expectedSubscriptResult: "expected '->' for subscript element type"
    case .expectedBraceForSubscript: "expected '{' in subscript to specify getter and setter implementation"
    case .expectedBraceForDeinit: "expected '{' for deinitializer"
    case .expectedResultType: "expected type for function result"
    case .expectedGenericEnd: "expected '>' to complete generic parameter list"
    case .expectedRequirement: "expected ':' or '==' to indicate a conformance or same-type requirement"
    case .caseOutsideEnum: "enum 'case' is not allowed outside of an enum"
    case .expectedIdentifierInCase: "expected identifier after 'case'"
    case .associatedTypeOutsideProtocol:
      "associated types can only be defined in a protocol; define a type or introduce a 'typealias' to satisfy an associated type requirement"
    case .expectedFileAfterRedirection: "expected a file name after the redirection"
    case .expectedProgramAfterPipe: "expected a program after '|'"
    default: "expected expression"
    }
  }

}
