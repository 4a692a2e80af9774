import Syntax

/// The checker's sentences: the only place that holds them. Swift's own wording where Swift has one.
extension CheckError {
  func diagnostic(_ span: Span, point: Int32) -> Diagnostic {
    let (message, hint) = sentence
    return Diagnostic(message, span, hint: hint, point: point, code: Diagnostic.code(of: self))
  }

  /// The sentence, and what to do about it.
  var sentence: (String, String?) {
    switch self {
    case .cannotFind(let name, let candidates): ("cannot find '\(name.text)' in scope", didYouMean(candidates))
    case .outOfBlock(let name):
      ("cannot find '\(name.text)' in scope", "it is gone with the block that declares it: declare it in front of that")
    case .commandAsValue(let name):
      ("cannot find '\(name.text)' in scope", "`\(name.text)` is a command: it begins a line, without parentheses")
    case .memberAlone(let name, let owners):
      ("cannot find '\(name.text)' in scope", "it is a member of \(anyOf(owners)): write the value and a dot before it")
    case .cannotFindType(let name, let candidates): ("cannot find type '\(name.text)' in scope", didYouMean(candidates))
    case .cannotFindOperator(let name):
      switch name.text {
      case "++": ("cannot find operator '++' in scope; did you mean '+= 1'?", nil)
      case "--": ("cannot find operator '--' in scope; did you mean '-= 1'?", nil)
      case "...<": ("cannot find operator '...<' in scope; did you mean '..<'?", nil)
      case "=>": ("cannot find operator '=>' in scope", "a closure's parameters end with 'in': '{ n in n * 2 }'")
      case "..<=": ("cannot find operator '..<=' in scope", "'...' goes to the end, '..<' up to it")
      case "**": ("cannot find operator '**' in scope", "'pow(base, exponent)' raises to a power")
      case "..": ("cannot find operator '..' in scope; did you mean '...'?", nil)
      default: ("cannot find operator '\(name.text)' in scope", nil)
      }
    case .misplacedOperator(let name, let place): ("'\(name.text)' is not a \(place) operator", nil)
    case .juxtaposedOperators: ("unary operators must not be juxtaposed; parenthesize inner expression", nil)
    case .operatorsTogether(let infix, let prefix):
      ("missing whitespace between '\(infix)' and '\(prefix)' operators", nil)
    case .anonymousOutsideClosure: ("anonymous closure argument not contained in a closure", "write '{ … }' around it")
    case .anonymousBesideNamed(let name):
      (
        "anonymous closure arguments cannot be used inside a closure that has explicit arguments"
          + (name.map { "; did you mean '\($0.text)'?" } ?? ""), nil
      )
    case .caseOnInstance(let name):
      ("enum case '\(name.text)' cannot be used as an instance member", "write '.\(name.text)'")
    case .methodAsProperty(let name): ("method '\(name.text)' was used as a property; add () to call it", nil)
    case .noMember(let name, let type, let isStatic, let candidates):
      (
        "\(isStatic ? "type" : "value of type") '\(type)' has no member '\(name.text)'",
        caseHint(name, type) ?? didYouMean(candidates)
      )
    case .noTupleMember(let name, let type): ("value of tuple type '\(type)' has no member '\(name)'", nil)
    case .instanceMemberOnType(let name, let type, let isOfSelf):
      (
        "instance member '\(name.text)' cannot be used on type '\(type)'"
          + (isOfSelf ? "" : "; did you mean to use a value of this type instead?"), nil
      )
    case .instanceMemberInStatic(let name, let type):
      ("instance member '\(name.text)' cannot be used on type '\(type)'", nil)
    case .instanceMemberInInitialValue(let name):
      (
        "cannot use instance member '\(name.text)' within property initializer; property initializers run before 'self' is available",
        "make the property 'lazy', or set it in 'init'"
      )
    case .instanceMemberAsDefault(let name):
      (
        "cannot use instance member '\(name.text)' as a default parameter",
        "make the parameter optional, and take the member in the body where it is nil"
      )
    case .circularReference: ("circular reference", "write its type")
    case .hidesFunction(let name, let function, let isOwn):
      (
        "use of '\(name.text)' refers to instance method rather than global function "
          + "'\(function)' in module '\(isOwn ? "main" : "Swift")'",
        isOwn ? nil : "write 'Swift.\(name.text)'"
      )
    case .staticMemberOnInstance(let name, let type):
      ("static member '\(name.text)' cannot be used on instance of type '\(type)'", "write '\(type).\(name.text)'")
    case .instanceMemberOfOuter(let name, let type, let nested):
      (
        "instance member '\(name.text)' of type '\(type)' cannot be used on instance of nested type '\(nested)'",
        "give it an instance of '\(type)' to ask"
      )
    case .memberOfOptional(let name, let type, let payload):
      (
        "value of optional type '\(type)' must be unwrapped to refer to member '\(name.text)' of wrapped base type '\(payload)'",
        "chain with '?' to give nil when it is nil, or force with '!'"
      )
    case .notMemberType(let name, let type): ("'\(name.text)' is not a member type of type '\(type)'", nil)
    case .associatedOfProtocol(let name, let proto):
      (
        "cannot access associated type '\(name.text)' from '\(proto)'; use a concrete type or generic parameter base instead",
        "take a type parameter: 'func name<T: \(proto)>(_ value: T) -> T.\(name.text)'"
      )
    case .rawValuesNeeded:
      (
        "enum cases require explicit raw values when the raw type is not expressible by integer or string literal",
        "write 'case name = value'"
      )
    case .rawValueAfterFraction:
      (
        "enum case must declare a raw value when the preceding raw value is not an integer",
        "write 'case name = value'"
      )
    case .delegatesTwice(let isSuper):
      ("'\(isSuper ? "super" : "self").init' called multiple times in initializer", "leave one of the calls out")
    case .onlyAtFileScope: ("declaration is only valid at file scope", "move it out of the braces")
    case .redundantConformance(let type, let proto):
      ("redundant conformance of '\(type.text)' to protocol '\(proto.name.text)'", "leave it out here")
    case .unusedGenericParameter(let name):
      (
        "generic parameter '\(name.text)' is not used in function signature",
        "leave it out, or take a parameter that tells it: '\(name.text).Type'"
      )
    case .needsOwnType(let name, let type):
      (
        "member '\(name.text)' cannot be used on value of type '\(type)'; consider using a generic constraint instead",
        "give the value to a function of a type parameter: 'func name<T: P>(_ value: T)'"
      )
    case .privateMember(let name): ("'\(name.text)' is inaccessible due to 'private' protection level", nil)
    case .privateInitializer(let name):
      ("'\(name.text)' initializer is inaccessible due to 'private' protection level", nil)
    case .noSuchModule(let name):
      ("no such module '\(name.text)'", "vsh has UIKit's names built in; other modules cannot be imported")
    case .reusedLabel(let name):
      ("label '\(name.text)' cannot be reused on an inner statement", "give it a name of its own")
    case .unknownLabel(let name, let candidates):
      ("cannot find label '\(name.text)' in scope" + (didYouMean(candidates).map { "; " + $0 } ?? ""), nil)
    case .superOutsideClass:
      (
        "'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript",
        nil
      )
    case .superWithoutSuperclass(let name):
      ("'super' cannot be used in class '\(name.text)' because it has no superclass", nil)
    case .superInValueType(let name): ("'super' cannot be used in non-class type '\(name.text)'", nil)
    case .superAlone:
      (
        "'super' may be used only to access a superclass member, subscript, or initializer",
        "the object itself is 'self'"
      )
    case .selfOutsideType:
      ("cannot find 'self' in scope; did you mean to use it in a type or extension context?", nil)
    case .explicitSelf(let what):
      (
        "\(what) in closure requires explicit use of 'self' to make capture semantics explicit",
        "write 'self.', or capture it: '[self]', '[weak self]'"
      )
    case .redeclaration(let name):
      ("invalid redeclaration of '\(name)'", "leave one of them out, or rename it")
    case .usedBeforeDeclared(let name): ("use of local variable '\(name.text)' before its declaration", nil)
    default: typeSentence
    }
  }

  private var typeSentence: (String, String?) {
    switch self {
    case .cannotConvert(let from, let to, let purpose): (conversion(from, to, purpose), conversionHint(from, to))
    case .optionalNotUnwrapped(let type, let payload, let isTry):
      isTry
        ? ("value of optional type '\(type)' not unwrapped; did you mean to use 'try!' or chain with '?'?", nil)
        : (
          "value of optional type '\(type)' must be unwrapped to a value of type '\(payload)'",
          "give a default with '??', or force with '!'"
        )
    case .tupleLength(let from, let to):
      ("'\(from)' is not convertible to '\(to)', tuples have a different number of elements", nil)
    case .nilIncompatible(let type, let purpose):
      switch purpose {
      case .returnValue: ("'nil' is incompatible with return type '\(type)'", nil)
      case .closureResult: ("'nil' is not compatible with closure result type '\(type)'", nil)
      case .defaultArgument: ("nil default argument value cannot be converted to type '\(type)'", nil)
      case .element: ("'nil' is not compatible with expected element type '\(type)'", nil)
      case .condition: ("'nil' is not compatible with expected condition type '\(type)'", nil)
      case .coercion, .ternary: ("'nil' cannot be used in context expecting type '\(type)'", nil)
      case .dictionaryKey: ("'nil' is not compatible with expected dictionary key type '\(type)'", nil)
      case .dictionaryValue: ("'nil' is not compatible with expected dictionary value type '\(type)'", nil)
      case .throwing: ("cannot infer concrete Error for thrown 'nil' value", nil)
      case .subscriptAssignment: ("'nil' cannot be assigned to subscript of type '\(type)'", nil)
      case .assignment: ("'nil' cannot be assigned to type '\(type)'", nil)
      case .argument: ("'nil' is not compatible with expected argument type '\(type)'", nil)
      case .pattern: ("'nil' is not compatible with expected pattern type '\(type)'", nil)
      case .initialization: ("'nil' cannot initialize specified type '\(type)'", "make it optional: '\(type)?'")
      default: ("'nil' is not compatible with type '\(type)'", nil)
      }
    case .convenienceInValueType(let kinds):
      ("initializers in \(kinds) are not marked with 'convenience'", "leave 'convenience' out")
    case .designatedInExtension(let name):
      (
        "designated initializer cannot be declared in an extension of '\(name)'; did you mean this to be a convenience initializer?",
        "write 'convenience init'"
      )
    case .deinitInExtension:
      ("deinitializers may only be declared within a class, actor, or noncopyable type", "move it into the class")
    case .nestedInProtocol(let name, let proto): ("type '\(name)' cannot be nested in protocol '\(proto)'", nil)
    case .requiredOverride(true):
      ("use the 'required' modifier to override a required initializer", "write 'required' in place of 'override'")
    case .requiredOverride:
      ("'required' modifier must be present on all overrides of a required initializer", "write 'required init'")
    case .rawTypeWithoutCases: ("an enum with no cases cannot declare a raw type", nil)
    case .rawTypeNotLiteral(let type):
      ("raw type '\(type)' is not expressible by a string, integer, or floating-point literal", nil)
    case .staticStoredInProtocolExtension: ("static stored properties not supported in protocol extensions", nil)
    case .staticInGeneric: ("static stored properties not supported in generic types", "compute it: '{ … }'")
    case .staticNeedsValue(let isLet):
      (
        "'static \(isLet ? "let" : "var")' declaration requires an initializer expression or an explicitly stated getter",
        "give it a value: '= …'"
      )
    case .overridesThrowing: ("cannot override non-throwing instance method with throwing instance method", nil)
    case .overridesReadOnly(let name):
      ("cannot override mutable property with read-only property '\(name.text)'", "give it a setter too")
    case .overridesMutable(let what, let type, let other):
      (
        "cannot override mutable \(what) of type '\(type)' with covariant type '\(other)'",
        "give it the type '\(type)': what can be set is of just the same type"
      )
    case .inoutDefault(let name): ("cannot provide default value to inout parameter '\(name.text)'", nil)
    case .tupleNotHashable(let type):
      (
        "type '\(type)' does not conform to protocol 'Hashable'",
        "a structure of your own can: 'struct Key: Hashable { … }'"
      )
    case .nilInNonFailable: ("only a failable initializer can return 'nil'", "write 'init?'")
    case .continueOfStatement(let kind): ("'continue' cannot be used with \(kind) statements", nil)
    case .fallthroughBinds(let name): ("'fallthrough' from a case which doesn't bind variable '\(name)'", nil)
    case .branchOfSeveral(let word):
      ("non-expression branch of '\(word)' expression may only end with a 'throw'", "a branch is one expression")
    case .returnFromBranch(let word): ("cannot use 'return' to transfer control out of '\(word)' expression", nil)
    case .tryOnRight:
      ("'try' cannot appear to the right of a non-assignment operator", "write it in front of the whole")
    case .explicitOptionalSelf:
      (
        "explicit use of 'self' is required when 'self' is optional, to make control flow explicit",
        "write 'self?.', or begin with 'guard let self else { return }'"
      )
    case .nilNeedsContext: ("'nil' requires a contextual type", "say of what: 'let x: Int? = nil'")
    case .typeAlone:
      (
        "expected member name or initializer call after type name",
        "'.self' makes a value of a type, '()' one of its values"
      )
    case .nilForced: ("'nil' literal cannot be force unwrapped", nil)
    case .nilCast: ("nil literal cannot be the source of a conditional cast", nil)
    case .emptyCollectionNeedsType(let isDictionary):
      (
        "empty collection literal requires an explicit type",
        "say of what: \(isDictionary ? "'table: [String: Int] = [:]'" : "'list: [Int] = []'")"
      )
    case .implicitMemberNeedsContext(let name):
      ("reference to member '\(name.text)' cannot be resolved without a contextual type", nil)
    case .heterogeneous(let type, let numbers):
      (
        "heterogeneous collection literal could only be inferred to '\(type)'; add explicit type annotation if this is intentional",
        numbers.map { "say of what: 'list: \($0) = …'" }
      )
    case .literalOverflow(let text, let type):
      text.hasPrefix("-") && type.nominal?.integerKind?.isSigned == false
        ? ("negative integer '\(text)' overflows when stored into unsigned type '\(type)'", nil)
        : ("integer literal '\(text)' overflows when stored into '\(type)'", nil)
    case .notBoolean(let type):
      if case .optional = type.resolved {
        (
          "optional type '\(type)' cannot be used as a boolean; test for '!= nil' instead",
          "\(type)" == "Bool?" ? "'== true' asks for its value" : nil
        )
      } else if type.nominal?.integerKind != nil {
        ("type '\(type)' cannot be used as a boolean; test for '!= 0' instead", nil)
      } else {
        ("cannot convert value of type '\(type)' to expected condition type 'Bool'", nil)
      }
    case .negatedNoBoolean(let type):
      type.optionalPayload != nil
        ? ("optional type '\(type)' cannot be used as a boolean; test for '== nil' instead", nil)
        : ("type '\(type)' cannot be used as a boolean; test for '== 0' instead", nil)
    case .integerAsBoolean(let value):
      value == 0 || value == 1
        ? (
          "integer literal value '\(value)' cannot be used as a boolean; did you mean '\(value == 1)'?", nil
        ) : ("cannot convert value of type 'Int' to expected condition type 'Bool'", nil)
    case .notSequence(let type): ("for-in loop requires '\(type)' to conform to 'Sequence'", nil)
    case .optionalNotSequence(let type):
      (
        "for-in loop requires '\(type)' to conform to 'Sequence'; did you mean to unwrap optional?",
        "write '?? []' after it"
      )
    case .chainOnNonOptional(let type):
      ("cannot use optional chaining on non-optional value of type '\(type)'", "remove the '?'")
    case .chainWithoutEffect(let type):
      ("optional chain has no effect, expression already produces '\(type)'", "leave the '?' out")
    case .inoutOfAnotherType(let type, let wanted):
      (
        "inout argument could be set to a value with a type other than '\(type)'; use a value declared as type '\(wanted)' instead",
        nil
      )
    case .chainWithoutEnd: ("'?' must be followed by a call, member lookup, or subscript", "leave the '?' out")
    case .unwrapOfNonOptional(let type):
      ("cannot force unwrap value of non-optional type '\(type)'", "remove the '!'")
    case .conditionalBindingType(let type):
      ("initializer for conditional binding must have Optional type, not '\(type)'", nil)
    case .tooMuchEffort:
      ("this expression is too complex to be checked in reasonable time", "split it into several statements")
    case .tooManyErrors: ("too many errors; what follows is not checked", nil)
    case .noModuleMember(let name, let module):
      ("module '\(module.text)' has no member named '\(name.text)'", nil)
    case .tooManyParts(let most):
      ("this type has more than \(most) parts", "keep what it holds in arrays or in objects of a class")
    case .covariantSelf(let place):
      (
        "covariant 'Self' type cannot be referenced from a "
          + (place == .storedProperty ? "stored property initializer" : "default argument expression"),
        "name the class itself"
      )
    case .noDynamicMember(let name, let type, let root):
      ("value of type '\(type)' has no dynamic member '\(name.text)' using key path from root type '\(root)'", nil)
    case .dynamicMemberSubscript(let name):
      (
        "@dynamicMemberLookup attribute requires '\(name.text)' to have a 'subscript(dynamicMember:)' method that accepts "
          + "either 'ExpressibleByStringLiteral' or a key path", nil
      )
    case .operatorNotDeclared(let name, let place):
      ("operator implementation without matching operator declaration", "declare it: '\(place) operator \(name.text)'")
    case .mutatingAsValue: ("cannot reference 'mutating' method as function value", "write a closure that calls it")
    case .ambiguousType: ("type of expression is ambiguous without a type annotation", nil)
    case .nilBeforeResult(let name):
      (
        name.map { "generic parameter '\($0.text)' could not be inferred" } ?? "'nil' requires a contextual type",
        "say what the closure gives: '-> Int?' before its 'in'"
      )
    case .openMeaning(let name):
      ("what '\(name.text)' means for these types is not part of vsh's Swift", wayToSay(meaningOf: name.text))
    case .openNil(let name, let element):
      (
        "whether '\(name.text)' leaves this 'nil' out for these types is not part of vsh's Swift",
        element.map { "say what the closure takes and gives: '{ (x: \($0)) -> \(Type.optional($0)) in … }'" }
          ?? "say what the closure takes and gives, as in '{ (x: Int) -> Int? in … }'"
      )
    case .genericNotInferred(let name): ("generic parameter '\(name.text)' could not be inferred", nil)
    case .rootOfKeyPath:
      ("cannot infer key path type from context; consider explicitly specifying a root type", nil)
    case .baseOfMember(let name): ("cannot tell the type of the value before '.\(name.text)'", "say it: '(x as Int)'")
    case .requiresConformance(_, let type, let proto) where type.isExistential || type.isTuple:
      (
        "type '\(type)' cannot conform to '\(proto.name.text)'",
        type.isTuple && proto.name == "Hashable" ? "a structure of your own can: 'struct Key: Hashable { … }'" : nil
      )
    case .requiresConformance(let what, let type, let proto) where proto.name == "AnyObject":
      ("\(what) requires that '\(type)' be a class type", nil)
    case .requiresConformance(let what, let type, let proto):
      (
        "\(what) requires that '\(type)' conform to '\(proto.name.text)'",
        conformanceHint(type, what.contains("'!='") ? "Equatable" : proto.name.text)
      )
    case .requiresSameTypes(let what, let a, let b):
      ("\(what) requires the types '\(a)' and '\(b)' be equivalent", nil)
    case .requiresSuperclass(let what, let type, let superclass):
      ("\(what) requires that '\(type)' inherit from '\(superclass)'", nil)
    case .opaqueConstraint:
      ("a 'some' type must specify only 'Any', 'AnyObject', protocols, and/or a base class", "write the type itself")
    case .anyWithoutEffect(let type):
      (
        "'any' has no effect on \(type.nominal == nil && type.optionalPayload == nil ? "type parameter" : "concrete type") '\(type)'",
        "leave it out"
      )
    case .optionalAny(let type): ("optional 'any' type must be written '\(type)'", nil)
    case .opaquePlace: ("'some' types are only permitted in properties, subscripts, and functions", nil)
    case .opaqueRequirement:
      (
        "'some' type cannot be the return type of a protocol requirement; did you mean to add an associated type?",
        nil
      )
    case .opaqueWithoutReturn:
      (
        "function declares an opaque return type, but has no return statements in its body from which to infer an underlying type",
        nil
      )
    case .opaqueWithoutValue:
      (
        "property declares an opaque return type, but has no initializer expression from which to infer an underlying type",
        nil
      )
    case .opaqueMismatch(let text):
      (
        "function declares an opaque return type '\(text)', but the return statements in its body do not have matching underlying types",
        "return values of one type; 'any' in place of 'some' allows several"
      )
    case .argumentNotConforming(let type, let proto):
      ("argument type '\(type)' does not conform to expected type '\(proto.name.text)'", nil)
    case .genericConflict(let name, let a, let b):
      ("conflicting arguments to generic parameter '\(name.text)' ('\(a)' vs. '\(b)')", nil)
    case .operandsSwapped:
      ("operator argument #2 must precede operator argument #1", "write the operands the other way round")
    case .interpolationArguments: ("an interpolation takes one value", nil)
    case .tupleSubscript(let type, let index):
      ("cannot access element using subscript for tuple type '\(type)'; did you mean to use '.\(index)'?", nil)
    case .noSubscripts(let type): ("value of type '\(type)' has no subscripts", nil)
    case .stringSubscript(isRange: false):
      (
        "'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.",
        "write 'Array(text)[0]', or 'text[text.index(text.startIndex, offsetBy: 2)]'"
      )
    case .stringSubscript(isRange: true):
      (
        "'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.",
        "write 'text.dropFirst(1).prefix(3)', or 'text.prefix(3)'"
      )
    case .expressionTooDeep: ("expression is too deeply nested", "split it into several statements")
    case .selectorNeedsMethod: ("expected a method in '#selector'", nil)
    case .selectorNotMethod:
      ("argument of '#selector' does not refer to an '@objc' method, property, or initializer", nil)
    case .selectorNotProperty: ("argument of '#selector' does not refer to a property", nil)
    default: operatorSentence
    }
  }

  private var operatorSentence: (String, String?) {
    switch self {
    case .binaryOperands(let name, let a, let b):
      "\(a)" == "\(b)"
        ? (
          "binary operator '\(name.text)' cannot be applied to two '\(a)' operands",
          a.optionalPayload == nil
            ? conformanceHint(a, operator: name) : "give defaults with '??', or force with '!'"
        )
        : (
          "binary operator '\(name.text)' cannot be applied to operands of type '\(a)' and '\(b)'",
          operandHint(name, a, b)
        )
    case .unaryOperand(let name, let type):
      ("unary operator '\(name.text)' cannot be applied to an operand of type '\(type)'", nil)
    case .floatRemainder("%="):
      (
        "'%=' is unavailable: For floating point numbers use formTruncatingRemainder instead",
        "write 'a.formTruncatingRemainder(dividingBy: b)'"
      )
    case .floatRemainder:
      (
        "'%' is unavailable: For floating point numbers use truncatingRemainder instead",
        "write 'a.truncatingRemainder(dividingBy: b)'"
      )
    case .notObject(let type):
      ("argument type '\(type)' expected to be an instance of a class or class-constrained type", "compare with '=='")
    case .valueNotObject(let type):
      ("value of type '\(type)' expected to be instance of class or class-constrained type", nil)
    case .assignmentInCondition: ("use of '=' in a boolean context, did you mean '=='?", nil)
    case .immutable(let change, let place, let why): immutable(change, place, why)
    case .chainInTuple(let type):
      ("cannot assign to immutable expression of type '\(type)'", "assign to each in a statement of its own")
    case .overlappingAccess(let place, let isSwap):
      (
        "overlapping accesses to '\(place)', but modification requires exclusive access; consider \(isSwap ? "calling MutableCollection.swapAt(_:_:)" : "copying to a local variable")",
        isSwap
          ? "write 'swapAt' with both indices, as in 'list.swapAt(0, 1)'"
          : "write 'var copy = \(place)' on a line before, and use 'copy' in one of the two places"
      )
    case .inoutAliases: ("inout arguments are not allowed to alias each other", nil)
    case .inoutWriteback(let name):
      (
        "inout writeback \(name.map { "to computed property '\($0.text)'" } ?? "through subscript") occurs in multiple arguments to call, introducing invalid aliasing",
        nil
      )
    case .divisionByZero: ("division by zero", nil)
    case .arithmeticOverflow(let operation, let type):
      ("arithmetic operation '\(operation)' (on type '\(type)') results in an overflow", nil)
    case .wideProduct(let operation):
      (
        "'\(operation)' is an 'Int128' where nothing says its type, and 'Int128' is not part of vsh's Swift",
        "say the type, as in 'let product: Int = \(operation)'; it then wraps around"
      )
    case .negationOverflow(let operation, let bits):
      ("arithmetic operation '\(operation)' (on signed \(bits)-bit integer type) results in an overflow", nil)
    case .divisionOverflow(let operation): ("division '\(operation)' results in an overflow", nil)
    case .returnsClassAsSelf(let type):
      (
        "cannot convert return expression of type '\(type)' to return type 'Self\(type.optionalPayload == nil ? "" : "?")'",
        "make it of 'Self', and its initializer 'required'"
      )
    case .inSubscript(let error): error.callSentence(of: "subscript") ?? error.sentence
    case .singleTuple(let function, let type):
      ("\(function) expects a single parameter of type '\(type)'", "write parentheses around the arguments")
    case .separateArguments(let function, let expected, let isWritten):
      (
        "\(function) expects \(expected) separate arguments"
          + (isWritten ? "; remove extra parentheses to change tuple into separate arguments" : ""),
        isWritten ? nil : "give its parts one by one: '.0', '.1'"
      )
    case .takesNoArguments: ("argument passed to call that takes no arguments", nil)
    case .extraTrailingClosure: ("extra trailing closure passed in call", nil)
    case .closureForOther(let type):
      ("trailing closure passed to parameter of type '\(type)' that does not accept a closure", nil)
    case .argumentOrder(let moved, let before): ("\(text(moved)) must precede \(text(before))", nil)
    case .notCallable(let type): ("cannot call value of non-function type '\(type)'", nil)
    case .caseNeedsArguments(let name, let type): ("member '\(name.text)' expects argument of type '\(type)'", nil)
    case .caseWithoutPayload(let name):
      ("enum case '\(name.text)' has no associated values", "leave the parentheses out")
    case .noExactMatch(let name, let candidates):
      (
        "no exact matches in call to \(name)",
        candidates.isEmpty ? nil : "it takes " + candidates.prefix(4).joined(separator: ", or ")
      )
    case .noneProduces(let name, let type):
      ("no '\(name.text)' candidates produce the expected contextual result type '\(type)'", nil)
    case .ambiguous(let name):
      name.hasPrefix("operator")
        ? ("ambiguous use of " + name, "write a closure whose types are known, or say the type with 'as'")
        : (
          "ambiguous use of '\(name)'",
          "say which is meant with a type, as in 'value as Int', or give one of them another name"
        )
    case .inoutNeedsAmpersand(let type):
      ("passing value of type '\(type)' to an inout parameter requires explicit '&'", nil)
    case .ampersandNotInout(let type?): ("'&' used with non-inout argument of type '\(type)'", "remove the '&'")
    case .ampersandNotInout(nil): ("'&' may only be used to pass an argument to inout parameter", nil)
    case .discardAsValue: ("'_' can only appear in a pattern or on the left side of an assignment", nil)
    case .functionNotCalled(let type):
      ("function produces expected type '\(type)'; did you mean to call it with '()'?", nil)
    case .emptyDictionary: ("use [:] to get an empty dictionary literal", nil)
    case .arrayForDictionary(let type):
      (
        "dictionary of type '\(type)' cannot be initialized with array literal",
        "write 'key: value' pairs in the brackets"
      )
    case .explicitSpecialization(let function):
      (
        "cannot explicitly specialize \(function)",
        "leave the types out: they are inferred, also from 'as' or a result's type"
      )
    case .staticOfProtocol(let name, let type):
      (
        "static member '\(name.text)' cannot be used on protocol metatype '(\(type)).Type'",
        "write a type that conforms to it in front of the dot"
      )
    case .notInstantiable(let proto) where !proto.members(named: "init").isEmpty:
      ("type 'any \(proto.name.text)' cannot be instantiated", nil)
    case .notInstantiable(let proto):
      ("'any \(proto.name.text)' cannot be constructed because it has no accessible initializers", nil)
    case .noAccessibleInitializers(let type):
      ("'\(type)' cannot be constructed because it has no accessible initializers", nil)
    default: callSentence(of: "call") ?? closureSentence
    }
  }

  /// What is wrong with the arguments of a call, or of a subscript.
  private func callSentence(of place: String) -> (String, String?)? {
    switch self {
    case .missingLabel(let labels):
      ("missing argument label\(labels.count == 1 ? "" : "s") '\(joined(labels))' in \(place)", nil)
    case .wrongLabels(let have, let want):
      (
        "incorrect argument label\(zip(have, want).count { $0 != $1 } > 1 ? "s" : "") in \(place) (have '\(joined(have))', expected '\(joined(want))')",
        nil
      )
    case .extraneousLabel(let labels):
      ("extraneous argument label\(labels.count > 1 ? "s" : "") '\(joined(labels))' in \(place)", nil)
    case .missingArgument(let parameter): ("missing argument for parameter \(parameter) in \(place)", nil)
    case .missingArguments(let parameters):
      ("missing arguments for parameters \(parameters.joined(separator: ", ")) in \(place)", nil)
    case .extraArgument(let label): ("extra argument \(label.map { "'\($0.text)' " } ?? "")in \(place)", nil)
    case .extraArguments(let positions):
      ("extra arguments at positions \(positions.map { "#\($0)" }.joined(separator: ", ")) in \(place)", nil)
    default: nil
    }
  }

  private var closureSentence: (String, String?) {
    switch self {
    case .closureArity(let type, let expected, let found):
      (
        "contextual closure type '\(type)' expects \(count(expected, "argument")), but \(found) \(found == 1 ? "was" : "were") used in closure body",
        nil
      )
    case .closureIgnoresArguments(let expected):
      (
        "contextual type for closure argument list expects \(count(expected, "argument")), which cannot be implicitly ignored",
        "write '{ \(Array(repeating: "_", count: expected).joined(separator: ", ")) in … }'"
      )
    case .closureParameterType(let name?):
      (
        "cannot infer type of closure parameter '\(name.text)' without a type annotation",
        name.text.hasPrefix("$") ? "write the parameters: '{ (x: Int) in … }'" : "write it: '(\(name.text): Int)'"
      )
    case .closureParameterType(nil):
      ("cannot infer type of closure parameters without a contextual type", "write them: '{ (x: Int) in … }'")
    case .closureResult(let found, let wanted):
      ("declared closure result '\(found)' is incompatible with return type '\(wanted)'", nil)
    case .closureResultInContext(let found, let wanted):
      ("declared closure result '\(found)' is incompatible with contextual type '\(wanted)'", nil)
    case .nonescapingAssigned(let name):
      ("assigning non-escaping parameter '\(name.text)' to an '@escaping' closure", escapingHint)
    case .nonescapingUsed(let name):
      ("using non-escaping parameter '\(name.text)' in a context expecting an '@escaping' closure", escapingHint)
    case .unlabelledAfterVariadic: ("a parameter following a variadic parameter requires a label", nil)
    case .nonescapingToGeneric(let name, let generic):
      (
        "converting non-escaping parameter '\(name.text)' to generic parameter '\(generic.text)' may allow it to escape",
        escapingHint
      )
    case .nonescapingPassed(let name):
      ("passing non-escaping parameter '\(name.text)' to function expecting an '@escaping' closure", escapingHint)
    case .escapingCapture(let name):
      ("escaping closure captures non-escaping parameter '\(name.text)'", escapingHint)
    case .escapingSelfCapture: ("escaping closure captures mutating 'self' parameter", nil)
    case .escapingInoutCapture(let name): ("escaping closure captures 'inout' parameter '\(name.text)'", nil)
    case .closesOver(let kind, let name):
      ("\(kind) declaration cannot close over value '\(name.text)' defined in outer scope", nil)
    case .keyPathIndex(let type): ("subscript index of type '\(type)' in a key path must be Hashable", nil)
    case .keyPathToMethod(let name):
      ("key path cannot refer to instance method '\(name)'", "write a closure: '{ $0.\(name) }'")
    case .keyPathRoot(let type, let base):
      ("cannot convert key path root type '\(type)' to contextual type '\(base)'", nil)
    case .throwingClosure(let type, let wanted):
      (
        "invalid conversion from throwing function of type '\(type)' to non-throwing function type '\(wanted)'",
        "handle the error inside with 'do' and 'catch', or give nil with 'try?'"
      )
    case .loopPattern(let type): ("pattern cannot match values of type '\(type)'", nil)
    case .tuplePattern(let type, let isCase):
      if case .tuple = type.resolved {
        ("tuple pattern has the wrong length for tuple type '\(type)'", nil)
      } else {
        ("tuple pattern cannot match values of \(isCase ? "the " : "")non-tuple type '\(type)'", nil)
      }
    case .tuplePatternLabel(let found, let wanted):
      ("tuple pattern element label '\(found)' must be '\(wanted)'", nil)
    case .notBoundEverywhere(let name): ("'\(name.text)' must be bound in every pattern", nil)
    case .boundAsOtherType(let type, let expected):
      ("pattern variable bound to type '\(type)', expected type '\(expected)'", nil)
    case .optionalPattern(let type): ("'?' pattern cannot match values of type '\(type)'", nil)
    case .patternOfOther(let type, let subject):
      (
        "pattern of type '\(type)' cannot match '\(subject)'",
        subject.optionalPayload?.nominal === type.nominal
          ? "without '\(type)', the case alone matches through the optional" : nil
      )
    case .payloadOfPlainCase(let name):
      ("pattern with associated values does not match enum case '\(name.text)'", nil)
    case .payloadLength(let type): ("tuple pattern has the wrong length for tuple type '\(type)'", nil)
    case .switchWithoutCases:
      ("'switch' statement body must have at least one 'case' or 'default' block; add a default case", nil)
    case .switchNotExhaustive(let missing, let hasUnknown):
      (
        "switch must be exhaustive",
        hasUnknown
          ? "without '@unknown' it handles all that is left"
          : missing.isEmpty ? "add a 'default' case" : "add missing cases: " + missing.joined(separator: ", ")
      )
    default: statementSentence
    }
  }

  private var statementSentence: (String, String?) {
    switch self {
    case .missingReturn(let kind, let type): ("missing return in \(kind) expected to return '\(type)'", nil)
    case .neverReturns(let kind):
      (
        "\(kind) with uninhabited return type 'Never' is missing call to another never-returning function on all paths",
        nil
      )
    case .returnsFromVoid:
      ("unexpected non-void return value in void function", "say what it returns: 'func f() -> Int'")
    case .returnNeedsValue: ("non-void function should return a value", nil)
    case .returnOutsideFunction: ("return invalid outside of a func", nil)
    case .returnInInitializer: ("'nil' is the only return value permitted in an initializer", nil)
    case .guardFallsThrough:
      ("'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope", nil)
    case .notInLoop(let word): ("'\(word)' is only allowed inside a loop", nil)
    case .breakOutside: ("'break' is only allowed inside a loop, if, do, or switch", nil)
    case .breakNeedsLabel:
      (
        "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do",
        nil
      )
    case .fallthroughOutside: ("'fallthrough' is only allowed inside a switch", nil)
    case .fallthroughAtEnd: ("'fallthrough' without a following 'case' or 'default' block", nil)
    case .leavesDefer(let word): ("'\(word)' cannot transfer control out of a defer statement", nil)
    case .callThrows(let use):
      ("\(use.rawValue) can throw, but it is not marked with 'try' and the error is not handled", nil)
    case .tryMissing(let use): ("\(use.rawValue) can throw but is not marked with 'try'", nil)
    case .operatorThrows:
      ("operator can throw but expression is not marked with 'try'", "write 'try' in front of the whole")
    case .throwsInAutoclosure(let use):
      (
        "\(use.rawValue) can throw, but it is executed in a non-throwing autoclosure",
        "call it before, or give nil with 'try?'"
      )
    case .errorsNotHandled(let inCatch):
      (
        "errors thrown from here are not handled\(inCatch ? " because the enclosing catch is not exhaustive" : "")", nil
      )
    case .throwNotHandled(let inCatch):
      inCatch
        ? ("error is not handled because the enclosing catch is not exhaustive", nil)
        : ("error is not handled because the enclosing function is not declared 'throws'", nil)
    case .thrownNotError(let type): ("thrown expression type '\(type)' does not conform to 'Error'", nil)
    case .thrownOut(let place, let isCall):
      (
        "\(isCall ? "call can throw, but " : "")errors cannot be thrown out of \(place)",
        isCall ? "handle them inside, or give nil with 'try?'" : nil
      )
    case .rethrowsItself(let isCall):
      (
        (isCall ? "call can throw, but the error is not handled; " : "")
          + "a function declared 'rethrows' may only throw if its parameter does",
        "write 'throws'"
      )
    case .rethrowsNothing:
      ("'rethrows' function must take a throwing function argument", "write 'throws'")
    case .thrownTypeNotError(let type): ("thrown type '\(type)' does not conform to the 'Error' protocol", nil)
    case .ifNeedsElse: ("'if' must have an unconditional 'else' to be used as expression", nil)
    case .branchNeedsValue: ("expected expression in branch of 'if' or 'switch' expression", nil)
    case .branchEndsWithoutValue:
      ("non-expression branch of 'if' or 'switch' expression may only end with a 'throw'", nil)
    default: initializationSentence
    }
  }

  private var initializationSentence: (String, String?) {
    switch self {
    case .passedBeforeInitialized(let name, let isLet):
      ("\(isLet ? "constant" : "variable") '\(name)' passed by reference before being initialized", nil)
    case .changedBeforeInitialized(let name):
      ("struct '\(name.text)' must be completely initialized before a member is stored to", nil)
    case .usedAfterConsume(let name):
      ("'\(name.text)' used after consume", "'copy \(name.text)' would leave it its value")
    case .consumesGlobal: ("'consume' cannot be applied to globals", nil)
    case .consumesPart: ("'consume' can only be used to partially consume storage of a noncopyable type", nil)
    case .usedBeforeInitialized(let name, let isLet):
      ("\(isLet ? "constant" : "variable") '\(name.text)' used before being initialized", nil)
    case .capturedBeforeInitialized(let name, let isLet):
      ("\(isLet ? "constant" : "variable") '\(name.text)' captured by a closure before being initialized", nil)
    case .letInDelegating(let name):
      (
        "'let' property '\(name.text)' may not be initialized directly; use \"self.init(...)\" or \"self = ...\" instead",
        nil
      )
    case .initializedTwice(let name): ("immutable value '\(name.text)' may only be initialized once", nil)
    case .memberUsedBeforeInitialized(let name, let isLet):
      ("\(isLet ? "constant" : "variable") 'self.\(name.text)' used before being initialized", nil)
    case .selfBeforeInitialized(.captured):
      ("'self' captured by a closure before all members were initialized", nil)
    case .selfBeforeInitialized(let use):
      ("'self' used\(text(use)) before all stored properties are initialized", nil)
    case .selfBeforeSuper(let use): ("'self' used\(text(use)) before 'super.init' call", nil)
    case .selfBeforeDelegation: ("'self' used before 'self.init' call or assignment to 'self'", nil)
    case .notInitializedAtSuper(let name): ("property 'self.\(name.text)' not initialized at super.init call", nil)
    case .notInitializedAtImplicitSuper(let name):
      ("property 'self.\(name.text)' not initialized at implicitly generated super.init call", nil)
    case .notAllInitialized(let name):
      (
        "return from initializer without initializing all stored properties",
        "'self.\(name.text)' has no value yet"
      )
    case .superInitMissing: ("'super.init' isn't called on all paths before returning from initializer", nil)
    case .convenienceChains(let type):
      (
        "convenience initializer for '\(type.text)' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')",
        nil
      )
    case .designatedDelegates(let type):
      (
        "designated initializer for '\(type.text)' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?",
        nil
      )
    case .callsConvenience(let type): ("must call a designated initializer of the superclass '\(type.text)'", nil)
    case .nonFailableTry: ("a non-failable initializer cannot use 'try?' to delegate to another initializer", nil)
    case .nonFailableDelegates(let name, let isSuper):
      (
        "a non-failable initializer cannot \(isSuper ? "chain" : "delegate") to failable initializer '\(name)' written with 'init?'",
        "make this one 'init?', or add '!' behind the call"
      )
    case .selfInitMissing: ("'self.init' isn't called on all paths before returning from initializer", nil)
    default: declarationSentence
    }
  }

  private var declarationSentence: (String, String?) {
    switch self {
    case .annotationMissing: ("type annotation missing in pattern", "give it a value, or write ': Int' after it")
    case .inheritsNonProtocol(let type, let isClass):
      ("inheritance from non-protocol\(isClass ? ", non-class" : "") type '\(type)'", nil)
    case .inheritsItself(let name): ("'\(name.text)' inherits from itself", nil)
    case .refinesItself(let name): ("protocol '\(name.text)' refines itself", nil)
    case .inheritsFinal(let name): ("inheritance from a final class '\(name.text)'", nil)
    case .superclassFirst(let name): ("superclass '\(name.text)' must appear first in the inheritance clause", nil)
    case .severalSuperclasses(let one, let other): ("multiple inheritance from classes '\(one)' and '\(other)'", nil)
    case .operatorOfOthers(let name, let type):
      ("member operator '\(name.text)' must have at least one argument of type '\(type.text)'", nil)
    case .recursiveEnum(let name):
      ("recursive enum '\(name.text)' is not marked 'indirect'", "write 'indirect enum \(name.text)'")
    case .recursiveValue(let name):
      ("value type '\(name.text)' cannot have a stored property that recursively contains it", nil)
    case .observedWithoutValue:
      ("non-member observing properties require an initializer", "give it a value: 'var name = value { didSet { … } }'")
    case .overridesStatic(let kind):
      ("cannot override static \(kind)", "a 'class \(kind == "method" ? "func" : "var")' can be")
    case .overridesLet(let name):
      ("cannot override immutable 'let' property '\(name.text)' with the getter of a 'var'", nil)
    case .classMemberOutsideClass(let kind, let isRequirement):
      (
        "class \(kind == "property" ? "properties" : kind + "s") are only allowed within classes; use 'static' to declare "
          + (isRequirement ? "a requirement fulfilled by either a static or class \(kind)" : "a static \(kind)"),
        nil
      )
    case .operatorNotStatic(let name, let type, let isExtension):
      (
        "operator '\(name.text)' declared in \(isExtension ? "extension of" : "type") '\(type.text)' must be 'static'",
        nil
      )
    case .rawValueWithPayload: ("enum with raw type cannot have cases with arguments", nil)
    case .notDeclared(let needed, let kind, let name, let word, let proto):
      (
        "\(kind) '\(name)' must be declared \(needed) because it matches a requirement in \(word) protocol '\(proto.text)'",
        needed == .internal ? "write it without 'private' or 'fileprivate'" : nil
      )
    case .notAsAccessible(let kind, let name, let proto):
      (
        "\(kind) '\(name)' must be as accessible as its enclosing type because it matches a requirement in protocol '\(proto.text)'",
        "write it without 'private' or 'fileprivate'"
      )
    case .usesHidden(let what, let must, let use, let word):
      ("\(what) \(must) because \(use) uses \(word.withArticle) type", opened(word))
    case .superclassHidden(let must, let word, let isArgument):
      (
        "class \(must) because its superclass "
          + (isArgument ? "uses \(word.withArticle) type as a generic parameter" : "is \(word)"),
        opened(word)
      )
    case .refinesHidden(_, let level?, let word): ("\(level) protocol cannot refine \(word.withArticle) protocol", nil)
    case .refinesHidden(let must, nil, let word):
      ("protocol \(must) because it refines \(word.withArticle) protocol", nil)
    case .extensionOfHidden(let word, let kind, let level):
      ("extension of \(word) \(kind) cannot be declared \(level)", nil)
    case .overridesHiding(let what):
      ("overriding \(what) must be as accessible as the declaration it overrides", "leave its access word out")
    case .typePlaceholder: ("type placeholder not allowed here", "write the type")
    case .assignsItself(let what): ("assigning a \(what) to itself", nil)
    case .constraintHidden(let level, let word):
      (
        "associated type in \(level.withArticle) protocol uses \(word.withArticle) type in its requirement",
        opened(word)
      )
    case .payloadHidden(let level, let word):
      ("enum case in \(level.withArticle) enum uses \(word.withArticle) type", opened(word))
    case .needsRequired(let name, let type):
      (
        "initializer requirement '\(name)' can only be satisfied by a 'required' initializer in non-final class '\(type.text)'",
        "write 'required init'"
      )
    case .overridesNothing("initializer"):
      ("initializer does not override a designated initializer from its superclass", nil)
    case .overridesNothingInProtocol(let kind):
      (
        "\(kind) does not override \(kind == "initializer" ? "a designated" : "any") \(kind) from its parent protocol",
        nil
      )
    case .overridesNothing(let kind): ("\(kind) does not override any \(kind) from its superclass", nil)
    case .overrideOutsideClass: ("'override' can only be specified on class members", nil)
    case .needsOverride(let kind): ("overriding declaration requires an 'override' keyword", "write 'override \(kind)'")
    case .overridesFinal(let kind): ("\(kind) overrides a 'final' \(kind)", nil)
    case .overridesWithStored(let name): ("cannot override with a stored property '\(name.text)'", nil)
    case .overridesOtherType(let name, let type, let other):
      ("property '\(name.text)' with type '\(type)' cannot override a property with type '\(other)'", nil)
    case .overridesOtherLabels(let kind, let name, let other):
      ("argument labels for \(kind) '\(name)' do not match those of overridden \(kind) '\(other)'", nil)
    case .finalOutsideClass: ("only classes and class members may be marked with 'final'", "leave it out")
    case .staticMutating: ("static functions must not be declared mutating", "leave 'mutating' out")
    case .requiredOutsideClass(let type): ("'required' initializer in non-class type '\(type.text)'", "leave it out")
    case .requiredInExtension(let type):
      (
        "'required' initializer must be declared directly in class '\(type.text)' (not in an extension)",
        "leave 'required' out"
      )
    case .overridesInExtension(let name, let owner):
      (
        "instance method '\(name)' declared in '\(owner.text)' cannot be overridden from extension",
        "write it in the class"
      )
    case .unaryWithoutPlace: ("prefix unary operator missing 'prefix' modifier", "write 'prefix func'")
    case .escapingValue: ("'@escaping' only applies to function types", "leave it out")
    case .capturedBeforeDeclared(let name):
      ("closure captures '\(name.text)' before it is declared", "declare '\(name.text)' above the first call")
    case .unusedClosure: ("closure expression is unused", "call it with '()', or write 'do { … }' for a block")
    case .duplicateTupleLabel: ("cannot create a tuple with a duplicate element label", "give each another name")
    case .typeAsPattern(let type): ("'is' keyword required to pattern match against type name", "write 'is \(type)'")
    case .noAssociatedType(let name, let proto):
      (
        "an associated type named '\(name.text)' must be declared in the protocol '\(proto.text)' or a protocol it inherits",
        "write 'associatedtype \(name.text)' in its braces"
      )
    case .inheritedNotImplied(let type, let proto, let inherited):
      (
        "conditional conformance of type '\(type)' to protocol '\(proto.text)' does not imply conformance to inherited "
          + "protocol '\(inherited.text)'",
        "state it too: 'extension …: \(inherited.text) where …'"
      )
    case .inheritanceOfExtension(let proto):
      (
        "extension of protocol '\(proto.text)' cannot have an inheritance clause",
        "let the protocol itself inherit: 'protocol \(proto.text): …'"
      )
    case .failableForRequirement(let name):
      (
        "non-failable initializer requirement '\(name)' cannot be satisfied by a failable initializer ('init?')",
        "leave the '?' out, or ask for 'init?' in the protocol"
      )
    case .requirementLabels(let kind, let name, let other, let proto):
      (
        "\(kind) '\(name)' has different argument labels from those required by protocol '\(proto.text)' ('\(other)')",
        "name it '\(other)'"
      )
    case .nonOpenMethod: ("overriding non-open instance method outside of its defining module", nil)
    case .nonOpenProperty: ("overriding non-open property outside of its defining module", nil)
    case .noInitializers(let kind, let name):
      ("\(kind) '\(name.text)' has no initializers", "give every stored property a value, or write an 'init'")
    case .needsRequiredInitializer(let type):
      (
        "constructing an object of class type '\(type)' with a metatype value must use a 'required' initializer",
        "declare it 'required init'"
      )
    case .requiredInitializer(let name, let parent):
      ("'required' initializer '\(name)' must be provided by subclass of '\(parent.text)'", "write it here")
    case .doesNotConform(let type, let proto, let missing):
      (
        "type '\(type)' does not conform to protocol '\(proto.name.text)'",
        missing.isEmpty ? nil : "it needs " + missing.prefix(3).joined(separator: ", ")
      )
    case .storedInExtension:
      ("extensions must not contain stored properties", "make it computed: 'var x: Int { … }'")
    case .storedInEnum: ("enums must not contain stored properties", "make it computed, or a value of the cases")
    case .metatypeNeedsInit:
      ("initializing from a metatype value must reference 'init' explicitly", "write '.init(…)'")
    case .typeInGeneric(let name, let place):
      ("type '\(name.text)' cannot be nested in \(place)", "declare it outside")
    case .shadowsGeneric(let name):
      (
        "generic parameter '\(name.text)' shadows generic parameter from outer scope with the same name",
        "give it another name"
      )
    case .observesReadOnly(let name):
      ("cannot observe read-only property '\(name.text)'; it can't change", nil)
    case .storedClassMember: ("class stored properties not supported in classes; did you mean 'static'?", nil)
    case .rawTypeOfItself(let name): ("'\(name.text)' has a raw type that depends on itself", nil)
    case .rawValueWithoutType:
      ("enum case cannot have a raw value if the enum does not have a raw type", "say it: 'enum Name: Int'")
    case .failableOverride(let name):
      (
        "failable initializer '\(name)' cannot override a non-failable initializer",
        "write 'init', and let it not fail"
      )
    case .severalRawTypes(let first, let second): ("multiple enum raw types '\(first)' and '\(second)'", nil)
    case .mustReturnSelf(let method, let type, let proto):
      (
        "method '\(method)' in non-final class '\(type.text)' must return 'Self' to conform to protocol '\(proto.text)'",
        "write '-> Self', or 'final class \(type.text)'"
      )
    case .rawValueNotLiteral: ("raw value for enum case must be a literal", nil)
    case .rawValueType(let type, let rawType): ("cannot convert value of type '\(type)' to raw type '\(rawType)'", nil)
    case .rawValueTwice: ("raw value for enum case is not unique", nil)
    case .deinitOutsideClass(let kind, let name):
      ("deinitializer cannot be declared in \(kind) '\(name.text)' that conforms to 'Copyable'", nil)
    case .mutatingInClass(let word, let what, let place): ("'\(word)' is not valid on \(what) in \(place)", nil)
    case .weakType(let type, let isUnowned) where type.isExistential:
      (
        "'\(isUnowned ? "unowned" : "weak")' must not be applied to non-class-bound '\(type)'; consider adding a protocol conformance that has a class bound",
        "write 'protocol \("\(type)".dropFirst(4)): AnyObject'"
      )
    case .weakType(let type, let isUnowned):
      (
        "'\(isUnowned ? "unowned" : "weak")' may only be applied to class and class-bound protocol types, not '\(type)'",
        nil
      )
    case .weakNotOptional(let type): ("'weak' variable should have optional type '\(type)?'", nil)
    case .notExtendable(let type): ("non-nominal type '\(type)' cannot be extended", nil)
    case .compositionPart(let type):
      ("non-protocol, non-class type '\(type)' cannot be used within a protocol-constrained type", nil)
    case .compositionOfClasses(let first, let second):
      (
        "protocol-constrained type cannot contain class '\(second.text)' because it already contains class '\(first.text)'",
        nil
      )
    case .notAClass(let type, let proto):
      ("non-class type '\(type)' cannot conform to class protocol '\(proto.text)'", "make it a class")
    case .constrainedToNonProtocol(let type, let bound):
      ("type '\(type)' constrained to non-protocol, non-class type '\(bound)'", nil)
    case .genericNeedsArguments(let name):
      ("reference to generic type '\(name.text)' requires arguments in <...>", nil)
    case .noPrimaryTypes(let name):
      ("protocol '\(name.text)' does not have primary associated types that can be constrained", nil)
    case .protocolArguments(let name, let found, let expected):
      (
        "protocol type '\(name.text)' specialized with too \(found < expected ? "few" : "many") type arguments (got \(found), but expected \(expected))",
        nil
      )
    case .aliasOfItself(let name): ("type alias '\(name.text)' references itself", nil)
    case .arrayAsVariadic(let array, let element):
      ("cannot pass array of type '\(array)' as variadic arguments of type '\(element)'", "write the values one by one")
    case .discardableOfNoFunction: ("'@discardableResult' attribute cannot be applied to this declaration", nil)
    case .typeArguments(let name, _, expected: 0): ("cannot specialize non-generic type '\(name.text)'", nil)
    case .typeArguments(let name, let found, let expected):
      (
        "generic type '\(name.text)' specialized with too \(found < expected ? "few" : "many") type parameters (got \(found), but expected \(expected))",
        nil
      )
    default: ownSentence
    }
  }

  private var ownSentence: (String, String?) {
    switch self {
    case .twoStatements:
      (
        "consecutive statements on a line must be separated by ';'",
        "an operator is missing, or '=' in front of the value"
      )
    case .foreignDeclaration(let word):
      (
        "consecutive statements on a line must be separated by ';'",
        ["let", "var", "func"].contains(word) ? "a declaration begins with '\(word)'" : "Swift's word is '\(word)'"
      )
    case .misspelledKeyword(let word):
      ("consecutive statements on a line must be separated by ';'", "did you mean '\(word)'?")
    case .unsupported(let feature): ("\(feature) is not part of vsh's Swift", "`help language` lists what is")
    case .outside(let name, let feature, let instead):
      ("'\(name.text)' belongs to \(feature), which is not part of vsh's Swift", instead)
    case .absent(let name, let absence): (absence.sentence(about: name.text), absence.instead)
    default: ("this is not possible here", nil)
    }
  }

  private func wayToSay(meaningOf name: String) -> String {
    switch name {
    case "??": "say what the result is: 'let value: Int? = …'"
    case "first", "last": "say what the elements are: 'let values: [Int?] = …'"
    case "reduce": "say what the dictionary holds: 'reduce(into: [String: Int]()) { … }'"
    default: "say what the closure takes and gives: '{ (x: Double) -> [Double] in … }'"
    }
  }
}
