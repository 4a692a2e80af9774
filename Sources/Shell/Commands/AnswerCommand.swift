import Language
import Syntax
import ViewKit

enum AnswerCommand: Command {
  static let name = "answer"
  static let group = CommandGroup.more
  static let summary =
    "answers a `lesson` or `quiz`, as a letter or number alone does at the prompt; a script prints the answer"
  static let usage = "answer value | a | b | c | d [--json]"
  static var parameters: [CommandShape.Parameter] { [.text] }
  static let document: String? = """
    {"right": flag or null, "printed": text}
    """
  static let runsOthers = true
  static let searchWords = ["lesson", "quiz", "question", "reply", "solution"]
  static var examples: [CommandExample] { [CommandExample("answer 1 + 1", "1 + 1 = 2\n")] }

  static func describe(_ call: CommandCall, _ json: inout JSONText) {
    json.member("right", isTrue: call.session.wasRight)
  }

  static func run(_ call: CommandCall) throws {
    guard let text = call.words.first else { throw call.failure(.missingWord("answer what?", usage: usage)) }
    if call.output.isMuted { return }
    let session = call.session
    session.wasRight = nil
    if let question = session.quiz { return try answer(question, text, call) }
    if let goal = session.openQuestion { return try answer(goal, text, call) }
    if let run = session.lesson, run.isSolved, run.current != nil { throw call.failure(.answeredAlready) }
    // A lesson that runs as a script says what it would ask.
    guard !session.settings.isInteractive, let (value, type) = try session.look(text) else {
      throw call.failure(.nothingAsked)
    }
    call.output.line("\(text) = \(try session.shown(value, type))")
  }

  private static func answer(_ question: QuizQuestion, _ text: String, _ call: CommandCall) throws {
    let letters = question.choices.indices.map { QuizQuestion.letter($0) }
    guard let index = question.choice(text) else { throw call.failure(.noChoice(text)) }
    let session = call.session
    session.wasRight = index == question.right
    if index == question.right {
      session.quizScore.right += 1
      call.output.line("Right.")
    } else {
      call.say("No: \(question.choices[index].reason).")
      call.say("Right is \(letters[question.right]), \(question.choices[question.right].text):")
    }
    session.quizScore.asked += 1
    call.output.line("")
    for line in question.explanation() { call.say(line) }
    call.output.line("")
    call.say("\(session.quizScore.right) of \(session.quizScore.asked) right so far; `quiz` asks another.")
    session.quiz = nil
  }

  private static func answer(_ goal: LessonScript.Block, _ text: String, _ call: CommandCall) throws {
    let session = call.session
    guard let (wanted, type) = try session.look(goal.question) else { throw call.failure(.nothingAsked) }
    // `answer 60, 80` means the point.
    let written = text.contains(",") && !text.contains("(") ? "(\(text))" : text
    // Of whatever class the right view is, another view is a wrong answer, and no mistake in writing it.
    let asWanted = "(\(written)) as \(wanted.ref is UIView ? "UIView?" : "\(type.type)")"
    // What is Swift, but cannot be the answer; anything else says itself what is wrong with it.
    if !session.isUnderstood(asWanted) {
      if !session.isUnderstood(written) { _ = try session.look(written) }
      throw call.failure(.noAnswer(wanted.ref is UIView ? "a view: `answer window`" : Self.form(of: type)))
    }
    guard let (given, givenType) = try session.look(asWanted) else { throw call.failure(.nothingAsked) }
    session.wasRight = false
    if let step = session.lesson?.current, let reason = session.unmetGoal(step, asks: false) {
      return call.say("Not yet: \(reason)")
    }
    if try session.isSame(wanted, given, type) {
      session.wasRight = true
      return session.solveStep("Right: \(goal.question) = \(try session.shown(wanted, type)).")
    }
    call.say("Not quite: it is not \(try session.shown(given, givenType)).")
    if let remark = try session.directionRemark(on: written, to: goal.question) { return call.say(remark) }
    if let remark = try session.spaceRemark(on: given, givenType, to: goal.question, isAnswer: true) {
      return call.say(remark.contains("\n") ? remark : remark + ".")
    }
    if let doubt = session.doubts(about: written).first {
      call.output.write(call.prose.wrapped(doubt + ".", indent: 0))
    }
  }
}

extension AnswerCommand {
  /// How an answer of that type is written.
  private static func form(of type: RuntimeType) -> String {
    var wanted = type.type.resolved
    if case .optional(let inner) = wanted { wanted = inner.resolved }
    switch wanted.nominal?.name.text {
    case "CGPoint": return "a point: `answer (x, y)`"
    case "CGRect": return "a rectangle: `answer (x, y, width, height)`"
    case "CGSize": return "a size: `answer (width, height)`"
    case "Bool": return "`answer true` or `answer false`"
    case "Int", "Double", "CGFloat": return "a number: `answer 5`"
    default: return "of type \(type.type)"
    }
  }
}

extension Session {
  /// What the step of the lesson asks and nobody has answered.
  var openQuestion: LessonScript.Block? {
    guard let run = lesson, !run.isSolved else { return nil }
    return run.current?.goals.first(where: \.isAnswer)
  }

  fileprivate func isSame(_ a: Value, _ b: Value, _ type: RuntimeType) throws -> Bool {
    if let a = a.ref as? UIView, let b = b.ref as? UIView { return a === b }
    if let a = try Quantity(a, type), let b = try Quantity(b, type) { return a.isNear(b) }
    return try world.interpreter.debugDescribe(a, type) == world.interpreter.debugDescribe(b, type)
  }
}
