import Syntax
import Testing

@testable import Language

/// What the compiler joins into one closure does the same as the parts one after the other.
@Suite struct FastPathTests {
  /// A session that is given one text after the other; what they print comes back.
  final class World {
    let interpreter = Interpreter()
    private(set) var printed = ""

    init() { interpreter.context.output = { [unowned self] in printed += $0 } }

    @discardableResult func run(_ text: String) -> String {
      printed = ""
      let source = SourceText(name: "", text)
      var parser = Parser(source)
      switch interpreter.check(parser.parseUnit().statements, in: source) {
      case .failed(let diagnostics): return diagnostics.map(\.message).joined(separator: "\n")
      case .checked(let checked):
        do { try interpreter.run(checked, hooks: UnitHooks()) } catch {
          printed += (error as? Trap)?.message ?? "\(error)"
        }
        return printed
      }
    }
  }

  @Test func callsFindAnOverrideThatComesLater() {
    let world = World()
    world.run(
      """
      class A {
        var count = 1
        var size: Double { 2 }
        func name() -> String { "A" }
        func show() { count += 10; count = count * 2; print(name(), count, size) }
      }
      let a = A()
      func call(_ a: A) { a.show(); print(a.name()) }
      """)
    #expect(world.run("call(a)") == "A 22 2.0\nA\n")
    world.run(
      """
      class B: A {
        override var count: Int { didSet { print("count", oldValue, count) } }
        override var size: Double { 3 }
        override func name() -> String { "B" + super.name() }
      }
      """)
    #expect(world.run("call(a)") == "A 64 2.0\nA\n")
    #expect(world.run("call(B())") == "count 1 11\ncount 11 22\nBA 22 3.0\nBA\n")
    #expect(world.run("call(a)") == "A 148 2.0\nA\n")
  }

  @Test func fieldsChangeAfterTheirOperandsAreKnown() {
    let world = World()
    #expect(
      world.run(
        """
        class Counter {
          var count = 1, part = 0.5, flag = false, name = "a"
          func bump() -> Int { count += 5; return 1 }
          func all() {
            count += bump()
            part *= Double(bump())
            count = bump() - count
            flag = count < 0
            name += "\\(name)\\(bump())\\(name)"
          }
        }
        let counter = Counter()
        counter.all()
        print(counter.count, counter.part, counter.flag, counter.name)
        """) == "-11 0.5 true aa1a\n")
  }

  @Test func operandsKeepTheirOrder() {
    let world = World()
    #expect(
      world.run(
        """
        var n = 1
        func next() -> Int { n += 1; return n }
        let a = n + next(), b = next() + n, c = 10 - next(), d = n * n - next() % 3
        print(a, b, c, d, n)
        var x = 0.5
        func half() -> Double { x /= 2; return x }
        print(x + half(), half() - x, Double(n) * 0.5 + half(), 1 / x)
        if n % 2 == 1 { print("odd") }
        if x < 0.1 { print("small") }
        """) == "3 6 6 14 5\n0.75 0.0 2.5625 16.0\nodd\nsmall\n")
  }

  @Test func arithmeticTrapsWhereItIsStored() {
    for statement in ["n = n + 1", "n += 1", "n = n * m", "n -= -1", "box.n += 1", "box.n *= 2"] {
      let world = World()
      world.run("var n = Int.max, m = 2\nclass Box { var n = Int.max }\nlet box = Box()")
      #expect(world.run(statement) == "arithmetic overflow", "\(statement)")
      #expect(world.run("print(n == .max, box.n == .max)") == "true true\n", "\(statement)")
    }
    #expect(World().run("var z = 0\nz = 1 / z") == "Division by zero")
  }

  @Test func textGrowsApartFromItsCopies() {
    let world = World()
    #expect(
      world.run(
        """
        var text = "äb"
        let copy = text
        print(text.count)
        text += "c"
        text += "\\(text)-\\(copy.count)-\\(-12)-\\(Int.min)-\\(0)"
        text += text
        print(text, text.count, copy)
        var parts: [String] = []
        for i in 8...11 { var part = "p"; part += "\\(i)\\(true)\\(1.5)"; parts.append(part) }
        print(parts)
        func inner(_ depth: Int) -> String { depth == 0 ? "." : "(\\(depth)\\(inner(depth - 1))\\(depth))" }
        print("\\(inner(3))|\\(inner(1))")
        """)
          == """
          2
          äbcäbc-2--12--9223372036854775808-0äbcäbc-2--12--9223372036854775808-0 70 äb
          ["p8true1.5", "p9true1.5", "p10true1.5", "p11true1.5"]
          (3(2(1.1)2)3)|(1.1)

          """)
  }

  @Test func anErrorInsideAnInterpolationLeavesNothingBehind() {
    let world = World()
    world.run("func fail() throws -> Int { throw Oops.bad }\nenum Oops: Error { case bad }\nvar text = \"a\"")
    #expect(
      world.run("do { text += \"lost \\(1) \\(try fail())\" } catch { text += \"\\(2)\" }\nprint(text)") == "a2\n")
  }
}
