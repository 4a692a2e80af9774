import Syntax

/// `lazy var` inside of a function: a variable for what it will be, and a computed one over it.
extension Checker {
  func checkLocalLazy(_ name: Name, _ annotated: Type?, _ value: Expr, _ span: Span) -> TypedStmt {
    let type = annotated ?? attempt { check(value, expecting: nil).type }.map { defaulted($0).canonical }
    guard let type, !containsUnknown(type) else {
      _ = check(value, expecting: nil)
      return TypedStmt(.nothing, span)
    }
    // No script can write that name.
    let hidden = Name("\(name.text) of lazy")
    let store = declareVariable(hidden, .optional(type), isLet: false, span, topLevel: false)
    let stored = Expr(.name(NameUse(hidden, span)), span)
    func storing(_ value: Expr) -> Stmt {
      let argument = Argument(label: nil, labelSpan: value.span, value: value)
      let some = Expr(.call(Expr(.member(nil, NameUse("some", span)), span), [argument], .parentheses), span)
      return Stmt(.expression(Expr(.assign(stored, some), span), silenced: false), span)
    }
    let isUnset = Expr(.binary(stored, Operator("==", span), Expr(.nilLiteral, span)), span)
    let making = IfStmt(span: span)
    (making.conditions, making.body) = ([.expression(isUnset)], [storing(value)])
    let result = Stmt(.return_(Expr(.forceUnwrap(stored), span)), span)
    let getter = Accessor(
      kind: .get, parameter: nil, body: [Stmt(.if_(making), span), result], modifiers: [], span: span)
    let setter = Accessor(
      kind: .set, parameter: nil, body: [storing(Expr(.name(NameUse("newValue", span)), span))], modifiers: [],
      span: span)
    let declared = TypedStmt(
      .variable(TypedPattern(.variable(store), store.type, span), TypedExpr(.none, store.type, span)), span)
    let computed = checkComputed(name, type, [], [getter, setter], span, topLevel: false)
    return TypedStmt(.block([declared, computed]), span)
  }
}
