import Syntax

/// The checker's sentences: the only place that holds them. Swift's own wording where Swift has one.
extension CheckError {
  func diagnostic(_ span: Span) -> Diagnostic {
    let (message, hint) = sentence
    return Diagnostic(message, span, hint: hint)
  }

  private var sentence: (String, String?) {
    switch self {
    case .cannotFind(let name, let candidates):
      ("cannot find '\(name.text)' in scope", didYouMean(candidates))
    case .cannotFindType(let name, let candidates):
      ("cannot find type '\(name.text)' in scope", didYouMean(candidates))
    case .cannotFindOperator(let name):
      switch name.text {
      case "++": ("cannot find operator '++' in scope; did you mean '+= 1'?", nil)
      case "--": ("cannot find operator '--' in scope; did you mean '-= 1'?", nil)
      default: ("cannot find operator '\(name.text)' in scope", nil)
      }
    case .noMember(let name, let type, let isStatic, let candidates):
      (
        isStatic
          ? "type '\(type)' has no member '\(name.text)'" : "value of type '\(type)' has no member '\(name.text)'",
        didYouMean(candidates)
      )
    case .instanceMemberOnType(let name, let type):
      (
        "instance member '\(name.text)' cannot be used on type '\(type)'; did you mean to use a value of this type instead?",
        nil
      )
    case .staticMemberOnInstance(let name, let type):
      (
        "static member '\(name.text)' cannot be used on instance of type '\(type)'",
        "write '\(type).\(name.text)'"
      )
    case .memberOfOptional(let name, let type, let payload):
      (
        "value of optional type '\(type)' must be unwrapped to refer to member '\(name.text)' of wrapped base type '\(payload)'",
        "chain with '?' to give nil when it is nil, or force with '!'"
      )
    case .optionalNotUnwrapped(let type, let payload):
      (
        "value of optional type '\(type)' must be unwrapped to a value of type '\(payload)'",
        "give a default with '??', or force with '!'"
      )
    case .cannotConvert(let from, let to, let purpose): (conversionSentence(from, to, purpose), nil)
    case .nilIncompatible(let type, let purpose):
      switch purpose {
      case .returnValue: ("'nil' is incompatible with return type '\(type)'", nil)
      case .assignment: ("'nil' cannot be assigned to type '\(type)'", nil)
      case .argument: ("'nil' is not compatible with expected argument type '\(type)'", nil)
      default: ("'nil' cannot initialize specified type '\(type)'", "make it optional: '\(type)?'")
      }
    case .nilNeedsContext: ("'nil' requires a contextual type", nil)
    case .emptyCollectionNeedsType: ("empty collection literal requires an explicit type", nil)
    case .implicitMemberNeedsContext(let name):
      ("reference to member '\(name.text)' cannot be resolved without a contextual type", nil)
    case .heterogeneous(let type):
      (
        "heterogeneous collection literal could only be inferred to '\(type)'; add explicit type annotation if this is intentional",
        nil
      )
    case .binaryOperands(let name, let a, let b):
      if "\(a)" == "\(b)" {
        ("binary operator '\(name.text)' cannot be applied to two '\(a)' operands", nil)
      } else {
        ("binary operator '\(name.text)' cannot be applied to operands of type '\(a)' and '\(b)'", operandHint(a, b))
      }
    case .unaryOperand(let name, let type):
      ("unary operator '\(name.text)' cannot be applied to an operand of type '\(type)'", nil)
    case .notBoolean(let type):
      switch type.description {
      case "Int": ("type 'Int' cannot be used as a boolean; test for '!= 0' instead", nil)
      case let text where text.hasSuffix("?"):
        ("optional type '\(text)' cannot be used as a boolean; test for '!= nil' instead", nil)
      case let text: ("cannot convert value of type '\(text)' to expected condition type 'Bool'", nil)
      }
    case .assignmentInCondition: ("use of '=' in a boolean context, did you mean '=='?", nil)
    case .notAssignable(let text): (text, nil)
    case .missingLabel(let labels):
      if labels.count == 1 {
        ("missing argument label '\(labels[0]):' in call", nil)
      } else {
        ("missing argument labels '\(labels.map { $0 + ":" }.joined())' in call", nil)
      }
    case .wrongLabels(let have, let want):
      (
        "incorrect argument label\(have.count > 1 ? "s" : "") in call (have '\(have.map { $0 + ":" }.joined())', expected '\(want.map { $0 + ":" }.joined())')",
        nil
      )
    case .extraneousLabel(let labels):
      (
        "extraneous argument label\(labels.count > 1 ? "s" : "") '\(labels.map { $0 + ":" }.joined())' in call", nil
      )
    case .missingArgument(let parameter): ("missing argument for parameter \(parameter) in call", nil)
    case .extraArgument: ("extra argument in call", nil)
    case .extraArguments(let positions):
      ("extra arguments at positions \(positions.map { "#\($0)" }.joined(separator: ", ")) in call", nil)
    case .argumentOrder(let label, let before): ("argument '\(label)' must precede argument '\(before)'", nil)
    case .notCallable(let type): ("cannot call value of non-function type '\(type)'", nil)
    case .noExactMatch(let name, let candidates):
      (
        "no exact matches in call to \(name)",
        candidates.isEmpty ? nil : "it takes " + candidates.prefix(4).joined(separator: ", or ")
      )
    case .ambiguous(let name): ("ambiguous use of '\(name)'", nil)
    case .inoutNeedsAmpersand(let type):
      ("passing value of type '\(type)' to an inout parameter requires explicit '&'", nil)
    case .ampersandNotInout: ("use of extraneous '&'", nil)
    case .genericConflict(let name, let a, let b):
      ("conflicting arguments to generic parameter '\(name.text)' ('\(a)' vs. '\(b)')", nil)
    case .cannotInfer(let text): (text, nil)
    case .doesNotConform(let type, let proto, let missing):
      (
        "type '\(type)' does not conform to protocol '\(proto.name.text)'",
        missing.isEmpty ? nil : "it needs " + missing.prefix(3).joined(separator: ", ")
      )
    case .requiresConformance(let what, let type, let proto):
      ("\(what) requires that '\(type)' conform to '\(proto.name.text)'", nil)
    case .notSequence(let type): ("for-in loop requires '\(type)' to conform to 'Sequence'", nil)
    case .redeclaration(let name): ("invalid redeclaration of '\(name)'", nil)
    case .usedBeforeDeclared(let name): ("use of local variable '\(name.text)' before its declaration", nil)
    case .usedBeforeInitialized(let name): ("variable '\(name.text)' used before being initialized", nil)
    case .annotationMissing: ("type annotation missing in pattern", nil)
    case .inheritsNonProtocol(let type): ("inheritance from non-protocol type '\(type)'", nil)
    case .recursiveEnum(let name): ("recursive enum '\(name.text)' is not marked 'indirect'", nil)
    case .overridesNothing(let kind): ("\(kind) does not override any \(kind) from its superclass", nil)
    case .needsOverride(let kind): ("overriding declaration requires an 'override' keyword", "write 'override \(kind)'")
    case .missingReturn(let kind, let type): ("missing return in \(kind) expected to return '\(type)'", nil)
    case .returnsFromVoid: ("unexpected non-void return value in void function", nil)
    case .returnNeedsValue(let type): ("non-void function should return a value of type '\(type)'", nil)
    case .guardFallsThrough:
      ("'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope", nil)
    case .notInLoop(let word):
      if word == "break" {
        (
          "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do",
          nil
        )
      } else {
        ("'\(word)' is only allowed inside a loop", nil)
      }
    case .switchNotExhaustive(let missing):
      (
        "switch must be exhaustive",
        missing.isEmpty ? "add a 'default' case" : "add missing cases: " + missing.joined(separator: ", ")
      )
    case .callThrows: ("call can throw, but it is not marked with 'try' and the error is not handled", nil)
    case .tryMissing: ("call can throw but is not marked with 'try'", nil)
    case .errorsNotHandled(let why): ("errors thrown from here are not handled\(why)", nil)
    case .thrownNotError(let type): ("thrown expression type '\(type)' does not conform to 'Error'", nil)
    case .noInitializers(let kind, let name):
      ("\(kind) '\(name.text)' has no initializers", "give every stored property a value, or write an 'init'")
    case .closureArity(let expected, let found):
      (
        "contextual closure type expects \(expected) argument\(expected == 1 ? "" : "s"), but \(found) were used in closure body",
        nil
      )
    case .closureParameterTypes:
      ("cannot infer type of closure parameters without a contextual type", "write them: '{ (x: Int) in … }'")
    case .superOutsideClass: ("'super' cannot be used outside of class members", nil)
    case .selfOutsideType: ("cannot find 'self' in scope", nil)
    case .unsupported(let feature): ("\(feature) is not part of vsh's Swift", "`help language` lists what is")
    case .unknownCommand(let name): ("no command is named '\(name.text)'", nil)
    case .plain(let message, let hint): (message, hint)
    }
  }

  private func didYouMean(_ candidates: [String]) -> String? {
    if candidates.isEmpty { return nil }
    return "did you mean " + candidates.map { "'\($0)'" }.joined(separator: " or ") + "?"
  }

  private func operandHint(_ a: Type, _ b: Type) -> String? {
    let names: Set<String> = [a.description, b.description]
    if names == ["Int", "Double"] { return "convert one: 'Double(…)' or 'Int(…)'" }
    if names.contains("String") { return "put the other into text: \"\\(…)\"" }
    return nil
  }

  private func conversionSentence(_ from: Type, _ to: Type, _ purpose: Purpose) -> String {
    switch purpose {
    case .argument: "cannot convert value of type '\(from)' to expected argument type '\(to)'"
    case .initialization: "cannot convert value of type '\(from)' to specified type '\(to)'"
    case .assignment: "cannot assign value of type '\(from)' to type '\(to)'"
    case .returnValue: "cannot convert return expression of type '\(from)' to return type '\(to)'"
    case .condition: "cannot convert value of type '\(from)' to expected condition type '\(to)'"
    case .coercion: "cannot convert value of type '\(from)' to type '\(to)' in coercion"
    case .element: "cannot convert value of type '\(from)' to expected element type '\(to)'"
    case .ternary: "result values in '? :' expression have mismatching types '\(from)' and '\(to)'"
    case .pattern: "expression pattern of type '\(from)' cannot match values of type '\(to)'"
    case .throwing: "thrown expression type '\(from)' does not conform to 'Error'"
    case .plain: "cannot convert value of type '\(from)' to expected type '\(to)'"
    }
  }
}
