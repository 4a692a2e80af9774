/// Where vsh takes what the compiler takes, and yet does not do quite the same.
extension LanguageTopic {
  static var differing: [LanguageTopic] {
    [
      .init(
        "literals",
        "A number of which nothing says the type is an `Int` or a `Double`. The compiler makes an `Int128` of `3 &* 4`, and "
          + "where anything is taken, as by `show` in `[0, 2.5].map(show)`, it leaves `0` an `Int`.",
        "print(type(of: 3 &* 4))", prints: "Int\n"),
      .init(
        "lifetimes",
        "What a `guard` of the top level binds stays, as all there does; the compiler lets it go when the program ends.",
        "class Probe { deinit { print(\"gone\") } }\n"
          + "guard let probe = Optional(Probe()) else { fatalError() }\nprint(\"end\", type(of: probe))",
        prints: "end Probe\n", see: "deinit"),
      .init(
        "laziness",
        "A lazy chain that is numbered calls its functions once an element; the compiler's, which counts and looks for its "
          + "start again, calls them more often.",
        "var calls = 0\nlet big = [1, 2, 3].lazy.filter { calls += 1; return $0 > 1 }\n"
          + "print(big.enumerated().map { $0 + $1 }, calls)",
        prints: "[2, 4] 3\n"),
      .init(
        "boxes", "An index of an `any Collection` shows no number, as it is not known of what it is an index.",
        "let list: any Collection<Int> = [3, 4]\nprint(list.dropFirst(), list.count)", prints: "[4] 2\n", see: "any"),
    ]
  }
}
