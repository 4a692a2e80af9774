import Language
import Syntax
import ViewKit

enum HelpCommand: Command {
  static let name = "help"
  static let group = CommandGroup.look
  static let summary = "explains a command, a member, a type, or the language; finds by words"
  static let usage = "help [topic | words] [--json]   (topic? does the same)"
  static var parameters: [CommandShape.Parameter] { [.text] }
  static let isPaged = true
  static let completes = CompletedWords.topics
  static let document: String? = """
    {"topic": text,
     "commands": [{"name": text, "group": text, "summary": text, "usage": text, "options": [text],
       "examples": [{"input": text, "output": text}], "words": [text], "document": text or null}],
     "language": [{"names": [text], "sentence": text, "example": {"input": text, "output": text} or null,
       "related": [name]}],
     "variables": [{"name": text, "type": text}],
     "members": [{"declaration": text, "owner": type or null, "sentence": text, "older": flag,
       "facts": [{"label": text, "value": text}], "example": text or null, "related": [name],
       "lists": [{"heading": text, "names": [name]}]}],
     "about": [{"name": text, "sentence": text}]}
    """
  static let searchWords = ["manual", "man", "info", "documentation", "?"]
  static var examples: [CommandExample] {
    [CommandExample("help weak", LanguageTopic.named("weak")?.page() ?? "")]
  }

  static func run(_ call: CommandCall) throws {
    let topic = call.words.first ?? ""
    let answer = try HelpAnswer(topic, call)
    if call.isJSON { return call.answer(answer.write(to:)) }
    let prose = call.prose
    let page =
      switch topic {
      case "": Overview.text(prose)
      case "language": LanguageTopic.overview(prose)
      case "commands": Overview.commands(prose)
      case "json": Overview.documents(prose)
      default: answer.text(prose)
      }
    call.output.write(prose.fitted(page))
  }
}
