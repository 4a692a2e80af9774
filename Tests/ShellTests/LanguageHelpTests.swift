import Testing

@testable import Shell
@testable import Syntax

/// Every word and sign of the language has a page, and what the pages show runs as it stands.
@Suite struct LanguageHelpTests {
  @Test(arguments: LanguageTopic.all.compactMap { $0.example == nil ? nil : $0.names[0] })
  func exampleRuns(_ name: String) {
    let example = LanguageTopic.named(name)!.example!
    let (output, errors) = inSession { session, host in
      for line in example.input.split(separator: "\n") { _ = session.run(String(line)) }
      return (host.output, host.errors)
    }
    #expect(output == example.output)
    #expect(errors == "")
  }

  @Test func everyKeywordHasAPage() {
    for word in Word.allCases where word != .empty {
      #expect(LanguageTopic.named(word.text) != nil, "\(word.text)")
    }
    for sign in ["°", "#7", "#12", "$0", "$3", "#selector", "??", "&", "\\.", "{", "...", "@escaping", "async", "#if"] {
      #expect(LanguageTopic.named(sign) != nil, "\(sign)")
    }
  }

  @Test func pagesAreWellFormed() {
    var names: Set<String> = []
    for topic in LanguageTopic.all {
      #expect(topic.sentence.hasSuffix(".") || topic.sentence.hasSuffix("`."), "\(topic.names[0])")
      for name in topic.names { #expect(names.insert(name).inserted, "\(name) has two pages") }
    }
    for topic in LanguageTopic.all {
      for name in topic.related where !names.contains(name) && CommandTable.command(Name(name)) == nil {
        #expect(
          ["stride", "help", "transform"].contains(name), "\(topic.names[0]) points at '\(name)', which is nowhere")
      }
    }
  }

  @Test func overviewNamesEverything() {
    let text = inSession { session, host in
      _ = session.run("help language")
      return host.output
    }
    for topic in LanguageTopic.all where topic.example != nil {
      #expect(text.contains(topic.names[0]), "\(topic.names[0])")
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(text.split(separator: "\n").count <= 60)
  }
}
