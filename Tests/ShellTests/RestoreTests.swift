import Testing

@testable import Shell

/// Sessions that go on: by name, or after a crash.
@Suite struct RestoreTests {
  /// A journal of what these lines came to.
  private func journal(_ lines: [String]) -> String {
    inSession { session, host in
      session.settings.isInteractive = true
      session.settings.echoes = true
      session.journal = Journal(host: host, path: "j")
      for line in lines { _ = session.run(line) }
      return host.files["j"] ?? ""
    }
  }

  private func inRestoring(_ files: [String: String], _ body: @escaping (Session, RecordingHost) -> Void) {
    inSession(files: files) { session, host in
      session.settings.isInteractive = true
      session.settings.echoes = true
      session.store = SessionStore(host: host, directory: "state")
      session.journal = Journal(host: host, path: "state/journal.3")
      body(session, host)
    }
  }

  @Test func offersWhatWasCutOff() {
    let files = [
      "state/journal.1": journal(["tag = 1"]), "state/journal.2": journal(["tag = 2", "let a = UIView()"]),
      "state/journal.0": "",
    ]
    inRestoring(files) { session, host in
      #expect(
        session.offer == "The last session was cut off. `restore` brings back its 2 steps, "
          + "`restore --list` shows the 1 before it.\n")
      #expect(host.files["state/journal.0"] == nil)
      #expect(
        session.answer("restore --list", host)
          == "1  2 steps, the last: let a = UIView()\n2  1 step, the last: tag = 1\n")
      #expect(
        session.answer("restore --list --json", host)
          == "[{\"steps\":2,\"last\":\"let a = UIView()\"},{\"steps\":1,\"last\":\"tag = 1\"}]\n")
      #expect(session.answer("restore", host) == "restored 2 steps\n")
      #expect(host.files["state/journal.2"] == nil)
      // It is in the new journal now, and each step is still one.
      #expect(
        Journal.read(Array(host.files["state/journal.3"]!.utf8)).entries.map(\.text) == ["tag = 2", "let a = UIView()"])
      #expect(session.answer("restore 2", host).hasPrefix("error: there is no such session\n"))
      #expect(session.answer("restore", host).contains("this session has changes of its own already"))
      #expect(session.answer("undo 2", host) == "undid: let a = UIView()\nundid: tag = 2\n")
      #expect(session.answer("restore --forget", host) == "forgotten: 1 step\n")
      #expect(session.answer("restore", host).hasPrefix("error: there is nothing to restore"))
    }
  }

  @Test func whatIsOpenElsewhereIsNoCrash() {
    inRestoring(["state/journal.1": journal(["tag = 1"])]) { session, host in
      host.openJournals = ["state/journal.1"]
      #expect(session.offer == nil)
    }
  }

  @Test func whatCannotRunChangesNothing() {
    let broken = "tag = 1\n//. 7\nnope\n//. 4\n"
    inRestoring(["state/journal.1": broken, "state/sessions/x.vsh": broken]) { session, host in
      let answer = session.answer("restore", host)
      #expect(answer.hasPrefix("error: the session cannot be restored: step 2, `nope`: cannot find 'nope' in scope\n"))
      #expect(session.answer("print(tag)", host) == "0\n")
      #expect(host.files["state/journal.1"] == broken)
      guard case .failure(let error) = session.resume(named: "x", in: session.store!) else {
        Issue.record("went on")
        return
      }
      #expect(
        error.reason == "session 'x' cannot go on: step 2, `nope`: cannot find 'nope' in scope\n"
          + "  it is kept in state/sessions/x.vsh")
    }
  }

  /// A vsh that is older than the one that wrote them leaves them as they are.
  @Test func whatALaterVshKeptIsKept() {
    let later = StoryHeader(form: 2, version: "2.0").text + "tag = 1\n//. 7\n"
    inRestoring(["state/journal.1": later, "state/sessions/x.vsh": later]) { session, host in
      let reason = "this was saved by vsh 2.0, in a form that vsh 0.9 does not know"
      let answer = session.answer("restore", host)
      #expect(answer.contains(reason), "\(answer)")
      #expect(session.answer("print(tag)", host) == "0\n")
      #expect(host.files["state/journal.1"] == later)
      guard case .failure(let error) = session.resume(named: "x", in: session.store!) else {
        Issue.record("went on")
        return
      }
      #expect(error.reason.contains(reason), "\(error.reason)")
      #expect(host.files["state/sessions/x.vsh"] == later)
    }
  }

  @Test func aNamedSessionGoesOn() {
    let path = "state/sessions/lesson1.vsh"
    var files = ["sub/a.vsh": "let loaded = UIView()\n"]
    let days = [
      ["let a = UIView()", "addSubview a; cd a", "checkpoint start", "nope", "a.frame", "tag = Int(r1.width) + 5"],
      ["undo", "tag = 7", "load sub/a.vsh", "func f() -> Int {\n  return 3\n\n}"],
      ["revert start", "undo", "screen 100 200", "undo", "class Card: UIView {}"],
    ]
    for day in days {
      let former = files
      let (state, kept) = inSession(files: former) { session, host in
        session.settings.echoes = true
        #expect((try? session.resume(named: "lesson1", in: SessionStore(host: host, directory: "state")).get()) != nil)
        for line in day { _ = session.run(line) }
        return (session.state(host) + session.answer("save -", host), host.files)
      }
      files = kept
      // Whatever was loaded may be gone.
      files["sub/a.vsh"] = nil
      // A line was being written when the machine went down.
      files[path]! += "let half = UIVi"
      let again = inSession(files: files) { session, host in
        session.settings.echoes = true
        _ = session.resume(named: "lesson1", in: SessionStore(host: host, directory: "state"))
        #expect(host.files[path]?.hasSuffix("\n") == true)
        return session.state(host) + session.answer("save -", host)
      }
      #expect(again == state)
    }
  }

  @Test func twoCannotHaveOneSession() {
    inSession { session, host in
      host.openJournals = ["state/sessions/x.vsh"]
      guard case .failure(let error) = session.resume(named: "x", in: SessionStore(host: host, directory: "state"))
      else {
        Issue.record("opened twice")
        return
      }
      #expect(error.reason == "session 'x' is open in another vsh")
    }
  }

  /// Random sessions, cut off at a random byte: what comes back is a state that the session had.
  @Test(arguments: 0..<6) func anyCutIsAStateThereWas(_ seed: UInt64) {
    let (journal, states) = inSession { session, host in
      session.settings.isInteractive = true
      session.settings.echoes = true
      session.journal = Journal(host: host, path: "j")
      var typing = RandomTyping(seed: seed)
      var states = [session.state(host)]
      for _ in 0..<25 {
        session.step(typing.line())
        states.append(session.state(host))
      }
      return (Array((host.files["j"] ?? "").utf8), states)
    }
    var random = SeededRandom(seed: seed)
    for _ in 0..<4 {
      let cut = Int.random(in: 0...journal.count, using: &random)
      let text = String(decoding: journal[..<cut], as: UTF8.self)
      let state = inSession(files: ["state/sessions/x.vsh": text]) { session, host in
        _ = session.resume(named: "x", in: SessionStore(host: host, directory: "state"))
        session.settings.isInteractive = true
        session.settings.echoes = true
        return session.state(host)
      }
      #expect(states.contains(state), "seed \(seed), cut at \(cut)")
    }
  }

  @Test func namesOfSessions() {
    for name in ["lesson1", "a.b-c_D", "9"] { #expect(SessionStore.isName(name)) }
    for name in ["", ".", "..", "a/b", "-x", "a b", "é"] { #expect(!SessionStore.isName(name)) }
  }
}
