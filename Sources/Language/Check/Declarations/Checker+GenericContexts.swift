import Syntax

/// What Swift does not let stand in generic code.
extension Checker {
  /// No type stands in a function that is generic, or whose type is; a protocol's extension is, over `Self`.
  func refuseInGeneric(_ declaration: TypeDecl) {
    var function: TypedFunction? = currentFunction
    while let current = function, !isGeneric(current) { function = current.parent }
    if function == nil { return }
    let place: String
    if let inside = currentFunction.declaration {
      place = "generic function " + (inside.kind == .getter ? "getter for " : "") + "'\(inside.shownName)'"
    } else {
      place = "closure in generic context"
    }
    report(.typeInGeneric(declaration.name, place), declaration.nameSpan)
  }

  private func isGeneric(_ function: TypedFunction) -> Bool {
    guard let declaration = function.declaration else { return !function.generics.isEmpty }
    let owner = declaration.owner
    return !declaration.generics.isEmpty || owner?.kind == .protocol || !(owner?.generics.isEmpty ?? true)
  }

  /// A parameter named as one around it.
  func refuseShadowing(_ written: GenericClause.Parameter, in scope: Scope) {
    if case .generic? = inScope(scope, { foundType(written.name)?.entity }) {
      report(.shadowsGeneric(written.name), written.span)
    }
  }
}
