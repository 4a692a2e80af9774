import Syntax

/// From types as written to types.
extension Checker {
  func resolve(_ type: TypeExpr) -> Type {
    switch type.kind {
    case .named(let use): return resolveNamed(use, type.span)
    case .member(let base, let use): return resolveMember(base, use)
    case .optional(let payload), .implicitlyUnwrapped(let payload): return .optional(resolve(payload))
    case .array(let element): return catalog.array(resolve(element))
    case .dictionary(let key, let value):
      let keyType = resolve(key)
      requireHashable(keyType, type.span)
      return sized(catalog.dictionary(keyType, resolve(value)), type.span)
    case .tuple(let elements):
      if elements.count == 1, elements[0].label == nil { return resolve(elements[0].type) }
      if hasDuplicates(elements.map(\.label)) {
        report(.duplicateTupleLabel, Span(Int(type.span.start), Int(type.span.start) + 1))
        return .error
      }
      return sized(.tuple(elements.map { TupleField($0.label, resolve($0.type)) }), type.span)
    case .function(let parameters, let isThrowing, let thrown, let result):
      let function = FunctionType(
        parameters.map {
          let type = resolve($0.type)
          return .init($0.isVariadic ? catalog.array(type) : type, isInout: $0.isInout, isVariadic: $0.isVariadic)
        }, resolve(result), isThrowing: isThrowing, thrown: thrown.flatMap(resolveThrown), writesVoid: isVoid(result))
      return sized(.function(function), type.span)
    case .sendable(let inner):
      let type = resolve(inner)
      return if case .function(let function) = type { .function(function.with(isSendable: true)) } else { type }
    case .some(let inner):
      return meaningOfSome?(inner, type.span) ?? resolve(inner)
    case .any(let inner):
      let held = resolve(inner)
      switch held.optionalPayload ?? held {
      case .nominal, .parameter, .associated: report(.anyWithoutEffect(held), type.span)
      case .existential where held.optionalPayload != nil: report(.optionalAny(held), type.span)
      default: break
      }
      return held
    case .composition(let parts):
      var protocols: [Nominal] = []
      for part in parts {
        switch resolve(part) {
        case .existential(let more): protocols += more.filter { p in !protocols.contains { $0 === p } }
        case .error: return .error
        case let other:
          guard let proto = conformances.asProtocol(other) else {
            report(.compositionPart(other), part.span)
            return .error
          }
          if let first = protocols.first(where: \.isClassAlone), first !== proto {
            report(.compositionOfClasses(first.name, proto.name), part.span)
            return .error
          }
          protocols.append(proto)
        }
      }
      // `UIView & AnyObject` is `UIView`.
      if let alone = protocols.first(where: { $0.isClassAlone }),
        protocols.allSatisfy({ $0 === alone || $0 === catalog.anyObject })
      {
        return alone.requiredClass ?? .existential(protocols)
      }
      return .existential(protocols)
    case .error: return .error
    }
  }

  private func isVoid(_ type: TypeExpr) -> Bool {
    if case .named(let use) = type.kind { return use.name == "Void" }
    return false
  }

  private func resolveNamed(_ use: NameUse, _ span: Span) -> Type {
    switch use.name.text {
    case "Any": return .any
    case "Void": return .void
    case "Self":
      if let context = scope.typeContext {
        let isOpen = context.nominal.kind == .class && context.nominal.module == "main" && !context.nominal.isFinal
        return isOpen ? .ownClass(context.selfType, span) : context.selfType
      }
    default: break
    }
    if let entity = typeEntity(use.name) { return instantiate(entity, use) }
    if use.name == .underscore {
      // `let x: [_] = [1]`
      if opensGenerics { return freshVariable(.general, use.span) }
      report(.typePlaceholder, use.span)
      return .error
    }
    report(
      outside(use.name)
        ?? .cannotFindType(
          use.name,
          candidates: ForeignWords.type(for: use.name.text).map { [$0] } ?? near(use.name, in: visibleTypeNames())),
      use.span)
    return .error
  }

  private func instantiate(_ entity: Entity, _ use: NameUse) -> Type {
    switch entity {
    case .generic(let parameter): return .parameter(parameter)
    case .typealias_(_, let generics, let target):
      if generics.isEmpty { return target }
      return aliased(target, generics, use)
    case .type(let nominal):
      return nominalType(nominal, use.genericArguments.map(resolve), use.span)
    default: return .error
    }
  }

  /// What a generic alias stands for with the arguments as written, or with unknown ones where the context tells them.
  private func aliased(_ target: Type, _ generics: [GenericParameter], _ use: NameUse) -> Type {
    var arguments = use.genericArguments.map(resolve)
    if arguments.isEmpty, opensGenerics { arguments = generics.map { constrainedVariable($0, use.span) } }
    if arguments.count != generics.count {
      report(
        arguments.isEmpty
          ? .genericNeedsArguments(use.name)
          : .typeArguments(use.name, found: arguments.count, expected: generics.count), use.span)
      return .error
    }
    for (argument, parameter) in zip(arguments, generics) {
      for proto in parameter.protocols where !containsUnknown(argument) {
        requireConformance(argument, proto, or: .doesNotConform(argument, proto, []), use.span)
      }
    }
    return sized(Substitution(generics, arguments, conformances).apply(target), use.span)
  }

  /// The type, unless it has so many parts that each look at it takes long: a tuple of two tuples of two tuples, whose
  /// parts double with each name, is written in a few lines. It is asked for wherever types come together.
  func sized(_ type: Type, _ span: Span) -> Type {
    let most = 10_000
    guard type.hasMoreParts(than: most) else { return type }
    report(.tooManyParts(most), span)
    return .error
  }

  /// The type of a nominal with arguments as written.
  ///
  /// - Parameter owner: The type it was named in, as `List<Int>` of `List<Int>.Node`.
  func nominalType(_ nominal: Nominal, _ written: [Type], in owner: Type? = nil, _ span: Span) -> Type {
    let arguments = (outerArguments(of: nominal, in: owner) ?? []) + written
    if nominal.kind == .protocol {
      if arguments.isEmpty { return .existential([nominal]) }
      let names = primaryTypes(of: nominal)
      if names.isEmpty {
        report(.noPrimaryTypes(nominal.name), span)
      } else if names.count != arguments.count {
        report(.protocolArguments(nominal.name, found: arguments.count, expected: names.count), span)
      } else {
        return .existential([nominal.restricted(names, arguments)])
      }
      return .error
    }
    if nominal === catalog.optionalNominal {
      if arguments.count == 1 { return .optional(arguments[0]) }
      if arguments.isEmpty, opensGenerics { return .optional(freshVariable(.general, span)) }
      report(.genericNeedsArguments("Optional"), span)
      return .error
    }
    if arguments.count == nominal.generics.count {
      for (argument, parameter) in zip(arguments, nominal.generics) {
        for proto in parameter.protocols where !containsUnknown(argument) {
          requireConformance(argument, proto, or: .doesNotConform(argument, proto, []), span)
        }
        if let required = parameter.superclass, !containsUnknown(argument) {
          let wanted = Substitution(nominal.generics, arguments, conformances).apply(required)
          if !argument.isError, !conformances.isOf(wanted, argument) {
            report(.requiresSuperclass("'\(nominal.name.text)'", argument, wanted), span)
          }
        }
        implyAssociated(argument, of: parameter)
      }
      return sized(.nominal(nominal, arguments), span)
    }
    // Inside a generic type its plain name means itself with its own parameters.
    if written.isEmpty, let own = enclosingType(nominal) { return own }
    if written.isEmpty, opensGenerics { return inferredType(nominal, in: owner, span) }
    if written.isEmpty {
      report(.genericNeedsArguments(nominal.name), span)
    } else {
      let expected = nominal.generics.count - nominal.outerGenericCount
      report(.typeArguments(nominal.name, found: written.count, expected: expected), span)
    }
    return .error
  }

  private func resolveMember(_ base: TypeExpr, _ use: NameUse) -> Type {
    // `Swift.Int`, `UIKit.UIView`: a module's name before a type changes nothing.
    if case .named(let module) = base.kind, typeEntity(module.name) == nil, isModule(module.name) {
      // A type of the script's own does not hide it there.
      if module.name == "Swift", let nominal = catalog.type(named: use.name), nominal.module == "Swift" {
        return instantiate(.type(nominal), use)
      }
      return resolveNamed(use, use.span)
    }
    // `Dictionary.Keys<Key, Value>`, `Dictionary.Index`: how the library's signatures name a type inside a generic one.
    if let outer = plainPath(base), let nominal = catalog.type(named: Name(outer + "." + use.name.text)),
      nominal.generics.count == use.genericArguments.count, nominal.module == "Swift"
    {
      return nominalType(nominal, use.genericArguments.map(resolve), use.span)
    }
    let type = resolve(base)
    if type.isError { return .error }
    if use.name == "Protocol" { return .metatype(type) }
    if use.name == "Type" {
      // `any P.Type` holds types; `(any P).Type` is the type of `P.self`.
      if case .any = base.kind { return .metatype(type) }
      return type.asMetatype
    }
    if let nested = nestedType(of: type, named: use.name) ?? inheritedAlias(of: type, named: use.name) {
      if case .type(let nominal) = nested {
        refusePrivate(nominal, use.span)
        return nominalType(nominal, use.genericArguments.map(resolve), in: type, use.span)
      }
      if case .typealias_(_, let generics, let target) = nested {
        let meant = asMember(target, of: type)
        return generics.isEmpty ? meant : aliased(meant, generics, use)
      }
    }
    if let associated = associatedType(of: type, named: use.name) {
      if type.isExistential {
        report(.associatedOfProtocol(use.name, textOf(base.span)), base.span)
        return .error
      }
      return associated
    }
    report(.notMemberType(use.name, type), use.span)
    return .error
  }

  func isModule(_ name: Name) -> Bool {
    ["Swift", "UIKit", "ViewKit", "Foundation", "CoreGraphics", "QuartzCore"].contains(name.text)
  }

  /// `T.Element`: known when `T` is concrete, else a type of its own.
  func associatedType(of type: Type, named name: Name) -> Type? {
    if let known = conformances.associated(type, name) { return known }
    for proto in conformances.protocols(of: type) where proto.associatedTypes.contains(where: { $0.name == name }) {
      return .associated(type, proto, name)
    }
    return nil
  }

  func refusePrivate(_ nested: Nominal, _ span: Span) {
    guard let outer = nested.parent, nested.declaration?.modifiers.contains(.isPrivate) == true, !isInside(outer)
    else { return }
    report(.privateMember(nested.name), span)
  }

  /// What an alias inside a generic type means for its arguments: `Outer<Int>.Pair`.
  func asMember(_ target: Type, of type: Type) -> Type {
    guard case .nominal(let owner, let arguments) = type.resolved else { return target }
    return Substitution(owner.generics, arguments, conformances).apply(target)
  }

  func nestedType(of type: Type, named name: Name) -> Entity? {
    guard case .nominal(let nominal, _) = type.resolved else { return nil }
    return nestedType(in: nominal, named: name)?.entity
  }

  /// An alias that a protocol of the script's has, as it is of a type that conforms.
  func inheritedAlias(of type: Type, named name: Name) -> Entity? { foundAlias(of: type, named: name)?.entity }

  private func foundAlias(of type: Type, named name: Name) -> FoundType? {
    for proto in conformances.protocols(of: type) where proto.module == "main" {
      settleAlias(name, of: proto)
      for case .typealias_(let name, let generics, let target) in proto.members(named: name) {
        return FoundType(.typealias_(name, generics, ownerSubstitution(proto, [type]).apply(target)), proto)
      }
    }
    return nil
  }

  private func nestedType(in nominal: Nominal, named name: Name) -> FoundType? {
    var next: Nominal? = nominal
    while let current = next {
      settleAlias(name, of: current)
      for member in current.members(named: name) {
        switch member {
        case .type(let nested): return FoundType(.type(nested), current)
        case .typealias_(let name, let generics, let target):
          return FoundType(.typealias_(name, generics, target), current)
        default: break
        }
      }
      next = current.superclass?.nominal
    }
    return nil
  }

  /// What a name means as a type, from the inside out.
  func typeEntity(_ name: Name) -> Entity? { foundType(name)?.entity }

  /// What a name means as a type, and the scope or type that declares it.
  struct FoundType {
    let entity: Entity
    /// None of what the library or a context's arguments say.
    let owner: AnyObject?

    init(_ entity: Entity, _ owner: AnyObject? = nil) { (self.entity, self.owner) = (entity, owner) }
  }

  func foundType(_ name: Name) -> FoundType? {
    var next: Scope? = scope
    while let current = next {
      if case .type(let context) = current.kind {
        if let index = context.nominal.generics.lastIndex(where: { $0.name == name }) {
          // `extension Array where Element == Int`: inside, `Element` is `Int`.
          let arguments = context.selfType.arguments
          if index < arguments.count, case .parameter = arguments[index] {
          } else if index < arguments.count {
            return FoundType(.typealias_(name, [], arguments[index]))
          }
          return FoundType(.generic(context.nominal.generics[index]))
        }
        if let nested = nestedType(in: context.nominal, named: name) { return nested }
        if context.nominal.kind == .protocol, let found = protocolAssociated(context, name) {
          return FoundType(.typealias_(name, [], found))
        }
        if let known = conformances.associated(context.selfType, name), isMember(name, of: context) {
          return FoundType(.typealias_(name, [], known))
        }
        if let alias = foundAlias(of: context.selfType, named: name) { return alias }
      }
      settleAlias(name, of: current)
      for entity in current.local(name, before: order) {
        switch entity {
        case .type, .typealias_, .generic: return FoundType(entity, current)
        default: break
        }
      }
      next = current.parent
    }
    if let nominal = catalog.type(named: name) { return FoundType(.type(nominal)) }
    if let target = catalog.alias(named: name) {
      return FoundType(.typealias_(name, catalog.aliasParameters(named: name), target))
    }
    return nil
  }

  /// Not what is only a parameter of a superclass: those are no members.
  private func isMember(_ name: Name, of context: TypeContext) -> Bool {
    let isInherited = context.nominal.ancestors.contains { $0.generics.contains { $0.name == name } }
    return !isInherited
      || conformances.protocols(of: context.selfType).contains { $0.associatedTypes.contains { $0.name == name } }
  }

  private func protocolAssociated(_ context: TypeContext, _ name: Name) -> Type? {
    for requirement in context.requirements {
      if case .same(.associated(.parameter(let parameter), _, name), let type) = requirement, parameter.isSelf {
        return type
      }
    }
    for proto in conformances.closure(of: context.nominal)
    where proto.associatedTypes.contains(where: { $0.name == name }) {
      let path = Type.associated(context.selfType, proto, name)
      return conformances.impliedSame(path) ?? path
    }
    return nil
  }

  func visibleTypeNames() -> [Name] { catalog.typeNames + global.allNames.filter { typeEntity($0) != nil } }

  func near(_ name: Name, in names: some Sequence<Name>) -> [String] {
    // Sets of names have no order that is the same in every session; of thousands few are near.
    let found = NearNames.nearest(to: name.text, among: names.lazy.map(\.text), limit: .max)
    return Array(found.sorted().prefix(3))
  }
}
