import Testing

/// The examples that the README points to print what lies beside them.
///
/// `RECORD=1` writes what they print now, and fails: look at what changed before you commit it.
@Suite struct ExampleTests {
  @Test(arguments: Program.all(in: "scripts/examples", ".vsh"))
  func prints(_ program: Program) {
    let run = run(program)
    #expect(run.status == 0, "\(run.errors)")
    if Files.records {
      Files.write(program.base + ".out", run.output)
      Issue.record("recorded \(program.base).out")
      return
    }
    let differences = Comparison.differences(program.beside(".out"), run.output)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    // What is said on standard error would not be in the golden output.
    #expect(run.errors.isEmpty)
  }

  @Test func allAreThere() {
    #expect(Program.all(in: "scripts/examples", ".vsh").count >= 8)
  }
}
