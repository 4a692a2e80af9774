import Testing

@testable import Shell

/// What Tab offers, by place.
@Suite struct CompletionTests {
  private func offers(_ text: String, after lines: [String] = [], files: [String: String] = [:]) -> [String] {
    inSession(files: files, Start(echoes: true)) { session, _ in
      for line in lines { _ = session.run(line) }
      return Completer(session: session).complete(text, text.utf8.count).candidates.map(\.text)
    }
  }

  private let views = ["let box = UIView(); addSubview box", "let badge = UIView(); box.addSubview badge"]

  @Test func commandsAndTheirOptions() {
    #expect(offers("hist") == ["history"])
    #expect(offers("tree --d") == ["--depth"])
    #expect(offers("ls -") == ["--json", "-l"])
    #expect(offers("help scr").contains("screen"))
  }

  @Test func viewsWhereACommandTakesOne() {
    #expect(offers("cd b", after: views) == ["badge", "box"])
    #expect(offers("cd box/", after: views) == ["box/badge"])
    #expect(offers("tree box/b", after: views) == ["box/badge"])
    #expect(offers("cd /", after: views) == ["/box"])
  }

  @Test func membersByType() {
    #expect(offers("box.backg", after: views) == ["backgroundColor"])
    #expect(offers("window.frame.ori") == ["origin"])
    #expect(offers("window.frame.origin.").contains("x"))
    #expect(offers("UIColor.ligh") == ["lightGray"])
    #expect(offers("s.upper", after: ["let s = \"x\""]) == ["uppercased"])
    #expect(offers("box.backgroundColor = .ligh", after: views) == ["lightGray"])
    #expect(offers("box.contentMode == .scaleAspectFi", after: views) == ["scaleAspectFill", "scaleAspectFit"])
    #expect(offers("nothing.x").isEmpty)
    #expect(offers("nothing = .x").isEmpty)
    #expect(offers("3.").isEmpty)
  }

  @Test func names() {
    #expect(offers("print(bad", after: views) == ["badge"])
    #expect(offers("addSubview ba", after: views).contains("badge"))
    #expect(offers("backgroundCo") == ["backgroundColor"])
    #expect(offers("let v = UIWin").first == "UIWindow")
  }

  @Test func files() {
    let files = ["lesson.vsh": "", "sub/a.vsh": "", "sub/b.vsh": "", ".hidden": ""]
    #expect(offers("load le", files: files) == ["lesson.vsh"])
    #expect(offers("load ", files: files) == ["lesson.vsh", "sub/"])
    #expect(offers("load sub/", files: files) == ["sub/a.vsh", "sub/b.vsh"])
  }

  @Test func neverRunsCode() {
    let tag = inSession { session, _ in
      _ = Completer(session: session).complete("{ window.tag = 5; return window }().", 36)
      return session.world.window.tag
    }
    #expect(tag == 0)
  }
}
