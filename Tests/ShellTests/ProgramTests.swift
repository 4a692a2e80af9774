import Glibc
import Testing

/// The built program without a terminal: its arguments, its three streams, its exit codes.
@Suite(.serialized) struct ProgramTests {
  private let home = TemporaryFolder()

  /// What a line of the system's shell writes, with `vsh` for the program, and the exit code of its last part.
  private func run(_ line: String, errors: Bool = false) -> (text: String, status: Int32) {
    let text = "cd \(home.path); export HOME=\(home.path); vsh() { '\(Terminal.program)' \"$@\"; }; { \(line)\n}"
    guard let pipe = popen(text + (errors ? " 2>&1" : " 2>/dev/null"), "r") else { return ("", -1) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(pipe), byte >= 0 { bytes.append(UInt8(byte)) }
    let status = pclose(pipe)
    return (String(decoding: bytes, as: UTF8.self), (status >> 8) & 0xFF)
  }

  @Test func fileTextAndStreamAreTheSame() {
    home.write("a.vsh", "let box = UIView(); addSubview box\ntree\n")
    let wanted = "window UIWindow 0 0 320 480\n└ box  UIView   0 0 0 0\n"
    for line in [
      "vsh -f a.vsh", "vsh a.vsh", "vsh < a.vsh", "vsh - < a.vsh", "vsh -f - < a.vsh", "vsh -c \"$(cat a.vsh)\"",
      "vsh -c 'let box = UIView()' -c 'addSubview box' -c tree", "vsh -c 'load \"a.vsh\"'",
    ] {
      #expect(run(line, errors: true).text == wanted, "\(line)")
    }
  }

  @Test func argumentsAreTheScripts() {
    home.write("a.vsh", "print(CommandLine.arguments.dropFirst())\n")
    #expect(run("vsh -f a.vsh -- one --two", errors: true).text == "[\"one\", \"--two\"]\n")
  }

  /// `-f` then `-i`: what the file made is there at the prompt. `-q` greets nobody, and who
  /// asks for no prompt gets none.
  @Test func goesOnAtAPrompt() {
    home.write("a.vsh", "let n = 41\n")
    #expect(run("echo 'n + 1' | vsh -q -f a.vsh -i").text.hasPrefix("window > r1: Int = 42\n"))
    #expect(run("echo 'n + 1' | vsh -f a.vsh -i").text.hasPrefix("vsh: UIKit's view tree at a prompt."))
    #expect(run("echo 'n + 1' | vsh -f a.vsh", errors: true).text == "")
  }

  /// Results on one stream, what is wrong on the other.
  @Test func errorsGoTheirOwnWay() {
    #expect(run("vsh -c 'print(1); nope'").text == "")
    #expect(run("vsh -k -c 'print(1)\nnope\nprint(2)'").text == "1\n2\n")
    #expect(
      run("vsh -c 'print(1)\n[1][2]' 2>&1 >/dev/null").text
        == "-c:2:1: error: Fatal error: Index out of range\n  [1][2]\n  ^~~~~~\n")
  }

  @Test(arguments: [
    ("vsh -c 'let x = 1'", 0), ("vsh -c nope", 1), ("vsh -c 'check 1 == 2'", 1), ("vsh --no-such-option", 2),
    ("vsh --color=sometimes", 2), ("vsh -f nosuch.vsh", 1), ("vsh -c 'exit 7'", 7), ("echo 'exit 9' | vsh", 9),
    ("vsh -k -c 'nope\nprint(1)'", 1), ("echo nope | vsh", 1), ("timeout -s INT 1 '$PROGRAM' -c 'while true {}'", 130),
  ])
  func exitCodes(_ line: String, _ status: Int32) {
    let line = line.replacing("$PROGRAM", with: Terminal.program)
    #expect(
      run(line.hasPrefix("timeout") ? line.replacing("timeout", with: "timeout --preserve-status") : line).status
        == status, "\(line)")
  }

  /// The start file is for prompts, and for those who want it.
  @Test func theStartFileIsForPrompts() {
    home.write(".vshrc", "let mine = 5\nprint(\"hello\")\n")
    defer { unlink(home.path + "/.vshrc") }
    #expect(run("vsh -c 'print(1)'", errors: true).text == "1\n")
    #expect(run("echo 'print(1)' | vsh", errors: true).text == "1\n")
    #expect(run("echo mine | vsh -q -i").text.hasPrefix("hello\nwindow > r1: Int = 5\n"))
    #expect(run("echo mine | vsh -q -i --norc", errors: true).text.contains("cannot find 'mine'"))
  }

  /// Every process hashes otherwise: no order of theirs may be seen.
  @Test func everyProcessWritesTheSame() {
    home.write(
      "a.vsh",
      """
      let names = Set((0..<40).map { "name\\($0)" }); print(names); print(Array(names).first!)
      var counts: [String: Int] = [:]; for name in names { counts[name.uppercased(), default: 0] += 1 }
      print(counts); print(counts.keys); print("a".hashValue == "a".hashValue)
      for i in 0..<9 { let v = UIView(); v.tag = i; addSubview(v); v.layer.name = "l\\(i)"; v.transform.a = 2 }
      let shuffled = (0..<20).shuffled(); print(shuffled, Int.random(in: 0..<1000))
      checkpoint a; window.subviews[3].removeFromSuperview(); window.subviews[1].alpha = 0.5; diff a
      tree; tree --json; dump; dump --json; ls -l; find UIView; help json; help margins; look; save -; history --json
      names.forEach { print($0) }; print(names.map { $0.count }, counts.values.sorted())
      """)
    let first = run("vsh -k -f a.vsh", errors: true).text
    #expect(first.utf8.count > 5_000)
    for _ in 0..<3 { #expect(run("vsh -k -f a.vsh", errors: true).text == first) }
  }

  /// What an error shows of a large tree is its line.
  @Test func anErrorIsShortWhateverItIsAbout() {
    let many = "for i in 0..<10_000 { window.addSubview(UIView()) }"
    let said = run(
      "vsh -c '\(many)\nwindow.addSubviw(window.subviews[0])'; vsh -c '\(many)\nwindow.subviews[3].addSubview(window)'",
      errors: true
    ).text
    #expect(said.contains("did you mean 'addSubview'?"))
    #expect(said.split(separator: "\n").count <= 10, "\(said)")
  }

  @Test func anUpdateGoesThroughALinkAndKeepsIt() {
    home.write("own.vt", "vsh> 1 + 1\nr1: Int = 3\n")
    let (own, link) = (home.path + "/own.vt", home.path + "/link.vt")
    chmod(own, 0o600)
    symlink(own, link)
    defer { unlink(link) }
    #expect(run("vsh --test --update link.vt").text == "link.vt: 1 input, 1 updated\n")
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(own, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(home.content(own) == "vsh> 1 + 1\nr1: Int = 2\n")
    // Bytes that are no text are somebody else's.
    #expect(
      run("printf 'vsh> 1\\n\\377' > raw.vt; vsh --test --update raw.vt; od -An -c raw.vt; rm raw.vt").text.contains(
        "377"))
  }

  /// A link put where somebody writes, to a place where they may write and its maker may not.
  @Test func aLinkThatLeadsNowhereMakesNoFile() {
    let (link, target) = (home.path + "/out.txt", home.path + "/target.txt")
    symlink(target, link)
    defer {
      unlink(link)
      unlink(target)
    }
    let said = run("vsh -c 'pwd >> out.txt'", errors: true)
    #expect(said.text.contains("cannot write 'out.txt': it is a link that leads nowhere") && said.status == 1)
    #expect(access(target, F_OK) != 0)
    // Written as a whole, the file takes the link's place.
    #expect(run("vsh -c 'pwd > out.txt'", errors: true).text == "")
    #expect(access(target, F_OK) != 0 && home.content(link) == "window\n")
  }
}
