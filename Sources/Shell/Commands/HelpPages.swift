import Language
import Syntax

/// The pages about types and members, read off the catalog.
struct HelpPages {
  let world: World

  private var catalog: Catalog { world.interpreter.catalog }

  /// The native types of ViewKit, in order of their names.
  private var types: [Nominal] {
    catalog.allTypes.filter { $0.module == "ViewKit" }.sorted { $0.qualifiedName < $1.qualifiedName }
  }

  var allNames: [String] {
    var names = Set(catalog.allTypes.map { $0.qualifiedName })
    for type in types { names.formUnion(type.memberNames.map(\.text)) }
    return names.sorted()
  }

  /// `frame`, `UIView`, `UIView.frame`, `convert`; the current view's class is looked at first.
  func pages(for topic: String) -> [String] {
    if let type = catalog.type(named: Name(topic)) { return [page(of: type)] }
    var name = topic
    var owners = types
    if let dot = topic.lastIndex(of: "."), let owner = catalog.type(named: Name(String(topic[..<dot]))) {
      name = String(topic[topic.index(after: dot)...])
      owners = [owner] + owner.ancestors
    } else if let own = world.type(of: world.current).nominal {
      let first = [own] + own.ancestors
      owners = first + types.filter { type in !first.contains { $0 === type } }
    }
    if let paren = name.firstIndex(of: "(") { name = String(name[..<paren]) }
    for (index, owner) in owners.enumerated() where !owner.members(named: Name(name)).isEmpty {
      // What it inherits under the same name is told as well.
      var found: [String] = []
      for each in owners[index...]
      where owner === each || name != "init" && owner.ancestors.contains(where: { $0 === each }) {
        for text in each.members(named: Name(name)).map({ page(of: $0, in: each) }) where !found.contains(text) {
          found.append(text)
        }
      }
      return found
    }
    let functions = catalog.functions(named: Name(name)).map { page(of: .function($0), in: nil) }
    if !functions.isEmpty { return functions }
    // The library's types last: few come for them.
    let known = ["Array", "Sequence", "Collection", "String", "Dictionary", "Set", "Optional", "Int", "Double"]
    let others = catalog.allTypes.filter { $0.module == "Swift" && !known.contains($0.qualifiedName) }
      .sorted { $0.qualifiedName < $1.qualifiedName }
    for owner in known.compactMap({ catalog.type(named: Name($0)) }) + others {
      let members = owner.members(named: Name(name))
      if !members.isEmpty { return members.map { page(of: $0, in: owner) } }
    }
    return []
  }

  /// Members whose name or sentence has all the words.
  func search(_ words: [String]) -> [String] {
    var found: [String] = []
    for type in types {
      for member in type.allMembers {
        guard let (name, doc, isAlias) = facts(member), !isAlias else { continue }
        let text = "\(name) \(doc)".lowercased()
        if words.allSatisfy({ text.contains($0) }) { found.append("\(type.qualifiedName).\(name)  \(doc)") }
      }
    }
    return found
  }

  private func facts(_ member: Member) -> (name: String, doc: String, isAlias: Bool)? {
    switch member {
    case .function(let function): (function.fullName, function.doc, function.isAlias)
    case .property(let property): (property.name.text, property.doc, property.isAlias)
    case .enumCase(let each): (each.name.text, each.doc, false)
    case .type, .typealias_: nil
    }
  }

  private func page(of type: Nominal) -> String {
    var text = "\(type.kind) \(type.qualifiedName)"
    if let superclass = type.superclass { text += ": \(superclass)" }
    text += "\n"
    if !type.doc.isEmpty { text += "  \(type.doc)\n" }
    var names: [String] = []
    for member in type.allMembers {
      guard let (name, _, isAlias) = facts(member), !isAlias, name.first?.isLetter == true else { continue }
      if !names.contains(name) { names.append(name) }
    }
    if names.isEmpty { return text }
    var line = "  "
    for name in names {
      if line.count + name.count > 96 {
        text += line + "\n"
        line = "  "
      }
      line += name + "  "
    }
    return text + line + "\n"
  }

  private func page(of member: Member, in owner: Nominal?) -> String {
    let place = owner.map { "   of \($0.qualifiedName)" } ?? ""
    var text = ""
    func add(_ label: String, _ value: String?) {
      if let value, !value.isEmpty { text += "  \(label)\(value)\n" }
    }
    switch member {
    case .function(let function):
      text = "\(Signature.text(function))\(place)\n"
      add("", function.doc)
      add("Objective-C: ", function.selector)
      add("for example: ", function.example)
      if function.isAlias { add("", "The older name; the Swift name of today is the one shown by Tab.") }
      add("see also: ", related(function.name.text, function.doc, owner))
    case .property(let property):
      text = "\(Signature.text(property))\(place)\n"
      add("", property.doc)
      add("Objective-C: ", property.selector)
      add("default: ", property.defaultText)
      add("for example: ", property.example)
      add("see also: ", related(property.name.text, property.doc, owner))
    case .enumCase(let each):
      text = "case \(each.name.text)\(place)\n"
      add("", each.doc)
    case .type(let type): text = page(of: type)
    case .typealias_(let name, _, let type): text = "typealias \(name.text) = \(type)\(place)\n"
    }
    return text
  }

  /// Members whose sentence speaks of this one.
  private func related(_ name: String, _ doc: String, _ owner: Nominal?) -> String? {
    guard let owner else { return nil }
    var names: [String] = []
    for member in owner.allMembers {
      guard let (other, text, isAlias) = facts(member), !isAlias, other.prefix(while: { $0 != "(" }) != name else {
        continue
      }
      if text.contains("`\(name)`") || text.contains("`\(name)("), !names.contains(other) { names.append(other) }
    }
    return names.isEmpty ? nil : names.prefix(5).joined(separator: ", ")
  }
}
