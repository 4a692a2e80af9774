import Syntax

/// What closures and functions of blocks take along of the variables around them.
extension Checker {
  func noteCapture(_ variable: Variable) {
    for accessor in variable.localAccessors { noteCapture(accessor.function) }
    if variable.getter != nil { return }
    guard variable.storage == .local, let owner = variable.owner, owner !== currentFunction else { return }
    noteCapture(variable, by: currentFunction)
  }

  /// A type that is declared in a function sees no variables of that function.
  func refuseClosing(over variable: Variable, _ span: Span) {
    guard variable.storage == .local, let type = typeInside(variable.owner) else { return }
    report(.closesOver("\(type.kind)", variable.name), span)
  }

  /// The type between here and a function around it, when there is one.
  private func typeInside(_ owner: TypedFunction?) -> Nominal? {
    guard let owner, owner !== currentFunction else { return nil }
    var next: Scope? = scope
    while let current = next {
      switch current.kind {
      case .function(let function) where function === owner: return nil
      case .type(let context): return context.nominal
      default: next = current.parent
      }
    }
    return nil
  }

  /// Whether that was not known yet.
  @discardableResult private func noteCapture(_ variable: Variable, by user: TypedFunction) -> Bool {
    variable.isCaptured = true
    var isNew = false
    var function: TypedFunction? = user
    while let current = function, current !== variable.owner {
      if current.captures.contains(where: { $0.inner === variable }) { return isNew }
      if !current.captures.contains(where: { $0.variable === variable }) {
        current.captures.append(TypedFunction.Capture(variable))
        isNew = true
      }
      function = current.parent
    }
    return isNew
  }

  /// A generic function of a block is a closure that is made where it is used.
  func noteUse(of function: Function, _ span: Span) {
    guard let body = function.localBody, body !== currentFunction else { return }
    guard let type = typeInside(body.parent) else { return localUses.append((currentFunction, body)) }
    flows.append { [unowned self] in
      if !body.captures.isEmpty { report(.closesOver("\(type.kind)", function.name), span) }
    }
  }

  /// So whoever uses one needs what it captures; which is known when all bodies are checked, since they may use each
  /// other.
  func shareCaptures() {
    var isDone = false
    while !isDone {
      isDone = true
      for (user, body) in localUses {
        for capture in body.captures where capture.variable.owner !== user {
          if noteCapture(capture.variable, by: user) { isDone = false }
        }
      }
    }
    localUses = []
  }
}
