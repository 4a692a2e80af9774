// A script's own types do not reach the library's signatures.
struct Int { var x = 1.5 }
let i = Int()
print(i.x, i)
let a = [1.5, 2.5]; print(a.count, a[1], "abc".count)
