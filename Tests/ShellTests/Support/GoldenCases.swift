import Testing

/// Scripts with what they print, as one text file: `=== name`, the script, and below each line that begins with `---`
/// an output. `RECORD=1` writes what is printed now, and fails: look at what changed before you commit it.
struct GoldenCases {
  struct Case {
    var name: String
    var script = ""
    /// By the heading behind `---`.
    var outputs: [(heading: String, text: String)] = []
  }

  let path: String
  private(set) var cases: [Case] = []

  init(_ path: String) {
    self.path = path
    for line in Golden.read(path).split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("=== ") {
        cases.append(Case(name: String(line.dropFirst(4))))
      } else if let last = cases.indices.last {
        if line.hasPrefix("---") {
          cases[last].outputs.append((String(line.dropFirst(3).drop { $0 == " " }), ""))
        } else if let output = cases[last].outputs.indices.last {
          cases[last].outputs[output].text += line + "\n"
        } else {
          cases[last].script += line + "\n"
        }
      }
    }
  }

  /// Holds each case's outputs against what `run` prints for the script and a heading.
  func check(_ run: (Case, String) -> String) {
    #expect(!cases.isEmpty, "\(path) has no cases")
    var text = ""
    for each in cases {
      text += "=== \(each.name)\n\(each.script)"
      for (heading, wanted) in each.outputs {
        let said = run(each, heading)
        text += (heading.isEmpty ? "---" : "--- \(heading)") + "\n" + said
        if !Golden.isRecording { #expect(said == wanted, "\(path): \(each.name) \(heading)") }
      }
    }
    if Golden.isRecording {
      Golden.write(path, text)
      Issue.record("recorded \(path)")
    }
  }
}
