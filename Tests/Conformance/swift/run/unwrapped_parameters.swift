func f(_ e: Int!) -> Int { var r: [Int] = []; r.append(e); let x: Int = e; return x + e + r[0] }
print(f(2))
