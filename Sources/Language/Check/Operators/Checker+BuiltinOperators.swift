import Syntax

extension Checker {
  /// The operators whose meaning for the language's own types the compiler knows.
  static func builtin(_ name: Name) -> BinaryOperator? {
    switch name.text {
    case "+": .add
    case "-": .subtract
    case "*": .multiply
    case "/": .divide
    case "%": .remainder
    case "&+": .addWrapping
    case "&-": .subtractWrapping
    case "&*": .multiplyWrapping
    case "&": .bitAnd
    case "|": .bitOr
    case "^": .bitXor
    case "<<": .shiftLeft
    case ">>": .shiftRight
    case "&<<": .maskingShiftLeft
    case "&>>": .maskingShiftRight
    case "==": .equal
    case "!=": .notEqual
    case "<": .less
    case "<=": .lessOrEqual
    case ">": .greater
    case ">=": .greaterOrEqual
    case "===": .identical
    case "!==": .notIdentical
    case "...": .closedRange
    case "..<": .halfOpenRange
    case "~=": .patternMatch
    default: nil
    }
  }
}
