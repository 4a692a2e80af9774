import Testing

@testable import Shell
@testable import Syntax

/// What a person at a prompt sees.
@Suite struct SessionTests {
  @Test func buildsAndLooks() {
    check(
      """
      > let card = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 120))
      card: UIView, 40 60 200 120
      > addSubview card
      > let badge = UIView(frame: CGRect(x: 150, y: 20, width: 40, height: 40))
      badge: UIView, 150 20 40 40
      > card.addSubview badge
      > badge.tag = 7
      > badge.transform = CGAffineTransform(rotationAngle: 45°)
      > tree
      window    UIWindow 0 0 320 480
      └ card    UIView   40 60 200 120
        └ badge UIView   141.716 11.716 56.569 56.569   bounds 0 0 40 40  rotated 45°  tag 7
      > badge.convert(CGPoint(x: 0, y: 0), to: window)
      r1: CGPoint = (210.0, 71.7157287525381)
      > card.fram = .zero
      error: value of type 'UIView' has no member 'fram'
        card.fram = .zero
             ^~~~
             did you mean 'frame'?
      > undo
      undid: badge.transform = CGAffineTransform(rotationAngle: 45°)
      > save badge.vsh
      saved 5 lines to badge.vsh
      """)
  }

  @Test func cutsLongAnswers() {
    inSession(Start(echoes: true)) { session, host in
      let short = session.answer("let few = Array(repeating: 7, count: 1000)", host)
      #expect(short.utf8.count > 3000 && short.hasSuffix("7, 7]\n"))
      let cut = session.answer("let all = Array(0..<1_000_000)", host)
      #expect(cut.hasPrefix("all: [Int] = [0, 1, 2, "))
      #expect(cut.hasSuffix("… (7888903 bytes; `print(all)` shows all)\n"))
      #expect(session.answer("all.count", host) == "r1: Int = 1000000\n")
      #expect(session.answer("Array(0..<1_000_000)", host).hasSuffix("`print(r2)` shows all)\n"))
    }
  }

  /// More names than are looked through one by one.
  @Test func takesBackManyNames() {
    let names = (1...20).map { "N\($0)" }
    let types = names.map { "struct \($0) {}" }.joined(separator: "; ")
    inSession(Start(echoes: true)) { session, host in
      #expect(session.answer(types + "; let wrong: Int = nope", host).contains("cannot find 'nope'"))
      let values = names.map { "\($0)()" }.joined(separator: ", ")
      #expect(session.answer(types + "; print(\(values))", host) == values.replacing(", ", with: " ") + "\n")
      #expect(session.answer("func one() -> Int { 1 }; print(one(), N20())", host) == "1 N20()\n")
    }
  }

  @Test func echoesValuesAndNumbersThem() {
    check(
      """
      > let p = CGPoint(x: 30, y: 30)
      p: CGPoint = (30.0, 30.0)
      > CGRect(x: 0, y: 0, width: 10, height: 10)
      r1: CGRect = (0.0, 0.0, 10.0, 10.0)
      > nope
      error: cannot find 'nope' in scope
        nope
        ^~~~
      > let r2 = "taken"
      r2: String = "taken"
      > 1 + 1
      r3: Int = 2
      > it + r3
      r4: Int = 4
      > 5;
      > let q = 6;
      > q
      r5: Int = 6
      > setNeedsLayout
      > let (a, b) = (1, "x")
      a: Int = 1
      b: String = "x"
      > print("said")
      said
      > window
      window: UIWindow, 0 0 320 480
      > UIView()
      r6: UIView, 0 0 0 0
      > nil as Int?
      r7: Int? = nil
      > 1; "two"; it
      r8: Int = 1
      r9: String = "two"
      r10: Int? = nil
      > 1; 2;
      r11: Int = 1
      > 1; // said
      > let c = 3; let d = 4;
      c: Int = 3
      """)
  }

  @Test func aWordIsACommandOrAVariable() {
    check(
      """
      > let tree = 1
      note: `tree` alone is what you declared from now on; `:tree` is the command
      tree: Int = 1
      > let tree = 1
      tree: Int = 1
      > tree
      r1: Int = 1
      > :tree
      window UIWindow 0 0 320 480
      > tree - 1
      r2: Int = 0
      > tree + tree
      r3: Int = 2
      > tree window
      window UIWindow 0 0 320 480
      > ls -l
      """)
  }

  /// What takes back, leaves, or starts over is no exception: the variable stands first.
  @Test func aVariableStandsBeforeEveryCommand() {
    for command in CommandTable.all.map({ $0.name }) where command != "!" && !Name(command).isReserved {
      let answers = inSession { session, host in
        session.settings.isInteractive = true
        session.settings.echoes = true
        session.settings.isQuiet = true
        return ["tag = 3", "let \(command) = 7", "\(command)", "\(command) + tag", "tag"].map {
          session.answer($0, host)
        }
      }
      #expect(answers == ["", "\(command): Int = 7\n", "r1: Int = 7\n", "r2: Int = 10\n", "r3: Int = 3\n"])
      let run = runBatch([.text("tag = 1; let \(command) = 7\n\(command)\nprint(\(command), tag)")])
      #expect(run.output == "7 1\n" && run.errors.isEmpty, "\(command): \(run)")
      let loaded = runBatch(
        [.text("load a.vsh; print(\(command), tag)")], files: ["a.vsh": "tag = 1; let \(command) = 7\n\(command)\n"])
      #expect(loaded.output == "7 1\n" && loaded.errors.isEmpty, "\(command): \(loaded)")
    }
  }

  @Test func namesAndTypesAreDeclaredAgain() {
    check(
      """
      > let a = 1
      a: Int = 1
      > let a = "two"
      a: String = "two"
      > let a = [1][2]
      error: Fatal error: Index out of range
        let a = [1][2]
                ^~~~~~
        nothing changed
      > a
      r1: String = "two"
      > let free = [1][2]
      error: Fatal error: Index out of range
        let free = [1][2]
                   ^~~~~~
        nothing changed
      > free
      error: cannot find 'free' in scope
        free
        ^~~~
        did you mean 'tree'?
      > let free = 3
      free: Int = 3
      > func f() -> Int { 1 }
      > func f() -> Int { 2 }
      > f()
      r2: Int = 2
      """)
    // In a file, and in one that was saved, too.
    check(script: "let a = 1\nlet a = \"two\"\nprint(a)\nlet a = a + \"!\"\nprint(a)", prints: "two\ntwo!\n")
  }

  @Test func showsAllErrorsOfALine() {
    check(
      """
      > foo(); bar()
      error: cannot find 'foo' in scope
        foo(); bar()
        ^~~
      error: cannot find 'bar' in scope
        foo(); bar()
               ^~~
      > func deep(_ n: Int) -> Int { n == 0 ? [1][n + 1] : deep(n - 1) }
      > deep(2)
      error: Fatal error: Index out of range
        func deep(_ n: Int) -> Int { n == 0 ? [1][n + 1] : deep(n - 1) }
                                              ^~~~~~~~~~
        in deep(_:), called at line 1
        in deep(_:), called at line 1
        in deep(_:), called at line 1
        nothing changed
      > window.addSubview(window)
      error: NSInvalidArgumentException: Can't add self as subview
        window.addSubview(window)
        ^~~~~~~~~~~~~~~~~~~~~~~~~
        nothing changed
      """)
  }

  @Test func notesComeOnceALine() {
    check(
      """
      > let a = UIView(); let b = UIView()
      a: UIView, 0 0 0 0
      b: UIView, 0 0 0 0
      > for _ in 0..<3 { window.insertSubview(a, at: 9) }
      note: UIWindow window has 0 other subviews: index 9 counts as 0
      """)
  }
}
