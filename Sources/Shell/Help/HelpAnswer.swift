import Language
import Syntax
import ViewKit

/// What there is to say about a topic: pages as data, written as text or as a document.
struct HelpAnswer {
  let topic: String
  private(set) var commands: [any Command.Type] = []
  private(set) var language: [LanguageTopic] = []
  private(set) var variables: [(name: String, type: String, entry: HelpEntry?)] = []
  private(set) var members: [HelpEntry] = []
  /// Where nothing is called so: what has the words in its name or text, and names that are near.
  private(set) var about: [(name: String, sentence: String)] = []
  private var near: String?

  /// Throws when nothing speaks of the topic.
  init(_ topic: String, _ call: CommandCall) throws {
    self.topic = topic
    switch topic {
    case "", "commands", "json":
      commands = CommandTable.all
      return
    case "language":
      language = LanguageTopic.all
      return
    default: break
    }
    let pages = HelpPages(world: call.world)
    if let type = call.world.interpreter.checker.typeOfGlobal(named: Name(topic)) {
      // Of a variable, what it is: `box?`.
      let nominal = (type.optionalPayload ?? type).nominal
      variables = [(topic, "\(type)", nominal.map { pages.entry(of: $0) })]
    }
    if let command = CommandTable.command(Name(topic)) { commands = [command] }
    if variables.isEmpty, commands.isEmpty {
      // A word of the language may be a member's name too: `prefix`, `left`.
      if let known = LanguageTopic.named(topic) { language = [known] }
      members = pages.entries(for: Self.typed(topic, call.world))
    }
    if variables.isEmpty, commands.isEmpty, language.isEmpty, members.isEmpty { try search(pages, call) }
  }

  /// `box.layer.position`, and `layer.position` of the current view, is about `CALayer.position`: types know their
  /// members.
  private static func typed(_ topic: String, _ world: World) -> String {
    var path = topic.split(separator: ".", omittingEmptySubsequences: false).map { Name(String($0)) }[...]
    guard path.count > 1, let last = path.popLast(), let own = world.type(of: world.current).nominal else {
      return topic
    }
    var type = Type.nominal(own, [])
    if let known = path.first.flatMap(world.interpreter.checker.typeOfGlobal) {
      type = known
      path = path.dropFirst()
    }
    for name in path {
      guard let next = propertyType(name, of: type) else { return topic }
      type = next
    }
    return (type.optionalPayload ?? type).nominal.map { "\($0.qualifiedName).\(last)" } ?? topic
  }

  private static func propertyType(_ name: Name, of type: Type) -> Type? {
    guard let nominal = (type.optionalPayload ?? type).nominal else { return nil }
    for case .property(let property) in ([nominal] + nominal.ancestors).flatMap({ $0.members(named: name) }) {
      return property.type
    }
    return nil
  }

  /// Nothing is called so: near names, then whatever has the words in its text.
  private mutating func search(_ pages: HelpPages, _ call: CommandCall) throws {
    if let outside = call.world.interpreter.checker.whatIsOutside(topic) {
      throw call.failure(.outside(outside.sentence, outside.instead))
    }
    let words = SearchWords(topic)
    about = CommandTable.all.filter {
      words.areIn(name: $0.name, sentence: "\($0.summary) \($0.searchWords.joined(separator: " "))")
    }.map { (name: $0.name, sentence: $0.summary + ".") }
    about += LanguageTopic.all.filter { words.areIn(name: $0.names.joined(separator: " "), sentence: $0.sentence) }
      .map { (name: $0.names[0], sentence: $0.sentence) }
    about += pages.search(words)
    near = Near.hint(topic, CommandTable.all.map { $0.name } + pages.allNames + LanguageTopic.all.flatMap(\.names))
    if about.isEmpty { throw call.failure(.noHelp(topic, near)) }
  }

  func text(_ prose: Prose) -> String {
    var pages = variables.map { "\($0.name): \($0.type)   a variable of yours\n" }
    pages += variables.compactMap { $0.entry?.page(prose) } + commands.map { Overview.page(of: $0, prose) }
    pages += language.map { $0.page(prose) } + members.map { $0.page(prose) }
    if about.isEmpty { return pages.joined(separator: "\n") }
    var text = "'\(topic)' is no name" + (near.map { "; \($0)" } ?? ".") + " About it:\n"
    for each in about.prefix(15) { text += prose.hanging(each.name, each.sentence, indent: 2) }
    if about.count > 15 { text += "  … and \(about.count - 15) more; another word narrows it down\n" }
    return text
  }
}

// MARK: The document

extension HelpAnswer {
  /// The members of the document that `HelpCommand.document` describes.
  func write(to json: inout JSONText) {
    json.member("topic", topic)
    json.member("commands", each: commands) { json, command in json.object { Self.write(command, &$0) } }
    json.member("language", each: language) { json, topic in
      json.object {
        $0.member("names", topic.names)
        $0.member("sentence", topic.sentence)
        $0.key("example")
        if let example = topic.example { Self.write(example, &$0) } else { $0.value("null") }
        $0.member("related", topic.related)
      }
    }
    json.member("variables", each: variables) { json, variable in
      json.object {
        $0.member("name", variable.name)
        $0.member("type", variable.type)
      }
    }
    json.member("members", each: members) { json, entry in json.object { Self.write(entry, &$0) } }
    json.member("about", each: about) { json, found in
      json.object {
        $0.member("name", found.name)
        $0.member("sentence", found.sentence)
      }
    }
  }

  private static func write(_ command: any Command.Type, _ json: inout JSONText) {
    json.member("name", command.name)
    json.member("group", command.group.rawValue)
    json.member("summary", command.summary)
    json.member("usage", command.usage)
    json.member("options", command.allFlags.union(command.valueOptions.keys).sorted().map(CommandCall.dashed))
    json.member("examples", each: command.examples) { write($1, &$0) }
    json.member("words", command.searchWords)
    json.member("document", command.document)
  }

  private static func write(_ example: CommandExample, _ json: inout JSONText) {
    json.object {
      $0.member("input", example.input)
      $0.member("output", example.output)
    }
  }

  private static func write(_ entry: HelpEntry, _ json: inout JSONText) {
    json.member("declaration", entry.declaration)
    json.member("owner", entry.owner)
    json.member("sentence", entry.sentence)
    json.member("older", isTrue: entry.isAlias)
    json.member("facts", each: entry.facts) { json, fact in
      json.object {
        $0.member("label", fact.label)
        $0.member("value", fact.value)
      }
    }
    json.member("example", entry.example)
    json.member("related", entry.related)
    json.member("lists", each: entry.members) { json, list in
      json.object {
        $0.member("heading", list.heading)
        $0.member("names", list.names)
      }
    }
  }
}
