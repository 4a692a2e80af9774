import Testing

@testable import Language

@Suite struct HasherTests {
  /// The numbers stand here: in another run they would be others, were the library's own hash among them.
  @Test(arguments: [
    ("é", "e\u{301}"), ("ä", "a\u{308}"), ("\u{212b}", "\u{e5}".uppercased()), ("한", "\u{1112}\u{1161}\u{11ab}"),
  ])
  func equalTextsHashAlike(_ one: String, _ other: String) {
    #expect(one == other)
    #expect(HasherBox.hash(one) == HasherBox.hash(other))
  }

  @Test func isTheSameInEveryRun() {
    #expect(HasherBox.hash("abc") == 3_741_276_987_793_851_837)
    #expect(HasherBox.hash("é") == -4_547_477_345_699_448_096)
  }
}
