// Changing the code points of a text; moving indices as far as a limit; taking from the start of a part.
var s = "abc"
s.unicodeScalars.append("d")
s.unicodeScalars.removeAll { $0 == "b" }
print(s)
s.unicodeScalars.append(contentsOf: "xy".unicodeScalars)
print(s.unicodeScalars.removeFirst(), s.unicodeScalars.removeLast())
s.unicodeScalars.insert("z", at: s.unicodeScalars.startIndex)
print(s, s.unicodeScalars.count, s.unicodeScalars.remove(at: s.index(after: s.startIndex)), s)
s.unicodeScalars = String.UnicodeScalarView("é!".unicodeScalars.reversed())
print(s)
var view = "ab".unicodeScalars
view.append("c")
print(String(view), view.popLast()!, String(view))
var made = String.UnicodeScalarView()
made.append("q")
print(String(made), made.isEmpty)

let list = [1, 2, 3]
var i = list.startIndex
print(list.formIndex(&i, offsetBy: 2, limitedBy: list.endIndex), i)
print(list.formIndex(&i, offsetBy: 5, limitedBy: list.endIndex), i)
let text = "naïve"
var j = text.startIndex
print(text.formIndex(&j, offsetBy: 2, limitedBy: text.endIndex), text[j])
print(text.formIndex(&j, offsetBy: 9, limitedBy: text.endIndex), j == text.endIndex)
var part: Substring = "ab"
print(part.popFirst()!, part, part.popFirst()!, part.popFirst() as Any, part.isEmpty)
