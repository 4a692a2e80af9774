import Syntax

/// What is wrong with a source that parsed, as facts. `CheckError+Message.swift` writes the sentences.
enum CheckError {
  case cannotFind(Name, candidates: [String])
  case cannotFindType(Name, candidates: [String])
  case cannotFindOperator(Name)
  case noMember(Name, Type, isStatic: Bool, candidates: [String])
  case instanceMemberOnType(Name, Type)
  case staticMemberOnInstance(Name, Type)
  case memberOfOptional(Name, Type, payload: Type)
  case optionalNotUnwrapped(Type, payload: Type)
  case cannotConvert(Type, to: Type, Purpose)
  case nilIncompatible(Type, Purpose)
  case nilNeedsContext
  case emptyCollectionNeedsType
  case implicitMemberNeedsContext(Name)
  case heterogeneous(String)
  case binaryOperands(Name, Type, Type)
  case unaryOperand(Name, Type)
  case notBoolean(Type)
  case assignmentInCondition
  case notAssignable(String)
  case missingLabel([String])
  case wrongLabels(have: [String], want: [String])
  case extraneousLabel([String])
  case missingArgument(String)
  case extraArgument
  case extraArguments([Int])
  case argumentOrder(String, before: String)
  case notCallable(Type)
  case noExactMatch(String, [String])
  case ambiguous(String)
  case inoutNeedsAmpersand(Type)
  case ampersandNotInout
  case genericConflict(Name, Type, Type)
  case cannotInfer(String)
  case doesNotConform(Type, Nominal, [String])
  case requiresConformance(String, Type, Nominal)
  case notSequence(Type)
  case redeclaration(String)
  case usedBeforeDeclared(Name)
  case usedBeforeInitialized(Name)
  case annotationMissing
  case inheritsNonProtocol(Type)
  case recursiveEnum(Name)
  case overridesNothing(String)
  case needsOverride(String)
  case missingReturn(String, Type)
  case returnsFromVoid
  case returnNeedsValue(Type)
  case guardFallsThrough
  case notInLoop(String)
  case switchNotExhaustive([String])
  case callThrows(String)
  case tryMissing
  case errorsNotHandled(String)
  case thrownNotError(Type)
  case noInitializers(String, Name)
  case closureArity(expected: Int, found: Int)
  case closureParameterTypes
  case superOutsideClass
  case selfOutsideType
  case unsupported(String)
  case unknownCommand(Name)
  case plain(String, hint: String?)
}

/// Why a value had to be of a type: decides the wording of a mismatch.
enum Purpose {
  case argument, initialization, assignment, returnValue, condition, coercion, element, ternary, pattern, plain
  case throwing
}
