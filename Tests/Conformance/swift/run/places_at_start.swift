// Whether an index is the start of the string as such shows where it is printed.
print("abc".dropLast(3).endIndex, "abc".suffix(3).startIndex, ""[...].endIndex, "".dropLast(1).endIndex, "".prefix(3).endIndex, "".dropFirst().endIndex, "".dropFirst().startIndex)
print("abc".prefix(0).dropFirst().endIndex, "abc".prefix { _ in false }.endIndex, "abc".drop { _ in false }.startIndex, "".drop { _ in false }.endIndex, Substring().endIndex, Substring("").endIndex, Substring("abc").startIndex)
print("abc".dropFirst(3).startIndex, "abc".suffix(9).startIndex, "abc".dropLast(0).endIndex, "".suffix(1).startIndex, "".suffix(1).endIndex, "".prefix(0).startIndex)
print("abc"["abc".startIndex..<"abc".startIndex].endIndex, "abc".startIndex..<"abc".endIndex, "abc".prefix(0).startIndex..<"abc".prefix(0).endIndex)
print("abc".firstIndex(of: "a") as Any, "abc".lastIndex(of: "a") as Any, "abc".indices.first as Any, "abc".indices.last as Any, Array("ab".indices), "ab".indices.reversed().map { $0 })
print("a-b".ranges(of: "a"), "abab".firstRange(of: "ab") as Any, "abc".ranges(of: ""))
func places() {
  let p = "a,b".split(separator: ",")
  print(p[0].startIndex, p[0].endIndex, p[1].startIndex)
  for q in [",b".split(separator: ",", omittingEmptySubsequences: false), ",b".split(separator: "," as String, omittingEmptySubsequences: false)] {
    print(q[0].startIndex, q[0].endIndex)
  }
  let s = "héllo"
  var i = s.endIndex
  while i > s.startIndex { i = s.index(before: i); print(i, terminator: " ") }
  print(s.index(s.startIndex, offsetBy: 0), s.index(i, offsetBy: 0), s.index(i, offsetBy: 2))
  print(s[i...].startIndex, s[..<i].endIndex, s[i..<i].endIndex, s[i...].prefix(0).endIndex)
}
places()
