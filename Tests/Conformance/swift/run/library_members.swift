// Members of the library that are asked for less often: ends of ranges and slices, views, encodings, code points.

var range = 0..<6
range.removeFirst()
range.removeLast(2)
print(range, range.popLast() as Any, range.popFirst() as Any, range, range.removeFirst(), range.popFirst() as Any)
var entries = [1: "a"].prefix(1)
print(entries.popFirst()!.value, entries.isEmpty, entries.popFirst() == nil)
var bytes = "abcd".utf8.dropFirst()
print(bytes.removeFirst(), bytes.removeLast(), bytes.count, bytes.popLast() as Any, bytes.popLast() as Any)
struct Tens: Collection {
  var startIndex: Int { 0 }
  var endIndex: Int { 4 }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int { i * 10 }
}
var tens = Tens().dropFirst()
tens.removeFirst(1)
while let ten = tens.popFirst() { print(ten, tens.startIndex, tens.count) }

var scalars = "ab".unicodeScalars
scalars.reserveCapacity(4)
scalars.replaceSubrange(scalars.startIndex..<scalars.index(after: scalars.startIndex), with: ["q", "r"])
print(scalars, scalars.count)
let properties = ("i" as Unicode.Scalar).properties
print(properties.isXIDStart, properties.isSoftDotted, properties.changesWhenCaseMapped, properties.isBidiControl)
print(properties.age!, properties.nameAlias as Any, ("," as Unicode.Scalar).properties.isTerminalPunctuation)

print(String(decoding: [0x68, 0xE9] as [UInt16], as: UTF16.self), String(decoding: [0x1F600] as [UInt32], as: UTF32.self))
print(String(decoding: "hé".utf8, as: Unicode.UTF8.self), UTF8.self, Unicode.UTF16.self)
var text = ""
(2.5).write(to: &text)
Float(1).write(to: &text)
text.makeContiguousUTF8()
print(text, text.isContiguousUTF8)
let exponent: Double.Exponent = 8.0.exponent
print(exponent, (1.5).significand)
