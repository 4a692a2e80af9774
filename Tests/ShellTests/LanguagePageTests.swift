import Testing

/// The samples of `Sources/Language/README.md` print what stands behind their `// prints`.
@Suite struct LanguagePageTests {
  @Test func samplesPrintWhatTheySay() {
    var samples: [[Substring]] = []
    var isSample = false
    for line in Golden.source("Sources/Language/README.md").split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("```") {
        if text == "```swift" { samples.append([]) }
        isSample = text == "```swift"
      } else if isSample {
        samples[samples.count - 1].append(line)
      }
    }
    #expect(samples.count >= 7)
    for sample in samples {
      let wanted = sample.compactMap { line in
        line.split(separator: "// prints ").dropFirst().first.map { $0 + "\n" }
      }.joined()
      let run = runBatch([.text(sample.joined(separator: "\n") + "\n")])
      #expect(run.output == wanted, "\(sample.joined(separator: "\n"))")
      #expect(run.errors == "", "\(sample.joined(separator: "\n"))")
      #expect(!wanted.isEmpty)
    }
  }
}
