import Testing

@testable import Syntax

/// What vsh adds to Swift: calls without parentheses, and commands.
struct ShellCases {
  @Test func readsCallsWithoutParentheses() {
    check(
      [
        ("addSubview box", "(bare addSubview box)"),
        ("insertSubview badge, at: 0", "(bare insertSubview badge at:0)"),
        (
          "box.convert CGPoint(x: 5, y: 5), to: window",
          "(bare box.convert (call CGPoint x:5 y:5) to:window)"
        ),
        (
          "animate withDuration: 1, animations: { a }",
          "(bare animate withDuration:1 animations:(closure {a}))"
        ),
        ("print -1", "(bare print -1)"),
        ("print (1, 2)", "(call print 1 2)"),
        ("print [1]", "(subscript print 1)"),
        ("setHidden !x; a", "(bare setHidden (!_ x)) a"),
        ("a?.addSubview b", "(bare <a?.addSubview> b)"),
        (#"move "x",\#n  to: 3"#, #"(bare move "x" to:3)"#),
        ("if x { addSubview b }", "(if x {(bare addSubview b)})"),
        ("f a b", "(bare f a) b !! 3 consecutive statements on a line must be separated by ';'"),
        ("let x = f a", "(let x = f) a !! 9 consecutive statements on a line must be separated by ';'"),
        ("setNeedsLayout", "setNeedsLayout"),
      ])
  }

  @Test func readsCommands() {
    check(
      [
        ("tree", "(command tree)"),
        ("tree box --depth 2", "(command tree 'box' --depth=2)"),
        ("tree --depth=2 > out.txt", "(command tree --depth=2 > 'out.txt')"),
        ("tree > out.txt", "(command tree > 'out.txt')"),
        ("tree | less -R", "(command tree | 'less -R')"),
        (#"tree >> "my file.txt""#, "(command tree >> 'my file.txt')"),
        (":tree", "(command :tree)"),
        (":tre box", "<error> !! 0 there is no command ':tre'"),
        ("let tree = 1; tree", "(let tree = 1) (command tree)"),
        ("tree = 1", "(= tree 1)"),
        ("tree - 1", "(- tree 1)"),
        ("tree -l", "(command tree --l)"),
        ("tree.count", "tree.count"),
        ("tree\n  .count", "tree.count"),
        ("tree[0]", "(subscript tree 0)"),
        ("tree(1)", "(call tree 1)"),
        ("tree == 1", "(== tree 1)"),
        ("ls -l", "(command ls --l)"),
        ("cd ..", "(command cd '..')"),
        ("cd /", "(command cd '/')"),
        ("cd -", "(command cd '-')"),
        ("cd #7", "(command cd '#7')"),
        ("cd 0/2", "(command cd '0/2')"),
        ("cd box/label", "(command cd 'box/label')"),
        ("cd window.subviews[0]", "(command cd (subscript window.subviews 0))"),
        ("cd UIView[2]", "(command cd 'UIView[2]')"),
        ("cd views[2]", "(command cd (subscript views 2))"),
        ("save! lesson.vsh", "(command save! 'lesson.vsh')"),
        ("save lesson.vsh", "(command save 'lesson.vsh')"),
        (
          "explain box.convert((0, 0), to: window) --json",
          "(command explain (call box.convert (tuple 0 0) to:window) --json)"
        ),
        ("explain a > out.txt", "(command explain a > 'out.txt')"),
        ("why box.f((0, 0)) --json", "(command why (call box.f (tuple 0 0)) --json)"),
        ("why size box to (1, 2)", "(command why 'size' 'box' 'to' (tuple 1 2))"),
        ("why size", "(command why 'size')"),
        ("why size.width", "(command why size.width)"),
        ("why sizes", "(command why sizes)"),
      ], commands: Shapes.all)
  }

  @Test func readsCommands2() {
    check(
      [
        ("log a, b + 1, c", "(command log a (+ b 1) c)"),
        ("time for i in 0..<3 { f(i) }", "(command time (for i (..< 0 3) {(call f i)}))"),
        ("time tree", "(command time (command tree))"),
        (
          #"note it's (unbalanced "text; // all of it"#,
          #"(command note 'it's (unbalanced "text; // all of it')"#
        ),
        (#"help a b 'c d' "e \" f" g\ h"#, #"(command help 'a' 'b' 'c d' 'e " f' 'g h')"#),
        ("tree; ls box; print(1)", "(command tree) (command ls 'box') (call print 1)"),
        ("tree // comment", "(command tree)"),
        ("if x { tree }", "(if x {tree})"),
        ("tree ..", "(command tree '..')"),
        ("save > ", "(command save > '') !! 5 expected a file name after the redirection"),
        ("tree: 1", "tree !! 4 consecutive statements on a line must be separated by ';'"),
        ("tree as Int", "(as tree Int)"),
        ("explain { $0.a\n  }", "(command explain (closure $0 {$0.a}))"),
        ("help http://x.y", "(command help 'http://x.y')"),
        ("cd don't", "(command cd don 't') !! 6 unterminated string literal"),
        // Where an expression is due, its operators are Swift's.
        ("log !a, !b", "(command log (!_ a) (!_ b))"),
        ("log -a", "(command log (-_ a))"),
        ("explain -1 --json", "(command explain -1 --json)"),
        ("log a > b.txt", "(command log a > 'b.txt')"),
        ("check a > b", "(command check (> a b))"),
        ("check a > b && c | d == 1, e --json", "(command check (&& (> a b) (== (| c d) 1)) e --json)"),
        ("check !a --json > b.txt", "(command check (!_ a) --json > 'b.txt')"),
      ], commands: Shapes.all)
  }
}
