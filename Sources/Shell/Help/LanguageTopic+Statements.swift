/// What decides, repeats and leaves.
extension LanguageTopic {
  static var statements: [LanguageTopic] {
    [
      .init(
        "if else", "Runs a block when its conditions hold; also a value, when each branch is one.",
        "let n = 3\nlet kind = if n > 2 { \"big\" } else { \"small\" }\nprint(kind)", prints: "big\n",
        see: "guard switch ?:"),
      .init(
        "guard", "Goes on when its conditions hold; its `else` must leave. What it binds can be used below it.",
        "func half(_ n: Int?) -> Int { guard let n else { return 0 }; return n / 2 }\nprint(half(8), half(nil))",
        prints: "4 0\n",
        see: "if return"),
      .init(
        "switch", "Chooses by patterns: values, ranges, tuples, cases with their values, `where`; all must be covered.",
        "switch 7 { case 0: print(\"none\"); case 1...9: print(\"few\"); default: print(\"many\") }", prints: "few\n",
        see: "case default fallthrough"),
      .init(
        "default", "The branch of a `switch` for all that is left.",
        "switch \"b\" { case \"a\": print(1); default: print(2) }", prints: "2\n", see: "switch"),
      .init(
        "fallthrough", "Goes on with the next case's block.",
        "switch 1 { case 1: print(\"one\"); fallthrough; case 2: print(\"two\"); default: break }",
        prints: "one\ntwo\n", see: "switch"),
      .init(
        "for", "Runs a block for each element of a sequence; `where` chooses among them.",
        "for view in window.subviews { print(view) }\nfor i in 0..<2 { print(i) }", prints: "0\n1\n",
        see: "in while where stride"),
      .init(
        "in", "Between the pattern and the sequence of a `for`, and behind the parameters of a closure.",
        "print([1, 2].map { n in n * 10 })", prints: "[10, 20]\n", see: "for {"),
      .init(
        "while", "Runs a block as long as its conditions hold.",
        "var n = 3\nwhile n > 1 { n -= 1 }\nprint(n)", prints: "1\n", see: "repeat break"),
      .init(
        "repeat", "Runs a block, and again as long as the condition behind it holds.",
        "var n = 0\nrepeat { n += 5 } while n < 12\nprint(n)", prints: "15\n", see: "while"),
      .init(
        "break", "Leaves the loop or `switch` around it, or the statement with the label given.",
        "outer: for i in 0..<3 { for j in 0..<3 { if i + j == 3 { print(i, j); break outer } } }", prints: "1 2\n",
        see: "continue"),
      .init(
        "continue",
        "Goes on with the next turn of the loop, or of the one with the label given; begins a labelled `do` anew.",
        "for i in 0..<4 { if i % 2 == 0 { continue }; print(i) }", prints: "1\n3\n", see: "break"),
      .init(
        "return", "Leaves the function, with its result; a body that is one expression needs none.",
        "func sign(_ n: Int) -> Int { if n < 0 { return -1 }; return 1 }\nprint(sign(-5))", prints: "-1\n",
        see: "func throw"),
      .init(
        "defer", "Runs when the block around it is left, whichever way.",
        "func f() { defer { print(\"last\") }; print(\"first\") }\nf()", prints: "first\nlast\n"),
      .init(
        "do catch", "Handles the errors thrown in a block; a plain `catch` has the error in `error`.",
        "enum Bad: Error { case luck }\ndo { throw Bad.luck } catch { print(error) }", prints: "luck\n",
        see: "try throw"),
      .init(
        "throw", "Leaves with an error: a value of a type that conforms to `Error`.",
        "struct Odd: Error {}\nfunc even(_ n: Int) throws { if n % 2 == 1 { throw Odd() } }\nprint((try? even(3)) == nil)",
        prints: "true\n",
        see: "throws try"),
      .init(
        "throws rethrows",
        "Of a function: it may throw, `throws(E)` only errors of that type; or only if the function given to it does.",
        "func run(_ f: () throws -> Int) rethrows -> Int { try f() }\nprint(run { 4 })", prints: "4\n", see: "throw try"
      ),
      .init(
        "try", "Marks a call that may throw; `try?` gives nil instead, `try!` stops the line.",
        "func f() throws -> Int { 5 }\nprint(try f(), try? f())", prints: "5 Optional(5)\n", see: "throws do"),
    ]
  }
}
