import Testing

@testable import Shell

/// What is on the disk of a session, and how it goes on from there.
@Suite struct JournalTests {
  @Test func readsWhatItWrote() throws {
    let entries = [
      Journal.Entry(text: "tag = 1"), Journal.Entry(text: "let a = \"//. 3\"\n//. 3\n", isQuiet: true),
      Journal.Entry(text: "é\n\n", isStart: true), Journal.Entry(text: ""),
    ]
    let host = RecordingHost()
    let journal = Journal(host: host, path: "j")
    for entry in entries { try journal.append([entry]) }
    try journal.append([Journal.Entry(text: "cd a"), Journal.Entry(text: "tag = 2")])
    let bytes = try host.read("j")
    let (read, end) = Journal.read(bytes)
    #expect(read == entries + [Journal.Entry(text: "cd a"), Journal.Entry(text: "tag = 2")])
    #expect(end == bytes.count)
  }

  /// Cut anywhere, a journal has all inputs that were whole, and none in part.
  @Test func whatIsTornDoesNotCount() throws {
    let host = RecordingHost()
    let journal = Journal(host: host, path: "j")
    var ends: [Int] = [0]
    for number in 0..<5 {
      try journal.append([Journal.Entry(text: "let a\(number) = 1\n"), Journal.Entry(text: "tag = \(number)")])
      ends.append(try host.read("j").count)
    }
    let bytes = try host.read("j")
    for cut in 0...bytes.count {
      let (entries, end) = Journal.read(Array(bytes[..<cut]))
      let whole = ends.lastIndex { $0 <= cut } ?? 0
      #expect(entries.count == whole * 2, "cut at \(cut)")
      #expect(end == ends[whole], "cut at \(cut)")
    }
  }

  @Test func isAScriptThatRuns() {
    let (journal, dump) = inSession { session, host in
      session.settings.isInteractive = true
      session.settings.echoes = true
      session.journal = Journal(host: host, path: "j")
      for line in ["let a = UIView()", "addSubview a", "a.frame", "a.tag = Int(r1.width) + 3", "undo", "tag = 2"] {
        _ = session.run(line)
      }
      return (host.files["j"] ?? "", session.answer(":dump /", host))
    }
    #expect(
      journal == """
        #!/usr/bin/env vsh
        // vsh session 1, vsh 0.9
        let a = UIView()
        //. 16
        addSubview a
        //. 12
        a.frame
        //. 7
        a.tag = Int(r1.width) + 3
        //. 25
        undo
        //. 4
        tag = 2
        //. 7

        """)
    let run = runBatch([.file("j"), .text("undo"), .text(":dump /")], Start(echoes: true), files: ["j": journal])
    #expect(run.output.hasSuffix(dump.replacing("window.tag = 2\n", with: "")), "\(run.everything)")
  }

  @Test func whatLoadsIsKeptAsItWas() {
    let files = ["a.vsh": "let a = UIView()\nload b.vsh\n", "b.vsh": "addSubview a\n"]
    let journal = inSession(files: files) { session, host in
      session.journal = Journal(host: host, path: "j")
      _ = session.run("load a.vsh; tag = 4")
      return host.files["j"] ?? ""
    }
    inSession(files: ["state/sessions/x.vsh": journal]) { session, host in
      let store = SessionStore(host: host, directory: "state")
      #expect((try? session.resume(named: "x", in: store).get()) == 2)
      #expect(session.answer(":tree", host) == "window UIWindow 0 0 320 480   tag 4\n└ a    UIView   0 0 0 0\n")
      #expect(session.answer("undo 2", host) == "undid: tag = 4\nundid: load \"a.vsh\"\n")
    }
  }

  @Test func statementsThatFailedAreNotKept() {
    let journal = inSession { session, host in
      session.settings.keepsGoing = true
      session.journal = Journal(host: host, path: "j")
      _ = session.run("tag = 1\nnope\ntag = 2; exit 3")
      return host.files["j"] ?? ""
    }
    #expect(Journal.read(Array(journal.utf8)).entries.map(\.text) == ["tag = 1", "tag = 2"])
  }

  /// What came before an exit has happened.
  @Test func anExitLosesNothing() {
    let journal = inSession { session, host in
      session.journal = Journal(host: host, path: "state/sessions/x.vsh")
      _ = session.run("tag = 1; tag += 6; exit 3")
      return host.files["state/sessions/x.vsh"] ?? ""
    }
    inSession(files: ["state/sessions/x.vsh": journal]) { session, host in
      #expect((try? session.resume(named: "x", in: SessionStore(host: host, directory: "state")).get()) == 1)
      #expect(session.answer("print(window.tag)", host) == "7\n")
    }
  }

  @Test func aFullDiskIsTold() {
    inSession { session, host in
      session.journal = Journal(host: host, path: "/locked/j")
      #expect(
        session.answer("tag = 1", host)
          == "note: the journal cannot be written (Permission denied): a crash would lose what comes from here on\n")
      #expect(session.answer("tag = 2; print(tag)", host) == "2\n")
    }
  }
}
