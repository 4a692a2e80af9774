/// Where vsh takes what the compiler takes, and yet does not do quite the same.
extension LanguageTopic {
  static var differing: [LanguageTopic] {
    [
      .init(
        "literals",
        "A number of which nothing says the type is an `Int` or a `Double`; the compiler makes an `Int128` of `3 &* 4`. A "
          + "product of such numbers that no `Int` holds is an error.",
        "print(type(of: 3 &* 4))", prints: "Int\n"),
      .init(
        "dumps",
        "A dumped key path is its own line; the compiler's shows what its classes hold: how far into the memory of a "
          + "structure a stored property lies, and of a computed one the address of its code, which each run has another.",
        "struct Box { var side = 1 }\ndump(\\Box.side)", prints: "- \\Box.side\n"),
      .init(
        "nan",
        "What is no number has the sign that a processor gives it. The compiler knows some values of variables beforehand, as "
          + "that of `sum /= 0` right behind `var sum = 0.0`, and gives it none.",
        "func mean() -> Double { var sum = 0.0; sum /= 0; return sum }\nprint(mean())", prints: "-nan\n"),
    ]
  }
}
