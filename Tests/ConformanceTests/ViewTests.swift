import Testing

/// Cases that other projects run against Apple's frameworks, recorded values and documented formulas.
@Suite struct ViewOracles {
  @Test(arguments: Program.all(in: "Tests/Conformance/views", ".vsh"))
  func prints(_ program: Program) {
    let run = run(program)
    let differences = Comparison.differences(program.beside(".out"), run.output) {
      Comparison.sameLine($0, $1, relative: 1e-9, absolute: 1e-12)
    }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))\n\(run.errors)")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test(arguments: Program.all(in: "Tests/Conformance/views/errors", ".vsh"))
  func fails(_ program: Program) {
    let (printed, said) = program.beside(".expect").parted(by: "--- stderr contains")
    let run = run(program)
    let differences = Comparison.differences(printed, run.output) {
      Comparison.sameLine($0, $1, relative: 1e-9, absolute: 1e-12)
    }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    #expect(run.status == 1)
    for words in said.textLines where !words.isEmpty {
      #expect(run.errors.contains(words))
    }
  }

  /// An empty folder would pass all tests above.
  @Test func allAreThere() {
    #expect(Program.all(in: "Tests/Conformance/views", ".vsh").count >= 88)
    #expect(Program.all(in: "Tests/Conformance/views/errors", ".vsh").count >= 6)
  }
}

/// Random trees as a browser measures them: nested CSS transforms, in single precision.
@Suite struct ChromiumOracles {
  @Test(arguments: Program.all(in: "Tests/Conformance/chromium/data", ".vsh"))
  func agrees(_ program: Program) {
    let run = run(program)
    let differences = Comparison.differences(program.beside(".expected"), run.output) { wanted, got in
      let (wanted, got) = (wanted.split(separator: " "), got.split(separator: " "))
      guard wanted.count == got.count, wanted.prefix(2) == got.prefix(2) else { return false }
      return zip(wanted.dropFirst(2), got.dropFirst(2)).allSatisfy { one, other in
        guard let a = Double(one), let b = Double(other) else { return false }
        return abs(a - b) <= 1e-3
      }
    }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func allAreThere() {
    #expect(Program.all(in: "Tests/Conformance/chromium/data", ".vsh").count >= 34)
  }
}
