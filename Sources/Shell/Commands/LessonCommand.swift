import Syntax

enum LessonCommand: Command {
  static let name = "lesson"
  static let group = CommandGroup.more
  static let summary = "teaches, step by step; alone it lists the lessons, or says where you are in one"
  static let usage = "lesson [name | file.vsh | next | hint | again | solve | stop | list | show [name]] [--json]"
  static var parameters: [CommandShape.Parameter] { [.word, .word] }
  static let words = LessonLibrary.names + ["next", "hint", "again", "solve", "stop", "list", "show"]
  static let completes = CompletedWords.files
  static let isSessionCommand = true
  static let rewritesLog = true
  static let document: String? = """
    {"lesson": name or null, "title": text or null, "step": number or null, "steps": number or null,
     "task": text or null, "solved": flag or null,
     "lessons": [{"name": name, "title": text, "steps": number, "done": flag}], "printed": text}
    """
  static let runsOthers = true
  static let searchWords = ["learn", "tutorial", "course", "teach", "exercise", "start", "introduction"]
  static var examples: [CommandExample] { [CommandExample("lesson list > lessons.txt", "")] }

  static func run(_ call: CommandCall) throws {
    let session = call.session
    // A lesson's own statements, or lines run again: they would never come to an end.
    guard !session.isRerunning else { throw call.failure(.rerunsItself) }
    switch call.words.first {
    case nil: session.lesson == nil ? list(call) : place(call)
    case "list": list(call)
    case "show": call.output.write(try script(call.words.count > 1 ? call.words[1] : nil, call).text)
    case "next": try next(call)
    case "hint": try hint(call)
    case "solve": try solve(call)
    case "again":
      _ = try run(of: call)
      try session.repeatStep()
    case "stop":
      _ = try run(of: call)
      try session.endLesson()
      if !call.output.isMuted { call.output.line("Your own views are back.") }
    case let name?: try session.begin(try script(name, call))
    }
  }

  static func describe(_ call: CommandCall, _ json: inout JSONText) {
    let run = call.session.lesson
    json.member("lesson", run?.script.name)
    json.member("title", run?.script.title)
    json.key("step")
    if let run { json.number(run.step + 1) } else { json.value("null") }
    json.key("steps")
    if let run { json.number(run.script.steps.count) } else { json.value("null") }
    json.member("task", run?.current?.task.joined(separator: " "))
    json.member("solved", isTrue: run?.isSolved)
    json.member("lessons", each: LessonLibrary.all()) { json, lesson in
      json.object {
        $0.member("name", lesson.name)
        $0.member("title", lesson.title)
        $0.member("steps", lesson.steps.count)
        $0.member("done", isTrue: call.session.finishedLessons.contains(lesson.name))
      }
    }
  }

  private static func run(of call: CommandCall) throws -> LessonRun {
    guard let run = call.session.lesson else { throw call.failure(.noLesson) }
    return run
  }

  /// A built-in lesson, a file, or the one under way.
  private static func script(_ word: String?, _ call: CommandCall) throws -> LessonScript {
    guard let word else { return try run(of: call).script }
    if let known = LessonLibrary.lesson(named: word) { return known }
    let path = call.session.fileName(word)
    guard word.contains(".") || word.contains("/") || call.session.host.exists(path) else {
      throw call.failure(.noSuchLesson(word, Near.hint(word, LessonLibrary.names)))
    }
    let bytes: [UInt8]
    do { bytes = try call.session.host.read(path) } catch let error as HostError {
      throw call.failure(.cannotRead(word, error.reason))
    }
    guard let script = LessonScript(name: word, String(decoding: bytes, as: UTF8.self)) else {
      throw call.failure(.noSteps(word))
    }
    return script
  }

  private static func list(_ call: CommandCall) {
    if call.output.isMuted { return }
    let rows = LessonLibrary.all().map { lesson in
      let isDone = call.session.finishedLessons.contains(lesson.name)
      let isHere = call.session.lesson?.script.name == lesson.name
      return [lesson.name, lesson.title, isDone ? "done" : isHere ? "you are here" : "\(lesson.steps.count) steps"]
    }
    for row in PictureText.table(rows) { call.say(row) }
    call.say("`lesson tree` begins the first. Your own views are set aside until `lesson stop`.")
  }

  /// Where one is: the step's task once more.
  private static func place(_ call: CommandCall) {
    guard let run = call.session.lesson, !call.output.isMuted else { return }
    guard run.current != nil else {
      return call.say("\"\(run.script.title)\" is done. `lesson list` shows the others, `lesson stop` leaves.")
    }
    call.say(run.heading)
    if run.isSolved {
      call.say("\nDone. `lesson next` goes on.")
    } else {
      call.output.write(run.taskText(call.prose))
    }
    call.say("(`lesson hint`, `solve`, `again` and `stop` are there, too.)")
  }

  private static func next(_ call: CommandCall) throws {
    let run = try run(of: call)
    guard let step = run.current else { throw call.failure(.lessonOver) }
    // A session that is brought back has been here before.
    if !run.isSolved, !step.task.isEmpty, !call.output.isMuted {
      if let reason = call.session.unmetGoal(step) { throw call.failure(.notYet(reason)) }
    }
    call.session.advanceLesson()
  }

  private static func hint(_ call: CommandCall) throws {
    let run = try run(of: call)
    guard let step = run.current else { throw call.failure(.lessonOver) }
    if call.output.isMuted { return }
    if step.hints.isEmpty {
      return call.say(
        step.task.isEmpty
          ? "There is nothing to do here: `lesson next` goes on." : "No hint here; `lesson solve` shows how it is done."
      )
    }
    let shown = min(run.hintsShown + 1, step.hints.count)
    call.session.lesson?.hintsShown = shown
    call.output.write(call.prose.wrapped(step.hints[shown - 1], indent: 0))
    if shown == step.hints.count { call.say("(That was the last hint; `lesson solve` shows how it is done.)") }
  }

  private static func solve(_ call: CommandCall) throws {
    let run = try run(of: call)
    guard let step = run.current else { throw call.failure(.lessonOver) }
    if call.output.isMuted { return }
    for block in step.solution { call.session.queue(block, of: run.script) }
    for goal in step.goals where goal.isAnswer {
      guard let (value, type) = try call.session.look(goal.question) else { continue }
      call.session.queued.append(.say("\(goal.question) = \(try call.session.shown(value, type))\n"))
    }
    call.session.lesson?.isSolved = true
    if !step.ending.isEmpty { call.session.queued.append(.say(step.ending.joined(separator: "\n") + "\n")) }
    call.session.queued.append(.say("`lesson next` goes on.\n"))
  }
}
