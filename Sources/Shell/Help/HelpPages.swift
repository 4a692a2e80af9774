import Language
import Syntax

/// What `help` and the reference say about types and members, read off the catalog.
struct HelpPages {
  let world: World

  private var catalog: Catalog { world.interpreter.catalog }

  /// The native types of ViewKit, in order of their names.
  var types: [Nominal] {
    catalog.allTypes.filter { $0.module == "ViewKit" }.sorted { $0.qualifiedName < $1.qualifiedName }
  }

  /// The current view's class and its ancestors, then the others.
  private var nearestTypes: [Nominal] {
    guard let own = world.type(of: world.current).nominal else { return types }
    let first = [own] + own.ancestors
    return first + types.filter { type in !first.contains { $0 === type } }
  }

  var allNames: [String] {
    var names = Set(catalog.allTypes.map { $0.qualifiedName })
    for type in types { names.formUnion(type.memberNames.map(\.text)) }
    return names.sorted()
  }

  /// `frame`, `UIView`, `UIView.frame`, `convert`; the current view's class is looked at first.
  func pages(for topic: String) -> [String] { entries(for: topic).map { $0.page() } }

  func entries(for topic: String) -> [HelpEntry] {
    if let type = catalog.type(named: Name(topic)) { return [entry(of: type)] }
    var name = topic
    var owners = nearestTypes
    if let dot = topic.lastIndex(of: "."), let owner = catalog.type(named: Name(String(topic[..<dot]))) {
      name = String(topic[topic.index(after: dot)...])
      owners = [owner] + owner.ancestors
    }
    if let paren = name.firstIndex(of: "(") { name = String(name[..<paren]) }
    for (index, owner) in owners.enumerated() where !owner.members(named: Name(name)).isEmpty {
      // What it inherits under the same name is told as well, and first: `help convert` is about views.
      var found: [HelpEntry] = []
      for each in owners[index...].reversed()
      where owner === each || name != "init" && owner.ancestors.contains(where: { $0 === each }) {
        for made in each.members(named: Name(name)).map({ entry(of: $0, in: each) })
        where !found.contains(where: { $0.page() == made.page() }) {
          found.append(made)
        }
      }
      // An older spelling is another member's: it is told where nothing is called so today.
      let own = found.filter { !$0.isAlias }
      return own.isEmpty ? found : own
    }
    let functions = catalog.functions(named: Name(name)).map { entry(of: .function($0), in: nil) }
    if !functions.isEmpty { return functions }
    if let constant = catalog.constant(named: Name(name)) { return [entry(of: .property(constant), in: nil)] }
    // The library's types last: few come for them.
    let known = ["Array", "Sequence", "Collection", "String", "Dictionary", "Set", "Optional", "Int", "Double"]
    let others = catalog.allTypes.filter { $0.module == "Swift" && !known.contains($0.qualifiedName) }
      .sorted { $0.qualifiedName < $1.qualifiedName }
    for owner in known.compactMap({ catalog.type(named: Name($0)) }) + others {
      let members = owner.members(named: Name(name))
      if !members.isEmpty { return members.map { entry(of: $0, in: owner) } }
    }
    return []
  }

  /// Types and members whose name or sentence has all the words; those that have them in their name first, and the
  /// current view's class before other types.
  func search(_ words: SearchWords) -> [(name: String, sentence: String)] {
    var found: [(name: String, sentence: String)] = []
    for type in nearestTypes {
      if words.areIn(name: type.qualifiedName, sentence: type.doc) { found.append((type.qualifiedName, type.doc)) }
      for member in type.allMembers {
        guard let (name, doc, isAlias) = facts(member), !isAlias, name.first?.isLetter == true else { continue }
        if words.areIn(name: name, sentence: doc) { found.append(("\(type.qualifiedName).\(name)", doc)) }
      }
    }
    func isByName(_ each: (name: String, sentence: String)) -> Bool { words.areIn(name: each.name, sentence: "") }
    return found.filter(isByName) + found.filter { !isByName($0) }
  }

  private func facts(_ member: Member) -> (name: String, doc: String, isAlias: Bool)? {
    switch member {
    case .function(let function): (function.fullName, function.doc, function.isAlias)
    case .property(let property): (property.name.text, property.doc, property.isAlias)
    case .enumCase(let each): (each.name.text, each.doc, false)
    case .type, .typealias_: nil
    }
  }

  // MARK: Entries

  func entry(of type: Nominal) -> HelpEntry {
    var line = "\(type.kind) \(type.qualifiedName)"
    if let superclass = type.superclass { line += ": \(superclass)" }
    var entry = HelpEntry(declaration: line, owner: nil, sentence: type.doc)
    var groups: [(heading: String, names: [String])] = []
    func add(_ name: String, to heading: String) {
      let place = groups.firstIndex { $0.heading == heading } ?? groups.count
      if place == groups.count { groups.append((heading, [])) }
      if !groups[place].names.contains(name) { groups[place].names.append(name) }
    }
    let members = type.allMembers.filter { facts($0).map { !$0.isAlias && $0.name.first?.isLetter == true } ?? false }
    for member in members {
      if case .enumCase(let each) = member { add(each.name.text, to: "cases") }
    }
    for member in members {
      if case .property(let property) = member {
        add(property.name.text, to: property.isStatic ? "of the type itself" : "properties")
      }
    }
    for member in members {
      guard case .function(let function) = member else { continue }
      let isMade = function.kind == .initializer
      add(function.fullName, to: isMade ? "made by" : function.isStatic ? "of the type itself" : "methods")
    }
    let order = ["cases", "made by", "properties", "methods", "of the type itself"]
    entry.members = groups.sorted { order.firstIndex(of: $0.heading)! < order.firstIndex(of: $1.heading)! }
    let inherited = type.ancestors.map(\.qualifiedName)
    if !inherited.isEmpty { entry.facts.append(("inherits from", inherited.joined(separator: ", "))) }
    return entry
  }

  func entry(of member: Member, in owner: Nominal?) -> HelpEntry {
    let place = owner?.qualifiedName
    switch member {
    case .function(let function):
      if let modern = function.modern, function.isAlias {
        return alias(Signature.text(function), of: modern, in: owner)
      }
      var entry = HelpEntry(declaration: Signature.text(function), owner: place, sentence: function.doc)
      entry.add("coordinates", function.coordinates)
      entry.add("Objective-C", ObjectiveC.declaration(of: function))
      entry.example = function.example
      entry.related = related(function.name, function.doc, owner)
      return entry
    case .property(let property):
      if property.isAlias, let text = property.modernText {
        let modern = owner?.members(named: Name(text)).first
        if let modern { return alias(Signature.text(property), of: modern, in: owner) }
        var entry = HelpEntry(declaration: Signature.text(property), owner: place, sentence: property.doc)
        entry.add("today", text)
        entry.isAlias = true
        return entry
      }
      var entry = HelpEntry(declaration: Signature.text(property), owner: place, sentence: property.doc)
      entry.add("coordinates", property.coordinates)
      entry.add("default", property.defaultText)
      entry.add("Objective-C", owner?.kind == .class ? ObjectiveC.declaration(of: property) : nil)
      entry.example = property.example
      entry.related = related(property.name, property.doc, owner)
      return entry
    case .enumCase(let each):
      var entry = HelpEntry(declaration: "case \(each.name.text)", owner: place, sentence: each.doc)
      entry.related = Array((owner?.cases ?? []).map(\.name.text).filter { $0 != each.name.text }.prefix(5))
      return entry
    case .type(let type): return entry(of: type)
    case .typealias_(let name, _, let type):
      return HelpEntry(declaration: "typealias \(name.text) = \(type)", owner: place, sentence: "")
    }
  }

  /// `hidden`, `setHidden(_:)`: what it is called today is what one should know.
  private func alias(_ declaration: String, of modern: Member, in owner: Nominal?) -> HelpEntry {
    let known = entry(of: modern, in: owner)
    var entry = HelpEntry(
      declaration: declaration, owner: owner?.qualifiedName, sentence: "The older name of: \(known.declaration)")
    entry.facts = [("what it is", known.sentence)] + known.facts
    entry.example = known.example
    entry.related = known.related
    entry.isAlias = true
    return entry
  }

  /// Members whose sentence speaks of this one or that its own speaks of, then those of the same topic.
  private func related(_ name: Name, _ doc: String, _ owner: Nominal?) -> [String] {
    guard let owner else { return [] }
    var names: [String] = []
    func add(_ other: String) {
      let base = other.prefix { $0 != "(" }
      if base != name.text, !names.contains(where: { $0.prefix { $0 != "(" } == base }) { names.append(other) }
    }
    let all = owner.allMembers.compactMap(facts).filter { !$0.isAlias && $0.name.first?.isLetter == true }
    for (other, text, _) in all
    where text.contains("`\(name)`") || text.contains("`\(name)(") || doc.contains("`\(other)`") {
      add(other)
    }
    if let topic = owner.topics.first(where: { $0.contains(name) }), let place = topic.firstIndex(of: name) {
      // The nearest in the table are the nearest in meaning.
      let near = topic.indices.sorted { (abs($0 - place), $0) < (abs($1 - place), $1) }
      for index in near where names.count < 4 {
        if let other = all.first(where: { $0.name.prefix { $0 != "(" } == topic[index].text }) { add(other.name) }
      }
    }
    return Array(names.prefix(5))
  }
}

extension HelpEntry {
  fileprivate mutating func add(_ label: String, _ value: String?) {
    if let value, !value.isEmpty { facts.append((label, value)) }
  }
}
