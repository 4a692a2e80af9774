// The type that values of several classes have together.
class A { }
class B: A {}
class C: A {}
class D: B {}
let c = true
let b: B? = B()
let a = A()
let x = c ? a : b
print(type(of: x))
print(a === (c ? a : b))
let y = c ? b : a
print(type(of: y))
let z = c ? B() : C()
print(type(of: z))
let o = c ? Optional(C()) : b
print(type(of: o))
let n = c ? nil : B()
print(type(of: n))
let i = c ? 1 : nil
let j = c ? 1 : Optional(2)
let k = c ? Optional(1.5) : 2
print(type(of: i), type(of: j), type(of: k))
let arr = [a, b]
print(type(of: arr))
let arr2 = [B(), C()]
let arr3 = [B(), nil, C()]
let arr4 = [D(), B()]
print(type(of: arr2), type(of: arr3), type(of: arr4))
let d = ["a": B(), "b": a]
print(type(of: d))
let s = if c { a } else { B() }
func f(_ f: Bool) -> some Any { f ? a : B() }
let e = c ? [B()] : [C()]
print(type(of: e))
let t = c ? (1, "a") : (2, "b")
print(t)
let oo: AnyObject? = c ? a : b
print(oo === a)
let q = b ?? a
print(type(of: q))
let w = c ? b as A? : a
let anyv: Any = c ? 1 : "a"
print(anyv)
let metas = [B.self, C.self]
print(type(of: metas))
let dd = [1: [B()], 2: [C()]]
print(type(of: dd))
let os: [A?] = [b, a, nil, C()]
print(os.count)
let mix = [Optional(B()), Optional(C())]
print(type(of: mix))
