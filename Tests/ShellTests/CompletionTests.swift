import LineEditor
import Testing

@testable import Shell

/// What Tab offers, by place. The texts that are inserted, unless a test looks at the menu's own.
@Suite struct CompletionTests {
  private func complete(
    _ text: String, at cursor: Int? = nil, after lines: [String] = [], files: [String: String] = [:]
  ) -> Completion {
    inSession(files: files, Start(echoes: true)) { session, _ in
      for line in lines { _ = session.run(line) }
      return Completer(session: session).complete(text, cursor ?? text.utf8.count)
    }
  }

  private func offers(_ text: String, after lines: [String] = [], files: [String: String] = [:]) -> [String] {
    complete(text, after: lines, files: files).candidates.map(\.text)
  }

  /// The text once its first candidate is taken.
  private func taken(_ text: String, after lines: [String] = [], files: [String: String] = [:]) -> String {
    let completion = complete(text, after: lines, files: files)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(completion.range, with: Array((completion.candidates.first?.text ?? "?").utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  private let views = ["let box = UIView(); addSubview box", "let badge = UIView(); box.addSubview badge"]

  @Test func commandsAndTheirOptions() {
    #expect(offers("hist") == ["history"])
    #expect(offers(":hist") == ["history"])
    #expect(offers("tag = 1; :und") == ["undo"])
    #expect(offers("tree --d") == ["--depth"])
    #expect(offers("ls -") == ["--help", "--json", "-l"])
    #expect(offers("help scr").contains("screen"))
    #expect(offers("help weak").contains("weak"))
    // Where a variable has the name of a command, it is the variable.
    #expect(offers("tree.fra", after: ["let tree = UIView()"]).contains("frame"))
  }

  @Test func viewsWhereACommandTakesOne() {
    #expect(offers("cd b", after: views) == ["box", "badge"])
    #expect(offers("cd box/", after: views) == ["box/badge"])
    #expect(offers("tree box/b", after: views) == ["box/badge"])
    #expect(offers("cd /", after: views) == ["/box"])
    #expect(offers("cd .", after: views) == [".."])
    #expect(complete("cd bo", after: views).candidates[0].detail == "UIView, 0 0 0 0")
    #expect(offers("tree box.sup", after: views) == ["superview"])
  }

  /// What stands behind an option is known where the option is declared.
  @Test func valuesOfOptions() {
    for start in ["look --in ", "look --select ", "tree --in ", "measure box box --in ", "look --hide box,"] {
      #expect(offers(start + "ba", after: views) == ["badge"], "\(start)")
      #expect(offers(start + "box/", after: views) == ["box/badge"], "\(start)")
    }
    #expect(offers("look --in=b", after: views) == ["box", "badge"])
    #expect(taken("look --only box,box/b --select box", after: views) == "look --only box,box/b --select box")
    #expect(taken("look --only box,box/b", after: views) == "look --only box,box/badge")
    #expect(offers("tree --sort ") == ["visual"])
    #expect(offers("look --svg sc", files: ["scene.svg": ""]) == ["scene.svg"])
    #expect(offers("look --depth ", after: views).isEmpty)
    #expect(offers("where (1, 2) in bo", after: views) == ["box"])
    #expect(offers("at (1, 2) in box/", after: views) == ["box/badge"])
    #expect(offers("explain resize bo", after: views) == ["box"])
    #expect(offers("explain layout box/", after: views) == ["box/badge"])
  }

  @Test func tagsInUse() {
    let tagged = views + ["box.tag = 7; badge.tag = 12"]
    let completion = complete("print(#", after: tagged)
    #expect(Array(completion.candidates.prefix(2).map(\.text)) == ["12", "7"])
    #expect(completion.candidates[1].detail == "box: UIView, 0 0 0 0")
    #expect(offers("cd #1", after: tagged) == ["12"])
    #expect(offers("#7.isHid", after: tagged) == ["isHidden"])
  }

  @Test func membersByType() {
    #expect(offers("box.backg", after: views) == ["backgroundColor"])
    #expect(offers("window.frame.ori") == ["origin"])
    #expect(offers("window.frame.origin.").contains("x"))
    #expect(offers("UIColor.ligh") == ["lightGray"])
    #expect(offers("s.upper", after: ["let s = \"x\""]) == ["uppercased()"])
    #expect(offers("box.backgroundColor = .ligh", after: views) == ["lightGray"])
    #expect(offers("box.contentMode == .scaleAspectFi", after: views) == ["scaleAspectFill", "scaleAspectFit"])
    #expect(offers("nothing.x").isEmpty)
    #expect(offers("nothing = .x").isEmpty)
  }

  @Test func membersOfWhateverExpression() {
    #expect(offers("subviews[0].isHid") == ["isHidden"])
    #expect(offers("UIView(frame: .zero).isHid") == ["isHidden"])
    #expect(offers("\"abc\".upper") == ["uppercased()"])
    #expect(offers("(1 + 2).descr") == ["description"])
    #expect(offers("[1, 2].map { $0 * 2 }.first?.descr") == ["description"])
    #expect(offers("convert(CGPoint(x: 1, y: 2), to: nil).eq") == ["equalTo("])
    // A dot after an optional wants a question mark.
    #expect(taken("box.superview.isHid", after: views) == "box.superview?.isHidden")
  }

  @Test func membersWhereTheTextIsUnfinished() {
    #expect(offers("for v in subviews { v.isHid") == ["isHidden"])
    #expect(offers("for v in subviews {\n  if v.isHid") == ["isHidden"])
    #expect(offers("func f(a: UIView) -> Bool {\n  guard a.isHid") == ["isHidden"])
    #expect(offers("let hidden = subviews.filter { $0.isHid") == ["isHidden"])
    #expect(offers("print(\"box is \\(box.isHid", after: views) == ["isHidden"])
    #expect(offers("switch box.contentMode {\ncase .scaleToF", after: views) == ["scaleToFill"])
    #expect(offers("let x = true ? box.ta", after: views).contains("tag"))
    #expect(offers("if let s = box.superv", after: views) == ["superview"])
    #expect(offers("class A: UIView {\n  override func layoutSubviews() {\n    self.isHid") == ["isHidden"])
    // Of a text with mistakes the line is looked at.
    #expect(offers("let = 5\nbox.isHid", after: views) == ["isHidden"])
  }

  @Test func signaturesAndOverloads() {
    let insert = complete("box.insertS", after: views)
    #expect(insert.candidates.map(\.text) == ["insertSubview("])
    #expect(
      insert.notes == [
        "insertSubview(UIView, aboveSubview: UIView)", "insertSubview(UIView, at: Int)",
        "insertSubview(UIView, belowSubview: UIView)",
      ])
    #expect(complete("box.addSub", after: views).candidates[0].label == "addSubview(UIView)")
    #expect(complete("box.addSub(", at: 10, after: views).candidates[0].text == "addSubview")
    #expect(offers("setNeedsLay") == ["setNeedsLayout()"])
    let frame = complete("box.frame", after: views).candidates[0]
    #expect(frame.detail.hasPrefix("CGRect  The view's rectangle in its superview's coordinates"))
  }

  @Test func labels() {
    #expect(offers("box.insertSubview(badge, ", after: views) == ["aboveSubview: ", "at: ", "belowSubview: "])
    #expect(offers("box.insertSubview(badge, a", after: views) == ["aboveSubview: ", "at: "])
    #expect(complete("box.insertSubview(badge, ", after: views).notes.count == 3)
    #expect(offers("insertSubview badge, be", after: views) == ["belowSubview: "])
    #expect(offers("UIView(fr") == ["frame: "])
    #expect(offers("CGRect(x: 1, ") == ["y: "])
    #expect(complete("UIView(frame: ").notes == ["UIView(frame: CGRect)"])
  }

  @Test func whatFitsComesFirst() {
    let lines = views + ["let size = CGSize(width: 1, height: 2)"]
    #expect(Array(offers("addSubview ", after: lines).prefix(3)) == ["badge", "box", "window"])
    #expect(offers("addSubview b", after: lines).prefix(2) == ["badge", "box"])
    #expect(offers("let s: CGSize = ", after: lines).first == "size")
    #expect(offers("contentMode = ").contains(".scaleToFill"))
    #expect(offers("convert(.ze") == ["zero"])
    #expect(offers("autoresizingMask = [.flexibleW") == ["flexibleWidth"])
  }

  @Test func names() {
    #expect(offers("print(bad", after: views) == ["badge"])
    #expect(offers("addSubview ba", after: views).contains("badge"))
    #expect(offers("backgroundCo") == ["backgroundColor"])
    #expect(offers("let v = UIWin").first == "UIWindow")
    #expect(offers("let v: UIWin").first == "UIWindow")
    #expect(offers("let n = 5\nfunc g() { let inner = 1; return inn") == ["inner"])
    #expect(offers("class Card: UIView {}\nlet c: Car") == ["Card"])
    #expect(offers("gua").contains("guard"))
    // Older names are understood, and not offered.
    #expect(!offers("UIViewContentM").contains("UIViewContentMode"))
  }

  @Test func nothingInStringsAndComments() {
    #expect(complete("print(\"fra").candidates.isEmpty)
    #expect(complete("// fra").candidates.isEmpty)
    #expect(complete("/* fra").candidates.isEmpty)
    #expect(complete("let s = \"\"\"\nfra").candidates.isEmpty)
  }

  @Test func files() {
    let files = ["lesson.vsh": "", "sub/a.vsh": "", "sub/b.vsh": "", ".hidden": ""]
    #expect(offers("load le", files: files) == ["lesson.vsh"])
    #expect(offers("load ", files: files) == ["lesson.vsh", "sub/"])
    #expect(offers("load sub/", files: files) == ["sub/a.vsh", "sub/b.vsh"])
    for start in ["tree > ", "save ", "save! ", "log ", "dump >> ", "look --svg "] {
      #expect(offers(start + "les", files: files) == ["lesson.vsh"], "\(start)")
    }
  }

  /// What Tab writes is what the command reads.
  @Test func namesOfFilesThatNeedCare() {
    let names = ["a b.vsh", "it's.vsh", "\"q\".vsh", "back\\slash.vsh", "semi;colon.vsh", "my dir/x y.vsh"]
    let files = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, "print(\($0))\n") })
    for (index, name) in names.enumerated() where !name.contains("/") {
      let (plain, quoted) = (
        taken("load \(name.prefix(1) == "\"" ? "\\\"" : name.prefix(1))", files: files),
        taken("load '\(name.prefix(2))", files: files)
      )
      for line in [plain] + (name.contains("'") ? [] : [quoted]) {
        #expect(inSession(files: files) { $0.answer(line, $1) } == "\(index)\n", "\(name): \(line)")
      }
    }
    #expect(taken("load a", files: files) == "load a\\ b.vsh")
    #expect(taken("load a\\ b", files: files) == "load a\\ b.vsh")
    #expect(taken("load \"a ", files: files) == "load \"a b.vsh\"")
    #expect(taken("load \"my", files: files) == "load \"my dir/")
    #expect(taken("load \"my dir/", files: files) == "load \"my dir/x y.vsh\"")
    #expect(taken("load my\\ dir/x", files: files) == "load my\\ dir/x\\ y.vsh")
    #expect(complete("load a", files: files).candidates[0].label == "a b.vsh")
  }

  /// Of ten thousand views.
  @Test func amongVeryMany() {
    let lines = ["for i in 0..<10_000 { let v = UIView(); v.tag = i + 1; addSubview(v) }"] + views
    #expect(offers("cd b", after: lines) == ["box", "badge"])
    #expect(offers("box.isHid", after: lines) == ["isHidden"])
    #expect(offers("cd UIView[999", after: lines).count == 11)
    #expect(offers("#999", after: lines).isEmpty == false)
  }

  @Test func neverRunsCode() {
    let tag = inSession { session, _ in
      _ = Completer(session: session).complete("{ window.tag = 5; return window }().", 36)
      return session.world.window.tag
    }
    #expect(tag == 0)
  }

  /// What is looked at while it is typed leaves nothing behind: no name, no type, no error.
  @Test func declaresNothing() {
    check(
      session: { session in
        for text in [
          "let fresh = 5; fres", "class A { func f() { sel", "func g(n: Int) { n.", "extension UIView { var x: In",
        ] {
          _ = Completer(session: session).complete(text, text.utf8.count)
        }
      }, then: "print(fresh)", says: "cannot find 'fresh' in scope")
    check(
      session: { session in
        _ = Completer(session: session).complete("class UIView {}; UIVi", 21)
      }, then: "print(UIView().tag)", says: "0")
  }

  private func check(
    session prepare: @escaping @Sendable (Session) -> Void, then line: String, says text: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let said = inSession { session, host in
      prepare(session)
      _ = session.run(line)
      return host.everything
    }
    #expect(said.contains(text), "\(said)", sourceLocation: location)
  }
}
