import TestSupport
import Testing

/// The examples that the README points to print what lies beside them.
///
/// `RECORD=1` writes what they print now, and fails: look at what changed before you commit it.
@Suite struct ExampleTests {
  @Test(arguments: Program.all(in: "scripts/examples", ".vsh"))
  func prints(_ program: Program) {
    let run = run(program)
    #expect(run.status == 0, "\(run.errors)")
    if PackageFiles.records {
      #expect(PackageFiles.write(program.base + ".out", run.output))
      Issue.record("recorded \(program.base).out")
      return
    }
    let differences = Comparison.differences(program.beside(".out"), run.output)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    // Notes are part of some lessons; anything else would be a fault that the golden output does not show.
    #expect(run.errors.textLines.allSatisfy { $0.contains(": note: ") || $0.hasPrefix("  ") }, "\(run.errors)")
  }

  /// The story that `save` writes builds the tree that the example left, whatever it undid on the way.
  @Test(arguments: Program.all(in: "scripts/examples", ".vsh"))
  func savedStoriesReplay(_ program: Program) {
    let story = outputs(program.source, named: program.path, then: ["save -", "dump"])
    let again = outputs(Array(story[0].utf8), named: "story.vsh", then: ["dump"])
    #expect(!story[1].isEmpty)
    #expect(again[0] == story[1])
  }

  @Test func allAreThere() {
    #expect(Program.all(in: "scripts/examples", ".vsh").count >= 8)
  }
}
