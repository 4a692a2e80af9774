// A substring knows the string that it is a part of, and what changes it changes that string or leaves it.

let text = "hello world"
let word = text[text.index(text.startIndex, offsetBy: 6)...]
print(word.base, word.base == text, type(of: word.base), text.dropFirst(2).dropLast(3).base)
print(text.split(separator: " ").map(\.base), text.prefix(2).base, text.trimmingPrefix("he").base)
print(Substring("abc").base, Substring(word).base, word[word.startIndex...].base, ("abc" as Substring).base)
let parts = "a,b".split(separator: ",")
print(parts[0].base[parts[0].endIndex...], parts[0].base.distance(from: parts[0].base.startIndex, to: parts[1].startIndex))

struct Scanner {
  var rest: Substring
  mutating func number() -> Int? {
    let digits = rest.prefix(while: \.isNumber)
    rest.removeFirst(digits.count)
    return Int(digits)
  }
  mutating func skip(_ wanted: Character) -> Bool {
    guard rest.first == wanted else { return false }
    rest.removeFirst()
    return true
  }
  var place: Int { rest.base.distance(from: rest.base.startIndex, to: rest.startIndex) }
}
var scanner = Scanner(rest: "12+345")
print(scanner.number()!, scanner.place, scanner.skip("+"), scanner.number()!, scanner.place, scanner.rest.isEmpty)

// What takes characters from the ends leaves the string.
var taken = Substring("hello")
taken.removeFirst(2)
print(taken.removeLast(), taken.popFirst()!, taken.popLast()!, taken, taken.base)
taken = "hello".dropFirst().dropLast()
try taken.trimPrefix { $0 == "e" }
print(taken, taken.base)

// What changes characters inside changes it.
var part = "hello".dropFirst().dropLast()
part.append("x")
print(part, part.base)
part.remove(at: part.startIndex)
part.insert(contentsOf: "éa", at: part.endIndex)
print(part, part.base)
part.replaceSubrange(part.startIndex..<part.index(after: part.startIndex), with: "QQ")
part.trimPrefix("QQ")
print(part, part.base)
part.removeAll(keepingCapacity: true)
print(part.isEmpty, part.base)

// And some make a string of their own.
part = "hello".dropFirst()
part.append(contentsOf: "xy")
print(part, part.base)
part = "hello".dropFirst()
part.write("z")
part.removeAll { $0 == "e" }
print(part, part.base, (part + "x").base)
part.replace("l", with: "m")
print(part.base)
