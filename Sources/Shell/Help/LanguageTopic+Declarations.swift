/// What declares something.
extension LanguageTopic {
  static var declarations: [LanguageTopic] {
    [
      .init(
        "let", "Names a value that stays; at the top level the name can be bound anew.",
        "let width = 40\nprint(width)", prints: "40\n", see: "var guard"),
      .init(
        "var", "Names a value that can be changed; with braces, a property that is computed.",
        "var n = 1\nn += 1\nprint(n)", prints: "2\n", see: "let get didSet"),
      .init(
        "func", "Declares a function or method: argument labels, defaults, `...`, `inout`, generics.",
        "func twice(_ n: Int) -> Int { n * 2 }\nprint(twice(4))", prints: "8\n", see: "return inout throws"),
      .init(
        "class",
        "Declares a class: inherits from ViewKit's open classes and from your own; in one, a member of the type.",
        "class Card: UIView { var title = \"\" }\nlet card = Card()\ncard.title = \"A\"\nprint(card.title)",
        prints: "A\n",
        see: "override init struct"),
      .init(
        "struct", "Declares a type whose values are copied; an initializer with all its properties comes with it.",
        "struct Point { var x = 0, y = 0 }\nprint(Point(x: 1, y: 2).y)", prints: "2\n", see: "class mutating"),
      .init(
        "enum", "Declares a type of named cases, with raw values or values of their own.",
        "enum Side: String { case left, right }\nprint(Side.left.rawValue)", prints: "left\n",
        see: "case switch indirect"),
      .init(
        "protocol", "Says what a type must have; extensions give it default members.",
        "protocol Named { var name: String { get } }\nstruct Dog: Named { let name = \"Rex\" }\nlet n: any Named = Dog()\nprint(n.name)",
        prints: "Rex\n", see: "extension any some associatedtype"),
      .init(
        "extension", "Adds members and conformances to a type, ViewKit's and Swift's included.",
        "extension Int { var squared: Int { self * self } }\nprint(5.squared)", prints: "25\n", see: "protocol where"),
      .init(
        "typealias", "Gives a type another name.",
        "typealias Table = [String: Int]\nlet t: Table = [\"a\": 1]\nprint(t)", prints: "[\"a\": 1]\n"),
      .init(
        "associatedtype", "In a protocol: a type that each conforming type chooses.",
        "protocol Box { associatedtype Item; var item: Item { get } }\nstruct IntBox: Box { let item = 3 }\nprint(IntBox().item)",
        prints: "3\n", see: "protocol where"),
      .init(
        "init", "Makes an instance: every stored property needs a value on every path, then `super.init`.",
        "struct Span { let length: Int; init(from a: Int, to b: Int) { length = b - a } }\nprint(Span(from: 2, to: 7).length)",
        prints: "5\n", see: "convenience required super"),
      .init(
        "deinit", "Runs when the last reference to an object is gone.",
        "class Probe { deinit { print(\"gone\") } }\nvar probe: Probe? = Probe()\nprobe = nil", prints: "gone\n",
        see: "weak"),
      .init(
        "subscript", "Makes instances answer to `x[i]`.",
        "struct Squares { subscript(i: Int) -> Int { i * i } }\nprint(Squares()[4])", prints: "16\n", see: "get set"),
      .init(
        "import", "Names a module; UIKit's and Swift's names are there without it, and other modules cannot be had.",
        "import UIKit\nprint(UIView().tag)", prints: "0\n"),
      .init(
        "operator", "Declares an operator: `infix operator **: MultiplicationPrecedence`, then a `func` of that name.",
        "infix operator **: MultiplicationPrecedence\nfunc ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }\nprint(2 ** 5)",
        prints: "32\n", see: "prefix infix postfix precedencegroup"),
      .init(
        "case", "A case of an enum, a branch of a `switch`, or a pattern to match: `if case`, `for case`.",
        "let shape: Int? = 3\nif case let n? = shape { print(n) }", prints: "3\n", see: "enum switch default"),
      .init(
        "indirect", "Lets an enum's values contain values of the same enum.",
        "indirect enum Tree { case leaf, node(Tree) }\nprint(Tree.node(.leaf))", prints: "node(main.Tree.leaf)\n",
        see: "enum"),
      .init(
        "Self", "The type that the code stands in.",
        "struct Deck { static let size = 52; var rest: Int { Self.size - 2 } }\nprint(Deck().rest)", prints: "50\n",
        see: "self static"),
    ]
  }
}
