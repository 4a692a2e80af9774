// What the library asks of a script's sequence.
struct L: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { print("n", terminator: " "); if n == 0 { return nil }; n -= 1; return n }; var underestimatedCount: Int { print("under", terminator: " "); return n } }
func show(_ n: String, _ f: () -> Void) { f(); print(n) }
let l = L(n: 3)
show("array") { _ = Array(l) }
show("map") { _ = l.map { $0 } }
show("filter") { _ = l.filter { $0 > 1 }; _ = l.compactMap { $0 } ; _ = l.reduce(0, +); _ = l.contains(2) }
show("flat") { _ = l.flatMap { [$0] }; _ = [1, 2].flatMap { L(n: $0) } }
show("sort") { _ = l.sorted(); _ = l.reversed(); _ = l.min() }
show("suffix") { _ = l.suffix(2); _ = l.dropLast(); _ = Array(l.prefix(2)); _ = Array(l.dropFirst()) ; _ = l.split(separator: 1) }
show("set") { _ = Set(l); var a = [1]; a += l; a.append(contentsOf: l) }
show("zip") { _ = Array(zip(l, l)); _ = zip(l, l).map { $0 + $1 } }
show("lazy") { _ = Array(l.lazy.map { $0 }); _ = Array(l.lazy.filter { $0 > 0 }); _ = l.lazy.map { $0 }.underestimatedCount }
show("enum") { _ = Array(l.enumerated()); _ = l.enumerated().map { $0.offset } ; _ = Array(AnySequence(l)) }
show("join") { _ = Array([l, l].joined()); _ = Array([l, l].joined(separator: [9])) ; for x in [l, l].joined(separator: [9]) { _ = x } }
show("dict") { _ = Dictionary(uniqueKeysWithValues: l.map { ($0, $0) }); _ = Dictionary(grouping: l) { $0 } }
show("plus") { _ = [1] + l; _ = Array(l) + [1] }
