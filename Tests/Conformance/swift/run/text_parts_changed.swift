// Parts of a text's code points become shorter at their end and leave the text alone; indices of views at the start.
let scalars = "abc".unicodeScalars
var part = scalars.prefix(2)
part.removeLast()
print(part)
part = scalars.prefix(2)
print(part.popLast() as Any, part, part.popLast() as Any, part.popLast() as Any, part.isEmpty)
part = scalars.prefix(3)
part.removeLast(2)
print(part, String(part))
part.removeLast(0)
print(part.count, part.last as Any)
let text = "abc"
let one = text.index(after: text.startIndex)
print(text.utf8.index(text.startIndex, offsetBy: 0), text.utf16.index(text.startIndex, offsetBy: 0))
print(text.utf8.index(before: one), text.utf16.index(before: one), text.unicodeScalars.index(before: one))
print(text.utf16.index(text.endIndex, offsetBy: -3), text.utf8.index(text.endIndex, offsetBy: -3))
let accented = "é"
print(accented.utf16.index(before: accented.endIndex), accented.utf16.index(accented.endIndex, offsetBy: -1))
