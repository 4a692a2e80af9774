// What can be done with an `any StringProtocol`, an `any Collection`: members that give the box's own type give a box,
// and where a list of such would have to be made, it is the one that any sequence gives.

let text: any StringProtocol = "a bc".dropLast()
print(text.uppercased(), text.count, text.hasPrefix("a"), text.first!, text.contains("b"), text.sorted())
print(text.reversed(), String(text.reversed()), type(of: text.reversed()))
print(text.split(separator: " "), text.split { $0 == " " }, text.map { "<\($0)>" }, text.filter { $0 != " " })
print(text.dropFirst(), text.prefix(1), text.suffix(1), type(of: text.suffix(1)), text.prefix { $0 != " " })
for character in text { print(character, terminator: ";") }
print(Array(text), text.compactMap(\.wholeNumberValue), text.reduce("") { $0 + String($1) })
let texts: [any StringProtocol] = ["a", "bcd".dropFirst()]
func size(_ text: any StringProtocol) -> Int { text.count }
func upper<S: StringProtocol>(_ text: S) -> String { text.uppercased() }
print(texts.map(size), texts.map { upper($0) }, texts)

let list: any BidirectionalCollection<Int> = [1, 2, 3]
print(list.reversed(), type(of: list.suffix(1)), list.split(separator: 2), list.filter { $0 > 1 })
let unknown: any RandomAccessCollection = [1, 2]
print(unknown.reversed())
func kept<S: StringProtocol>(_ text: S) { print(text.filter { $0 != "a" }, text.reversed()) }
kept("ab")

// A value kept until a function has ended.
print(withExtendedLifetime(3) { $0 + 1 }, withExtendedLifetime(list) { "done" })
