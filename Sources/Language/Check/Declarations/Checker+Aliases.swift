import Syntax

/// A type alias that is declared, and means something only once somebody asks: so aliases may stand in any order.
final class PendingAlias {
  let declaration: TypealiasDecl
  /// Puts it where it is found: its parameters, and what it stands for.
  let add: ([GenericParameter], Type) -> Void
  let scope: Scope
  /// It is being asked for what it means.
  var isOpen = false

  init(_ declaration: TypealiasDecl, _ scope: Scope, _ add: @escaping ([GenericParameter], Type) -> Void) {
    self.declaration = declaration
    self.scope = scope
    self.add = add
  }
}

extension Checker {
  /// Notes the aliases of a block, type or extension; `add` puts one where it is found.
  func noteAliases(
    _ aliases: [TypealiasDecl], of owner: AnyObject, in scope: Scope,
    add: @escaping (Name, [GenericParameter], Type) -> Void
  ) {
    for alias in aliases {
      // Of two with one name, the first is in use until the second comes.
      settleAlias(alias.name, of: owner)
      noteAccess(of: alias, owner, in: scope)
      let pending = PendingAlias(alias, scope) { add(alias.name, $0, $1) }
      pendingAliases[ObjectIdentifier(owner), default: [:]][alias.name] = pending
    }
  }

  func settleAliases(of owner: AnyObject) {
    for pending in (pendingAliases[ObjectIdentifier(owner)] ?? [:]).values.sorted(by: {
      $0.declaration.span.start < $1.declaration.span.start
    }) {
      settleAlias(pending.declaration.name, of: owner)
    }
  }

  /// Finds what an alias means, if that is still to be done.
  func settleAlias(_ name: Name, of owner: AnyObject) {
    if pendingAliases.isEmpty { return }
    let owner = ObjectIdentifier(owner)
    guard let pending = pendingAliases[owner]?[name] else { return }
    if pending.isOpen {
      report(.aliasOfItself(name), word(name.text, in: pending.declaration.span))
      pending.add([], .error)
    } else {
      pending.isOpen = true
      let inner = Scope(.block, parent: pending.scope)
      let (generics, _) = declareGenerics(pending.declaration.generics, in: inner)
      let type = inScope(inner) { withPlainTypes { resolve(pending.declaration.type) } }
      pending.add(generics, type)
      refuseHidden(in: type, pending.declaration, pending.scope)
    }
    pendingAliases[owner]?[name] = nil
    if pendingAliases[owner]?.isEmpty == true { pendingAliases[owner] = nil }
  }

  /// What an alias stands for is the same wherever somebody asks.
  private func withPlainTypes<Result>(_ body: () -> Result) -> Result {
    let saved = (meaningOfSome, opensGenerics)
    (meaningOfSome, opensGenerics) = (nil, false)
    defer { (meaningOfSome, opensGenerics) = saved }
    return body()
  }

  // MARK: Who sees them

  /// What an alias stands for does not say how far its name is seen.
  private func noteAccess(of alias: TypealiasDecl, _ owner: AnyObject, in scope: Scope) {
    guard !isLibrary else { return }
    let key = ObjectIdentifier(owner)
    let before = hiddenAliases[key]?[alias.name]
    var hidden: Hidden?
    if let level = AccessLevel(alias.modifiers), level == .private || level == .fileprivate {
      switch scope.kind {
      case .type(let context): hidden = Hidden(access: AccessScope(level, in: context.nominal), word: level)
      case .global: hidden = Hidden(access: .file, word: level)
      default: break
      }
    }
    if hidden == nil, before == nil { return }
    hiddenAliases[key, default: [:]][alias.name] = hidden
    undoLog.append { [unowned self] in hiddenAliases[key]?[alias.name] = before }
  }

  /// Of the aliases that a type is written with, the one that is seen from the fewest places.
  func mostHiddenAlias(in written: TypeExpr) -> Hidden? {
    if hiddenAliases.isEmpty { return nil }
    func most(_ types: [TypeExpr]) -> Hidden? {
      types.reduce(nil) { narrower($0, mostHiddenAlias(in: $1)) }
    }
    switch written.kind {
    case .named(let use): return narrower(hiddenAlias(named: use.name), most(use.genericArguments))
    case .member(let base, let use): return narrower(mostHiddenAlias(in: base), most(use.genericArguments))
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .sendable(let type), .some(let type),
      .any(let type):
      return mostHiddenAlias(in: type)
    case .dictionary(let key, let value): return most([key, value])
    case .tuple(let parts): return most(parts.map(\.type))
    case .function(let parameters, _, let thrown, let result):
      return most(parameters.map(\.type) + [result] + (thrown.map { [$0] } ?? []))
    case .composition(let parts): return most(parts)
    case .error: return nil
    }
  }

  private func narrower(_ a: Hidden?, _ b: Hidden?) -> Hidden? {
    guard let a, let b else { return a ?? b }
    return a.access.isWider(than: b.access) ? b : a
  }

  private func hiddenAlias(named name: Name) -> Hidden? {
    guard let owner = foundType(name)?.owner else { return nil }
    return hiddenAliases[ObjectIdentifier(owner)]?[name]
  }
}
