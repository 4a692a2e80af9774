var d = ["a": 1]
d["a"]! = 5
print(d)
var o: Int? = nil
struct S { var p: Int? { get { q } set { q = newValue; print("set") } }; var q: Int? }
var s = S()
s.q = 1
s.p! = 6
print(s)
d["x"]! = 5
print(d)
