import Bindings
import Language
import Syntax
import ViewKit

/// Whether the task of a lesson's step is done, and what is wrong when it is not.
extension Session {
  /// After an input that changed something: says whether the task is done now.
  func lookAtGoals() {
    guard let run = lesson, !run.isSolved, let step = run.current, !step.goals.isEmpty, !output.isMuted else { return }
    // An answer is given in so many words.
    if step.goals.contains(where: \.isAnswer) { return }
    if let reason = unmetGoal(step) {
      say("Not yet: \(reason)")
    } else {
      solveStep("Right.")
    }
    flush()
  }

  /// The task is done.
  func solveStep(_ praise: String) {
    guard let run = lesson, let step = run.current else { return }
    lesson?.isSolved = true
    say(praise)
    if !step.ending.isEmpty { say(step.ending.joined(separator: "\n")) }
    let isLast = run.step == run.script.steps.count - 1
    say("`lesson next` \(isLast ? "ends the lesson." : "goes on.")")
  }

  /// Why a step's task is not done: of the first check that fails.
  ///
  /// - Parameter asks: An answer is due as well.
  func unmetGoal(_ step: LessonScript.Step, asks: Bool = true) -> String? {
    for goal in step.goals where !goal.isAnswer {
      do {
        if let reason = try unmet(goal) { return reason }
      } catch {
        if let name = step.names.first(where: { goal.mentions($0) && !world.declared.contains(Name($0)) }) {
          return "there is no `\(name)` yet: `let \(name) = …` is to make it"
        }
        let message = (error as? Trap)?.message ?? "\(error)"
        return "`\(goal.text)` cannot be told: \(message)\n  (`lesson again` sets the step up afresh)"
      }
    }
    return asks && step.goals.contains(where: \.isAnswer) ? "the question waits for its `answer …`" : nil
  }

  private func unmet(_ goal: LessonScript.Block) throws -> String? {
    let source = SourceText(name: "", goal.text)
    guard case .command(let command)? = parse(source).statements.first?.kind, let first = command.arguments.first,
      case .expression(let condition) = first.value
    else { return "`\(goal.text)` is no check" }
    guard let (value, type) = try look(source.text(of: condition.span)) else { return nil }
    guard type.rep == .bool else { throw Trap(shell: .notBool(source.text(of: condition.span), "\(type.type)")) }
    if value.bool { return nil }
    var reason = source.text(of: condition.span)
    if command.arguments.count > 1, case .expression(let why) = command.arguments[1].value,
      let (value, type) = try look(source.text(of: why.span))
    {
      reason = try world.interpreter.describe(value, type)
    }
    guard let (left, right) = Comparison.sides(of: condition, in: source) else { return reason }
    if let (value, type) = try look(left) {
      reason += "\n  \(left) is \(try shown(value, type))"
    }
    // What a value is compared with need not mean anything alone: nil does not.
    if let (value, type) = try? look(right), let remark = try? spaceRemark(on: value, type, to: left) {
      reason += "\n  " + remark
    }
    return reason
  }

  /// An expression's value, without a trace of having looked.
  func look(_ text: String) throws -> (value: Value, type: RuntimeType)? {
    world.runtime.rememberNumbers()
    defer { world.runtime.takeBackNumbers() }
    let wasQuiet = world.runtime.noteHandler
    world.runtime.noteHandler = nil
    defer { world.runtime.noteHandler = wasQuiet }
    return try evaluate(text)
  }

  /// A value as explanations write it: `(60, 80)`.
  func shown(_ value: Value, _ type: RuntimeType) throws -> String {
    if let quantity = try Quantity(value, type) { return quantity.text }
    if let view = value.ref as? UIView { return world.label(view) }
    return try world.interpreter.debugDescribe(value, type)
  }
}

extension LessonScript.Step {
  /// What is to be declared in it.
  var names: [String] {
    solution.flatMap(\.text.lines).compactMap { line in
      guard let sign = ["let ", "var "].first(where: line.hasPrefix) else { return nil }
      return String(line.dropFirst(sign.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }
}

extension LessonScript.Block {
  func mentions(_ name: String) -> Bool {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
  }

  var isAnswer: Bool { text.hasPrefix("answer ") }
  /// The expression behind `answer`.
  var question: String { String(text.dropFirst("answer ".count)).trimmed }
}
