import Syntax

/// The order in which a block's statements are checked and run: its functions may be used before the place where they are
/// declared, and may use what is declared behind it.
extension Checker {
  func checkStatements(_ statements: [Stmt]) -> [TypedStmt] {
    declareLocals(statements)
    var checked: [TypedStmt] = []
    var waiting: [Int: [Stmt]] = [:]
    for (index, statement) in statements.enumerated() {
      if let last = lastNeeded(by: statement, among: statements, behind: index) {
        waiting[last, default: []].append(statement)
        continue
      }
      checked.append(check(statement))
      checked += (waiting[index] ?? []).map(check)
    }
    return inOrderOfUse(checked)
  }

  /// The last variable behind a function that it names, where the name means nothing else.
  private func lastNeeded(by statement: Stmt, among statements: [Stmt], behind index: Int) -> Int? {
    guard case .function(let function) = statement.kind else { return nil }
    var places: [Name: Int] = [:]
    for place in statements.indices.dropFirst(index + 1) {
      guard case .variable(let declaration) = statements[place].kind else { continue }
      for name in declaration.bindings.flatMap(\.pattern.names) where places[name] == nil { places[name] = place }
    }
    if places.isEmpty { return nil }
    var last: Int?
    SyntaxWalk(onExpression: { expr in
      guard case .name(let use) = expr.kind, let place = places[use.name], place > last ?? 0 else { return }
      if case .nothing = self.lookup(use.name) { last = place }
    }).visit(function.body ?? [])
    return last
  }

  /// The statements of a block with each function in front of the first one that calls it, by itself or through other
  /// functions of the block: one may be used before the place where it is declared.
  private func inOrderOfUse(_ statements: [TypedStmt]) -> [TypedStmt] {
    var places: [ObjectIdentifier: Int] = [:]
    for (index, statement) in statements.enumerated() {
      if case .localFunction(let variable, _) = statement.kind { places[ObjectIdentifier(variable)] = index }
    }
    if places.isEmpty { return statements }
    var taken: Set<Int> = []
    var result: [TypedStmt] = []
    func named(in statement: TypedStmt) -> [Int] {
      var found: Set<Int> = []
      TypedWalk(
        onExpression: { expr, _ in
          if case .variable(let variable) = expr.kind, let place = places[ObjectIdentifier(variable)] {
            found.insert(place)
          }
        }, onDeclaration: { _, _ in }
      ).visit(statement, in: currentFunction)
      return found.sorted()
    }
    /// A function, and those that it calls, unless they are there.
    func bring(_ place: Int, before index: Int) {
      var waiting = [place]
      var seen: Set<Int> = []
      while let next = waiting.popLast() {
        guard seen.insert(next).inserted else { continue }
        if next > index, taken.insert(next).inserted {
          refuseEarlyCaptures(of: statements[next], declaredIn: statements[index..<next])
          result.append(statements[next])
        }
        waiting += named(in: statements[next])
      }
    }
    for (index, statement) in statements.enumerated() {
      if case .localFunction = statement.kind {
        if taken.insert(index).inserted { result.append(statement) }
        continue
      }
      for place in named(in: statement) { bring(place, before: index) }
      result.append(statement)
    }
    return result
  }

  /// Reports what a function captures that is declared only after its first use.
  private func refuseEarlyCaptures(of function: TypedStmt, declaredIn between: ArraySlice<TypedStmt>) {
    var later: Set<ObjectIdentifier> = []
    for statement in between {
      if case .localFunction = statement.kind { continue }
      TypedWalk(
        onExpression: { _, _ in },
        onDeclaration: { _, variable in later.insert(ObjectIdentifier(variable)) }
      ).visit(statement, in: currentFunction)
    }
    var captured: Name?
    TypedWalk(
      onExpression: { expr, _ in
        guard captured == nil, case .variable(let variable) = expr.kind else { return }
        if later.contains(ObjectIdentifier(variable)) { captured = variable.name }
      }, onDeclaration: { _, _ in }
    ).visit(function, in: currentFunction)
    if let captured, case .localFunction(let variable, _) = function.kind {
      report(.capturedBeforeDeclared(captured), variable.span)
    }
  }
}
