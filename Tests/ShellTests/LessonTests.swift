import Testing

@testable import Shell

/// The lessons that vsh brings along, taken in all ways: as scripts, and step by step at a prompt.
@Suite struct LessonTests {
  static let lessons = LessonLibrary.names

  @Test(arguments: lessons) func runsAsAScript(_ name: String) throws {
    let run = runBatch([.file("s.vsh")], files: ["s.vsh": try #require(LessonLibrary.text(of: name))])
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(!run.output.contains("check failed"))
  }

  /// Somebody who does at each step what its solution does.
  @Test(arguments: lessons) func canBeTaken(_ name: String) throws {
    let lesson = try #require(LessonLibrary.lesson(named: name))
    #expect(lesson.steps.count >= 4)
    let said = inSession(Start(echoes: true)) { session, host in
      session.settings.isInteractive = true
      _ = session.run("let mine = UIView(); addSubview mine")
      #expect(session.run("lesson \(name)") == .done)
      for step in lesson.steps {
        if !step.task.isEmpty, !step.goals.isEmpty {
          #expect(session.run("lesson next") == .failed, "\(step.title) is not done yet")
        }
        for line in step.solution { #expect(session.run(line.text) == .done, "\(line.text)") }
        for goal in step.goals where goal.isAnswer { #expect(session.run(goal.text) == .done, "\(goal.text)") }
        #expect(session.lesson?.isSolved ?? false, "\(step.title)")
        #expect(session.run("lesson next") == .done, "\(step.title)")
      }
      #expect(session.finishedLessons == [name])
      #expect(session.run("lesson stop") == .done)
      #expect(session.world.window.subviews.count == 1, "one's own views are back")
      return host.output
    }
    #expect(said.contains("That was all of"))
  }

  /// Somebody who does something else: each step says what is missing, whatever it compares.
  @Test(arguments: lessons) func mistakesAreTold(_ name: String) throws {
    let lesson = try #require(LessonLibrary.lesson(named: name))
    inSession(Start(echoes: true)) { session, host in
      session.settings.isInteractive = true
      _ = session.run("lesson \(name)")
      for step in lesson.steps {
        let before = host.output.count
        #expect(session.run("window.tag += 1") == .done)
        let said = host.output.dropFirst(before)
        #expect(!said.contains("cannot be told"), "\(step.title): \(said)")
        #expect(step.goals.contains(where: \.isAnswer) || said.contains("Not yet: "), "\(step.title): \(said)")
        _ = session.run("lesson solve")
        _ = session.run("lesson next")
      }
    }
  }

  /// A check that cannot be made says what is to be done first.
  @Test func checksWantWhatTheyLookAt() {
    inSession(Start(echoes: true)) { session, host in
      session.settings.isInteractive = true
      _ = session.run("lesson frames")
      let step = LessonScript.Step(
        title: "", solution: [.init(text: "let gadget = UIView()", line: 1)],
        goals: [.init(text: "check gadget.tag == 0", line: 2), .init(text: "check card.nothing == 0", line: 3)])
      #expect(session.unmetGoal(step) == "there is no `gadget` yet: `let gadget = …` is to make it")
      _ = session.run("let gadget = UIView()")
      #expect(
        session.unmetGoal(step) == """
          `check card.nothing == 0` cannot be told: value of type 'UIView' has no member 'nothing'
            (`lesson again` sets the step up afresh)
          """)
    }
  }

  /// A wrong view is a wrong answer, whatever its class.
  @Test func otherViewsAreWrongAnswers() {
    inSession(Start(echoes: true)) { session, host in
      session.settings.isInteractive = true
      _ = session.run("lesson drawing")
      host.everything = ""
      #expect(session.run("answer window") == .done)
      #expect(session.run("answer 5") == .failed)
      #expect(session.run("answer dial") == .done)
      #expect(
        host.everything.hasPrefix("Not quite: it is not window.\nerror: the answer is to be a view: `answer window`"))
      #expect(host.everything.contains("Right: dial = dial."))
    }
  }

  /// Neither another tag nor hiding takes a view out of the tree, nor is it the superview that is to go.
  @Test(arguments: ["#7.isHidden = true", "badge.tag = 0", "card.removeFromSuperview()"])
  func onlyTakingOutTakesOut(_ mistake: String) {
    inSession(Start(echoes: true)) { session, host in
      session.settings.isInteractive = true
      for line in ["lesson tree", "lesson solve", "lesson next", "lesson solve", "lesson next"] {
        _ = session.run(line)
      }
      for line in ["lesson solve", "lesson next"] { _ = session.run(line) }
      #expect(session.run(mistake) == .done)
      #expect(session.lesson?.isSolved == false, "\(mistake)")
      #expect(host.output.contains("Not yet: badge is to have no superview\n  badge.superview is card"), "\(mistake)")
      _ = session.run("undo")
      #expect(session.run("#7.removeFromSuperview()") == .done)
      #expect(session.lesson?.isSolved == true)
    }
  }

  @Test(arguments: lessons) func isShort(_ name: String) throws {
    let lesson = try #require(LessonLibrary.lesson(named: name))
    for step in lesson.steps {
      var lines = step.task.count
      for case .text(let text) in step.parts {
        lines += 1
        #expect(text.count <= 80, "\(text)")
      }
      for text in step.ending { #expect(text.count <= 80, "\(text)") }
      #expect(lines <= 15, "\(step.title)")
      #expect(!step.task.isEmpty && !step.hints.isEmpty && !step.goals.isEmpty, "\(step.title)")
    }
  }

  /// All that a step says is to be seen at once in a window of 80 columns and 24 rows, with the prompt below it.
  @Test(arguments: lessons) func fitsTheWindow(_ name: String) throws {
    let lesson = try #require(LessonLibrary.lesson(named: name))
    inSession(Start(echoes: true)) { session, host in
      session.settings.isInteractive = true
      for (number, step) in lesson.steps.enumerated() {
        host.everything = ""
        #expect(session.run(number == 0 ? "lesson \(name)" : "lesson next") == .done)
        let rows = host.everything.lines.dropLast().map { max(1, ($0.count + 79) / 80) }.reduce(0, +)
        #expect(rows + 1 <= 24, "\(step.title) takes \(rows) rows:\n\(host.everything)")
        #expect(session.run("lesson solve") == .done)
      }
    }
  }

  /// `lesson solve` does every step for who is stuck.
  @Test(arguments: lessons) func canBeSolved(_ name: String) throws {
    let lesson = try #require(LessonLibrary.lesson(named: name))
    inSession(Start(echoes: true)) { session, host in
      session.settings.isInteractive = true
      #expect(session.run("lesson \(name)") == .done)
      for step in lesson.steps {
        #expect(session.run("lesson solve") == .done, "\(step.title)")
        #expect(session.unmetGoal(step).map { $0.hasPrefix("the question") } ?? true, "\(step.title)")
        #expect(session.run("lesson next") == .done, "\(step.title)")
      }
      #expect(host.errors == "", "\(host.errors)")
    }
  }

  @Test func isGoneWithUndo() {
    inSession { session, _ in
      _ = session.run("tag = 5")
      _ = session.run("lesson frames")
      #expect(session.world.window.tag == 0)
      while session.world.window.tag == 0, session.run("undo") == .done {}
      #expect(session.world.window.tag == 5)
    }
  }

  /// What a person types and sees, mistakes included.
  @Test func talks() {
    GoldenCases("lessons/lessons.txt").check { each, _ in
      let script = each.script
      return inSession(files: ["own.vsh": Self.ownLesson, "plain.vsh": "tag = 1\n"], Start(echoes: true)) {
        session, host in
        session.settings.isInteractive = true
        for line in script.lines.dropLast() {
          host.everything += "> \(line)\n"
          _ = session.run(String(line))
        }
        return host.everything
      }
    }
  }

  static let ownLesson = """
    //# My own lesson
    //## Only a look
    //: Nothing to do here.
    // a comment of the author's
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    addSubview box
    //## A task
    //? Give box the tag 3.
    box.tag = 3
    check box.tag == 3
    //: Well done.

    """
}
