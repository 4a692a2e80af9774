import Testing

@testable import Shell

/// The story of a session: what is saved, taken back and replayed, over random sessions.
@Suite struct StoryTests {
  @Test(arguments: 0..<12) func aSavedSessionReplays(_ seed: UInt64) {
    let (live, script) = inSession { session, host in
      var typing = RandomTyping(seed: seed)
      for _ in 0..<40 { session.step(typing.line()) }
      return (session.state(host), session.answer("save -", host))
    }
    let replayed = inSession { session, host in
      #expect(session.run(script, name: "saved.vsh") == .done, "seed \(seed)")
      return session.state(host)
    }
    #expect(live == replayed, "seed \(seed); the script was:\n\(script)")
  }

  @Test(arguments: 0..<8) func aDumpRebuildsTheTree(_ seed: UInt64) {
    let dump = inSession { session, host in
      var typing = RandomTyping(seed: seed)
      for _ in 0..<40 { session.step(typing.line()) }
      return session.answer(":dump /", host)
    }
    let run = runBatch([.text(dump), .text(":dump /")])
    #expect(run.errors == "", "seed \(seed)")
    #expect(run.output == dump, "seed \(seed)")
  }

  @Test(arguments: 0..<8) func allIsUndoneAndDoneAgain(_ seed: UInt64) {
    let (before, after, count) = inSession { session, host in
      var typing = RandomTyping(seed: seed)
      for _ in 0..<30 { session.step(typing.line(undoes: false)) }
      let before = session.state(host)
      var count = 0
      while session.answer("undo", host).hasPrefix("undid: ") { count += 1 }
      #expect(session.answer(":tree", host) == "window UIWindow 0 0 320 480\n", "seed \(seed)")
      for _ in 0..<count { _ = session.run("redo") }
      return (before, session.state(host), count)
    }
    #expect(count > 5, "seed \(seed)")
    #expect(before == after, "seed \(seed)")
  }

  @Test(arguments: 0..<8) func aFailedInputChangesNothing(_ seed: UInt64) {
    inSession { session, host in
      var typing = RandomTyping(seed: seed)
      for _ in 0..<25 { session.step(typing.line()) }
      for failing in [
        "window.tag = 99; window.addSubview(UIView()); print([1][5])", "let v0 = UIView(); nope()",
        "class Card: UIView {}; let v1 = Card(); fatalError(\"x\")",
        "cd v0; var n = 5; n += 1; window.addSubview(window)",
        "for v in window.subviews { v.removeFromSuperview(); if v.tag == 3 { break } }; let z: Int? = nil; print(z!)",
        "func f(_ k: Int) -> Int { window.tag += 1; return f(k + 1) }; print(f(0))", "{ (", "undo 1; nope",
        "for i in 0..<9 { window.tag = i; n += i; addSubview(UIView()); if i == 5 { fatalError(\"x\") } }",
        "enum E: Error { case e }; for i in 0..<9 { window.alpha = 0.5; n += 1; if i == 5 { throw E.e } }",
        "n + 1; window.frame; [1][2]",
      ] {
        // What is saved, what would be undone, and the number of the next result are part of it.
        func state() -> String {
          session.state(host) + session.answer("save -", host)
            + "\(session.log.entries.map(\.text)) \(session.log.undone.count) \(session.world.resultCount)"
        }
        let before = state()
        let answer = session.answer(failing, host)
        #expect(answer.contains("error: "), "seed \(seed): \(failing)")
        #expect(state() == before, "seed \(seed): \(failing)")
      }
    }
  }

  /// What a call or observer changes before it fails, in whatever it was given.
  @Test func whatFailsHalfwayIsTakenBack() {
    inSession { session, host in
      for line in [
        "struct S { var n = 0; var l = [1]; mutating func f() { n = 5; l.append(2); fatalError(\"f\") } }",
        "protocol Q { mutating func g() }",
        "struct T: Q { var m = [0]; mutating func g() { m.append(1); fatalError(\"g\") } }",
        "class C { var s = S(), e: any Q = T(), q: S? = S(); var o = [1] { didSet { fatalError(\"o\") } } }",
        "let c = C()",
        "var s = S(), a = [S()], d = [\"k\": S()], x: S? = S(), t = (S(), 1), e: any Q = T(), v = [3, 2, 1], k = 1",
        "var w = S() { didSet { fatalError(\"w\") } }", "var part = [S(), S(), S()][1...]",
        "func h(_ i: inout Int) { i = 7; fatalError(\"h\") }",
      ] { #expect(!session.answer(line, host).contains("error: "), "\(line)") }
      let all = "print(c.s, c.e, c.q!, c.o, s, a, d, x!, t, e, v, k, w, part)"
      let before = session.answer(all, host)
      for failing in [
        "s.f()", "a[0].f()", "d[\"k\"]!.f()", "d[\"k\"]?.f()", "d[\"z\", default: s].f()", "x?.f()", "x!.f()",
        "t.0.f()",
        "c.s.f()", "c.e.g()", "c.q?.f()", "c.q!.f()", "c.o.append(3)", "c.o[0] += 1", "e.g()", "w.n = 4", "w.f()",
        "w.l[0] = 9",
        "v.sort { _, _ in fatalError() }", "v[1...].sort { _, _ in fatalError() }", "v += [k / (k - 1)]", "part[2].f()",
        "part.removeFirst().f()", "part.removeFirst(); fatalError()", "h(&k)", "h(&v[0])", "h(&s.n)", "h(&c.s.n)",
        "h(&d[\"k\"]!.n)", "h(&d[\"z\", default: s].l[0])", "h(&c.q!.n)",
      ] {
        #expect(session.answer(failing, host).contains("error: "), "\(failing)")
        #expect(session.answer(all, host) == before, "\(failing)")
      }
    }
  }

  @Test(arguments: 0..<4) func theSameInputGivesTheSameBytes(_ seed: UInt64) {
    let run: @Sendable () -> String = {
      inSession { session, host in
        session.settings.echoes = true
        session.settings.isInteractive = true
        var typing = RandomTyping(seed: seed)
        var text = ""
        for _ in 0..<40 { text += session.answer(typing.line(), host) }
        return text + session.state(host) + session.answer("tree --json", host)
      }
    }
    let (first, second) = (run().split(separator: "\n"), run().split(separator: "\n"))
    let different = zip(first, second).first { $0 != $1 }
    #expect(first.count == second.count && different == nil, "seed \(seed): \(different.map { "\($0)" } ?? "")")
  }
}
