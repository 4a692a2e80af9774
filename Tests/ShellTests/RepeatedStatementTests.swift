import Testing

/// From the third statement of a shape on, a template runs (`Language/Check/Templates`). Nobody may notice.
@Suite struct RepeatedStatementTests {
  @Test func literalsAndVariablesDiffer() {
    check(
      script: """
        let a = UIView()
        let b = UIView()
        let c = UIView()
        let d = UIView()
        a.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        b.frame = CGRect(x: 5.5, y: -2, width: 3, height: 4)
        c.frame = CGRect(x: 9, y: 2e2, width: 0x10, height: 4)
        d.frame = CGRect(x: 1_000, y: 2, width: 3, height: 4)
        print(a.frame, "a", 1)
        print(b.frame, "b", 2)
        print(c.frame, "é", 3)
        print(d.frame, "", -4)
        """,
      prints: """
        (1.0, 2.0, 3.0, 4.0) a 1
        (5.5, -2.0, 3.0, 4.0) b 2
        (9.0, 200.0, 16.0, 4.0) é 3
        (1000.0, 2.0, 3.0, 4.0)  -4

        """)
  }

  @Test func trapsStandWhereTheyHappen() {
    check(
      script: """
        func pick(_ i: Int) -> Int { [1, 2, 3][i] }
        print(pick(0))
        print(pick(1))
        print(pick(2))
          print(pick(30))
        """,
      prints: "1\n2\n3\n",
      errors: """
        s.vsh:1:30: error: Fatal error: Index out of range
          func pick(_ i: Int) -> Int { [1, 2, 3][i] }
                                       ^~~~~~~~~~~~
          in pick(_:), called at s.vsh:5:9

        """, status: 1)
  }

  @Test func whatHasNoValueYetIsRefused() {
    let script = """
      let a = 1
      let b = 2
      let c: Int
      print(a)
      print(b)
      print(c)
      """
    check(
      script: script,
      errors: """
        s.vsh:6:7: error: constant 'c' used before being initialized
          print(c)
                ^

        """, status: 1)
  }

  @Test func valuesThatDoNotFitAreRefused() {
    check(
      script: """
        func small(_ i: Int8) { print(i) }
        small(1)
        small(2)
        small(3)
        small(300)
        """,
      errors: """
        s.vsh:5:7: error: integer literal '300' overflows when stored into 'Int8'
          small(300)
                ^~~

        """, status: 1)
  }

  @Test func namesGetOtherMeanings() {
    check(
      """
      > func f(_ i: Int) -> Int { i }
      > print(f(1))
      1
      > print(f(2))
      2
      > print(f(3))
      3
      > func f(_ i: Int) -> Int { -i }
      > print(f(4))
      -4
      > let x = 1;
      > print(x)
      1
      > print(x)
      1
      > print(x)
      1
      > let x = "text";
      > print(x)
      text
      > var x = UIView();
      > x.tag = 1
      > x.tag = 2
      > x.tag = 3
      > var x = UIWindow();
      > x.tag = 4
      > print(x.tag)
      4
      > x.tag = "no"
      error: cannot assign value of type 'String' to type 'Int'
        x.tag = "no"
                ^~~~
                'Int(…)' makes a number of text, or nil
      """)
  }

  @Test func bareNamesFollowTheCurrentView() {
    check(
      """
      > class Box: UIView { var size = 5 }
      > let box = Box(); addSubview box
      box: Box, 0 0 0 0
      > tag = 1
      > tag = 2
      > tag = 3
      > cd box
      > tag = 4
      > print(window.tag, box.tag)
      3 4
      > size = 7
      > print(box.size)
      7
      """)
  }
}
