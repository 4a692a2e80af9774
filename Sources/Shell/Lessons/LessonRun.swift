import Syntax

/// Where somebody stands in a lesson.
struct LessonRun {
  let script: LessonScript
  /// The step that is being worked on; the number of steps when all are done.
  var step = 0
  var isSolved = false
  var hintsShown = 0
  /// The story that was set aside for the lesson.
  let before: [LogEntry]
  /// The story when the step began.
  var atStep: [LogEntry]

  /// nil when all steps are done.
  var current: LessonScript.Step? { step < script.steps.count ? script.steps[step] : nil }
}

/// What waits for the running input to be done.
enum Queued {
  /// What `rerun` and `edit` run.
  case rerun(String)
  /// Text to be printed in between.
  case say(String)
  /// Statements of a lesson: shown, and run as if they were typed.
  case show(SourceText)
  /// What is printed from here on belongs to the document of a command, behind what it printed itself.
  case gather(String)
  /// The document is whole.
  case answer(CommandCall)
}

extension Session {
  /// Sets the story aside and begins a lesson in an empty window. `undo` takes it back as it does a `reset`.
  func begin(_ script: LessonScript) throws {
    let before = lesson?.before ?? log.entries
    log.replace(with: Array(log.startEntries), headline: "lesson \(script.name)")
    try replayOrStop()
    quiz = nil
    stepping = nil
    lesson = LessonRun(script: script, before: before, atStep: log.entries)
    showStep()
  }

  /// Takes up the story that was set aside.
  func endLesson() throws {
    guard let run = lesson else { return }
    log.replace(with: run.before, headline: "lesson stop")
    try replayOrStop()
    lesson = nil
  }

  /// Goes on to the next step.
  func advanceLesson() {
    guard var run = lesson else { return }
    run.step += 1
    (run.isSolved, run.hintsShown, run.atStep) = (false, 0, log.entries)
    lesson = run
    if run.current != nil { return showStep() }
    finishedLessons.insert(run.script.name)
    if output.isMuted { return }
    let next = LessonLibrary.next(after: run.script.name).map { "`lesson \($0)` is the next one; " } ?? ""
    say("That was all of \"\(run.script.title)\". The views are yours to play with.")
    say("\(next)`lesson stop` brings your own views back.")
  }

  /// Sets a step up afresh, as it was when it began.
  func repeatStep() throws {
    guard let run = lesson else { return }
    log.replace(with: run.atStep, headline: "lesson again")
    try replayOrStop()
    lesson?.isSolved = false
    showStep()
  }

  /// Shows a step's text and runs its statements, once the running input is done. A session that is brought back has
  /// those statements in its story already, and nobody reads along.
  private func showStep() {
    guard let run = lesson, let step = run.current, !output.isMuted else { return }
    queued.append(.say("\(run.heading)\n"))
    // A blank line between what is said and what is run.
    var text = ""
    for part in step.parts {
      switch part {
      case .text(let line): text += "\n" + line
      case .code(let block):
        if !text.isEmpty { queued.append(.say("\n" + text.dropFirst() + "\n")) }
        text = ""
        queue(block, of: run.script)
      }
    }
    if !text.isEmpty { queued.append(.say("\n" + text.dropFirst() + "\n")) }
    queued.append(.say(run.taskText(prose)))
  }

  /// A block's groups of statements, each an input of its own.
  func queue(_ block: LessonScript.Block, of script: LessonScript) {
    var (group, first) = ("", block.line)
    for (index, line) in (block.text + "\n").lines.enumerated() {
      let isBlank = line.allSatisfy(\.isWhitespace)
      if !isBlank || !group.isEmpty { group += (group.isEmpty ? "" : "\n") + line }
      if !isBlank || group.isEmpty { continue }
      if parse(SourceText(name: "", group), allowsMoreInput: true).unfinished != nil { continue }
      queued.append(.show(SourceText(name: "lesson \(script.name)", String(group.trimmedEnd), firstLine: first)))
      (group, first) = ("", block.line + index + 1)
    }
  }

  /// Does what the running input left to be done.
  func runQueued() -> Outcome {
    isRerunning = true
    var isGathering = false
    defer {
      isRerunning = false
      queued = []
      if isGathering { _ = output.endCapture() }
      answersInJSON = false
      flush()
    }
    while !queued.isEmpty {
      let outcome: Outcome
      switch queued.removeFirst() {
      case .say(let text):
        output.write(prose.fitted(text))
        continue
      case .gather(let printed):
        (isGathering, answersInJSON) = (true, true)
        output.beginCapture()
        output.write(printed)
        continue
      case .answer(let call):
        (isGathering, answersInJSON) = (false, false)
        write(output.endCapture(), of: call)
        continue
      case .rerun(let text):
        output.line("rerun: \(text)")
        outcome = runInput(SourceText(name: "", text))
      case .show(let source):
        output.write(prose.fitted("\n" + source.text.lines.map { "    \($0)\n" }.joined()))
        outcome = runInput(source)
        // Nobody typed it.
        typed.removeLast()
      }
      if outcome != .done { return outcome }
    }
    return .done
  }
}

extension LessonRun {
  /// `frames 2 of 6 · Where the numbers live`
  var heading: String {
    "\(script.title), step \(step + 1) of \(script.steps.count): \(current?.title ?? "")"
  }

  /// What is to be done now.
  func taskText(_ prose: Prose) -> String {
    guard let step = current else { return "" }
    if step.task.isEmpty { return "\n`lesson next` goes on.\n" }
    return "\n" + prose.wrapped(step.task.joined(separator: " "), lead: "Your turn: ")
  }
}
