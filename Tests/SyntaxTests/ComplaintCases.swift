import Testing

@testable import Syntax

/// What is wrong, and where: the byte offset and the sentence.
struct ComplaintCases {
  @Test func complains() {
    check(
      [
        (
          #"let name = "Ann\#nprint(name)"#,
          "(let name = <error>) (call print name) !! 11 unterminated string literal"
        ),
        ("}", " !! 0 extraneous '}' at top level"),
        ("for i 0..<3 { }", "<error> !! 6 expected 'in' after for-each pattern"),
        ("f([1, 2\n)", "(call f [1 2]) !! 7 expected ']' in container literal expression"),
        ("[1 2 3]", "[1 2 3] !! 3 expected ',' separator"),
        ("a ? b\nc", "<error> c !! 2 expected ':' after '? ...' in ternary expression"),
        (
          "let a = 1 let b = 2",
          "(let a = 1) (let b = 2) !! 9 consecutive statements on a line must be separated by ';'"
        ),
        ("f(1, , 2)", "(call f 1 2) !! 5 unexpected ',' separator"),
        ("let x =", "(let x = <error>) !! 7 expected initial value after '='"),
        ("1 +", "<error> !! 3 expected expression after operator"),
        (
          "func f( { }",
          "(func f() {}) !! 8 expected parameter name followed by ':'"
        ),
        (
          "struct A { let x = 1\nfunc f() {",
          "(struct_ A {(let x = 1) (func f() {})}) !! 31 expected '}' at end of brace statement"
        ),
        (#"let q = "a\qb""#, #"(let q = "ab") !! 11 invalid escape sequence in literal"#),
        ("let z = 0x", "(let z = <error>) !! 10 ' ' is not a valid hexadecimal digit (0-9, A-F) in integer literal"),
        ("let w = 1.5e", "(let w = <error>) !! 12 expected a digit in floating point exponent"),
        (#""abc \(1 ""#, "<error> !! 6 cannot find ')' to match opening '(' in string interpolation"),
        ("/* abc", " !! 6 unterminated '/*' comment"),
        ("let s = \"\"\"\nabc", "(let s = <error>) !! 8 unterminated string literal"),
        ("a.", "<error> !! 1 expected member name following '.'"),
        ("await f()", "(call f) !! 0 'await' is outside of vsh's subset of Swift (concurrency)"),
        (
          "#if DEBUG\nx\n#endif\ny",
          "<error> y !! 0 '#if' is outside of vsh's subset of Swift (conditional compilation)"
        ),
        (
          "@State var x = 1",
          "(var x = 1) !! 0 '@State' is outside of vsh's subset of Swift (property wrappers)"
        ),
        (
          "a < b < c",
          "(< (< a b) c) !! 2 adjacent operators are in non-associative precedence group 'ComparisonPrecedence'"
        ),
        (
          "#99999999999999999999",
          "<error> !! 0 integer literal '99999999999999999999' overflows when stored into 'Int'"
        ),
        ("x = 0b12", "(= x <error>) !! 7 '2' is not a valid binary digit (0 or 1) in integer literal"),
        (#""\u{110000}""#, "\"\" !! 1 invalid unicode scalar"),
        (#"let "a" = 1"#, "(let _) !! 4 expected pattern"),
        ("let class = 1", "(let _ = 1) !! 4 keyword 'class' cannot be used as an identifier here"),
        (
          "switch x { case 1: }",
          "(switch x (case ~1 {})) !! 11 'case' label in a 'switch' must have at least one executable statement"
        ),
      ])
  }

  @Test func complains2() {
    check(
      [
        (
          "switch x { a }",
          "(switch x) !! 11 all statements inside a switch must be covered by a 'case' or 'default'"
        ),
        ("case 1: a", "<error> !! 0 'case' label can only appear inside a 'switch' statement"),
        ("if x else { }", "(if x {}) !! 5 unexpected 'else' immediately following 'if' condition"),
        ("guard x { }", "(guard x {}) !! 8 expected 'else' after 'guard' condition"),
        ("repeat { }", "(repeat {} <error>) !! 9 expected 'while' after body of 'repeat' statement"),
        ("class { }", "<error> !! 6 expected identifier in class declaration"),
        ("func () { }", "<error> !! 5 expected identifier in function declaration"),
        ("enum E { case }", "(enum_ E {}) !! 9 expected identifier in enum 'case' declaration"),
        ("if { }", "(if  {}) !! 0 missing condition in 'if' statement"),
        ("while x", "(while x {}) !! 7 expected '{' after 'while' condition"),
        ("else { }", "<error> !! 0 expected expression"),
        ("f(a b)", "(call f a b) !! 4 expected ',' separator"),
        (
          "{ (n: Int) -> Int n }",
          "(closure (n: Int) -> Int {n}) !! 18 expected 'in' after the closure signature"
        ),
        ("let x: = 1", "(let x: <error> = 1) !! 7 expected type"),
        (
          "“a”",
          #"a !! 0 unicode curly quote found; use '"' instead !! 4 unicode curly quote found; use '"' instead"#
        ),
        (
          "precedencegroup P { }",
          "<error> !! 0 'precedencegroup' is outside of vsh's subset of Swift (operators' declaration of precedence)"
        ),
        ("actor A { }", "(actor_ A {})"),
        (
          "async let x = f()",
          "(let x = (call f)) !! 0 'async' is outside of vsh's subset of Swift (concurrency)"
        ),
        ("macro m() = 1", "<error> !! 0 'macro' is outside of vsh's subset of Swift (macros)"),
        (
          "var a: Int { get { 1 } foo }",
          "(var a: Int (get {1})) !! 23 expected 'get', 'set', 'willSet', or 'didSet' keyword to start an accessor definition"
        ),
        ("f(1", "(call f 1) !! 3 expected ')' in expression list"),
        ("{", "(closure {}) !! 1 expected '}' at end of closure"),
        ("\"\"\"a\"\"\"", "\"\" !! 3 multi-line string literal content must begin on a new line"),
        (".5", "<error> !! 0 '.5' is not a valid floating point literal; it must be written '0.5'"),
        ("x..", "(_.. x)"),
        (#"print("a" "b")"#, #"(call print "a" "b") !! 10 expected ',' separator"#),
        (
          "return return",
          "(return) (return) !! 6 consecutive statements on a line must be separated by ';'"
        ),
        ("import", "<error> !! 6 expected identifier in import declaration"),
        ("a as", "(as a <error>) !! 4 expected type after 'as'"),
        ("let x = 5 6", "(let x = 5) 6 !! 9 consecutive statements on a line must be separated by ';'"),
        ("struct A { x }", "(struct_ A {}) !! 11 expected 'func' keyword in instance method declaration"),
      ])
  }

  @Test func complains3() {
    check(
      [
        ("typealias A", "<error> !! 11 expected '=' in type alias declaration"),
        ("f(x: )", "(call f x:<error>) !! 5 expected expression in list of expressions"),
        ("[1:]", "[1:<error>] !! 3 expected value in dictionary literal"),
        ("x!=y", "(= x! y)"),
        (
          "\"\"\"\n a\nb\n \"\"\"",
          #""a⏎b" !! 7 insufficient indentation of line in multi-line string literal"#
        ),
        ("`a", "a !! 0 invalid character in source file"),
        ("$1234", " !! 0 expected numeric value following '$'"),
        ("#foo", "<error> !! 0 '#foo' is outside of vsh's subset of Swift (macros)"),
        ("try", "<error> !! 3 expected expression after 'try'"),
        ("a ? : b", "<error> !! 2 expected expression after '?' in ternary expression"),
        ("let (a = 1", "(let a = 1) !! 7 expected ',' separator"),
        ("for x in { }", "(for x <error> {}) !! 9 expected Sequence expression for for-each loop"),
        ("do { } catch x y { }", "(do {} (catch ~x {})) !! 15 expected '{' after 'catch' pattern"),
      ])
  }
}
