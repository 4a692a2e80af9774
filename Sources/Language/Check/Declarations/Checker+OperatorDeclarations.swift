import Syntax

/// `infix operator **`: without it nobody may write a `func **`.
extension Checker {
  struct DeclaredOperator: Hashable {
    let name: Name
    let fixity: UInt32
  }

  func noteOperators(_ statements: [Stmt]) {
    for statement in statements {
      guard case .operator_(let name, let fixity, _) = statement.kind else { continue }
      declaredOperators.insert(DeclaredOperator(name: name, fixity: fixity.rawValue))
    }
  }

  /// Whether the operator that a function is for was declared, with its place, by Swift or by a script.
  func requireDeclared(_ function: Function) {
    guard function.kind == .function, function.name.isOperator else { return }
    let fixity = function.fixity.isEmpty ? Modifiers.infix : function.fixity
    let isKnown =
      switch fixity {
      case .infix: OperatorTable.isStandard(function.name)
      case .prefix: ["!", "~", "+", "-", "...", "..<", "++", "--"].contains(function.name.text)
      default: ["...", "°", "++", "--"].contains(function.name.text)
      }
    if isKnown || declaredOperators.contains(DeclaredOperator(name: function.name, fixity: fixity.rawValue)) { return }
    let place = fixity == .infix ? "infix" : fixity == .prefix ? "prefix" : "postfix"
    report(.operatorNotDeclared(function.name, place), function.span)
  }
}
