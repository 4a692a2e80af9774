// A list literal beside a text is a list of characters; lists that lie side by side stay such.

print("ab" + ["c"], ["c"] + "ab", "x" + ["a", "b"] + ["c"])
let sum = "ab" + ["c", "d"]
let led: String = ["c"] + "ab"
let list: [Character] = ["c"] + "ab"
print(sum, type(of: sum), led, list, "ab".dropFirst() + ["c"])
var text = "ab"
text += ["c"]
var characters: [Character] = ["x"]
characters += "yz"
print(text, characters + "w", "w" + characters, "ab" + "cd".reversed())
let side = ContiguousArray([1]) + [2]
print(side, type(of: side), type(of: ArraySlice([1]) + [2]), type(of: [1] + ArraySlice([2])), type(of: (2...3) + [1]))
