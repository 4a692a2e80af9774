struct B { var s = [1]; var x: [Int] { get { print("get"); return s } set { print("set"); s = newValue } } 
 subscript(i: Int) -> [Int] { get { print("get", i); return s } set { print("set", i); s = newValue } } }
func two(_ a: inout [Int], _ n: Int, _ b: inout [Int]) { a.append(n); b.append(n) }
func arg(_ n: Int) -> [Int] { print("arg", n); return [n] }
var b = B(); var c = B()
b.x.append(contentsOf: arg(2))
print(b.s)
b[7].append(contentsOf: arg(3))
print(b.s)
two(&b.x, 5, &c.x)
print(b.s, c.s)
swap(&b.x, &c[1])
print(b.s, c.s)
var d = ["a": [1]]
d["a", default: []].insert(9, at: 0)
print(d)
d["b", default: []].append(4)
print(d["b"]!)
two(&d["a", default: []], 7, &b.x)
print(d["a"]!, b.s)
