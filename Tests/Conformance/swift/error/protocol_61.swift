struct K { var a = 1 }
let s: Set<K> = []
print(s)
