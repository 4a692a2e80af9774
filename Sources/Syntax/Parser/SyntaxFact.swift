/// What the lexer and parser can find wrong: facts, of which `message` makes sentences.
enum SyntaxFact {
  case invalidUTF8, nulCharacter, curlyQuote, invalidCharacter, expectedClosureParameterNumber, exponentDigit,
    emptyStatement, unwrapsAnyway, endOfComment, unterminatedString, unterminatedComment, unterminatedInterpolation,
    emptyInterpolation,
    invalidEscape,
    expectedUnicodeBraces, unicodeDigits, invalidUnicodeScalar, blockMustStartOnNewLine, blockMustEndOnNewLine,
    insufficientIndentation, escapedLastNewline, nestingTooDeep, extraneousBrace, statementsNeedSeparator,
    declarationsNeedSeparator, expectedExpression, expectedExpressionAfterOperator, expectedExpressionInList,
    expectedExpressionInLiteral, expectedColonInTernary, expectedExpressionAfterQuestion,
    expectedTypeBeforeArrow, expectedMemberName,
    expectedIdentifierAfterDot, expectedKeyPathComponent, expectedSeparator,
    expectedParenInCall, expectedParenInExpression, expectedParenInParameters, expectedParenInPattern,
    expectedParenInTuple, expectedParenInFunction, expectedBracketInLiteral, expectedBracketInSubscript,
    expectedBracketInType, expectedIn, defaultInClosure, labelInClosure, accessorsOfSeveral, singleElementLabel,
    separatedUnary, expectedCapture,
    expectedCaptureEnd,
    expectedParameterName,
    expectedParameterType, expectedType, expectedPattern, expectedElse, elseAfterCondition, expectedWhile,
    expectedBraceOrIf,
    expectedInAfterForPattern, expectedSequence, expectedBraceInFor, expectedSwitchSubject,
    expectedBraceAfterSwitch, expectedBraceAtSwitchEnd, statementBeforeCase, expectedInitializerInPattern,
    attributeOfTypes, expectedInitialValue, expectedDeclaration, expectedAttributeName, expectedAccessor,
    expectedEqualInTypealias, expectedTypeInTypealias, expectedRawValue, expectedWhileCondition, emptyPayload,
    expectedModule, expectedOperatorName, expectedPrecedenceGroup,
    expectedSubscriptResult, expectedBraceForSubscript, expectedBraceForDeinit, expectedResultType,
    expectedGenericEnd, expectedRequirement, caseOutsideEnum, expectedIdentifierInCase,
    expectedParenInInitializer, expectedArrow, doWhile, expectedLetInCondition,
    initializerOutsideType, deinitializerOutsideType, subscriptOutsideType,
    overrideOutsideClass, computedWithoutType, computedWithInitialValue,
    associatedTypeOutsideProtocol,
    expectedFileAfterRedirection, expectedProgramAfterPipe, expectedElementType, expectedDictionaryValueType,
    expectedBracketInDictionaryType, expectedGenericArgumentEnd, expectedGenericName, expectedDictionaryValue,
    expectedExpressionAfterColon, selfAsResult, initializerInPattern, initializerBodyInProtocol, aliasInProtocol,
    expectedLabelBeforeColon, expectedExpressionInAssignment, expectedSubscriptParameters, unwrapNeedsIdentifier,
    expectedTypeOfParameter, expectedThrownType, expectedExtendedType, expectedInheritanceColon,
    expectedExpressionInConditional,
    expectedBraceAfterElse, expectedBraceAfterCatch
  case leadingDotNumber(String), invalidDigit(String, in: String), digitInNumber(String, Bool), integerOverflow(String),
    nonAssociative(String)
  /// What stands where it cannot, though it is plain what was meant.
  case bracketAfterType, colonInType, unparenthesizedParameter, throwsAfterArrow(String), tryAsDo, resultOfInitializer,
    parametersOfDeinitializer, atBeforeString, nestedBinding(String), secondAccessLevel, colonInEnumCase,
    caseWithoutDot(String), bindingInExpression(String), bindingInValue, identifierAfterComma, foreignWord(String),
    misspelledMember(String), quoteInString,
    hashBeforeSpace, operatorWithDot(String), loneDollar, unexpectedSemicolon, castInPattern(isForced: Bool)
  case expectedCapturedName, expectedCapturedValue
  case exclaimInType, whitespaceBehindDot, equalForDefault
  case expectedBrace(String), expectedBraceAfter(String), expectedBraceAfterCondition(String)
  case expectedBraceInFunction, initializerWithoutBody, expectedBraceInType(String), expectedBraceAtTypeEnd(String)
  case expectedExpressionAfter(String), expectedColonAfterCase(String), emptyCase(String), missingCondition(String)
  case expectedCondition(String), caseOutsideSwitch(String), keywordAsIdentifier(String), expectedFunc(String),
    expectedTypeAfter(String), expectedConstraint(String), nameBeginsWithDigit(String)
  case expectedIdentifierIn(String), unknownPrecedenceGroup(String), unexpectedToken(String), strayToken(String),
    secondIdentifier(in: String)
  case singleQuotedString, unexpectedComma, unnamedParameter, expectedVar(String)
  case expectedColonInDictionary, computedLet, observedLet, initializerWithoutSelf, observerWithGetter(String),
    memberOutsideType(String, String),
    setterWithoutGetter(String), cStyleFor,
    caseAfterDefault, unknownNotCatchAll, unknownNotLast, unknownWithFilter, unknownOfSeveral
  case misspelledKeyword(String), secondAccessor(Accessor.Kind)
  case expectedAccessorInProtocol, bodyInProtocol, accessorsInProtocol, letInProtocol, valueInProtocol,
    defaultInProtocol
  case accessorWithoutBody(String), unknownAttribute(String)
  case misplacedConditional(String), nameWithDollar(String), unevenAssignment, extraneousCase, nestedLetInFor,
    bracketsAfterElement, throwForThrows, inoutBeforeName
  /// Words in front of declarations that they do not suit.
  case unsuitedModifier(String), modifierOnly(String, String), declarationNotStatic(String), duplicateModifier,
    staticAfterStatic(String), contradictoryModifiers(String, String), accessInProtocol(String), accessInBody(String),
    openClosed, optionalOutsideProtocol, optionalOfPlainProtocol, finalStatic, finalOutsideClass, onlyOnMethods(String),
    infixFunction, fixityOfName(String), indirectWithoutPayload(String), lazyLet, lazyWithoutValue, lazyGlobal,
    patternWithoutCase,
    setterOfConstant(String, String)
  /// With the Swift line that it stands for, where that can be told.
  case objectiveCMessage(String?)
  case availabilityPlace(String)
  case outsideSubset(String, String), unknownCommand(String, [String])

  /// Whether it is told of the token that stands where something is missing, on whatever line.
  var standsAtToken: Bool {
    switch self {
    case .expectedExpressionAfterOperator, .expectedExpressionAfterColon, .expectedExpressionInAssignment,
      .expectedExpressionInList, .expectedExpressionInLiteral:
      true
    default: false
    }
  }

  /// Something that the text ends without, and what stands there waiting for it.
  func diagnostic(_ span: Span, waiting offset: Int) -> Diagnostic {
    var diagnostic = diagnostic(span)
    diagnostic.note = .init(message: SyntaxMessages.noteWaiting, span: Span(offset, offset + 1))
    return diagnostic
  }

  func diagnostic(_ span: Span) -> Diagnostic {
    Diagnostic(
      SyntaxMessages.text(of: self), span, hint: SyntaxMessages.hint(for: self), code: Diagnostic.code(of: self))
  }
}
