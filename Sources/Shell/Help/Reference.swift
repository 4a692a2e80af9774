import Language
import Syntax

/// `vsh --reference`: everything that `help` knows as one Markdown page, from the same table.
struct Reference {
  let pages: HelpPages

  var markdown: String {
    var text = """
      # vsh \(Version.number): reference

      Made by `vsh --reference` from the table that the checker, Tab and `help` read.

      - [Commands](#commands)
      - [The language](#the-language)
      - [Types](#types)


      """
    text += commands + language
    text += "## Types\n\n"
    for type in pages.types { text += section(type) }
    return text
  }

  // MARK: Commands

  private var commands: String {
    var text = "## Commands\n\n"
    for group in CommandGroup.allCases {
      let commands = CommandTable.all.filter { $0.group == group }
      if commands.isEmpty { continue }
      text += "### \(group.rawValue)\n\n"
      for command in commands {
        text += "**`\(command.usage)`** \(command.summary).\n\n"
        if let document = command.document { text += "With `--json`:\n\n```\n\(document)\n```\n\n" }
        for example in command.examples { text += block(example) }
      }
    }
    return text
  }

  private func block(_ example: CommandExample) -> String {
    let lines = example.input.split(separator: "\n").map { "> \($0)\n" }.joined()
    return "```\n\(lines)\(example.output)```\n\n"
  }

  // MARK: The language

  private var language: String {
    var text = "## The language\n\n"
    for topic in LanguageTopic.all {
      text += "**" + topic.names.map(code).joined(separator: " ") + "** " + topic.sentence + "\n\n"
      if let example = topic.example { text += block(example) }
    }
    return text
  }

  // MARK: Types

  private func section(_ type: Nominal) -> String {
    let own = pages.entry(of: type)
    var text = "### `\(own.declaration)`\n\n\(own.sentence)\n\n"
    for fact in own.facts { text += "\(fact.label): \(fact.value)\n\n" }
    let cases = own.members.first { $0.heading == "cases" }?.names ?? []
    for each in type.cases where cases.contains(each.name.text) {
      text += "- \(code("case \(each.name.text)")) \(each.doc)\n"
    }
    if !cases.isEmpty { text += "\n" }
    for member in members(of: type) {
      text += "#### \(code(member.declaration))\n\n\(member.sentence)\n\n"
      for fact in member.facts {
        text += "- \(fact.label): \(fact.label == "coordinates" ? fact.value : code(fact.value))\n"
      }
      if let example = member.example { text += "- example: \(code(example))\n" }
      if !member.related.isEmpty { text += "- see also: \(member.related.map(code).joined(separator: ", "))\n" }
      text += "\n"
    }
    return text
  }

  private func members(of type: Nominal) -> [HelpEntry] {
    type.allMembers.compactMap { member in
      switch member {
      case .function(let function):
        return function.isAlias || function.name.text.first?.isLetter != true ? nil : pages.entry(of: member, in: type)
      case .property(let property): return property.isAlias ? nil : pages.entry(of: member, in: type)
      case .enumCase, .type, .typealias_: return nil
      }
    }
  }

  private func code(_ text: String) -> String { text.contains("`") ? "`` \(text) ``" : "`\(text)`" }
}

extension Session {
  /// Everything that `help` knows, as Markdown.
  public var reference: String { Reference(pages: HelpPages(world: world)).markdown }
}
