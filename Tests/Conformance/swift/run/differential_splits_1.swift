// Two functions named `split`: what is done with the parts has a say in which one is called.
let text = "the quick brown fox jumps over the lazy dog"
print(text.split(separator: " ").max { $0.count < $1.count }!)
print(text.split(separator: " ").sorted { $0.count < $1.count })
print(text.split(separator: " ").filter { $0.count > 3 })
print(text.split(separator: " ").filter { $0.count > 2 && $0.count < 5 })
print(text.split(separator: " ").map { ($0, $0.count) }[1])
print(text.split(separator: " ").first { $0.count > 3 } as Any)
print(text.split(whereSeparator: { $0 == " " }).sorted { $0.count > $1.count }.prefix(2))
print(text.split(separator: " ", maxSplits: 1).sorted { $0.count < $1.count })
print(text.dropFirst().split(separator: " ").min { $0.count < $1.count }!)
print(text.split(separator: " ").map { $0 }.sorted { $0.count < $1.count }[0])
print(text.split(separator: " ").map { "\($0): \($0.count) \($0.count)" }[0])
print(text.split(separator: " ").sorted { $0.count > $1.count }.map { $0.startIndex })
// Here the parts of the text are meant.
print(text.split(separator: " "))
print(text.split(separator: " ").map { "\($0): \($0.count)" }[0])
print(text.split(separator: " ").sorted { ($0.count, $0) < ($1.count, $1) })
print(text.split(separator: " ").sorted { $0.count == $1.count ? $0 < $1 : $0.count < $1.count })
print(text.split(separator: " ").filter { $0.count > 3 }.map { $0.uppercased() })
print(text.split(separator: " ").map { String($0) }.filter { $0.count > 3 })
print(text.split(separator: " ").max { $0.count < $1.count } ?? "")
let longest: Substring = text.split(separator: " ").max { $0.count < $1.count }!
print(longest)
let words = text.split(separator: " ")
print(words.sorted { $0.count < $1.count })
func show(_ parts: [Substring]) { print(parts) }
show(text.split(separator: " ").sorted { $0.count < $1.count })
print(text.split(separator: " ").reduce(0) { $0 + $1.count }, text.split(separator: " ").contains { $0.count > 4 })
