import Testing

@testable import Shell

/// A session may call its own things what the library calls its own.
@Suite struct OwnNamesTests {
  @Test func theLibrarySeesNoneOfThem() {
    let text = inSession { session, host in
      for line in [
        "struct Range {}", "struct EmptyCollection<T> {}", "func precondition(_ n: Int) {}",
        "struct Row: MutableCollection { var a = [2, 1]; var startIndex: Int { 0 }; var endIndex: Int { 2 }; "
          + "func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { get { a[i] } set { a[i] = newValue } } }",
        "var row = Row()", "print(row.partition { $0 > 1 }, row.a, [1, 2, 3][0..<2])",
      ] { _ = session.run(line) }
      return host.output
    }
    #expect(text.contains("1 [1, 2] [1, 2]"), "\(text)")
  }
}
