import Syntax

/// Why running code stops, as facts. `TrapReason+Message.swift` writes the sentences.
public enum TrapReason: Sendable {
  // Numbers.
  case overflow, divisionByZero, remainderByZero, divisionOverflow, remainderOverflow
  case notEnoughBits, notEnoughBitsSigned, negativeNotRepresentable, distance, radixRange, radixBetween, zeroBound
  case notConvertible(String, String, Unfit)
  // Optionals, casts, objects.
  case foundNil(implicitly: Bool), unsafelyUnwrapped, cast(String, String), forcedTry(String), unownedGone
  case beforeDeclaration(String), exclusivity, notOnSubclass(String), cannotBeMade, notImplemented(String, String)
  // Ranges and collections.
  case rangeBounds, strideOfZero, indexOutOfRange, indexOutOfBounds, stringIndex
  case invalidIndex(of: String), part(ofSlice: Bool, isBefore: Bool), replaced(ofSlice: Bool, isBefore: Bool)
  case removeFirstOfNone, removeFirstOfEmptyPart, removeFirstOfEmptySet, removeLastOfNone, removeMoreThanHas,
    removeMoreThanContains
  case negativeRemoval, negativeArray, negativePrefix(of: String), negativeSuffix(of: String)
  case negativeDrop(of: String), negativeRepetition, negativeCount, negativeSplits
  case duplicateKeys, duplicateValues(String), randomOfEmptyRange, randomOfInfiniteRange
  case arrayTooLarge, stringTooLarge, characterOfNone, characterOfSeveral, nesting
  // The run itself.
  case tooManyCalls(Int), noMemoryForCalls, outOfMemory, outOfTime, tooManyNativeCalls(Int), nativeNesting(Int), noTag(
    Int),
    uncaught(String), interrupted, exit
  /// A generic function that calls itself for types ever larger.
  case endlessTypes(String)
  /// What the script, UIKit or the machine says.
  case said(String)
  /// What no script can bring about: something is wrong with vsh.
  case broken(String)

  /// Why a number does not fit an integer type.
  public enum Unfit: Sendable { case infinite, tooLarge, tooSmall }

  /// No fault of the program's: told without `Fatal error`.
  var isPlain: Bool {
    switch self {
    case .cast, .cannotBeMade, .notImplemented, .noTag, .interrupted, .exit, .broken, .outOfMemory, .outOfTime,
      .endlessTypes:
      true
    default: false
    }
  }
}
