import Testing

@testable import Shell

/// `history`, `rerun`, `edit`, `set` and `show`.
@Suite struct HistoryTests {
  @Test func remembersWhatWasTyped() {
    check(
      """
      > tag = 1
      > tag = 1
      >  tag = 2
      > nope
      error: cannot find 'nope' in scope
        nope
        ^~~~
      > func f() {
      . }
      > history
      1  tag = 1
      2! nope
      3  func f() {
         }
      > history --json
      [{"text":"tag = 1","failed":false},{"text":"nope","failed":true},\
      {"text":"func f() {\\n}","failed":false},{"text":"history","failed":false}]
      """)
    check(script: "tag = 1\nlet a = 2\nhistory", prints: "1  tag = 1\n2  let a = 2\n")
  }

  /// What others typed before has no number, since `rerun` knows only this session's lines.
  @Test func remembersWhatWasTypedBefore() {
    let answers = inSession { session, host in
      session.settings.isInteractive = true
      session.earlierHistory = { ["tag = 1", "func f() {\n\n  print(1)\n}"] }
      return ["tag = 7", "nope", "history -a", "history", "history -a --json", "rerun 1"].map {
        session.answer($0, host)
      }
    }
    #expect(
      answers[2] == "   tag = 1\n   func f() {\n\n     print(1)\n   }\n1  tag = 7\n2! nope\n")
    #expect(answers[3] == "1  tag = 7\n2! nope\n3  history -a\n")
    #expect(answers[4].hasPrefix("[{\"text\":\"tag = 1\",\"failed\":false},{\"text\":\"func f"))
    #expect(answers[5] == "rerun: tag = 7\n")
  }

  @Test func runsLinesAgain() {
    check(
      """
      > tag += 1
      > print(tag)
      1
      > rerun 1-2
      rerun: tag += 1
      rerun: print(tag)
      2
      > rerun 1
      rerun: tag += 1
      > undo 2
      undid: tag += 1
      undid: tag += 1
      > rerun 3
      rerun: rerun 1-2
      error: what is being run again cannot ask for more of that
        rerun 1-2
        ^~~~~~~~~
      > rerun 90
      error: there is no line '90' in the history
        rerun 90
        ^~~~~~~~
        it has 10 so far
      > rerun
      error: rerun which line?
        rerun
        ^~~~~
        usage: rerun number[-number] [--json]
      """)
  }

  @Test func editsALine() {
    check(
      """
      > tag = 1
      > edit 1
      rerun: tag = 9
      > print(tag)
      9
      > edit
      rerun: print(tag)
      9
      > edit 99
      error: there is no line '99' in the history
        edit 99
        ^~~~~~~
        it has 6 so far
      """, configure: { $0.editing = { $0.replacing("1", with: "9") } }, allowsPrograms: true)
    check(
      script: "edit 1",
      errors: "s.vsh:1:1: error: a script may start programs only with --allow-run\n  edit 1\n  ^~~~~~\n",
      status: 1)
  }

  @Test func settings() {
    check(
      """
      > show
      color  off   errors, pictures and the prompt in colour
      echo   on    the values of expressions and declarations are shown
      notes  on    a line about what UIKit does silently
      pager  on    listings taller than the terminal go through $PAGER
      timer  off   after each input, how long it took
      width  auto  columns of errors and listings
      > set echo off
      > 1 + 1
      > set echo on
      > 1 + 1
      r1: Int = 2
      > insertSubview(UIView(), at: 7)
      note: UIWindow window has 0 other subviews: index 7 counts as 0
      > set notes off; insertSubview(UIView(), at: 7)
      > show width --json
      {"width":"auto"}
      > set width 20
      > undo
      undid: insertSubview(UIView(), at: 7)
      > show width
      width  20
      > set width 7
      error: 'width' is a
          number from 20
          to 1000, or
          auto, not '7'
        set width 7
        ^~~~~~~~~~~
      """)
  }

  @Test func theStartFileIsNoPartOfTheStory() {
    let (saved, answers) = inSession(files: ["/home/.vshrc": "let helper = UIView()\nset width 50\n"]) {
      session, host in
      session.settings.isInteractive = true
      session.settings.echoes = true
      session.journal = Journal(host: host, path: "j")
      Prompt.start(session, home: "/home")
      var answers = [session.answer("undo", host), session.answer("history", host)]
      _ = session.run("helper.tag = 3")
      answers.append(session.answer("undo 5; reset; print(helper.tag)", host))
      answers.append(session.answer("show width", host))
      return (session.answer("helper.tag = 4", host) + session.answer("save -", host), answers)
    }
    #expect(
      saved == "#!/usr/bin/env vsh\n// vsh session 1, vsh 0.9\n// started with ~/.vshrc, which is not in here\n"
        + "helper.tag = 4\n")
    #expect(answers[0].hasPrefix("error: there is nothing to undo"))
    #expect(answers[1] == "1! undo\n")
    #expect(answers[2] == "undid: helper.tag = 3\n0\n")
    #expect(answers[3] == "width  50\n")
  }

  @Test func anErrorInTheStartFileIsShown() {
    let said = inSession(files: ["/home/.vshrc": "tag = 1\nnope\n"]) { session, host in
      session.settings.isInteractive = true
      Prompt.start(session, home: "/home")
      return host.everything + session.answer("print(tag)", host)
    }
    #expect(said == "/home/.vshrc:2:1: error: cannot find 'nope' in scope\n  nope\n  ^~~~\n0\n")
  }

  /// A session that goes on has its start file's work in its journal, and takes of the file only what is no part of that.
  @Test func aSessionThatGoesOnKeepsItsStartFile() {
    let home = ["/home/.vshrc": "let helper = UIView()\nset width 50\n"]
    let kept = inSession(files: home) { session, host in
      session.settings.echoes = true
      _ = session.resume(named: "x", in: SessionStore(host: host, directory: "state"))
      Prompt.start(session, home: "/home")
      _ = session.run("helper.tag = 3")
      return host.files
    }
    var files = kept
    files["/home/.vshrc"] = "let other = UIView()\nset width 60\n"
    let answers = inSession(files: files) { session, host in
      session.settings.echoes = true
      #expect((try? session.resume(named: "x", in: SessionStore(host: host, directory: "state")).get()) == 2)
      Prompt.start(session, home: "/home")
      return ["print(helper.tag)", "show width", "undo 3", "print(helper.tag)", "other"].map {
        session.answer($0, host)
      }
    }
    #expect(answers[..<4] == ["3\n", "width  60\n", "undid: helper.tag = 3\n", "0\n"])
    #expect(answers[4].contains("cannot find 'other'"))
  }
}
