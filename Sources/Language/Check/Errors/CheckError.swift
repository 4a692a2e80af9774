import Syntax

/// What is wrong with a source that parsed, as facts. `CheckError+Message.swift` writes the sentences.
enum CheckError {
  // Names.
  case cannotFind(Name, candidates: [String]), outOfBlock(Name)
  case commandAsValue(Name)
  case memberAlone(Name, of: [String])
  case cannotFindType(Name, candidates: [String])
  case cannotFindOperator(Name)
  case misplacedOperator(Name, String), juxtaposedOperators
  case operatorsTogether(String, String)
  case anonymousOutsideClosure, anonymousBesideNamed(Name?)
  case noMember(Name, Type, isStatic: Bool, candidates: [String])
  case noTupleMember(String, Type)
  case noDynamicMember(Name, Type, Type), dynamicMemberSubscript(Name)
  case instanceMemberOnType(Name, Type, ofSelf: Bool)
  case instanceMemberInStatic(Name, Type)
  case instanceMemberInInitialValue(Name), instanceMemberAsDefault(Name)
  case staticMemberOnInstance(Name, Type)
  case instanceMemberOfOuter(Name, Type, nested: Type)
  case hidesFunction(Name, String, isOwn: Bool), circularReference
  case caseOnInstance(Name)
  case methodAsProperty(Name)
  case memberOfOptional(Name, Type, payload: Type)
  case notMemberType(Name, Type)
  case associatedOfProtocol(Name, String)
  case privateMember(Name), privateInitializer(Name)
  case noSuchModule(Name)
  case unknownLabel(Name, candidates: [String]), reusedLabel(Name)
  case superOutsideClass
  case superWithoutSuperclass(Name)
  case superAlone, superInValueType(Name)
  case selfOutsideType
  case covariantSelf(ValuePlace)
  case explicitSelf(String), explicitOptionalSelf
  case redeclaration(String)
  case usedBeforeDeclared(Name)

  // Types of values.
  case cannotConvert(Type, to: Type, Purpose)
  case optionalNotUnwrapped(Type, payload: Type, isTry: Bool)
  case tupleLength(Type, Type)
  case nilIncompatible(Type, Purpose)
  case nilNeedsContext, nilForced, nilCast
  case typeAlone
  case emptyCollectionNeedsType(isDictionary: Bool)
  case implicitMemberNeedsContext(Name)
  /// `numbers`: what they could all be, where they are numbers of different types.
  case heterogeneous(String, numbers: Type? = nil)
  case literalOverflow(String, Type)
  case notBoolean(Type)
  case negatedNoBoolean(Type)
  case integerAsBoolean(Int64)
  case notSequence(Type)
  case optionalNotSequence(Type)
  case chainOnNonOptional(Type)
  case chainWithoutEffect(Type)
  case chainWithoutEnd
  case inoutOfAnotherType(Type, Type)
  case unwrapOfNonOptional(Type)
  case conditionalBindingType(Type)
  case ambiguousType
  case noModuleMember(Name, Name)
  case tooMuchEffort, tooManyErrors, tooManyParts(Int)
  case genericNotInferred(Name), nilBeforeResult(Name?), openMeaning(Name)
  /// The function, and what its closure takes.
  case openNil(Name, Type?)
  case mutatingAsValue, operatorNotDeclared(Name, String)
  case rootOfKeyPath
  case baseOfMember(Name)
  case requiresConformance(String, Type, Nominal)
  case requiresSameTypes(String, Type, Type)
  case requiresSuperclass(String, Type, Type)
  // Opaque types.
  case optionalAny(Type), anyWithoutEffect(Type)
  case opaqueConstraint, opaquePlace, opaqueRequirement, opaqueWithoutReturn, opaqueWithoutValue, opaqueMismatch(String)
  case argumentNotConforming(Type, Nominal)
  case genericConflict(Name, Type, Type)
  case operandsSwapped
  case interpolationArguments
  case noSubscripts(Type), tupleSubscript(Type, index: Int64)
  case stringSubscript(isRange: Bool)
  case expressionTooDeep
  case selectorNeedsMethod
  case selectorNotMethod
  case selectorNotProperty

  // Operators, assignment, conditions.
  case binaryOperands(Name, Type, Type)
  case unaryOperand(Name, Type)
  case floatRemainder(Name)
  case notObject(Type), valueNotObject(Type)
  case assignmentInCondition
  case immutable(Change, Place, Immutable)
  case chainInTuple(Type)

  // Calls.
  case missingLabel([String])
  case wrongLabels(have: [String], want: [String])
  case extraneousLabel([String])
  case missingArgument(String)
  case missingArguments([String])
  case extraArgument(label: Name?)
  case extraArguments([Int])
  case singleTuple(String, Type), separateArguments(String, Int, isWritten: Bool)
  indirect case inSubscript(CheckError)
  case takesNoArguments, arrayAsVariadic(Type, Type)
  case extraTrailingClosure, closureForOther(Type)
  case argumentOrder(CallArgument, before: CallArgument)
  case notCallable(Type)
  case caseNeedsArguments(Name, String), caseWithoutPayload(Name)
  case noExactMatch(String, [String])
  case ambiguous(String), noneProduces(Name, Type)
  case rawValuesNeeded
  case rawValueAfterFraction
  case onlyAtFileScope
  case delegatesTwice(isSuper: Bool)
  case redundantConformance(Name, Nominal)
  case unusedGenericParameter(Name)
  case needsOwnType(Name, Type)
  case inoutNeedsAmpersand(Type)
  case ampersandNotInout(Type?)
  case emptyDictionary, arrayForDictionary(Type), discardAsValue, functionNotCalled(Type)
  case explicitSpecialization(String), staticOfProtocol(Name, Type), observedWithoutValue
  case notInstantiable(Nominal)
  case noAccessibleInitializers(Type)

  // Closures.
  case closureArity(Type, expected: Int, found: Int)
  case closureIgnoresArguments(Int)
  case closureParameterType(Name?)
  case closureResult(Type, Type), closureResultInContext(Type, Type)
  case nonescapingAssigned(Name)
  case nonescapingUsed(Name)
  case unlabelledAfterVariadic
  case nonescapingToGeneric(Name, Name)
  case nonescapingPassed(Name)
  case escapingCapture(Name)
  case escapingInoutCapture(Name), escapingSelfCapture
  case closesOver(String, Name)
  case keyPathIndex(Type), keyPathToMethod(String), keyPathRoot(Type, Type)
  case throwingClosure(Type, Type)

  // Patterns and switches.
  case tuplePattern(Type, isCase: Bool)
  case loopPattern(Type)
  case tuplePatternLabel(String, String)
  /// A variable of one pattern of a `case` that another does not bind.
  case notBoundEverywhere(Name)
  case boundAsOtherType(Type, expected: Type)
  case optionalPattern(Type)
  case patternOfOther(Type, Type)
  case payloadOfPlainCase(Name)
  case payloadLength(Type)
  case switchNotExhaustive([String], hasUnknown: Bool)
  case switchWithoutCases
  case finalOutsideClass, staticMutating, requiredInExtension(Name), overridesNothingInProtocol(String)
  case requiredOutsideClass(Name), overridesInExtension(String, Name), unaryWithoutPlace, escapingValue
  case capturedBeforeDeclared(Name), unusedClosure, duplicateTupleLabel, typeAsPattern(Type)
  case noAssociatedType(Name, Name), inheritanceOfExtension(Name), failableForRequirement(String)

  // Statements.
  case missingReturn(String, Type)
  case neverReturns(String)
  case returnsFromVoid
  case returnNeedsValue(Type)
  case returnOutsideFunction
  case returnInInitializer, nilInNonFailable
  case guardFallsThrough
  case notInLoop(String)
  case breakOutside
  case breakNeedsLabel
  case continueOfStatement(String)
  case fallthroughOutside, fallthroughBinds(Name)
  case fallthroughAtEnd
  case leavesDefer(String)
  case callThrows(ThrowingUse)
  case inheritedNotImplied(Type, Name, Name)
  case tryMissing(ThrowingUse), tryOnRight, operatorThrows, throwsInAutoclosure(ThrowingUse)
  case errorsNotHandled(inCatch: Bool)
  case throwNotHandled(inCatch: Bool)
  case thrownNotError(Type), thrownTypeNotError(Type), thrownOut(of: String, isCall: Bool)
  case rethrowsNothing, rethrowsItself(isCall: Bool)
  case ifNeedsElse
  case branchNeedsValue
  case branchEndsWithoutValue, branchOfSeveral(String), returnFromBranch(String)

  // What a call does to one variable, and arithmetic known beforehand.
  case overlappingAccess(String, isSwap: Bool), inoutAliases, inoutWriteback(Name?)
  case divisionByZero, arithmeticOverflow(String, Type), divisionOverflow(String), negationOverflow(String, bits: Int)
  /// `&*` of literals alone.
  case wideProduct(String)
  case returnsClassAsSelf(Type)

  // Initialization.
  case usedBeforeInitialized(Name, isLet: Bool)
  case usedAfterConsume(Name), consumesGlobal, consumesPart
  case capturedBeforeInitialized(Name, isLet: Bool)
  case initializedTwice(Name), letInDelegating(Name)
  case memberUsedBeforeInitialized(Name, isLet: Bool)
  case selfBeforeInitialized(SelfUse)
  case selfBeforeSuper(SelfUse)
  case selfBeforeDelegation
  case notInitializedAtSuper(Name)
  case notInitializedAtImplicitSuper(Name)
  case notAllInitialized(Name)
  case superInitMissing
  case nonFailableTry, nonFailableDelegates(String, isSuper: Bool)
  case selfInitMissing, convenienceChains(Name), designatedDelegates(Name),
    callsConvenience(Name)

  // Declarations.
  case annotationMissing
  case inheritsNonProtocol(Type, isClass: Bool)
  case inheritsItself(Name)
  case inheritsFinal(Name), superclassFirst(Name), severalSuperclasses(Type, Type)
  case refinesItself(Name)
  case recursiveEnum(Name)
  case recursiveValue(Name)
  case overridesNothing(String), overridesStatic(String), overridesLet(Name)
  case classMemberOutsideClass(String, isRequirement: Bool)
  case operatorNotStatic(Name, Name, isExtension: Bool), operatorOfOthers(Name, Name)
  case rawValueWithPayload, notDeclared(AccessLevel, String, String, AccessLevel, Name), needsRequired(String, Name)
  case overrideOutsideClass, assignsItself(String), typePlaceholder
  /// What is declared, what it has to say, what of it is hidden and how.
  case usesHidden(String, String, String, AccessLevel), superclassHidden(String, AccessLevel, isArgument: Bool)
  case refinesHidden(String, AccessLevel?, AccessLevel), extensionOfHidden(AccessLevel, String, AccessLevel)
  case overridesHiding(String), payloadHidden(AccessLevel, AccessLevel), constraintHidden(AccessLevel, AccessLevel)
  case notAsAccessible(String, String, Name)
  case needsOverride(String)
  case overridesFinal(String)
  case overridesWithStored(Name), overridesOtherType(Name, Type, Type)
  /// What it is, its name, and that of what it was to override.
  case overridesOtherLabels(String, String, String), requirementLabels(String, String, String, Name)
  case nonOpenMethod
  case nonOpenProperty
  case noInitializers(String, Name)
  case requiredInitializer(String, Name)
  case needsRequiredInitializer(Type)
  case doesNotConform(Type, Nominal, [String])
  case storedInExtension
  case storedInEnum, storedClassMember
  case metatypeNeedsInit, typeInGeneric(Name, String), shadowsGeneric(Name), observesReadOnly(Name)
  case rawValueWithoutType
  case rawValueNotLiteral
  case rawValueType(Type, Type)
  case rawValueTwice, rawTypeOfItself(Name)
  case deinitOutsideClass(String, Name)
  case mutatingInClass(String, String, String)
  case weakType(Type, isUnowned: Bool)
  case weakNotOptional(Type)
  case notExtendable(Type)
  case compositionPart(Type)
  case compositionOfClasses(Name, Name)
  case notAClass(Type, Name)
  case constrainedToNonProtocol(Type, Type)
  case noPrimaryTypes(Name)
  case protocolArguments(Name, found: Int, expected: Int)
  case genericNeedsArguments(Name), aliasOfItself(Name)
  case discardableOfNoFunction
  /// What it is in: "structs", "enums".
  case convenienceInValueType(String), designatedInExtension(Name), deinitInExtension, nestedInProtocol(Name, Name)
  case severalRawTypes(Type, Type), mustReturnSelf(String, Name, Name)
  case passedBeforeInitialized(String, isLet: Bool), changedBeforeInitialized(Name)
  case requiredOverride(isWritten: Bool), rawTypeWithoutCases,
    rawTypeNotLiteral(Type)
  case staticStoredInProtocolExtension, staticInGeneric, staticNeedsValue(isLet: Bool)
  case failableOverride(String)
  case overridesThrowing, overridesReadOnly(Name), overridesMutable(String, Type, Type), inoutDefault(Name),
    tupleNotHashable(Type)
  case typeArguments(Name, found: Int, expected: Int)

  // vsh's own.
  case foreignDeclaration(String), misspelledKeyword(String), twoStatements
  case unsupported(String)
  case outside(Name, of: String, String)
  case absent(Name, Absence)

  /// Why a place is to be changed.
  enum Change { case assignment, inoutArgument, mutatingMember, mutatingGetter, mutatingOperator }

  /// What kind of place was to be changed.
  enum Place { case value, property, subscript_ }

  /// Why a place cannot change.
  enum Immutable {
    case letConstant(Name), caseConstant(Name), parameter(Name), selfIsImmutable(in: Member), getOnly(Name),
      getOnlySubscript,
      setterInaccessible(Name)
    case callResult(Name?), literal, literalOf(Type), method(Name), function(Name), operatorResult(String),
      notVariable, readOnlyKeyPath(Name?)
    /// What has no place of its own, where a value is assigned to it.
    case expression(Type)
  }

  /// Whose `self` cannot change.
  enum Member { case method, getter, classMember }

  /// An argument as a call names it.
  enum CallArgument {
    case labelled(Name)
    /// Counted from 1.
    case unlabelled(Int)
  }

  /// How `self` was used too early.
  enum SelfUse {
    case plain, method(Name), property(Name), captured
    /// Given to a function of the script's, or to an initializer, which needs no name.
    case argument(Name?)
  }
}

/// Why a value had to be of a type: decides the wording of a mismatch.
enum Purpose {
  case argument, initialization, assignment, returnValue, condition, coercion, element, ternary, pattern, plain
  case subscriptAssignment, throwing, closureResult, defaultArgument, dictionaryKey, dictionaryValue, branch

  /// Whether a value is made an optional on the way.
  var wrapsValues: Bool {
    switch self {
    case .argument, .initialization, .assignment, .subscriptAssignment, .returnValue: true
    default: false
    }
  }
}

/// What may throw where it stands.
enum ThrowingUse: String {
  case call
  case property = "property access"
  case `subscript` = "subscript access"
}
