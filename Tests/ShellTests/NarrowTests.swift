import Testing

@testable import Shell

/// Texts for people in windows that are narrower than the texts were written.
@Suite struct NarrowTests {
  private static let topics =
    ["", "language", "commands", "json", "UIView", "convert", "frame", "layout margins", "weak", "box", "CGRect"]
    + CommandTable.all.map { $0.name }

  /// Every page, in windows of these widths: no line is wider, and what it says is the same.
  @Test(arguments: [20, 33, 40, 79]) func helpIsAsWideAsItsWindow(_ columns: Int) {
    inSession { session, host in
      _ = session.run("let box = UIView()")
      session.settings.usesPager = false
      for topic in Self.topics {
        host.isTerminal = false
        let whole = session.answer("help \(topic)", host)
        (host.isTerminal, host.size) = (true, (columns, 24))
        let text = session.answer("help \(topic)", host)
        let wide = text.split(separator: "\n").filter { $0.count > columns }
        #expect(wide.isEmpty, "help \(topic): \(wide)")
        #expect(text.filter { !$0.isWhitespace } == whole.filter { !$0.isWhitespace }, "help \(topic)")
      }
    }
  }

  /// Broken between words: `bounds` is never `boun` and `ds` where the line has room for it.
  @Test func wordsStayWhole() {
    let words = inSession { session, host in
      (host.isTerminal, host.size) = (true, (40, 24))
      return session.answer("help; help commands; help frame; help language", host).split(
        whereSeparator: \.isWhitespace
      )
      .map(String.init)
    }
    let known = inSession { session, host in
      session.answer("help; help commands; help frame; help language", host).split(whereSeparator: \.isWhitespace)
        .map(String.init)
    }
    #expect(words.filter { $0.count < 36 } == known.filter { $0.count < 36 })
  }

  /// A file and a program that read along get what they always get; so does a window that is wide.
  @Test func elsewhereNothingIsBroken() {
    inSession { session, host in
      let whole = session.answer("help convert", host)
      #expect(whole.contains("  Objective-C: - (CGPoint)convertPoint:(CGPoint)point toWindow:(UIWindow *)window\n"))
      (host.isTerminal, host.size) = (true, (30, 24))
      _ = session.run("lesson list > lessons.txt")
      #expect(host.files["lessons.txt"]?.contains("`lesson tree` begins the first. Your own views are set") ?? false)
      #expect(session.answer("help convert --json", host).count(where: { $0 == "\n" }) == 1)
      host.size.columns = 200
      #expect(session.answer("help convert", host) == whole)
      session.settings.width = 20
      #expect(session.answer("help convert", host).split(separator: "\n").allSatisfy { $0.count <= 20 })
    }
  }

  /// What lessons and questions say, as far as no picture is drawn.
  @Test(arguments: [33, 40]) func lessonsAreAsWideAsTheirWindow(_ columns: Int) {
    let said = inSession(Start(echoes: false)) { session, host in
      (host.isTerminal, host.size) = (true, (columns, 24))
      session.settings.isInteractive = true
      return [
        "lesson list", "lesson frames", "lesson", "lesson hint", "answer card", "lesson solve", "lesson", "lesson stop",
        "lesson converting", "lesson solve", "lesson stop",
      ].map { session.answer($0, host) }
    }
    for text in said {
      let wide = text.split(separator: "\n").filter { $0.count > columns }
      #expect(wide.isEmpty, "\(wide)")
    }
    // A paragraph is one, whatever lines its author broke it into.
    if columns == 40 {
      #expect(
        said[1].contains(
          """

          A view has two rectangles. Its frame
          says where it is, in its superview's
          coordinates. Its bounds says what it
          sees of its own: where its own counting
          begins, usually (0, 0), and its size.


          """), "\(said[1])")
    }
  }

  /// Errors and notes, wherever they come from; of a line that is too long is shown what stands about the caret.
  @Test(arguments: [24, 33, 40, 60]) func errorsAreAsWideAsTheirWindow(_ columns: Int) {
    let lines = [
      "let card = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40), frame: CGRect.zero, nothing: 7)",
      "window.setNeedsLayout().something.that.is.not.there(to: nothing, or: anything, else: 5 + missing)",
      "card.addSubview(card)", "tree nobody --depth 5 --nonsense", "let tree = 5; tre", "[1, 2, 3][7]", "quiz anything",
      "func f(_ a: Int) -> Int { g(a) }; func g(_ a: Int) -> Int { [a][1] }; func h() -> Int { f(2) }; h()",
      "load \"a/file/that/is/nowhere/to/be/found/in/any/place.vsh\"", "(1, (2, 3", "restore", "look --size 7",
      "let card = UIView(); card.transform = CGAffineTransform(rotationAngle: 1); card.frame",
    ]
    for line in lines {
      let (narrow, wide) = (errors(of: line, columns), errors(of: line, 1000))
      let tooWide = narrow.split(separator: "\n").filter { $0.count > columns }
      #expect(tooWide.isEmpty && !narrow.isEmpty, "\(line): \(narrow)")
      // It says the same, but for the line itself.
      let (first, whole) = (narrow.prefix { $0 != "^" }, wide.prefix { $0 != "^" })
      let message = whole.split(separator: "\n").first ?? ""
      #expect(
        first.filter { !$0.isWhitespace }.hasPrefix(message.filter { !$0.isWhitespace }), "\(line): \(narrow)")
    }
  }

  private func errors(of line: String, _ columns: Int) -> String {
    inSession { session, host in
      session.settings.isInteractive = true
      session.settings.echoes = true
      (host.isTerminal, host.size) = (true, (columns, 24))
      _ = session.run(line)
      return host.errors
    }
  }

  @Test func keepsWhatFits() {
    let prose = Prose(window: 24)
    let kept = "one\ntwo\n\n  x = 1\n    y\n"
    #expect(prose.fitted(kept) == kept)
    #expect(prose.fitted("").isEmpty)
    #expect(prose.fitted("\n\n") == "\n\n")
    #expect(prose.fitted("a paragraph of a few words\nin two lines") == "a paragraph of a few\nwords in two lines")
    #expect(prose.fitted("  box.frame = CGRect(x: 1, y: 2)") == "  box.frame =\n      CGRect(x: 1, y: 2)")
    #expect(prose.fitted("frame   the view's rectangle") == "frame\n    the view's rectangle")
    #expect(prose.fitted(String(repeating: "x", count: 50)) == "\(x(24))\n\(x(24))\nxx")
    // Narrower than words are, a window is no reason to break each of them.
    #expect(Prose(window: 3).fitted("a paragraph of words") == "a paragraph of words")
  }

  private func x(_ count: Int) -> String { String(repeating: "x", count: count) }

  /// What a terminal shows of the program itself.
  @Test func theProgramAsksItsWindow() throws {
    let home = TemporaryFolder()
    let terminal = try Terminal(home: home.path, variables: ["PAGER": "cat"], columns: 40)
    #expect(
      terminal.text.hasPrefix(
        """
        vsh: UIKit's view tree at a prompt.
        `help` lists all, `lesson` teaches,
        Ctrl-D ends.

        """), "\(terminal.text)")
    try terminal.type("help commands\r", until: "all of a command")
    #expect(
      terminal.text.contains("\n  tree        shows a view and all below\n              it\n"), "\(terminal.text)")
    let wide = terminal.text.split(separator: "\n").filter { $0.count > 40 && !$0.hasPrefix("⏎") }
    #expect(wide.isEmpty, "\(wide)")
    try terminal.type("lesson frames\r", until: "Your turn: ")
    #expect(terminal.text.contains("\nsays where it is, in its superview's\n"))
    #expect(try terminal.leave("quit\r") == 0)
  }
}
