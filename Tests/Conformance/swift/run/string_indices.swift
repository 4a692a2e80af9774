let s = "hé"
print(s.index(before: s.index(after: s.startIndex)), s.index(s.endIndex, offsetBy: -2), "".endIndex, s.utf8.index(before: s.utf8.index(after: s.startIndex)))
print(s.lastIndex(of: "h")!, s.firstIndex(of: "h")!, String.Index(utf16Offset: 0, in: s), s.utf16.index(s.utf16.endIndex, offsetBy: -2), s.unicodeScalars.index(s.endIndex, offsetBy: -2))
let b = "a😀b"
for i in b.utf16.indices { print(i, i.samePosition(in: b) as Any, i.samePosition(in: b.utf8) as Any, i.samePosition(in: b.unicodeScalars) as Any, b[i], b.utf8[i]) }
for i in b.utf8.indices { print(i, i.samePosition(in: b) as Any, i.samePosition(in: b.utf16) as Any, b[i], b.utf16[i], b.unicodeScalars[i], i.utf16Offset(in: b)) }
let t = b.utf16.index(b.utf16.startIndex, offsetBy: 2)
print(b[t...], b.index(after: t), b.index(before: t), b.distance(from: t, to: b.endIndex), t < b.index(after: b.index(after: b.startIndex)), t > b.index(after: b.startIndex), t.hashValue == t.hashValue)
print(String.Index(t, within: b) as Any, String.Index(t, within: b.utf8) as Any, String.Index(t, within: b.utf16) as Any, String.Index(t, within: b.unicodeScalars) as Any)
let flag = "🇩🇪x"
let second = flag.unicodeScalars.index(after: flag.unicodeScalars.startIndex)
print(second, flag[second], flag[second...], flag.index(after: second), String.Index(second, within: flag) as Any, flag[..<second].count)
print(b.startIndex.utf16Offset(in: b), t.utf16Offset(in: b))
let sub = b.dropFirst()
print(sub.startIndex, sub.endIndex, sub.index(after: sub.startIndex), Array(sub.indices), sub.utf16.startIndex, Array(sub.utf16.indices), Array(sub.utf8.indices).count)
var m = "héllo"
let k = m.firstIndex(of: "l")!
m.insert("ü", at: k)
print(m, k)
m.remove(at: k); m.replaceSubrange(k..., with: "y"); print(m, m.endIndex)
var sub2 = "xhéllo".dropFirst()
sub2.append("!"); print(sub2, sub2.startIndex, sub2.endIndex)
sub2.removeFirst(); print(sub2, sub2.startIndex, sub2.endIndex)
let d: [String.Index: Int] = [b.startIndex: 1, t: 2]
print(d[b.startIndex]!, d[t]!)
print(Range(uncheckedBounds: (b.startIndex, t)))
let (lo, hi) = (b.index(b.startIndex, offsetBy: 1), b.index(b.endIndex, offsetBy: -1))
print(b[lo..<hi], b[lo...hi], b[...lo], b[..<hi], lo..<hi)
print(b.index(b.startIndex, offsetBy: 9, limitedBy: b.endIndex) as Any, b.index(b.startIndex, offsetBy: 2, limitedBy: b.endIndex) as Any)
var j = b.startIndex
b.formIndex(after: &j); b.formIndex(&j, offsetBy: 1); print(j, b[j])
print(b.utf8.firstIndex(of: 98)! == hi, b.utf8[lo...].count, String(b.utf8[lo..<hi]) as Any, Array(b.utf16[lo..<hi]).count)
print("abc".firstRange(of: "c") as Any, "añc".ranges(of: "c"))
do {
let s = "héllo wörld 👨‍👩‍👧!"
let e = s.endIndex
print(s.startIndex, s.index(after: s.startIndex), s.index(s.startIndex, offsetBy: 2), e)
print(s.firstIndex(of: "w")!, s.lastIndex(of: "l")!)
print(s.firstIndex(of: "👨‍👩‍👧")!, s.index(before: e))
let i = s.firstIndex(of: "w")!
print(i.utf16Offset(in: s), e.utf16Offset(in: s))
print(s.utf8.distance(from: s.startIndex, to: i), s.utf16.distance(from: s.startIndex, to: i), s.unicodeScalars.distance(from: s.startIndex, to: i), s.distance(from: s.startIndex, to: i))
print(s.utf8[i], s.utf16[i], s.unicodeScalars[i], s[i])
print(s.utf8.index(after: i), s.utf8.index(i, offsetBy: 2))
let u = s.utf8.index(s.utf8.startIndex, offsetBy: 1)
print(u, s[u])
let v = s.utf8.firstIndex(of: 119)!
print(v == i, s[v...])
print(v.samePosition(in: s) as Any, s.utf8.index(u, offsetBy: 1).samePosition(in: s) as Any)
print(String.Index(v, within: s) as Any, String.Index(s.utf8.index(u, offsetBy: 1), within: s) as Any)
print(i.samePosition(in: s.utf8) as Any, i.samePosition(in: s.utf16) as Any, i.samePosition(in: s.unicodeScalars) as Any)
let a = "hello"
print(a.startIndex, a.endIndex, a.firstIndex(of: "l")!, [a.startIndex, a.endIndex])
print(a.indices.map { $0 })
print(Array(s.indices))
print(s.utf16.startIndex, s.utf16.index(after: s.utf16.startIndex), s.utf16.endIndex)
let sub = s[i...]
print(sub.startIndex, sub.endIndex, sub.startIndex == i, sub.utf8.startIndex)
print(String.Index(utf16Offset: 7, in: s), s[String.Index(utf16Offset: 7, in: s)])
var set: Set<String.Index> = [i, v]
print(set.count, i < e, max(i, s.startIndex))
print(s.unicodeScalars.firstIndex(of: "w")!, s.unicodeScalars.endIndex)
print(s.utf8.prefix(upTo: i).count, String(s.utf8.prefix(upTo: i))!)
print(String(s.unicodeScalars[..<i]), s[..<i].count)
let cs: [(Character, String.Index)] = zip(s, s.indices).map { ($0, $1) }
print(cs[1].1, cs.last!)
}
