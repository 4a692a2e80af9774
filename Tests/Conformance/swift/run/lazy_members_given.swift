// What a memberwise initializer is given for a lazy property takes the place of its value.
struct Page { lazy var words = ["none"]; var number: Int }
var a = Page(number: 1), b = Page(words: ["x", "y"], number: 2), c = Page(words: nil, number: 3)
print(a.words, b.words, c.words, b.number)
struct Part { lazy var size: Int? = { print("made"); return 4 }(); var name = "p" }
var d = Part(size: 7), e = Part(name: "q"), f = Part(size: .some(nil))
print(d.size as Any, d.name, e.name, f.size as Any)
print(e.size as Any)
print(e.size as Any)
