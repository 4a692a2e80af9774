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
test(#"1"#, 1)
test(#"UInt8(7)"#, UInt8(7))
test(#"Int8(1)"#, Int8(1))
test(#"UInt64(1)"#, UInt64(1))
test(#"1.5"#, 1.5)
test(#"Float(1.5)"#, Float(1.5))
test(#"true"#, true)
test(#""s""#, "s")
test(#"Character("c")"#, Character("c"))
test(#""sub".dropFirst()"#, "sub".dropFirst())
test(#"[1]"#, [1])
test(#"["a": 1]"#, ["a": 1])
test(#"Set([1])"#, Set([1]))
test(#"1...3"#, 1...3)
test(#"0..<2"#, 0..<2)
test(#"1..."#, 1...)
test(#"...3"#, ...3)
test(#"..<3"#, ..<3)
test(#"(1...3).makeIterator()"#, (1...3).makeIterator())
test(#"[1].makeIterator()"#, [1].makeIterator())
test(#"[1].dropFirst()"#, [1].dropFirst())
test(#"Optional(3) as Any"#, Optional(3) as Any)
test(#"nil as Int? as Any"#, nil as Int? as Any)
test(#"(1, 2)"#, (1, 2))
test(#"()"#, ())
test(#"Int.self"#, Int.self)
test(#"zip([1],[2])"#, zip([1],[2]))
test(#"[1].enumerated()"#, [1].enumerated())
test(#"[1].reversed()"#, [1].reversed())
test(#""a".reversed()"#, "a".reversed())
test(#"[1].lazy"#, [1].lazy)
test(#"[1].lazy.map { $0 }"#, [1].lazy.map { $0 })
test(#"[1].lazy.filter { $0 > 0 }"#, [1].lazy.filter { $0 > 0 })
test(#"stride(from: 1, to: 3, by: 1)"#, stride(from: 1, to: 3, by: 1))
test(#"stride(from: 1, through: 3, by: 1)"#, stride(from: 1, through: 3, by: 1))
test(#"stride(from: 1.0, to: 3, by: 1)"#, stride(from: 1.0, to: 3, by: 1))
test(#"repeatElement(1, count: 2)"#, repeatElement(1, count: 2))
test(#"CollectionOfOne(1)"#, CollectionOfOne(1))
test(#"EmptyCollection<Int>()"#, EmptyCollection<Int>())
test(#"["a": 1].keys"#, ["a": 1].keys)
test(#"["a": 1].values"#, ["a": 1].values)
test(#"["a": 1].makeIterator()"#, ["a": 1].makeIterator())
test(#"Set([1]).makeIterator()"#, Set([1]).makeIterator())
test(#""a".makeIterator()"#, "a".makeIterator())
test(#""a".utf8"#, "a".utf8)
test(#""a".utf16"#, "a".utf16)
test(#""a".unicodeScalars"#, "a".unicodeScalars)
test(#"Unicode.Scalar("a")"#, Unicode.Scalar("a"))
test(#""a".startIndex"#, "a".startIndex)
test(#""a".indices"#, "a".indices)
test(#"[1].indices"#, [1].indices)
test(#"AnySequence([1])"#, AnySequence([1]))
test(#"AnyIterator([1].makeIterator())"#, AnyIterator([1].makeIterator()))
test(#"AnyHashable(1)"#, AnyHashable(1))
test(#"Result<Int, E>.success(1)"#, Result<Int, E>.success(1))
test(#"E.a"#, E.a)
test(#"R.x"#, R.x)
test(#"O.p"#, O.p)
test(#"S(x: 1)"#, S(x: 1))
test(#"C()"#, C())
test(#"[[1]].joined()"#, [[1]].joined())
test(#"[[1]].joined(separator: [2])"#, [[1]].joined(separator: [2]))
test(#"sequence(first: 1) { $0 + 1 }"#, sequence(first: 1) { $0 + 1 })
test(#"ObjectIdentifier(C())"#, ObjectIdentifier(C()))
test(#"ContiguousArray([1])"#, ContiguousArray([1]))
test(#"ArraySlice([1])"#, ArraySlice([1]))
test(#"\S.x"#, \S.x)
test(#"Mir()"#, Mir())
test(#"FloatingPointSign.plus"#, FloatingPointSign.plus)
test(#"FloatingPointRoundingRule.up"#, FloatingPointRoundingRule.up)
test(#""a" as StaticString"#, "a" as StaticString)
test(#"SystemRandomNumberGenerator()"#, SystemRandomNumberGenerator())
test(#"Hasher()"#, Hasher())
test(#"{ (x: Int) in x } as (Int) -> Int"#, { (x: Int) in x } as (Int) -> Int)
test(#"[1].prefix(1)"#, [1].prefix(1))
test(#""abc".prefix(1)"#, "abc".prefix(1))
test(#"[1, 2].lazy.reversed()"#, [1, 2].lazy.reversed())
test(#"[1,2].lazy.prefix { $0 < 2 }"#, [1,2].lazy.prefix { $0 < 2 })
test(#"[1,2].lazy.drop { $0 < 2 }"#, [1,2].lazy.drop { $0 < 2 })
test(#"[1: 2].startIndex"#, [1: 2].startIndex)
test(#"Set([1]).startIndex"#, Set([1]).startIndex)
test(#"(1...3).startIndex"#, (1...3).startIndex)
test(#"[1].reversed().startIndex"#, [1].reversed().startIndex)
test(#"[1].difference(from: [2])"#, [1].difference(from: [2]))
test(#"Never.self"#, Never.self)
test(#""a".unicodeScalars.makeIterator()"#, "a".unicodeScalars.makeIterator())
test(#"FloatingPointClassification.quietNaN"#, FloatingPointClassification.quietNaN)
test(#"Unicode.GeneralCategory.control"#, Unicode.GeneralCategory.control)
test(#"Character("a").unicodeScalars"#, Character("a").unicodeScalars)
test(#"[1 as Any]"#, [1 as Any])
test(#"[Optional(1)]"#, [Optional(1)])
test(#"["a": [1]]"#, ["a": [1]])
test(#"S.self"#, S.self)
test(#"D()"#, D())
