import LineEditor
import Testing

@testable import Shell

/// What somebody types at a prompt who learns, and does not know yet how vsh wants to be talked to.
@Suite struct LearnerTests {
  /// Lines typed at a prompt in a window of that size, and what each of them got.
  private func typing(_ lines: [String], columns: Int = 80) -> [String] {
    inSession { session, host in
      (host.isTerminal, host.size) = (true, (columns, 24))
      session.settings.isQuiet = true
      var got: [String] = []
      let reader = Lines(lines) {
        session.flush()
        got.append(host.everything)
        host.everything = ""
      }
      _ = Prompt(session: session) { _ in reader }.run()
      return Array(got.dropFirst())
    }
  }

  private final class Lines: LineReading {
    private var lines: ArraySlice<String>
    private let look: () -> Void
    init(_ lines: [String], _ look: @escaping () -> Void) { (self.lines, self.look) = (lines[...], look) }
    func read() -> LineOutcome {
      look()
      return lines.popFirst().map { .line($0) } ?? .endOfInput
    }
  }

  /// The letter alone is an answer, however it is written, and so is what stands behind it.
  @Test(arguments: ["b", "B", "b)", "(b)", "b.", "answer b", "answer B)", "30, 65, 120, 100", "(30 65; 120 100)"])
  func aLetterAnswers(_ typed: String) {
    #expect(typing(["quiz frame --seed 1", typed])[1].hasPrefix("Right.\n"), "\(typed)")
  }

  @Test func whatIsNoAnswerIsToldSo() {
    for typed in ["5", "what do I do?", "I do not know", "(1, 2)", "e?!"] {
      let said = typing(["quiz frame --seed 1", typed, "b"])
      if typed != "e?!" { #expect(said[1].hasPrefix("error: an answer is a, b, c or d, not '\(typed)'"), "\(said[1])") }
      #expect(said[2].hasPrefix("Right.\n"), "the question still stands: \(typed)")
    }
  }

  /// One's own names, commands and Swift mean what they always do.
  @Test func whatHasAMeaningKeepsIt() {
    #expect(typing(["let b = 5;", "quiz frame --seed 1", "b"])[2] == "r1: Int = 5\n")
    #expect(typing(["b"])[0].hasPrefix("error: cannot find 'b'"))
    let said = typing(["quiz frame --seed 1", "tree", "2 + tag", "tre window", "addSubveiw window", "let view x", "b"])
    #expect(said[1] == "window UIWindow 0 0 320 480\n")
    #expect(said[2] == "r1: Int = 2\n")
    #expect(said[3].contains("did you mean 'tree'"), "\(said[3])")
    #expect(said[4].contains("did you mean 'addSubview'"), "\(said[4])")
    #expect(said[5].hasPrefix("error: ") && !said[5].contains("an answer is"), "\(said[5])")
    #expect(said[6].hasPrefix("Right."))
    // A name that answers, where there is no such view.
    let touch = typing(["quiz hitTest --seed 1", "window", "badge"])
    #expect(touch[1].hasPrefix("window: UIWindow"), "\(touch[1])")
    #expect(touch[2].hasPrefix("No: badge does not get it"), "\(touch[2])")
  }

  /// In a lesson its words stand alone, `next` too, which every view has; a question in words gets the task again.
  @Test func aLessonUnderstandsItsWords() {
    let said = typing([
      "lesson tree", "hint", "what do I do?", "next", "solve", "next", "2", "0", "next", "stop", "next.tag",
    ])
    #expect(said[1].hasPrefix("Make it as card was made"))
    #expect(said[2].contains("\nYour turn: Make a view `badge`"), "\(said[2])")
    #expect(said[3].hasPrefix("error: not yet"))
    #expect(said[5].hasPrefix("The view tree, step 2 of 4"))
    #expect(said[6] == "Not quite: it is not 2.\n")
    #expect(said[7].hasPrefix("Right: card.subviews.count = 0."))
    #expect(said[8].hasPrefix("The view tree, step 3 of 4"))
    #expect(said[9] == "Your own views are back.\n")
    #expect(typing(["let next = 7;", "lesson tree", "next"]).last?.hasPrefix("error: not yet") ?? false)
    #expect(typing(["lesson tree", "let next = 7;", "next"]).last == "r1: Int = 7\n")
    #expect(typing(["lesson tree", "what?"])[1].contains("\nYour turn: "))
    #expect(typing(["lesson tree", "frame?"])[1].hasPrefix("var frame: CGRect"))
    #expect(typing(["next"])[0].hasPrefix("r1: UIResponder?"))
  }

  /// Every line fits the window: answers, errors of answers, tables of steps.
  @Test(arguments: [40, 60, 80]) func whatIsSaidFits(_ columns: Int) {
    let making =
      "let card = UIView(frame: (40, 60, 200, 120)); addSubview(card); let dot = UIView(frame: (5, 5, 9, 9)); "
      + "card.addSubview(dot); card.transform = CGAffineTransform(rotationAngle: 0.3);"
    let said = typing(
      [
        making, "tree", "where (5, 5) in dot", "measure card dot", "at (60, 90)", "explain card.frame",
        "explain dot.convert((1, 1), to: window)", "explain window.hitTest((60, 90), with: nil)", "look",
        "look card --select dot", "explain resize card to (300, 200)", "explain resize card to (300, 200) --look",
        "explain card.frame --look", "explain card.transform --look", "quiz frame --seed 1", "a",
        "quiz convert --seed 5",
        "c", "quiz hitTest --seed 4", "a", "lesson converting", "answer window.convert((10, 10), to: badge)", "hint",
        "solve", "stop",
      ], columns: columns)
    for text in said {
      for line in text.split(separator: "\n") { #expect(line.count <= columns, "\(line)") }
    }
    // A point is never broken.
    #expect(said[5].contains("(-100, -60)"))
  }

  /// What was asked for is on the screen at the end: the picture with what it explains, or the picture behind that.
  @Test(arguments: [(80, 24), (60, 20)]) func aPictureIsSeenWhole(_ columns: Int, _ rows: Int) {
    inSession { session, host in
      (host.isTerminal, host.size) = (true, (columns, rows))
      _ = session.run(
        "let card = UIView(frame: (40, 60, 200, 120)); addSubview(card); let dot = UIView(frame: (20, 20, 60, 40)); "
          + "card.addSubview(dot); dot.autoresizingMask = [.flexibleWidth]")
      let film = session.answer("explain resize card to (300, 200) --look", host).split(separator: "\n")
      #expect(film.contains { $0.hasPrefix("before: ") && $0.contains("after: ") }, "\(film)")
      #expect(columns < 80 || film.count < rows, "\(film)")
      // Six lines of text leave a picture room in the larger window only.
      let convert = session.answer("explain dot.convert((1, 1), to: window) --look", host).split(separator: "\n")
      #expect(columns == 80 ? convert.count < rows : convert.last?.contains("┘") ?? false, "\(convert)")
      _ = session.run("card.transform = CGAffineTransform(rotationAngle: 0.3)")
      let turned = session.answer("explain card.frame --look", host).split(separator: "\n")
      #expect(turned.first?.hasPrefix("card.frame is derived") ?? false, "\(turned)")
      let plot = turned.suffix(rows - 1)
      #expect(plot.first?.hasSuffix("▸x") ?? false, "\(plot)")
      // Elsewhere the picture comes first, at one size everywhere.
      host.isTerminal = false
      #expect(session.answer("explain card.frame --look", host).split(separator: "\n").first?.hasSuffix("▸x") ?? false)
    }
  }
}
