import Language
import LineEditor
import Syntax

/// What the checker says may stand in a place, as candidates.
extension Completer {
  func complete(_ marked: MarkedText, _ place: Place) -> Completion {
    let probe = Probe(prefix: place.prefix)
    let checker = world.interpreter.checker
    checker.currentViewType = world.currentType.type
    checker.run(probe, on: marked.statements, source: marked.source)
    if !probe.owners.isEmpty { return members(of: probe.owners, place) }
    if place.head.hasSuffix(".") { return .none }
    let labels = self.labels(probe.calls)
    let notes = probe.calls.isEmpty ? [] : unique(probe.calls.map { MemberLine.signature($0.function) })
    // Where only labels may come, nothing else is offered.
    if !labels.isEmpty, probe.calls.allSatisfy({ $0.parameters.first?.label != nil }), !isBehindLabel(place.head) {
      let answer = answer(labels, place, notes: notes)
      if !answer.candidates.isEmpty { return answer }
    }
    var all = isBehindLabel(place.head) ? [] : labels
    if probe.isName || probe.isType {
      all += names(probe, place)
      if marked.beginsStatement { all += commands() }
      if !place.prefix.isEmpty { all += keywords() }
    }
    all += cases(of: probe.wantedTypes, place)
    // With nothing typed yet, what fits is enough.
    let fitting = all.filter { $0.rank < 2 }
    if place.prefix.isEmpty, !fitting.isEmpty { all = fitting }
    return answer(all, place, notes: notes)
  }

  // MARK: Members

  private func members(of owners: [Probe.Owner], _ place: Place) -> Completion {
    var all: [Ranked] = []
    for owner in owners {
      for member in owner.members {
        guard let candidate = MemberLine.candidate(for: member, hasParenthesis: place.hasParenthesis) else { continue }
        // Behind a dot alone what makes a value of the type comes first, elsewhere what the class has of its own.
        let makes = MemberLine.valueType(of: member).map { "\($0)" == "\(owner.type)" } ?? false
        all.append(Ranked(candidate: candidate, rank: owner.isStatic ? (makes ? 0 : 1) : distance(member, owner.type)))
      }
    }
    let payloads = owners.compactMap { $0.isStatic ? nil : $0.type.optionalPayload }
    guard let payload = payloads.first, place.head.hasSuffix(".") else { return answer(all, place) }
    // `view.superview.`: what has the members is inside, and the dot needs its `?`.
    let probe = Probe(prefix: place.prefix)
    world.interpreter.checker.look(at: payload, for: probe)
    let inside = (probe.owners.first?.members ?? []).compactMap { member in
      MemberLine.candidate(for: member, hasParenthesis: place.hasParenthesis)
        .map { Ranked(candidate: $0.behind("?."), rank: distance(member, payload)) }
    }
    // What the optional has itself is for those who know it: it is offered where nothing else is meant.
    if inside.isEmpty { return answer(all, place) }
    return answer(inside, "", place.range.lowerBound - 1..<place.range.upperBound)
  }

  /// How far up a class the member comes from; what is for assistive technology is behind it all.
  private func distance(_ member: Member, _ type: Type) -> Int {
    let (owner, name) =
      switch member {
      case .property(let property): (property.owner, property.name.text)
      case .function(let function): (function.owner, function.name.text)
      default: (nil as Nominal?, "")
      }
    if name.hasPrefix("accessibility") { return 9 }
    guard let owner, let own = type.nominal else { return 0 }
    // What protocols give comes with the most general class.
    return ([own] + own.ancestors).firstIndex { $0 === owner } ?? own.ancestors.count
  }

  // MARK: Arguments

  private func labels(_ calls: [Probe.Call]) -> [Ranked] {
    var found: [Ranked] = []
    for call in calls {
      for parameter in call.parameters {
        guard let label = parameter.label else { continue }
        found.append(
          Ranked(
            candidate: Candidate(
              text: "\(label.text): ", label: "\(label.text): \(parameter.type)", detail: call.function.doc)))
      }
    }
    return found
  }

  /// `at: ` stands there already.
  private func isBehindLabel(_ head: String) -> Bool {
    let end = head.utf8.last { $0 != 32 }
    return end == UInt8(ascii: ":")
  }

  private func unique(_ lines: [String]) -> [String] {
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }
  }

  // MARK: Names

  /// `.scaleToFill` where a content mode is due.
  private func cases(of types: [Type], _ place: Place) -> [Ranked] {
    guard place.prefix.isEmpty else { return [] }
    return types.compactMap { ($0.optionalPayload ?? $0).nominal }.filter { $0.kind == .enum }.flatMap { type in
      type.cases.map { Ranked(candidate: Candidate(text: ".\($0.name.text)", detail: $0.doc)) }
    }
  }

  private func names(_ probe: Probe, _ place: Place) -> [Ranked] {
    var found: [Ranked] = []
    found.reserveCapacity(probe.names.count)
    // Thousands of variables are of a few classes.
    var known: [ObjectIdentifier: String] = [:]
    func described(_ type: Type) -> String {
      guard case .nominal(let nominal, let arguments) = type.resolved, arguments.isEmpty else { return "\(type)" }
      if let text = known[ObjectIdentifier(nominal)] { return text }
      known[ObjectIdentifier(nominal)] = nominal.qualifiedName
      return nominal.qualifiedName
    }
    for name in probe.names {
      let text = name.name.text
      switch name.meaning {
      case .variable(let type):
        found.append(
          Ranked(candidate: Candidate(text: text, detail: described(type)), rank: name.fits ? 0 : 2))
      case .member(.property(let property)) where property.owner == nil:
        // `window`, `r1`.
        if property.isAlias { continue }
        found.append(
          Ranked(candidate: Candidate(text: text, detail: MemberLine.detail(property)), rank: name.fits ? 0 : 2))
      case .member(let member):
        guard let candidate = MemberLine.candidate(for: member, hasParenthesis: place.hasParenthesis) else { continue }
        found.append(Ranked(candidate: candidate, rank: name.fits && !Self.isCommon(member) ? 1 : 4))
      case .function(let function):
        guard
          let candidate = MemberLine.candidate(for: .function(function), hasParenthesis: place.hasParenthesis)
        else { continue }
        found.append(Ranked(candidate: candidate, rank: name.fits ? 0 : 5))
      case .type(let nominal):
        let meant = world.interpreter.catalog.alias(named: name.name)?.nominal
        // Nested types have older names of their own: `UIViewContentMode`.
        if let meant, meant.module == "ViewKit", nominal == nil { continue }
        found.append(Ranked(candidate: Candidate(text: text, detail: (nominal ?? meant)?.doc ?? ""), rank: 5))
      }
    }
    if world.currentType.type.nominal != nil, !probe.isType { found.append(selfCandidate) }
    return found
  }

  private var selfCandidate: Ranked {
    Ranked(candidate: Candidate(text: "self", detail: "\(world.currentType.type)"), rank: 6)
  }

  /// What every object has: nobody looks for it by its type.
  private static func isCommon(_ member: Member) -> Bool {
    if case .property(let property) = member { ["hash", "hashValue"].contains(property.name.text) } else { false }
  }

  private func keywords() -> [Ranked] {
    Highlighter.keywords.map { Ranked(candidate: Candidate(text: $0), rank: 6) }
  }
}

extension Candidate {
  fileprivate func behind(_ text: String) -> Candidate {
    Candidate(text: text + self.text, label: label, detail: detail)
  }
}
