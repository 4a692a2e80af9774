/// Words in front of declarations and inside of them.
extension LanguageTopic {
  static var members: [LanguageTopic] {
    [
      .init(
        "static", "A member of the type itself.",
        "struct Unit { static let name = \"pt\" }\nprint(Unit.name)", prints: "pt\n", see: "class Self"),
      .init(
        "override", "Replaces an inherited method or property, also those of UIView that UIKit calls.",
        "class Box: UIView { override func layoutSubviews() { print(\"laid out\") } }\nlet box = Box()\naddSubview box\nlayoutIfNeeded",
        prints: "laid out\n", see: "super final"),
      .init(
        "super", "The superclass's version of a member.",
        "class A { func f() { print(\"A\") } }\nclass B: A { override func f() { super.f(); print(\"B\") } }\nB().f()",
        prints: "A\nB\n",
        see: "override init"),
      .init(
        "final", "Cannot be overridden or inherited from.", "final class Leaf { let n = 1 }\nprint(Leaf().n)",
        prints: "1\n",
        see: "override class"),
      .init(
        "mutating nonmutating", "A method of a struct or enum that changes `self` (or, of a setter, does not).",
        "struct Counter { var n = 0; mutating func step() { n += 1 } }\nvar c = Counter()\nc.step()\nprint(c.n)",
        prints: "1\n",
        see: "struct inout"),
      .init(
        "lazy", "A property whose value is made when first asked for.",
        "class Page { lazy var text = { print(\"made\"); return \"x\" }() }\nlet page = Page()\nprint(page.text)",
        prints: "made\nx\n"),
      .init(
        "weak unowned",
        "A reference that keeps nothing alive: nil when the object is gone (`weak`), or an error (`unowned`).",
        "class Owner {}\nvar owner: Owner? = Owner()\nweak var seen = owner\nowner = nil\nprint(seen == nil)",
        prints: "true\n",
        see: "deinit in"),
      .init(
        "get set", "The accessors of a computed property or subscript; `newValue` is what is set.",
        "struct Half { var whole = 10; var half: Int { get { whole / 2 } set { whole = newValue * 2 } } }\nvar h = Half()\nh.half = 7\nprint(h.whole)",
        prints: "14\n", see: "var willSet"),
      .init(
        "willSet didSet", "Run before and after a stored property changes; `newValue` and `oldValue` are at hand.",
        "struct Dial { var n = 0 { didSet { print(oldValue, n) } } }\nvar dial = Dial()\ndial.n = 3", prints: "0 3\n",
        see: "var set"),
      .init(
        "convenience", "An initializer of a class that calls another of its own with `self.init`.",
        "class Size { let n: Int; init(n: Int) { self.n = n }; convenience init() { self.init(n: 9) } }\nprint(Size().n)",
        prints: "9\n",
        see: "init required"),
      .init(
        "required", "An initializer that every subclass must have.",
        "class Base { required init() {} }\nclass Sub: Base {}\nprint(type(of: Sub()))", prints: "Sub\n", see: "init"),
      .init(
        "private fileprivate internal public open package",
        "Who may use it. `private` and `private(set)` members are for their type alone, and what many may use speaks of no type that only few may; else these words change nothing in a script.",
        "struct Safe { private(set) var n = 1 }\nprint(Safe().n)", prints: "1\n"),
      .init(
        "optional dynamic", "Accepted in front of a member as UIKit's code has them.",
        "class Cell { dynamic func show() { print(\"shown\") } }\nCell().show()", prints: "shown\n", see: "@objc"),
      .init(
        "@objc @IBOutlet @IBAction @IBInspectable @IBDesignable @MainActor @discardableResult @available",
        "Attributes of UIKit's code: accepted, and without effect here but for the names in selectors.",
        "class Form: UIView { @objc func send() {} }\nprint(#selector(Form.send))", prints: "send\n", see: "#selector"),
      .init(
        "#available #unavailable available unavailable",
        "Whether a system is new enough: everything that is here is available.",
        "if #available(iOS 16, *) { print(\"here\") }", prints: "here\n", see: "if guard"),
      .init(
        "@dynamicMemberLookup",
        "A member that the type does not have is asked of its `subscript(dynamicMember:)`, by its name or a key path.",
        "@dynamicMemberLookup struct Words { subscript(dynamicMember name: String) -> String { name } }\nprint(Words().hello)",
        prints: "hello\n", see: "subscript"),
      .init(
        "@escaping @autoclosure",
        "Of a parameter that is a function: it may be kept; it is made of the expression given.",
        "var kept: [() -> Void] = []\nfunc keep(_ f: @escaping () -> Void) { kept.append(f) }\nkeep { print(\"later\") }\nkept[0]()",
        prints: "later\n", see: "{"),
      .init(
        "@Sendable",
        "In the type of a function: it captures nothing that could change meanwhile. Global functions, static methods, cases and methods of values have such types; printing shows them, and casts tell them from others.",
        "func double(_ n: Int) -> Int { n * 2 }\nlet any: Any = double\nprint(type(of: double), any is (Int) -> Int)",
        prints: "@Sendable (Int) -> Int false\n", see: "as @escaping"),
      .init(
        "inout",
        "A parameter that the function changes for its caller, who writes `&`. Nobody else may reach the variable meanwhile.",
        "func grow(_ n: inout Int) { n += 1 }\nvar size = 1\ngrow(&size)\nprint(size)", prints: "2\n", see: "& mutating"
      ),
      .init(
        "consuming borrowing consume copy __owned __shared __consuming",
        "Who owns an argument: what is `consuming` is the function's own, which may change it. The others say nothing to a script.",
        "func more(_ list: consuming [Int]) -> [Int] { list.append(1); return list }\nprint(more([2]))",
        prints: "[2, 1]\n", see: "inout mutating"),
      .init(
        "where", "A further condition: of a `case`, a `for`, a generic parameter or an extension.",
        "for n in 1...6 where n % 3 == 0 { print(n) }", prints: "3\n6\n", see: "for case extension"),
      .init(
        "some any", "A type of which only the protocol is said: always the same one (`some`), or any at all (`any`).",
        "func secret() -> some Equatable { 7 }\nprint(secret() == secret())\nlet list: [any Equatable] = [1, \"a\"]\nprint(list)",
        prints: "true\n[1, \"a\"]\n", see: "protocol"
      ),
      .init(
        "prefix infix postfix", "Where an operator stands, in its declaration and in front of its function.",
        "prefix operator √\nprefix func √ (x: Double) -> Double { x.squareRoot() }\nprint(√9)", prints: "3.0\n",
        see: "operator"),
    ]
  }
}
