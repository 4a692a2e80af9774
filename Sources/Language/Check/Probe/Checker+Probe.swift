import Syntax

/// What the checker tells a probe. Each of these does nothing unless one is at work.
extension Checker {
  /// A mistake, of which the mark may be the cause.
  func tellProbe(of error: CheckError) {
    guard let probe else { return }
    switch error {
    case .noMember(Probe.markName, let type, true, _): addOwner(type.optionalPayload ?? type, true, to: probe)
    case .noMember(Probe.markName, let type, false, _): addOwner(type, false, to: probe)
    case .memberOfOptional(Probe.markName, _, let payload): addOwner(payload, false, to: probe)
    case .cannotFindType(Probe.markName, _): collectTypes(for: probe)
    default: break
    }
  }

  /// The mark is a name of its own here.
  func tellProbe(of use: NameUse, expecting: Type?) {
    guard let probe, use.name == Probe.markName else { return }
    if let expecting { want(expecting, probe) }
    collectNames(for: probe)
  }

  /// A call: the mark may be an argument of it, alone or behind a dot.
  func tellProbe(of candidates: [CallCandidate], _ arguments: [Argument], _ typeName: Type?) {
    guard let probe, let index = arguments.firstIndex(where: { Self.isMark($0.value) }) else { return }
    let isMember = if case .member = arguments[index].value.kind { true } else { false }
    for candidate in candidates where !candidate.function.isAlias {
      guard let parameters = parameters(of: candidate.function, after: arguments[..<index], arguments[index].label)
      else {
        continue
      }
      let substitution = ownerSubstitution(candidate.function.owner, candidate.ownerArguments)
      for parameter in parameters.prefix(1) {
        let type = substitution.apply(parameter.type)
        if isMember { addOwner(type.optionalPayload ?? type, true, to: probe) } else { want(type, probe) }
      }
      if !probe.calls.contains(where: { $0.function === candidate.function }) {
        probe.calls.append(Probe.Call(function: candidate.function, parameters: parameters))
      }
    }
    if !isMember { collectNames(for: probe) }
  }

  private static func isMark(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .name(let use): use.name == Probe.markName
    case .member(nil, let use): use.name == Probe.markName
    default: false
    }
  }

  /// The parameters that may take the next argument; nil when the earlier arguments do not fit.
  private func parameters(
    of function: Function, after arguments: ArraySlice<Argument>, _ label: Name?
  ) -> [FunctionParameter]? {
    let all = function.parameters
    var position = 0
    for argument in arguments {
      while position < all.count, all[position].label != argument.label {
        if all[position].isVariadic, argument.label == nil { break }
        guard all[position].defaultValue != nil || all[position].isVariadic else { return nil }
        position += 1
      }
      guard position < all.count else { return nil }
      if !all[position].isVariadic { position += 1 }
    }
    guard position < all.count else { return nil }
    var next: [FunctionParameter] = []
    for parameter in all[position...] {
      next.append(parameter)
      if parameter.defaultValue == nil, !parameter.isVariadic { break }
    }
    if let label {
      next = next.filter { $0.label == label }
      return next.isEmpty ? nil : next
    }
    return next
  }

  private func want(_ type: Type, _ probe: Probe) {
    switch type.resolved {
    case .parameter, .variable, .error, .associated: return
    case .existential(let protocols) where protocols.isEmpty: return
    default: probe.wanted.append(type.resolved)
    }
  }

  func addOwner(_ type: Type, _ isStatic: Bool, to probe: Probe) {
    let type = defaulted(type)
    if probe.owners.contains(where: { $0.isStatic == isStatic && TypeKey($0.type) == TypeKey(type) }) { return }
    var members: [Member] = []
    for name in memberNames(of: type, isStatic: isStatic) where probe.matches(name) {
      members += self.members(of: type, named: name, isStatic: isStatic).map(\.member)
    }
    probe.owners.append(Probe.Owner(type: type, isStatic: isStatic, members: members))
  }

  private func collectTypes(for probe: Probe) {
    if probe.isType { return }
    probe.isType = true
    for name in Set(visibleTypeNames() + visibleNames()) where name != Probe.markName && probe.matches(name) {
      switch typeEntity(name) {
      case .type(let nominal): probe.names.append(.init(name: name, meaning: .type(nominal), fits: false))
      case .typealias_, .generic: probe.names.append(.init(name: name, meaning: .type(nil), fits: false))
      default: break
      }
    }
  }

  private func collectNames(for probe: Probe) {
    if probe.isName { return }
    probe.isName = true
    for name in visibleNames() where name != Probe.markName && probe.matches(name) {
      func add(_ meaning: Probe.Meaning, _ type: Type?) {
        probe.names.append(Probe.VisibleName(name: name, meaning: meaning, fits: type.map { fits($0, probe) } ?? false))
      }
      switch lookup(name) {
      case .variable(let variable): add(.variable(variable.type), variable.type)
      case .localFunctions(let locals, let generic):
        for function in locals.map(\.function) + generic { add(.function(function), function.result) }
      case .constant(let property): add(.member(.property(property)), property.type)
      case .functions(let functions): for function in functions { add(.function(function), nil) }
      case .members(let found, _, _):
        for candidate in found {
          switch candidate.member {
          case .property(let property): add(.member(candidate.member), property.type)
          default: add(.member(candidate.member), nil)
          }
        }
      case .type(.type(let nominal)): add(.type(nominal), nil)
      case .type: add(.type(nil), nil)
      case .nothing: break
      }
    }
  }

  /// Thousands of names are of a few types: each type is tried once.
  private func fits(_ type: Type, _ probe: Probe) -> Bool {
    guard !probe.wanted.isEmpty, case let type = type.resolved, !type.isError else { return false }
    let key = TypeKey(type)
    if let known = probe.fitting[key] { return known }
    let fits = probe.wanted.contains { canConvert(type, to: $0) }
    probe.fitting[key] = fits
    return fits
  }
}
