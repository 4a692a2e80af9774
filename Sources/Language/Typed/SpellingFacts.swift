import Syntax

/// What the checker found out about a unit that its text does not say: where a receiver is implied, which tuple is a
/// structure in short, which name is an older one. By the places of the nodes in the text.
public final class SpellingFacts {
  /// Where names begin that are members of the current view, or `self` of the top level; and whether the code around
  /// them runs later, in a function or closure.
  public internal(set) var currentViews: [Int32: Bool] = [:]
  public internal(set) var tags: [Span: Int] = [:]
  /// Tuples that stand for a structure: its name, and the labels of its initializer.
  public internal(set) var shorthands: [Span: (type: Name, labels: [Name])] = [:]
  /// Every call, by its whole extent.
  public internal(set) var calls: Set<Span> = []
  /// Calls and values of functions that are known under a newer name, and of the script's own global functions.
  public internal(set) var functions: [Span: Function] = [:]
  public internal(set) var oldProperties: [Span: Property] = [:]
  /// Values that became optionals where they stand, without a word in the text.
  public internal(set) var wrapped: Set<Span> = []
  /// Uses of the script's global variables, by where the name begins.
  public internal(set) var globals: [Int32: Variable] = [:]
  /// Declarations of them.
  public internal(set) var declared: [Int32: Variable] = [:]
  /// The global variables that functions and methods use.
  public internal(set) var shared: Set<ObjectIdentifier> = []
  /// The session's own constants by where they are used, and those that functions and methods use: `window`.
  public internal(set) var constants: [Int32: Name] = [:]
  /// Types of ViewKit's occur.
  public internal(set) var usesViews = false
  /// Names of the global functions called.
  public internal(set) var globalFunctions: Set<Name> = []
  public internal(set) var sharedConstants: Set<Name> = []

  init(_ unit: TypedUnit, _ bodies: [TypedFunction], shorthands: [Name: [Name]]) {
    let main = unit.main
    let walk = TypedWalk(
      onExpression: { [self] expr, owner in note(expr, isInMain: owner === main, owner, shorthands) },
      onDeclaration: { [self] pattern, variable in
        if variable.storage == .global { declared[pattern.span.start] = variable }
      })
    walk.visit(main)
    for body in bodies { walk.visit(body) }
  }

  private func note(_ expr: TypedExpr, isInMain: Bool, _ owner: TypedFunction, _ labels: [Name: [Name]]) {
    if !usesViews, expr.type.nominal?.module == "ViewKit" { usesViews = true }
    let isShared = !isInMain && !Self.isClosureOfMain(owner)
    switch expr.kind {
    case .currentView:
      currentViews[expr.span.start] = !isInMain
      if isShared { sharedConstants.insert("window") }
    case .viewWithTag(let tag):
      tags[expr.span] = tag
      if isShared { sharedConstants.insert("window") }
    case .variable(let variable) where variable.storage == .global:
      globals[expr.span.start] = variable
      if isShared { shared.insert(ObjectIdentifier(variable)) }
    case .call(let use, _, _):
      calls.insert(expr.span)
      note(use.function, expr.span)
      if use.function.kind == .initializer, let name = use.function.owner?.name, let labels = labels[name] {
        shorthands[expr.span] = (name, labels)
      }
    case .callValue: calls.insert(expr.span)
    case .convert(.wrapOptional, let value): wrapped.insert(value.span)
    case .function(let use), .boundMethod(_, let use): note(use.function, expr.span)
    case .property(let base, let use):
      if use.property.isAlias { oldProperties[expr.span] = use.property }
      if base == nil, use.property.owner == nil {
        constants[expr.span.start] = use.property.name
        if isShared { sharedConstants.insert(use.property.name) }
      }
    default: break
    }
  }

  private func note(_ function: Function, _ span: Span) {
    if function.owner == nil { globalFunctions.insert(function.name) }
    if function.isAlias && function.owner?.module != "main" || function.owner == nil { functions[span] = function }
  }

  /// A closure of the top level shares its isolation; a function or method does not, nor do closures in closures.
  private static func isClosureOfMain(_ function: TypedFunction) -> Bool {
    guard function.declaration == nil, let parent = function.parent else { return false }
    return parent.parent == nil && parent.name == "main"
  }
}
