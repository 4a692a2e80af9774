import Syntax

/// What a declaration speaks of must be seen wherever it is itself.
extension Checker {
  /// Something declared, as errors about what it uses speak of it.
  struct Exposed {
    var what: String
    var level: AccessLevel?
    var owner: Nominal?
    var span: Span
    var isRequirement = false
    /// Swift speaks of the requirements of generic members as if those could be nothing but private.
    var isGeneric = false
  }

  /// A type or alias that is not seen from everywhere, and the word that hides it.
  struct Hidden {
    let access: AccessScope
    let word: AccessLevel

    init(access: AccessScope, word: AccessLevel) { (self.access, self.word) = (access, word) }
    init(_ nominal: Nominal) { self.init(access: nominal.access, word: nominal.accessWord) }
  }

  /// Reports a type that is seen from fewer places than what is declared with it.
  ///
  /// - Parameter written: Its names, which may be aliases that few see of what many do.
  func refuseHidden(_ type: Type, _ written: TypeExpr? = nil, as use: String, of exposed: Exposed) {
    guard !isLibrary, speculation == 0, let hidden = mostHidden(in: type, written) else { return }
    if !AccessScope(exposed.level, in: exposed.owner).isWider(than: hidden.access) { return }
    let level = exposed.level ?? (exposed.isRequirement ? .internal : nil)
    report(
      .usesHidden(
        exposed.what, level.map { "cannot be declared \($0)" } ?? "must be declared \(needed(for: hidden, exposed))",
        use, hidden.word), exposed.span)
  }

  /// What the declaration would have to say.
  func needed(for hidden: Hidden, _ exposed: Exposed) -> String {
    if exposed.owner == nil { return "private or fileprivate" }
    if case .type = hidden.access { return "private" }
    return exposed.isGeneric ? "private" : "fileprivate"
  }

  /// Of a type and of the aliases that it is written with, what is seen from the fewest places.
  func mostHidden(in type: Type, _ written: TypeExpr?) -> Hidden? {
    let named = mostHidden(in: type).map(Hidden.init)
    guard let alias = written.flatMap(mostHiddenAlias) else { return named }
    return named.map { $0.access.isWider(than: alias.access) ? alias : $0 } ?? alias
  }

  /// Of the types in a type, the one that is seen from the fewest places; nil where all are from everywhere.
  func mostHidden(in type: Type) -> Nominal? {
    var found: Nominal?
    func note(_ nominal: Nominal) {
      guard nominal.module == "main" else { return }
      if found.map({ $0.access.isWider(than: nominal.access) }) ?? true { found = nominal }
    }
    _ = type.contains {
      switch $0 {
      case .nominal(let nominal, _): note(nominal)
      case .existential(let protocols): protocols.forEach(note)
      default: break
      }
      return false
    }
    return found
  }

  func refuseHidden(in function: Function, _ declaration: FunctionDecl) {
    guard !isLibrary else { return }
    let isSubscript = function.kind == .subscript_
    let what =
      switch function.kind {
      case .initializer: "initializer"
      case .subscript_: "subscript"
      default: function.owner == nil ? "function" : "method"
      }
    var exposed = Exposed(
      what: what, level: function.accessLevel, owner: function.owner, span: declaration.nameSpan,
      isRequirement: function.isRequirement)
    let before = diagnostics.count
    for (index, parameter) in function.parameters.enumerated() where diagnostics.count == before {
      let written = declaration.parameters[safe: index]?.type
      refuseHidden(parameter.type, written, as: isSubscript ? "its index" : "its parameter", of: exposed)
    }
    if let thrown = function.thrown, diagnostics.count == before {
      refuseHidden(thrown, declaration.thrown, as: "its thrown error", of: exposed)
    }
    if function.kind != .initializer, diagnostics.count == before {
      let use = isSubscript ? "its element type" : "its result"
      refuseHidden(function.result, declaration.result, as: use, of: exposed)
    }
    guard diagnostics.count == before, !isSubscript, !function.generics.isEmpty else { return }
    if what == "function" || what == "method" {
      let place = function.owner == nil ? "global" : function.isStatic ? "static" : "instance"
      exposed.what = "\(place) \(function.owner == nil ? "function" : "method")"
    }
    refuseHidden(in: function.generics, declaration.generics, of: exposed)
  }

  /// What generic parameters are asked for.
  func refuseHidden(in generics: [GenericParameter], _ clause: GenericClause, of exposed: Exposed) {
    var exposed = exposed
    exposed.isGeneric = true
    for (index, parameter) in generics.enumerated() {
      let isWritten = !clause.parameters.indices.contains(index) || clause.parameters[index].constraint != nil
      for asked in parameter.protocols where asked.module == "main" {
        let before = diagnostics.count
        refuseHidden(
          .existential([asked]), as: isWritten ? "its generic parameter" : "its generic requirement", of: exposed)
        if diagnostics.count > before { return }
      }
    }
  }

  /// A global constant or variable, or those of a tuple.
  func refuseHidden(in pattern: TypedPattern, _ declaration: VariableDecl, _ annotation: TypeExpr?) {
    guard !isLibrary else { return }
    switch pattern.kind {
    case .variable(let variable):
      refuseHidden(
        variable.type, annotation, as: annotation == nil ? "its type '\(variable.type)'" : "its type",
        of: Exposed(
          what: declaration.isLet ? "constant" : "variable", level: AccessLevel(declaration.modifiers), owner: nil,
          span: pattern.span))
    case .tuple(let parts):
      let before = diagnostics.count
      for part in parts where diagnostics.count == before {
        refuseHidden(in: part, declaration, annotation)
      }
    default: break
    }
  }

  func refuseHidden(in property: Property, _ annotation: TypeExpr?) {
    guard let owner = property.owner else { return }
    refuseHidden(
      property.type, annotation, as: annotation == nil ? "its type '\(property.type)'" : "its type",
      of: Exposed(
        what: "property", level: property.accessLevel, owner: owner, span: property.span,
        isRequirement: property.isRequirement))
  }

  /// What a type inherits.
  func refuseHidden(_ inherited: Type, inheritedBy nominal: Nominal) {
    guard !isLibrary, let declaration = nominal.declaration, let hidden = mostHidden(in: inherited),
      nominal.access.isWider(than: hidden.access)
    else { return }
    let exposed = Exposed(what: "", level: nominal.accessLevel, owner: nominal.parent, span: declaration.nameSpan)
    let needed = needed(for: Hidden(hidden), exposed)
    let must = nominal.accessLevel.map { "cannot be declared \($0)" } ?? "must be declared \(needed)"
    if nominal.kind == .protocol {
      report(.refinesHidden(must, nominal.accessLevel, hidden.accessWord), exposed.span)
    } else {
      let isArgument = inherited.nominal !== hidden
      report(.superclassHidden(must, hidden.accessWord, isArgument: isArgument), exposed.span)
    }
  }

  /// What an alias stands for.
  func refuseHidden(in type: Type, _ declaration: TypealiasDecl, _ scope: Scope) {
    var owner: Nominal?
    switch scope.kind {
    case .global: break
    case .type(let context): owner = context.nominal
    default: return
    }
    refuseHidden(
      type, declaration.type, as: "its underlying type",
      of: Exposed(what: "type alias", level: AccessLevel(declaration.modifiers), owner: owner, span: declaration.span))
  }

  /// What overrides is seen from wherever the other is that its class is seen from.
  func refuseHiding(
    _ level: AccessLevel?, _ overridden: AccessLevel?, _ parent: Nominal?, _ owner: Nominal, _ what: String,
    _ span: Span
  ) {
    guard let level, parent?.module == "main" else { return }
    let wanted = AccessScope(overridden, in: parent).narrowed(by: owner.access)
    if wanted.isWider(than: AccessScope(level, in: owner)) { report(.overridesHiding(what), span) }
  }

  /// What meets a requirement is seen from wherever both the type and the protocol are.
  @discardableResult
  func refuseHiding(
    _ kind: String, _ name: String, _ level: AccessLevel?, _ span: Span, _ nominal: Nominal, _ proto: Nominal
  ) -> Bool {
    guard !isLibrary, nominal.module == "main" else { return false }
    let wanted = proto.access.narrowed(by: nominal.access)
    guard wanted.isWider(than: AccessScope(level, in: nominal)) else { return false }
    if proto.access.isWider(than: nominal.access) {
      report(.notAsAccessible(kind, name, proto.name), span)
      return true
    }
    let needed: AccessLevel
    switch wanted {
    case .everywhere: needed = .public
    case .module: needed = .internal
    case .file: needed = .fileprivate
    case .type, .block: return false
    }
    report(.notDeclared(needed, kind, name, proto.accessWord, proto.name), span)
    return true
  }
}
