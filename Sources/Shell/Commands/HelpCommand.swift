import Language
import Syntax
import ViewKit

enum HelpCommand: Command {
  static let name = "help"
  static let group = CommandGroup.look
  static let summary = "explains a command, a member, a type, or the language; finds by words"
  static let usage = "help [topic | words]   (topic? does the same)"
  static var parameters: [CommandShape.Parameter] { [.text] }
  static let isPaged = true
  static let completes = CompletedWords.topics
  static let searchWords = ["manual", "documentation", "?"]
  static var examples: [CommandExample] {
    [CommandExample("help weak", LanguageTopic.named("weak")?.page ?? "")]
  }

  static func run(_ call: CommandCall) throws {
    let topic = call.words.first ?? ""
    if topic.isEmpty { return call.output.write(Overview.text) }
    if topic == "language" { return call.output.write(LanguageTopic.overview) }
    if topic == "commands" { return call.output.write(Overview.commands) }
    var found = variable(topic, call.world)
    if let command = CommandTable.command(Name(topic)) { found.append(Overview.page(of: command)) }
    if found.isEmpty {
      // A word of the language may be a member's name too: `prefix`, `left`.
      found = (LanguageTopic.named(topic).map { [$0.page] } ?? []) + HelpPages(world: call.world).pages(for: topic)
    }
    if !found.isEmpty { return call.output.write(found.joined(separator: "\n")) }
    try search(topic, call)
  }

  /// Of a variable, what it is: `box?`.
  private static func variable(_ name: String, _ world: World) -> [String] {
    guard let type = world.interpreter.checker.typeOfGlobal(named: Name(name)) else { return [] }
    let nominal = (type.optionalPayload ?? type).nominal
    return ["\(name): \(type)   a variable of yours\n"]
      + (nominal.map { [HelpPages(world: world).entry(of: $0).page] } ?? [])
  }

  /// Nothing is called so: near names, then whatever has the words in its text.
  private static func search(_ topic: String, _ call: CommandCall) throws {
    let pages = HelpPages(world: call.world)
    let words = SearchWords(topic)
    var found = CommandTable.all.filter {
      words.areIn(name: $0.name, sentence: "\($0.summary) \($0.searchWords.joined(separator: " "))")
    }.map { (name: $0.name, sentence: $0.summary + ".") }
    found += LanguageTopic.all.filter { words.areIn(name: $0.names.joined(separator: " "), sentence: $0.sentence) }
      .map { (name: $0.names[0], sentence: $0.sentence) }
    found += pages.search(words)
    let near = Near.hint(
      topic, CommandTable.all.map { $0.name } + pages.allNames + LanguageTopic.all.flatMap(\.names))
    if found.isEmpty { throw call.failure(.noHelp(topic, near)) }
    call.output.line("'\(topic)' is no name" + (near.map { "; \($0)" } ?? ".") + " About it:")
    for each in found.prefix(15) {
      call.output.write(HelpText.hanging(each.name, each.sentence, indent: 2))
    }
    if found.count > 15 { call.output.line("  … and \(found.count - 15) more; another word narrows it down") }
  }
}
