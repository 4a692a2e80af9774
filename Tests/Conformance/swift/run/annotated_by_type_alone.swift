class A {}
class B: A {}
class C: A {}
let d: Dictionary = ["a": 1, "b": 2]
let f: Array = [1, 2.5]
let g: Set = [1, 2.5]
let h: Dictionary = ["a": nil, "b": 2]
let i: Dictionary = [1: "a", 2.5: "b"]
let j: Array = [B(), C()]
let k: Dictionary = ["x": B(), "y": C()]
print(type(of: d), f, g.sorted(), type(of: h), type(of: i), type(of: j), type(of: k))
class D { init(x: Int = 1) { print("x", x) } }
class E: D {
  var q: Int
  init(q: Int) { self.q = q }
}
print(E(q: 1).q)
