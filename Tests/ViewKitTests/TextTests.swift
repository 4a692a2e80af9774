import Testing

@testable import ViewKit

@Suite struct TextTests {
  /// Lines hold all of the text but spaces at breaks, and none is too wide that could be narrower.
  @Test(arguments: [1, 2, 3] as [UInt64]) func linesBreakBetweenWords(seed: UInt64) {
    inWorld { _ in
      var random = SeededRandom(seed: seed)
      for _ in 0..<300 {
        let letters = Array("iiimmmabc  \n漢😀-.")
        let count = Int.random(in: 0...40, using: &random)
        let text = String((0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] })
        let font = UIFont.systemFont(ofSize: random.number(1...30)).data
        let limit = random.number(0...100)
        let lines = TextMetrics.lines(of: text, font, limit: limit)
        func solid(_ text: some StringProtocol) -> String { String(text.filter { $0 != " " && $0 != "\n" }) }
        #expect(solid(lines.map(\.text).joined()) == solid(text), "seed \(seed): \(text)")
        for line in lines {
          #expect(close(line.width, TextMetrics.width(of: line.text, font)))
          let visible = line.text.reversed().drop { $0 == " " }
          #expect(
            visible.count <= 1 || TextMetrics.width(of: String(visible.reversed()), font) <= limit + 1e-6,
            "seed \(seed): '\(line.text)' in \(limit)")
        }
        #expect(lines.count >= text.filter { $0 == "\n" }.count + 1, "seed \(seed): \(text)")
      }
    }
  }

  @Test func wordsStayWhole() {
    inWorld { _ in
      let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular).data
      func lines(_ text: String, _ columns: CGFloat) -> [String] {
        TextMetrics.lines(of: text, font, limit: columns * 6).map { String($0.text) }
      }
      #expect(lines("one two three", 7) == ["one two", "three"])
      #expect(lines("one two three", 6) == ["one", "two", "three"])
      #expect(lines("abcdefgh ij", 3) == ["abc", "def", "gh", "ij"])
      #expect(lines("a\n\nb", 9) == ["a", "", "b"])
      #expect(lines("", 9) == [""])
    }
  }

  @Test func drawingInARectangle() {
    inWorld { _ in
      var attributes = TextAttributes()
      attributes.font = .monospacedSystemFont(ofSize: 10, weight: .bold)
      attributes.alignment = .right
      let image = UIGraphicsImageRenderer(size: CGSize(width: 99, height: 99)).image { _ in
        "one two three".draw(in: CGRect(x: 10, y: 20, width: 45, height: 13), attributes)
      }
      #expect(
        image.cgImage?.drawn.list.lines == [
          "text \"one two\" at 13 29.5 in 0 0 0 1, 10 pt bold monospaced",
          "text \"three\" at 25 41.5 in 0 0 0 1, 10 pt bold monospaced",
        ])
      #expect("il".size(attributes) == CGSize(width: 12, height: 12))
    }
  }
}
