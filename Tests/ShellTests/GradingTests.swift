import Testing

@testable import Shell

/// `vsh --grade`: homework.
@Suite struct GradingTests {
  private static let checks = """
    check box.frame.width == 100, "the box is 100 wide"
    check box.superview === window

    for v in window.subviews { v.alpha = 1 }
    check window.subviews.count == 2
    check label.tag == 7
    """
  private static let files = [
    "check.vsh": checks,
    "anna.vsh": "let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 9)); addSubview box\n"
      + "let label = UIView(); addSubview label; print(\"hi\"); check false",
    "ben.vsh": "let box = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 9)); addSubview box\n",
    "carl.vsh": "let box = UIView()\n[1][2]\n", "dora.vsh": "func box(", "eve.vsh": "exit 0",
    "finn.vsh": "tree > x.txt",
    "good.vsh": "let box = UIView(frame: (0, 0, 100, 9)); addSubview box; let label = UIView(); label.tag = 7; "
      + "addSubview label",
  ]

  private func grade(_ paths: [String], json: Bool = false) -> BatchRun {
    inSession { _, _ in
      let host = RecordingHost()
      host.files = Self.files
      let status = Grading(host: host, writesJSON: json) { _ in }.run(paths)
      return BatchRun(output: host.output, errors: host.errors, status: status, files: host.files)
    }
  }

  @Test func aTableForAll() {
    let run = grade([
      "check.vsh", "anna.vsh", "ben.vsh", "carl.vsh", "dora.vsh", "eve.vsh", "finn.vsh", "good.vsh", "no.vsh",
    ])
    #expect(
      run.output == """
        submission  score
        anna.vsh    3/4
          line 6: label.tag == 7: left 0, right 7
        ben.vsh     1/4
          line 1: box.frame.width == 100 (the box is 100 wide): left 90.0, right 100
          line 5: window.subviews.count == 2: left 1, right 2
          line 6: label.tag == 7: cannot find 'label' in scope
        carl.vsh    0/4
          carl.vsh:2:1: error: Fatal error: Index out of range
        dora.vsh    0/4
          dora.vsh:1:10: error: expected ')' in parameter
        eve.vsh     0/4
          line 1: box.frame.width == 100, "the box is 100 wide": cannot find 'box' in scope
          line 2: box.superview === window: cannot find 'box' in scope
          line 5: window.subviews.count == 2: left 0, right 2
          line 6: label.tag == 7: cannot find 'label' in scope
        finn.vsh    0/4
          finn.vsh:1:1: error: cannot write 'x.txt': a submission writes no files
        good.vsh    4/4
        no.vsh      0/4
          cannot read 'no.vsh': No such file or directory
        8 submissions, 1 without a fault

        """)
    #expect(run.status == 1)
    #expect(run.files == Self.files)
    #expect(grade(["check.vsh", "good.vsh"]).status == 0)
  }

  @Test func asJSON() throws {
    let run = grade(["check.vsh", "ben.vsh", "carl.vsh"], json: true)
    let rows = try JSONValue(run.output)
    guard case .array(let list) = rows else { throw JSONValue.Failure(message: "no array", offset: 0) }
    #expect(list.map { $0["passed"]?.number } == [1, 0])
    #expect(list.map { $0["total"]?.number } == [4, 4])
    #expect(list[1]["error"]?.string == "carl.vsh:2:1: error: Fatal error: Index out of range")
    #expect(
      run.output.contains(
        "{\"line\":1,\"check\":\"box.frame.width == 100\",\"passed\":false,\"why\":\"the box is 100 wide\","
          + "\"left\":\"90.0\",\"right\":\"100\"}"))
  }

  @Test func whatIsWrongWithTheChecks() {
    #expect(grade(["check.vsh"]).status == 2)
    #expect(grade(["nosuch.vsh", "anna.vsh"]).errors == "vsh: cannot read 'nosuch.vsh': No such file or directory\n")
    #expect(grade(["dora.vsh", "anna.vsh"]).errors.hasPrefix("vsh: dora.vsh:1:10: expected"))
    #expect(grade(["dora.vsh", "anna.vsh"]).status == 2)
  }
}
