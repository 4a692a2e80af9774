import Testing

@testable import Syntax

/// Expressions: what is written, and the tree that is read.
struct ExpressionCases {
  @Test func readsOperators() {
    check(
      [
        ("1 + 2 * 3 - 4", "(- (+ 1 (* 2 3)) 4)"),
        ("a = b ?? c ?? d", "(= a (?? b (?? c d)))"),
        ("a < b && c == d || !e", "(|| (&& (< a b) (== c d)) (!_ e))"),
        ("a ? b : c ? d : e", "(? a b (? c d e))"),
        ("x += 1 << 2 & 3", "(+= x (& (<< 1 2) 3))"),
        ("-5 + -x", "(+ -5 (-_ x))"),
        ("-9223372036854775808", "-9223372036854775808"),
        ("18446744073709551615", "18446744073709551615u"),
        ("0x1F + 0b101 + 0o17 + 1_000", "(+ (+ (+ 31 5) 15) 1000)"),
        ("1.5e3 + 0x1p4 + .pi", "(+ (+ 1500.0 16.0) .pi)"),
        ("30°", "(_° 30)"),
        ("0..<n", "(..< 0 n)"),
        ("a...", "(_... a)"),
        ("...3", "(..._ 3)"),
        ("x as? Int ?? 3", "(?? (as? x Int) 3)"),
        ("x is Int", "(is x Int)"),
        ("try? f() ?? 1", "(try? (?? (call f) 1))"),
        ("let y = try f() + 1", "(let y = (try (+ (call f) 1)))"),
        ("a &+ b", "(&+ a b)"),
        ("[1, 2].reduce(0, +)", "(call [1 2].reduce 0 +)"),
        ("a.sorted(by: >)", "(call a.sorted by:>)"),
        ("x !== y", "(!== x y)"),
        ("a == b ? 1 : 2", "(? (== a b) 1 2)"),
        ("n++", "(_++ n)"),
        ("(a, b) = (b, a)", "(= (tuple a b) (tuple b a))"),
        ("a\n  + b", "(+ a b)"),
        ("a\n+b", "a (+_ b)"),
        ("a\n.b", "a.b"),
        ("x = 3; y", "(= x 3) y"),
        ("x = 3; y;", "(= x 3) y;"),
        ("x; // said\ny", "x; y"),
        ("a<b", "(< a b)"),
      ])
  }

  @Test func readsCalls() {
    check(
      [
        ("f(1, b: 2)", "(call f 1 b:2)"),
        ("f (1)", "(call f 1)"),
        ("f { $0 + $1 }", "(call f (closure $1 {(+ $0 $1)}))"),
        ("f(1) { x in x }", "(call f 1 (closure (x) {x}))"),
        (
          "UIView.animate(withDuration: 1) { a } completion: { _ in b }",
          "(call UIView.animate withDuration:1 (closure {a}) completion:(closure (_) {b}))"
        ),
        ("a?.b.c = 3", "(= <a?.b.c> 3)"),
        ("a!.b![0]?.c()", "<(call (subscript a!.b! 0)?.c)>"),
        ("a.b?(1)", "<(call a.b? 1)>"),
        ("move(from:to:)", "move(from:to:)"),
        ("x.move(from:to:)", "x.move(from:to:)"),
        ("Array<Int>()", "(call Array<Int>)"),
        ("[Int]()", "(call [Int])"),
        ("[Int?]()", "(call <type [Int?]>)"),
        ("[String: Int]()", "(call <type [String: Int]>)"),
        ("[(Int, Int)]()", "(call <type [(Int, Int)]>)"),
        ("Set<Int>([1])", "(call Set<Int> [1])"),
        ("Dictionary<String, [Int]>.self", "Dictionary<String, [Int]>.self"),
        ("p.0.1", "p.0.1"),
        ("x.self", "x.self"),
        ("UILabel.self", "UILabel.self"),
        ("f(&x)", "(call f &x)"),
        (#"\.frame.width"#, #"\.frame.width"#),
        (#"\UIView.frame"#, #"\UIView.frame"#),
        (#"\.self"#, #"\.self"#),
        (#"\Point.[0]?.x"#, #"\Point[0]?.x"#),
        ("if x.map({ $0 }) == nil { a }", "(if (== (call x.map (closure $0 {$0})) nil) {a})"),
        ("#selector(UIView.tap(_:))", "(#selector UIView.tap(_:))"),
        ("#7.frame", "#7.frame"),
        ("super.init(a: 1)", "(call super.init a:1)"),
        ("[1: 2, 3: 4]", "[1:2 3:4]"),
      ])
  }

  @Test func readsCalls2() {
    check(
      [
        ("[:]", "[:]"),
        ("[.flexibleWidth, .flexibleHeight]", "[.flexibleWidth .flexibleHeight]"),
        ("f(x: { a }, y)", "(call f x:(closure {a}) y)"),
        ("a[1, 2]", "(subscript a 1 2)"),
        ("_ = x", "(= _ x)"),
        ("f<A, B>(c)", "(call f<A, B> c)"),
        ("f(a < b, c > (d))", "(call f (< a b) (> c (paren d)))"),
      ])
  }

  @Test func readsClosures() {
    check(
      [
        ("{ }", "(closure {})"),
        ("{ a, b in a }", "(closure (a, b) {a})"),
        ("{ (a: Int, b) -> Int in a }", "(closure (a: Int, b) -> Int {a})"),
        ("{ [weak self] in self }", "(closure [weak self] {self})"),
        (
          "{ [unowned a, b = 1] x throws -> Int in x }",
          "(closure [unowned a] [strong b = 1] (x) -> Int {x})"
        ),
        ("{ () -> Void in }", "(closure () -> Void {})"),
        ("{ [1, 2] }", "(closure {[1 2]})"),
        ("{ (1, 2) }", "(closure {(tuple 1 2)})"),
        ("{ f { $1 }; $0 }", "(closure $0 {(call f (closure $1 {$1})) $0})"),
        ("{ _ in }", "(closure (_) {})"),
        ("{ (x: inout Int) in x }", "(closure (x: Int) {x})"),
        ("{ a in\n  let b = a\n  return b\n}", "(closure (a) {(let b = a) (return b)})"),
      ])
  }

  @Test func readsStrings() {
    check(
      [
        (#""a\n\t\"\\\u{41}""#, #""a⏎\#t"\A""#),
        (#""a\(b)c\(d, e: 1)""#, #""a\(b)c\(d e:1)""#),
        (#""\("x\(y)")""#, #""\("x\(y)")""#),
        ("#\"raw \\n \\#(x)\"#", #""raw \n \(x)""#),
        (#""\(a ? "b" : "c")""#, #""\((? a "b" "c"))""#),
        ("\"\"", "\"\""),
        ("\"\"\"\n  a\n   b \\(c)\n  \"\"\"", #""a⏎ b \(c)""#),
        ("\"\"\"\na\\\nb\n\nc\n\"\"\"", #""ab⏎⏎c""#),
        (#""°é""#, #""°é""#),
      ])
  }
}
