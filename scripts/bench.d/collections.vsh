var groups: [Int: [Int]] = [:]
for i in 0..<400_000 { groups[i % 10, default: []].append(i) }
var counts: [Int: Int] = [:]
for i in 0..<400_000 { counts[i % 1000, default: 0] += 1 }
var known = 0
for i in 0..<400_000 { if groups.keys.contains(i % 20) { known += 1 } }
var cells = Array(repeating: Array(repeating: 0, count: 200), count: 200)
for i in 0..<400_000 { cells[i % 200][i / 200 % 200] += i }
print(groups[3]!.count, counts[7]!, known, cells[5][7])
