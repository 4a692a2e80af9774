import Testing

@testable import Shell

/// `look`, `explain`, `where`, `at` and `measure`, as golden text.
@Suite struct PictureTests {
  @Test(arguments: Golden.names(in: "looks")) func looks(_ file: String) {
    GoldenCases("looks/" + file).check { each, heading in
      let run = Self.run(heading == "ascii" ? Self.asASCII(each.script) : each.script)
      #expect(!run.output.contains("\u{1B}"), "\(each.name): an escape byte in batch")
      if heading == "ascii" { #expect(run.output.utf8.allSatisfy { $0 < 0x80 }, "\(each.name): not ASCII") }
      if !each.script.contains("--describe") {
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 }, "\(each.name) does not fit 80 × 24")
      }
      return run.output + run.errors
    }
  }

  /// The ASCII twin has the same layout: a character in every place where the other has one.
  @Test(arguments: Golden.names(in: "looks")) func twinsLookAlike(_ file: String) {
    for each in GoldenCases("looks/" + file).cases where !each.script.contains("--describe") {
      let (first, second) = (Self.run(each.script).output, Self.run(Self.asASCII(each.script)).output)
      let (lines, twins) = (first.split(separator: "\n"), second.split(separator: "\n"))
      guard let end = lines.firstIndex(where: { $0.hasPrefix(" ◉") || $0.hasPrefix(" hidden") || $0.hasPrefix(" ·") })
      else {
        #expect(lines.count == twins.count, "\(each.name)")
        continue
      }
      for (line, twin) in zip(lines[2..<end], twins[2..<end]) {
        for (a, b) in zip(line, twin) where (a == " ") != (b == " ") {
          #expect(a == "·" || b == "." || b == " ", "\(each.name): '\(a)' and '\(b)'\n\(line)\n\(twin)")
        }
      }
    }
  }

  @Test(arguments: Golden.names(in: "explanations")) func explanations(_ file: String) {
    GoldenCases("explanations/" + file).check { each, _ in
      let run = Self.run(each.script)
      return run.output + run.errors
    }
  }

  /// What `--copy` prints, run in a fresh session, draws the same picture to the byte.
  @Test(
    arguments: Golden.names(in: "looks").map { "looks/" + $0 }
      + Golden.names(in: "explanations").map { "explanations/" + $0 })
  func copiesDrawTheSame(_ path: String) {
    for each in GoldenCases(path).cases {
      var lines = each.script.split(separator: "\n")
      guard let last = lines.popLast(), !last.contains("--json"),
        !each.outputs.contains(where: { $0.text.contains("error") })
      else { continue }
      let (before, after) = (Self.run(lines.joined(separator: "\n") + "\n").output, Self.run(each.script).output)
      let copy = Self.run(each.script.dropLast() + " --copy\n")
      #expect(copy.errors == "", "\(each.name)")
      let script = String(copy.output.dropFirst(before.count))
      let again = Self.run(script)
      #expect(
        again.output.hasSuffix(after.dropFirst(before.count)), "\(each.name)\n\(script)\n\(again.output)\(again.errors)"
      )
    }
  }

  /// A script that is told nothing of this session's arguments, and of layers that no dump has.
  @Test func aCopyThatWouldDifferIsNone() {
    inSession { session, host in
      session.settings.arguments = ["a"]
      session.replay()
      #expect(session.run("let box = UIView(); addSubview box") == .done)
      #expect(
        session.run(
          "if CommandLine.arguments.count > 0 { box.frame = (1, 2, 3, 4); let glow = CALayer(); glow.frame = (5, 6, 70, 80); layer.addSublayer(glow) }"
        ) == .done)
      #expect(session.run("look --copy") == .failed)
      #expect(host.errors.contains("no script was found that draws this picture again"), "\(host.errors)")
    }
  }

  private static func run(_ script: String) -> BatchRun { runBatch([.file("s.vsh")], files: ["s.vsh": script]) }

  private static func asASCII(_ script: String) -> String { script.dropLast() + " --ascii\n" }

  // MARK: Files

  @Test func writesSVGFiles() {
    check(
      script: "look --svg a.svg\nexplain window.frame --svg b.svg\nwhere (1, 2) --svg c.svg",
      prints: "wrote a.svg\nwrote b.svg\nwrote c.svg\n")
    let files = runBatch([.file("s.vsh")], files: ["s.vsh": "look --svg a.svg\nat (1, 2) --svg b.svg"]).files
    for name in ["a.svg", "b.svg"] {
      #expect(files[name]?.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg ") == true, "\(name)")
      #expect(files[name]?.hasSuffix("</svg>\n") == true, "\(name)")
      #expect(files[name]?.contains(">window</text>") == true, "\(name)")
    }
  }

  /// What a view drew is in the file, cut off and placed as its content mode says.
  @Test func showsWhatViewsDraw() {
    let script = """
      class Dot: UIView {
        override func draw(_ rect: CGRect) {
          UIColor.orange.setFill()
          UIBezierPath(ovalIn: bounds).fill()
          "Hi & <you>".draw(at: (1, 2), withAttributes: nil)
        }
      }
      let dot = Dot(frame: (10, 10, 40, 40)); addSubview dot
      tick
      dot.contentMode = .center; dot.bounds.size = (80, 80)
      look --svg a.svg
      """
    let run = runBatch([.file("s.vsh")], files: ["s.vsh": script])
    let svg = run.files["a.svg"] ?? ""
    #expect(run.errors == "")
    #expect(svg.contains("fill=\"#ff8000\""))
    #expect(svg.contains(">Hi &amp; &lt;you&gt;</text>"))
    // 40 points of drawing in the middle of 80: where it was. The picture shows 490 points from (-10, -10) on.
    #expect(svg.contains("matrix(1.26531 0 0 1.26531 89.30612 77.30612)"))
  }

  @Test func othersAreMadeByLibrsvg() {
    inSession { session, host in
      #expect(session.run("look --png 'it'\\''s.png' --pdf b.pdf") == .done)
      #expect(host.output == "wrote it's.png\nwrote b.pdf\n")
      #expect(host.programs.count == 2)
      #expect(host.programs.first?.program.contains("--format=png --zoom=2 --output='it'\\''s.png'.part") == true)
      #expect(host.programs.last?.program.contains("--format=pdf --output='b.pdf'.part") == true)
      #expect(host.programs.allSatisfy { $0.input.hasPrefix("<?xml") })
    }
  }

  @Test func namesThePackageThatIsMissing() {
    check(
      """
      > look --png a.png
      error: PNG is made by the program rsvg-convert, which is not here
        look --png a.png
        ^~~~~~~~~~~~~~~~
        install the package librsvg2-bin, or take --svg
      """
    ) { $0.programStatus = 127 }
    check(
      """
      > look --pdf a.pdf
      error: cannot write 'a.pdf': rsvg-convert failed
        look --pdf a.pdf
        ^~~~~~~~~~~~~~~~
      """
    ) { $0.programStatus = 1 }
    check(
      """
      > look --svg /locked/a.svg
      error: cannot write '/locked/a.svg': Permission denied
        look --svg /locked/a.svg
        ^~~~~~~~~~~~~~~~~~~~~~~~
      """)
  }

  // MARK: At a terminal

  @Test func takesTheTerminalsSize() {
    let lines = inSession { session, host in
      host.isTerminal = true
      host.size = (60, 20)
      _ = session.run("look")
      return host.output.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)" }
    }
    #expect(lines.count - 1 <= 19)
    #expect(lines.allSatisfy { $0.count <= 60 })
  }

  @Test func takesASCIIWhereTheLocaleHasNoMore() {
    for isTerminal in [true, false] {
      let output = inSession { session, host in
        host.isTerminal = isTerminal
        session.settings.prefersASCII = true
        _ = session.run("look")
        return host.output
      }
      // What a script prints depends on no locale.
      #expect(output.utf8.allSatisfy { $0 < 0x80 } == isTerminal)
    }
  }

  // MARK: Code of the program

  /// Receiver and arguments are evaluated once, and the call itself is not made.
  @Test func theCallIsNotMade() {
    check(
      """
      > var count = 0
      count: Int = 0
      > func v() -> UIView { count += 1; return window }
      > func p() -> CGPoint { count += 1; return (1, 2) }
      > explain v().convert(p(), to: nil)
      (1, 2) in window
        window: no transform, frame.origin (0, 0)  → (1, 2)   on the screen
      v().convert(p(), to: nil) = (1, 2)
      > count
      r1: Int = 2
      """)
  }

  /// Pictures look at layers: no getter of the program runs, whatever it would do.
  @Test func lookingRunsNoCodeOfTheProgram() {
    check(
      script: """
        class Loud: UIView {
          override var frame: CGRect { get { print("asked"); return .zero } set { super.frame = newValue } }
        }
        let loud = Loud(frame: (10, 10, 50, 50)); addSubview loud
        print("now")
        look --describe
        """,
      prints: """
        now
        window with 1 view below it, in the coordinates of window, 320 × 480 points
        window: from (0, 0) to (320, 480)
          loud: from (10, 10) to (60, 60)

        """)
  }
}
