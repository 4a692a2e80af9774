import Testing

@testable import Syntax

/// Statements and declarations.
struct StatementCases {
  @Test func readsStatements() {
    check(
      [
        ("let a = 1, b: Int = 2", "(let a = 1 b: Int = 2)"),
        ("var x: Int { 3 }", "(var x: Int (get {3}))"),
        ("var x: Int { get { 1 } set(v) { 2 } }", "(var x: Int (get {1}) (set v {2}))"),
        ("var x = 1 { didSet { a } willSet(n) { b } }", "(var x = 1 (didSet {a}) (willSet n {b}))"),
        ("let (a, _) = t", "(let (a, _) = t)"),
        (
          "if a { b } else if let c = d, let e { f } else { g }",
          "(if a {b} (if (let c = d), (let e) {f} {g}))"
        ),
        ("if case .some(let x) = y, x > 1 { }", "(if (case .some(x) = y), (> x 1) {})"),
        ("if case let x? = y { }", "(if (case x? = y) {})"),
        ("if let (a, b) = c { }", "(if (case (a, b)? = c) {})"),
        ("guard let x else { return }", "(guard (let x) {(return)})"),
        ("while let x = f() { break }", "(while (let x = (call f)) {(break)})"),
        ("repeat { a } while b", "(repeat {a} b)"),
        (
          "next: for i in 0..<3 where i > 1 { continue next }",
          "(for next: i (..< 0 3) where (> i 1) {(continue next:)})"
        ),
        ("for (i, x) in a.enumerated() { }", "(for (i, x) (call a.enumerated) {})"),
        ("for case let x? in a { }", "(for x? a {})"),
        (
          "switch x { case 1, 2: a; case 3...5 where y: b\ncase let (a, b): c\ncase .circle(let r), .square(r: let r): d\ncase is Int: e\ncase let s as String: f\ncase nil: g\ncase (_, 1): h\ncase Shape.dot: i\ncase .a(1...3): j\ncase ..<0: k\ndefault: fallthrough }",
          "(switch x (case ~1, ~2 {a}) (case ~(... 3 5) where y {b}) (case (a, b) {c}) (case .circle(r), .square(r: r) {d}) (case is Int {e}) (case s as String {f}) (case ~nil {g}) (case (_, ~1) {h}) (case Shape.dot {i}) (case .a(~(... 1 3)) {j}) (case ~(..<_ 0) {k}) (default {(fallthrough)}))"
        ),
        ("let v = if a { 1 } else { 2 }", "(let v = (if a {1} {2}))"),
        ("let w = switch a { case 1: 2\ndefault: 3 }", "(let w = (switch a (case ~1 {2}) (default {3})))"),
        (
          "do { try f() } catch E.a(let x) where x > 1 { } catch let e as E { } catch { }",
          "(do {(try (call f))} (catch E.a(x) where (> x 1) {}) (catch e as E {}) (catch {}))"
        ),
        ("throw E.a", "(throw E.a)"),
        ("defer { a }", "(defer {a})"),
        ("return", "(return)"),
        (
          "func f(_ a: Int, to b: inout [Int] = [], c: Int...) throws -> (x: Int, y: Int) { a }",
          "(func f(_ a: Int, to b: inout [Int] = [], c c: Int...) throws -> (x: Int, y: Int) {a})"
        ),
        (
          "func g<T: Comparable, U>(_ x: T) -> U where U: P, T.E == U { }",
          "(func g<T: Comparable, U>(_ x: T) -> U {})"
        ),
        (
          "func h(_ f: @escaping (Int) throws -> Void, g: @autoclosure () -> Bool) rethrows { }",
          "(func h(_ f: ((Int) throws -> Void), g g: (() -> Bool)) rethrows {})"
        ),
        ("func == (a: A, b: A) -> Bool { true }", "(func ==(a a: A, b b: A) -> Bool {true})"),
        ("import UIKit", "(import UIKit)"),
        ("typealias A = [String: (Int) -> Void]", "(typealias A [String: ((Int) -> Void)])"),
        (
          "let o: some P & Q = a, q: any P, i: UIView!, d: Int??",
          "(let o: some P & Q = a q: any P i: UIView! d: Int??)"
        ),
        ("infix operator **: MultiplicationPrecedence", "(operator **)"),
      ])
  }

  @Test func readsTypes() {
    check(
      [
        (
          "class A: B, C { override init(x: Int) { super.init(x: x) }; deinit { } ; weak var d: A?; static let e = 1 }",
          "(class_ A: B, C {(func init(x x: Int) {(call super.init x:x)}) (func deinit() {}) (var d: A?) (let e = 1)})"
        ),
        (
          "struct P<T> { var a, b: T; init?() { }; subscript(i: Int, at j: Int) -> T { get { a } set { b } } }",
          "(struct_ P<T> {(var a b: T) (func init?() {}) (func subscript(_ i: Int, at j: Int) -> T (get) (set))})"
        ),
        (
          "enum E: Int { case a = 1, b; case c(Int, x: String); indirect case d(E) }",
          "(enum_ E: Int (case a = 1) (case b) (case c(Int, x: String)) (case d(E)) {})"
        ),
        (
          "protocol Q: AnyObject { associatedtype T; var a: Int { get set }; func f(); init(x: Int); static func g() -> Self }",
          "(protocol_ Q: AnyObject (associated T) {(var a: Int (get) (set)) (func f()) (func init(x x: Int)) (func g() -> Self)})"
        ),
        (
          "extension Array: Q where Element: P { mutating func f() { } }",
          "(extension Array: Q {(func f() {})})"
        ),
        ("private(set) var x = 1", "(var x = 1)"),
        ("struct S { @objc private lazy var x: Int = { 1 }() }", "(struct_ S {(var x: Int = (call (closure {1})))})"),
        (
          "final class A { class func f() { }; class var g: Int { 1 } }",
          "(class_ A {(func f() {}) (var g: Int (get {1}))})"
        ),
        (
          "struct A { var get: Int; func set() { }; var left = 1 }",
          "(struct_ A {(var get: Int) (func set() {}) (var left = 1)})"
        ),
      ])
  }
}
