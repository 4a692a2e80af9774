struct String { var x = 1.5 }
let i = String()
print(i.x, i, "a" + "b")
let a = [1.5, 2.5]; print(a.count, a.map { "\($0)" }.joined(separator: "-"), [1: "x"].description)
