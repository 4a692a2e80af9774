import Syntax

enum QuizCommand: Command {
  static let name = "quiz"
  static let group = CommandGroup.more
  static let summary = "asks a question with four answers, the wrong ones being right in another space"
  static let usage = "quiz [convert | frame | bounds | autoresizing | hitTest] [--seed n] [--json]"
  static var parameters: [CommandShape.Parameter] { [.word] }
  static let words = QuizTopic.allCases.map(\.rawValue)
  static let valueOptions: [String: OptionValue] = ["seed": .text]
  static let document: String? = """
    {"seed": number, "subject": text, "scene": [text], "question": text, "answers": [{"letter": text, "text": text}]}
    """
  static let searchWords = ["question", "exercise", "test", "learn", "practice", "answer", "lesson"]
  static var examples: [CommandExample] { [] }

  static func run(_ call: CommandCall) throws {
    let session = call.session
    let topic = try call.words.first.map { word in
      guard let topic = QuizTopic(rawValue: word) else {
        throw call.failure(.noSubject(word, QuizTopic.allCases.map(\.rawValue)))
      }
      return topic
    }
    let seed = try call.option("seed").map { try call.number($0, "--seed") } ?? session.quizScore.asked + 1
    if call.output.isMuted { return }
    let question = QuizQuestion(topic ?? QuizTopic.allCases[seed % QuizTopic.allCases.count], seed: seed)
    session.quiz = question
    if call.isJSON { return call.answer(question.describe) }
    for line in question.lines { call.say(line) }
  }
}
