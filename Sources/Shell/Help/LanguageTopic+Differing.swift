/// Where vsh takes what the compiler takes, and yet does not do quite the same.
extension LanguageTopic {
  static var differing: [LanguageTopic] {
    [
      .init(
        "nan",
        "What is no number has the sign that a processor gives it. The compiler knows some values of variables beforehand, as "
          + "that of `sum /= 0` right behind `var sum = 0.0`, and gives it none.",
        "func mean() -> Double { var sum = 0.0; sum /= 0; return sum }\nprint(mean())", prints: "-nan\n")
    ]
  }
}
