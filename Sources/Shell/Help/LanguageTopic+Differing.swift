/// Where vsh takes what the compiler takes, and yet does not do quite the same.
extension LanguageTopic {
  static var differing: [LanguageTopic] {
    [
      .init(
        "literals",
        "A number of which nothing says the type is an `Int` or a `Double`; the compiler makes an `Int128` of `3 &* 4`.",
        "print(type(of: 3 &* 4))", prints: "Int\n"),
      .init(
        "lifetimes",
        "What a `guard` of the top level binds stays, as all there does; the compiler lets it go when the program ends. And "
          + "what the list of a closure holds that is called where it is written goes with that call; the compiler's with the "
          + "call around it.",
        "class Probe { deinit { print(\"gone\") } }\n"
          + "guard let probe = Optional(Probe()) else { fatalError() }\n"
          + "print({ [other = Probe()] in type(of: other) }(), type(of: probe))",
        prints: "gone\nProbe Probe\n", see: "deinit"),
      .init(
        "dumps", "A dumped key path is its own line; the compiler's shows what its classes hold, addresses among it.",
        "struct Box { var side = 1 }\ndump(\\Box.side)", prints: "- \\Box.side\n"),
      .init(
        "laziness",
        "A lazy chain that is numbered calls its functions once an element; the compiler's, which counts and looks for its "
          + "start again, calls them more often.",
        "var calls = 0\nlet big = [1, 2, 3].lazy.filter { calls += 1; return $0 > 1 }\n"
          + "print(big.enumerated().map { $0 + $1 }, calls)",
        prints: "[2, 4] 3\n"),
      .init(
        "objects",
        "A value that is taken as an `AnyObject` stays what it is; the compiler's is in an object of the type `__SwiftValue`.",
        "let five = 5 as AnyObject\nprint(five, type(of: five))", prints: "5 Int\n", see: "as"),
      .init(
        "metatypes",
        "The type of a protocol's own type is `P.Type`, `P.Protocol` for the compiler; and a generic function that is given an "
          + "`any P.Type` sees that, not the type that is in it.",
        "protocol P {}\nstruct S: P {}\nfunc shown<T>(_ type: T) -> String { \"\\(T.self)\" }\n"
          + "let type: any P.Type = S.self\nprint(shown(type))", prints: "P.Type\n", see: "any"),
      .init(
        "nan",
        "What is no number has the sign that a processor gives it. The compiler knows some values of variables beforehand, as "
          + "that of `sum /= 0` right behind `var sum = 0.0`, and gives it none.",
        "func mean() -> Double { var sum = 0.0; sum /= 0; return sum }\nprint(mean())", prints: "-nan\n"),
      .init(
        "boxes", "An index of an `any Collection` shows no number, as it is not known of what it is an index.",
        "let list: any Collection<Int> = [3, 4]\nprint(list.dropFirst(), list.count)", prints: "[4] 2\n", see: "any"),
    ]
  }
}
