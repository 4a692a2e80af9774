import Testing

@testable import Shell

/// Every example that `help` shows is run as it stands.
@Suite struct CommandExampleTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let command: String
    let input: String
    let output: String
    var testDescription: String { "\(command): \(input)" }
  }

  static let examples: [Example] = CommandTable.all.flatMap { command in
    command.examples.map { Example(command: command.name, input: $0.input, output: $0.output) }
  }

  @Test(arguments: examples) func prints(_ example: Example) {
    let output = inSession { session, host in
      for line in example.input.split(separator: "\n") { _ = session.run(String(line)) }
      return host.everything
    }
    #expect(output == example.output)
  }

  @Test func everyCommandCanBeLookedUp() {
    for command in CommandTable.all {
      #expect(command.usage.hasPrefix(command.name), "\(command.name)")
      #expect(!command.summary.hasSuffix("."), "\(command.name)")
      let help = inSession { session, host in
        _ = session.run("help \(command.name)")
        return host.everything
      }
      #expect(
        help.hasPrefix(command.usage + "\n" + Prose().wrapped(command.summary, indent: 2)), "\(command.name): \(help)")
    }
  }

  @Test func theOverviewFitsAScreen() {
    let text = inSession { session, host in
      _ = session.run("help")
      return host.everything
    }
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 26)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    for command in CommandTable.all { #expect(text.contains(" \(command.name)"), "\(command.name)") }
  }

  @Test func theListOfCommandsHasEverySentence() {
    let text = inSession { session, host in session.answer("help commands", host) }
    for command in CommandTable.all { #expect(text.contains("\n  \(command.name) "), "\(command.name)") }
    for group in CommandGroup.allCases where CommandTable.all.contains(where: { $0.group == group }) {
      #expect(text.contains("\n\(group.rawValue)\n"))
    }
  }
}
