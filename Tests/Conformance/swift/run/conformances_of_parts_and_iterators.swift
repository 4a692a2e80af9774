enum E: Error { case a, b }
enum R: String, CaseIterable { case x, y }
struct O: OptionSet { let rawValue: Int; static let p = O(rawValue: 1) }
struct S { var x: Int }
class C {}
class D: C, CustomStringConvertible { var description: String { "D" } }
struct Mir: Hashable {}
func test(_ n: String, _ v: Any) {
  var r = ""
  if v is CustomStringConvertible { r += " CustomStringConvertible" }
  if v is CustomDebugStringConvertible { r += " CustomDebugStringConvertible" }
  if v is LosslessStringConvertible { r += " LosslessStringConvertible" }
  if v is TextOutputStreamable { r += " TextOutputStreamable" }
  if v is TextOutputStream { r += " TextOutputStream" }
  if v is Error { r += " Error" }
  if v is any Hashable { r += " Hashable" }
  if v is any Equatable { r += " Equatable" }
  if v is any Comparable { r += " Comparable" }
  if v is any Sequence { r += " Sequence" }
  if v is any Collection { r += " Collection" }
  if v is any BidirectionalCollection { r += " BidirectionalCollection" }
  if v is any RandomAccessCollection { r += " RandomAccessCollection" }
  if v is any MutableCollection { r += " MutableCollection" }
  if v is any RangeReplaceableCollection { r += " RangeReplaceableCollection" }
  if v is any Numeric { r += " Numeric" }
  if v is any AdditiveArithmetic { r += " AdditiveArithmetic" }
  if v is any SignedNumeric { r += " SignedNumeric" }
  if v is any BinaryInteger { r += " BinaryInteger" }
  if v is any FixedWidthInteger { r += " FixedWidthInteger" }
  if v is any SignedInteger { r += " SignedInteger" }
  if v is any UnsignedInteger { r += " UnsignedInteger" }
  if v is any FloatingPoint { r += " FloatingPoint" }
  if v is any BinaryFloatingPoint { r += " BinaryFloatingPoint" }
  if v is any Strideable { r += " Strideable" }
  if v is any ExpressibleByIntegerLiteral { r += " ExpressibleByIntegerLiteral" }
  if v is any ExpressibleByFloatLiteral { r += " ExpressibleByFloatLiteral" }
  if v is any ExpressibleByStringLiteral { r += " ExpressibleByStringLiteral" }
  if v is any ExpressibleByArrayLiteral { r += " ExpressibleByArrayLiteral" }
  if v is any ExpressibleByDictionaryLiteral { r += " ExpressibleByDictionaryLiteral" }
  if v is ExpressibleByNilLiteral { r += " ExpressibleByNilLiteral" }
  if v is any ExpressibleByBooleanLiteral { r += " ExpressibleByBooleanLiteral" }
  if v is any ExpressibleByStringInterpolation { r += " ExpressibleByStringInterpolation" }
  if v is any ExpressibleByUnicodeScalarLiteral { r += " ExpressibleByUnicodeScalarLiteral" }
  if v is any ExpressibleByExtendedGraphemeClusterLiteral { r += " ExpressibleByExtendedGraphemeClusterLiteral" }
  if v is any StringProtocol { r += " StringProtocol" }
  if v is any IteratorProtocol { r += " IteratorProtocol" }
  if v is any CaseIterable { r += " CaseIterable" }
  if v is any RawRepresentable { r += " RawRepresentable" }
  if v is any OptionSet { r += " OptionSet" }
  if v is any SetAlgebra { r += " SetAlgebra" }
  if v is any RangeExpression { r += " RangeExpression" }
  if v is any LazySequenceProtocol { r += " LazySequenceProtocol" }
  if v is RandomNumberGenerator { r += " RandomNumberGenerator" }
  if v is AnyObject { r += " AnyObject" }
  print(n, r)
}
test(#"[1].enumerated().startIndex"#, [1].enumerated().startIndex)
test(#"[[1]].joined().startIndex"#, [[1]].joined().startIndex)
test(#"[1].lazy.prefix { $0 < 2 }.startIndex"#, [1].lazy.prefix { $0 < 2 }.startIndex)
test(#"[1].lazy.drop { $0 < 2 }.startIndex"#, [1].lazy.drop { $0 < 2 }.startIndex)
test(#"[1].lazy.filter { $0 > 0 }.startIndex"#, [1].lazy.filter { $0 > 0 }.startIndex)
test(#""a".utf8.startIndex"#, "a".utf8.startIndex)
test(#"["a": 1].keys.startIndex"#, ["a": 1].keys.startIndex)
test(#"[1].indices.makeIterator()"#, [1].indices.makeIterator())
test(#""a".indices.makeIterator()"#, "a".indices.makeIterator())
test(#""a".reversed().makeIterator()"#, "a".reversed().makeIterator())
test(#"[1].lazy.map { $0 }.makeIterator()"#, [1].lazy.map { $0 }.makeIterator())
test(#"[1].lazy.filter { $0 > 0 }.makeIterator()"#, [1].lazy.filter { $0 > 0 }.makeIterator())
test(#"zip([1],[2]).makeIterator()"#, zip([1],[2]).makeIterator())
test(#"[1].enumerated().makeIterator()"#, [1].enumerated().makeIterator())
test(#"[[1]].joined().makeIterator()"#, [[1]].joined().makeIterator())
test(#"(1...).makeIterator()"#, (1...).makeIterator())
test(#"stride(from: 1, to: 2, by: 1).makeIterator()"#, stride(from: 1, to: 2, by: 1).makeIterator())
test(#"CollectionOfOne(1).makeIterator()"#, CollectionOfOne(1).makeIterator())
test(#"EmptyCollection<Int>().makeIterator()"#, EmptyCollection<Int>().makeIterator())
test(#"repeatElement(1, count: 1).makeIterator()"#, repeatElement(1, count: 1).makeIterator())
test(#""abc".dropFirst().utf8"#, "abc".dropFirst().utf8)
test(#""abc".dropFirst().unicodeScalars"#, "abc".dropFirst().unicodeScalars)
test(#""abc".dropFirst().utf16"#, "abc".dropFirst().utf16)
test(#""abc".utf8.prefix(2)"#, "abc".utf8.prefix(2))
test(#""abc".utf16.prefix(2)"#, "abc".utf16.prefix(2))
test(#""abc".unicodeScalars.prefix(1)"#, "abc".unicodeScalars.prefix(1))
test(#"(1...3).dropFirst()"#, (1...3).dropFirst())
test(#"(1..<3).dropFirst()"#, (1..<3).dropFirst())
test(#"repeatElement(1, count: 3).dropFirst()"#, repeatElement(1, count: 3).dropFirst())
test(#"[1].reversed().dropFirst()"#, [1].reversed().dropFirst())
test(#"[1].lazy.map { $0 }.dropFirst()"#, [1].lazy.map { $0 }.dropFirst())
test(#"[1].enumerated().dropFirst()"#, [1].enumerated().dropFirst())
test(#"zip([1], [2]).dropFirst()"#, zip([1], [2]).dropFirst())
test(#"stride(from: 1, to: 3, by: 1).dropFirst()"#, stride(from: 1, to: 3, by: 1).dropFirst())
test(#"Set([1]).dropFirst()"#, Set([1]).dropFirst())
test(#"["a": 1].dropFirst()"#, ["a": 1].dropFirst())
test(#"["a": 1].keys.dropFirst()"#, ["a": 1].keys.dropFirst())
test(#"[[1]].joined().dropFirst()"#, [[1]].joined().dropFirst())
test(#"AnySequence([1]).dropFirst()"#, AnySequence([1]).dropFirst())
test(#"stride(from: 1, to: 3, by: 1).prefix(1)"#, stride(from: 1, to: 3, by: 1).prefix(1))
test(#"stride(from: 1, to: 3, by: 1).drop { $0 < 2 }"#, stride(from: 1, to: 3, by: 1).drop { $0 < 2 })
test(#"stride(from: 1, to: 3, by: 1).lazy"#, stride(from: 1, to: 3, by: 1).lazy)
test(#"(1...3).lazy"#, (1...3).lazy)
test(#""a".lazy"#, "a".lazy)
test(#"[1].lazy.flatMap { [$0] }"#, [1].lazy.flatMap { [$0] })
test(#"[1].lazy.compactMap { Optional($0) }"#, [1].lazy.compactMap { Optional($0) })
test(#"[1].lazy.enumerated()"#, [1].lazy.enumerated())
test(#"[1].lazy.prefix(1)"#, [1].lazy.prefix(1))
test(#"(1...3).reversed()"#, (1...3).reversed())
test(#"[1: 2].mapValues { $0 }"#, [1: 2].mapValues { $0 })
test(#"Dictionary(grouping: [1]) { $0 }"#, Dictionary(grouping: [1]) { $0 })
test(#"Unicode.Scalar("a").properties"#, Unicode.Scalar("a").properties)
test(#"Unicode.Scalar("a").value"#, Unicode.Scalar("a").value)
test(#""a".first!"#, "a".first!)
test(#""a".utf8.first!"#, "a".utf8.first!)
test(#""a".hashValue"#, "a".hashValue)
test(#"(3).words"#, (3).words)
test(#"1.5.sign"#, 1.5.sign)
test(#"1.5.floatingPointClass"#, 1.5.floatingPointClass)
test(#"Character("a").utf8"#, Character("a").utf8)
test(#"[1].difference(from: [2]).first!"#, [1].difference(from: [2]).first!)
test(#"[1].makeIterator"#, [1].makeIterator)
test(#"(1, "a", 2.0)"#, (1, "a", 2.0))
test(#"Optional("a").map { $0 }"#, Optional("a").map { $0 })
test(#"[nil, 1] as [Int?]"#, [nil, 1] as [Int?])
test(#"[Int]()"#, [Int]())
test(#"[:] as [Int: Int]"#, [:] as [Int: Int])
test(#"E.self"#, E.self)
test(#"Any.self"#, Any.self)
test(#"E.a as any Error"#, E.a as any Error)
test(#"Result<Int, E>.failure(.a)"#, Result<Int, E>.failure(.a))
test(#"Result<Int, any Error>.success(2)"#, Result<Int, any Error>.success(2))
test(#"UInt.max"#, UInt.max)
test(#"Int16(1)"#, Int16(1))
test(#"Float.pi"#, Float.pi)
test(#"Double.nan"#, Double.nan)
test(#""\(1)""#, "\(1)")
test(#"S(x: 1) as Any"#, S(x: 1) as Any)
test(#"Optional<Optional<Int>>.some(nil)"#, Optional<Optional<Int>>.some(nil))
test(#"[[1, 2], []]"#, [[1, 2], []])
test(#"[S(x: 1)]"#, [S(x: 1)])

test(#"String.self"#, String.self)
test(#"Array<Int>.self"#, Array<Int>.self)
test(#"repeatElement("a", count: 2)"#, repeatElement("a", count: 2))
test(#"Set<Character>("abc")"#, Set<Character>("abc"))
test(#""a"..."c""#, "a"..."c")
test(#""a"..<"c""#, "a"..<"c")
test(#"1.0...2.0"#, 1.0...2.0)
test(#"..."c""#, ..."c")
test(#"1.5..."#, 1.5...)
