import TestSupport
import Testing

/// Programs whose answers the Swift compiler gave: what it and vsh both accept must print the same, and what it
/// refuses or stops at run time vsh must refuse or stop on the same line.
@Suite struct SwiftOracles {
  @Test(arguments: SwiftProgram.expectedToPass)
  func agrees(_ program: Program) {
    let (complaint, run) = SwiftProgram.check(program)
    #expect(complaint == nil, "\(complaint ?? "")\nexit status \(run.status)\n\(run.errors)")
  }

  /// What is listed as not done yet. Nothing that works may stay on the list, or its loss would go unseen.
  @Test(arguments: SwiftProgram.expectedToFail)
  func stillFails(_ program: Program) {
    let (complaint, _) = SwiftProgram.check(program)
    #expect(complaint != nil, "\(program.path) passes now: take it off Tests/Conformance/swift/not-yet.txt")
  }

  @Test func theListIsInOrder() {
    let all = Set(SwiftProgram.all.map(\.key))
    for (key, reason) in SwiftProgram.notYet {
      #expect(all.contains(key), "not-yet.txt names \(key), which is not there")
      #expect(!reason.isEmpty, "not-yet.txt does not say why \(key) fails")
    }
    #expect(all.count >= 223)
  }
}

/// The programs of `Tests/Conformance/swift` and how one is judged.
enum SwiftProgram {
  static let all = ["run", "trap", "error"].flatMap { Program.all(in: "Tests/Conformance/swift/" + $0, ".swift") }

  /// `KIND/NAME` and why it fails, a line each; `#` begins a comment.
  static let notYet: [(key: String, reason: String)] =
    String(decoding: PackageFiles.read("Tests/Conformance/swift/not-yet.txt"), as: UTF8.self).textLines
    .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    .map { line in
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }

  private static let listed = Set(notYet.map(\.key))
  static let expectedToPass = all.filter { !listed.contains($0.key) }
  static let expectedToFail = all.filter { listed.contains($0.key) }

  /// What is wrong with a program's run; nil when it does what swiftc's does.
  static func check(_ program: Program) -> (complaint: String?, run: Run) {
    let run = run(program)
    if program.key.hasPrefix("run/") {
      let differences = Comparison.differences(program.beside(".out"), run.output)
      if !differences.isEmpty { return (differences.joined(separator: "\n"), run) }
      return (run.status == 0 ? nil : "exit status \(run.status)", run)
    }
    // `LINE:COLUMN message`, and for a trap what was printed before it.
    let (head, printed) = program.beside(".expect").parted(by: "--- stdout")
    let line = head.prefix { $0.isNumber }
    if run.status == 0 { return ("should have failed on line \(line)", run) }
    let differences = Comparison.differences(program.key.hasPrefix("trap/") ? printed : "", run.output)
    if !differences.isEmpty { return (differences.joined(separator: "\n"), run) }
    return (run.errors.contains(":\(line):") ? nil : "the message does not name line \(line)", run)
  }
}

extension Program {
  /// The last folder and the name: `run/closures_01`.
  var key: String { base.split(separator: "/").suffix(2).joined(separator: "/") }
}
