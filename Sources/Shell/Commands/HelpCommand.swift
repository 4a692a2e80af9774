import Language
import Syntax
import ViewKit

enum HelpCommand: Command {
  static let name = "help"
  static let group = CommandGroup.look
  static let summary = "explains a command, a member, a type, or the language"
  static let usage = "help [topic]"
  static var parameters: [CommandShape.Parameter] { [.text] }
  static let completes = CompletedWords.topics
  static let searchWords = ["manual", "documentation", "?"]
  static var examples: [CommandExample] {
    [CommandExample("help weak", LanguageTopic.named("weak")?.page ?? "")]
  }

  static func run(_ call: CommandCall) throws {
    let topic = call.words.first ?? ""
    if topic.isEmpty { return overview(call) }
    if topic == "language" { return call.output.write(LanguageTopic.overview) }
    if let command = CommandTable.command(Name(topic)) { return explain(command, call) }
    let pages = HelpPages(world: call.world)
    // A word of the language may be a member's name too: `prefix`, `left`.
    let found = (LanguageTopic.named(topic).map { [$0.page] } ?? []) + pages.pages(for: topic)
    if !found.isEmpty { return call.output.write(found.joined(separator: "\n")) }
    try search(topic, pages, call)
  }

  private static func overview(_ call: CommandCall) {
    call.output.line("A line is Swift over UIKit's API, or a command. The parentheses of its outermost call may go.")
    for group in CommandGroup.allCases {
      call.output.line(group.rawValue)
      for command in CommandTable.all where command.group == group {
        let pad = String(repeating: " ", count: max(1, 9 - command.name.count))
        call.output.line("  \(command.name)\(pad)\(command.summary)")
      }
    }
    call.output.line("`help frame` explains a member, `help tree` a command, `help language` what of Swift is in.")
  }

  private static func explain(_ command: any Command.Type, _ call: CommandCall) {
    call.output.line(command.usage)
    call.output.line("  \(command.summary)")
    for example in command.examples {
      let lines = example.input.split(separator: "\n")
      for line in lines { call.output.line("  > \(line)") }
      for line in example.output.split(separator: "\n") { call.output.line("  \(line)") }
    }
    if !command.searchWords.isEmpty { call.output.line("  words: \(command.searchWords.joined(separator: ", "))") }
  }

  /// Nothing is called so: near names, then whatever has the words in its text.
  private static func search(_ topic: String, _ pages: HelpPages, _ call: CommandCall) throws {
    let words = topic.lowercased().split(separator: " ").map(String.init)
    let commands = CommandTable.all.filter { command in
      let text = "\(command.name) \(command.summary) \(command.searchWords.joined(separator: " "))".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    let members = pages.search(words)
    let near = Near.hint(
      topic, CommandTable.all.map { $0.name } + pages.allNames + LanguageTopic.all.flatMap(\.names))
    if commands.isEmpty, members.isEmpty {
      throw call.failure(.noHelp(topic, near))
    }
    call.output.line("'\(topic)' is no name" + (near.map { "; \($0)" } ?? ".") + " About it:")
    for command in commands { call.output.line("  \(command.name)  \(command.summary)") }
    for member in members.prefix(15) { call.output.line("  \(member)") }
    if members.count > 15 { call.output.line("  … and \(members.count - 15) more") }
  }
}
