// What super is in a class subscript.
class C { class subscript(s: String) -> String { "C" + s }
 subscript(i: Int) -> Int { i } }
class D: C { override class subscript(s: String) -> String { "D" + super[s] }
 override subscript(i: Int) -> Int { super[i] * 2 } }
print(D["x"], D()[4])
