func word(_ n: Int) -> [Int] { [n] }
struct Box { var d: [String: [Int]] = [:]; var n: [Int: Int]? = [:] }
var b: Box? = Box()
b?.d["a", default: word(1)].append(2)
b?.d["a", default: word(1)].append(3)
b?.d["b", default: []].append(4)
b?.n?[1, default: 5] += 1
b?.n?[1, default: 5] += 1
b?.d["a"]?[0] += 9
b?.d["c"]?.append(1)
b!.d["b"]!.append(5)
print(b!.d.sorted { $0.key < $1.key }, b!.n!)
class H { var box: Box? = Box(); func go() { box?.d["x", default: word(7)] += [8]; box?.n?[3, default: 0] -= 1; box?.d["x"]?.removeFirst() } }
let h = H(); h.go(); h.go()
print(h.box!.d, h.box!.n!)
