// What `+` makes of parts of lists where something says what is wanted.
let ints = [1, 2, 3, 4]
let part = ints[1...]
let a: [Int] = part.suffix(2) + part.dropFirst()
let b: ArraySlice<Int> = [0] + part
let c = [0] + part
print(a, type(of: a), b, type(of: b), c, type(of: c))
let rows = [Array(part), part.suffix(3) + []]
print(rows, type(of: rows))
let word = "héllo"
let text: String = word.prefix(2) + "y" + word.suffix(1)
print(text, type(of: word.prefix(2) + word.suffix(1)))
