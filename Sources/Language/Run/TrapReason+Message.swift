/// The sentences of running code: the only place that holds them. Swift's own wording where Swift has one.
extension TrapReason {
  var sentence: (message: String, hint: String?) {
    switch self {
    case .overflow: ("arithmetic overflow", nil)
    case .divisionByZero: ("Division by zero", nil)
    case .remainderByZero: ("Division by zero in remainder operation", nil)
    case .divisionOverflow: ("Division results in an overflow", nil)
    case .remainderOverflow: ("Division results in an overflow in remainder operation", nil)
    case .notEnoughBits: ("Not enough bits to represent the passed value", nil)
    case .notEnoughBitsSigned: ("Not enough bits to represent a signed value", nil)
    case .negativeNotRepresentable: ("Negative value is not representable", nil)
    case .distance: ("Distance is not representable in Int", nil)
    case .radixRange: ("Radix not in range 2...36", nil)
    case .zeroBound: ("upperBound cannot be zero.", nil)
    case .radixBetween: ("Radix must be between 2 and 36", nil)
    case .notConvertible(let source, let target, let unfit):
      ("\(source) value cannot be converted to \(target) because \(unfit.reason(target))", nil)
    case .foundNil(let implicitly):
      (
        "Unexpectedly found nil while \(implicitly ? "implicitly " : "")unwrapping an Optional value",
        "test it with 'if let', or give a default with '??'"
      )
    case .unsafelyUnwrapped: ("unsafelyUnwrapped of nil optional", nil)
    case .cast(let source, let target):
      ("Could not cast value of type '\(source)' to '\(target)'.", "'as?' gives nil instead")
    case .forcedTry(let error): ("'try!' expression unexpectedly raised an error: \(error)", nil)
    case .unownedGone: ("Attempted to read an unowned reference but object was already destroyed", nil)
    case .beforeDeclaration(let name):
      ("'\(name)' is used before its declaration has run", "declare it in front of what calls this")
    case .exclusivity: ("Simultaneous accesses, but modification requires exclusive access", nil)
    case .notOnSubclass(let name): ("'\(name)' cannot be called on a subclass", nil)
    case .cannotBeMade: ("instances of this class cannot be made", nil)
    case .notImplemented(let name, let type): ("'\(name)' is not implemented by '\(type)'", nil)
    default: collectionSentence
    }
  }

  private var collectionSentence: (message: String, hint: String?) {
    switch self {
    case .rangeBounds: ("Range requires lowerBound <= upperBound", nil)
    case .strideOfZero: ("Stride size must not be zero", nil)
    case .indexOutOfRange: ("Index out of range", nil)
    case .indexOutOfBounds: ("Index out of bounds", nil)
    case .part(ofSlice: false, let isBefore): ("\(isBefore ? "Negative " : "")Array index is out of range", nil)
    case .part(ofSlice: true, let isBefore):
      ("ArraySlice index is out of range\(isBefore ? " (before startIndex)" : "")", nil)
    case .stringIndex: ("String index is out of bounds", nil)
    case .invalidIndex(let type): ("Attempting to access \(type) elements using an invalid index", nil)
    case .removeFirstOfNone: ("Can't remove first element from an empty collection", nil)
    case .removeFirstOfEmptyPart: ("Can't remove items from an empty collection", nil)
    case .removeFirstOfEmptySet: ("Can't removeFirst from an empty Set", nil)
    case .removeLastOfNone: ("Can't remove last element from an empty collection", "'popLast()' gives nil instead")
    case .removeMoreThanHas: ("Can't remove more items from a collection than it has", nil)
    case .removeMoreThanContains: ("Can't remove more items from a collection than it contains", nil)
    case .replaced(ofSlice: let isSlice, isBefore: false):
      ("\(isSlice ? "ArraySlice" : "Array") replace: subrange extends past the end", nil)
    case .replaced(ofSlice: false, isBefore: true): ("Array replace: subrange start is negative", nil)
    case .replaced(ofSlice: true, isBefore: true):
      ("ArraySlice replace: subrange start is before the startIndex", nil)
    case .negativeRemoval: ("Number of elements to remove should be non-negative", nil)
    case .negativeArray: ("Can't construct Array with count < 0", nil)
    case .negativePrefix(let what): ("Can't take a prefix of negative length from a \(what)", nil)
    case .negativeSuffix(let what): ("Can't take a suffix of negative length from a \(what)", nil)
    case .negativeDrop(let what): ("Can't drop a negative number of elements from a \(what)", nil)
    case .negativeRepetition: ("Repetition count should be non-negative", nil)
    case .negativeCount: ("Negative count not allowed", nil)
    case .negativeSplits: ("Must take zero or more splits", nil)
    case .duplicateKeys: ("Dictionary literal contains duplicate keys", nil)
    case .duplicateValues(let key): ("Duplicate values for key: '\(key)'", nil)
    case .randomOfEmptyRange: ("Can't get random value with an empty range", nil)
    case .randomOfInfiniteRange: ("There is no uniform distribution on an infinite range", nil)
    case .arrayTooLarge: ("Array is too large", nil)
    case .stringTooLarge: ("String is too large", nil)
    case .characterOfNone: ("Can't form a Character from an empty String", nil)
    case .characterOfSeveral:
      ("Can't form a Character from a String containing more than one extended grapheme cluster", nil)
    case .nesting: ("Value is nested too deeply", nil)
    default: runSentence
    }
  }

  private var runSentence: (message: String, hint: String?) {
    switch self {
    case .tooManyCalls(let most):
      ("stack overflow: more than \(most) calls inside each other", "does a function call itself without end?")
    case .noMemoryForCalls:
      ("stack overflow: out of memory for calls inside each other", "does a function call itself without end?")
    case .outOfTime: ("this takes longer than it may", nil)
    case .outOfMemory:
      ("out of memory: the script needs more than it may have", "does something grow without end?")
    case .tooManyNativeCalls(let most):
      (
        "stack overflow: more than \(most) calls from native code inside each other",
        "does something call itself without end?"
      )
    case .nativeNesting(let most): ("Native code called back into the script more than \(most) levels deep", nil)
    case .noTag(let tag): ("no view has the tag \(tag)", "`dump` shows the tags there are")
    case .uncaught(let error): ("Error raised at top level: \(error)", nil)
    case .interrupted: ("Interrupted", nil)
    case .endlessTypes(let function):
      ("'\(function)' is called for types that grow without end", "does it call itself with its own type in another?")
    case .exit: ("exit", nil)
    case .said(let text): (text, nil)
    case .broken(let what): ("internal error: \(what)", nil)
    default: ("", nil)
    }
  }
}

extension TrapReason.Unfit {
  func reason(_ target: String) -> String {
    switch self {
    case .infinite: "it is either infinite or NaN"
    case .tooLarge: "the result would be greater than \(target).max"
    case .tooSmall: "the result would be less than \(target).min"
    }
  }
}
