// Before the statements of a closure are looked at, the literals around it have their types; where the whole
// expression will not do so, integers are tried as `Double`.

// A closure of one expression tells; one of statements is told.
[3, 1].map { $0 + 1 }.forEach { v in
  print((0...3).contains(v))
  print(v)
}
[3, 1].filter { $0 % 2 == 1 }.forEach { v in
  print((0..<4).contains(v))
  print(v)
}
[3, 1].lazy.map { $0 + 1 }.forEach { v in
  print((0...3).contains(v), type(of: v))
  print(v)
}
["a": 3].mapValues { $0 + 1 }.values.forEach { v in
  print((0...3).contains(v))
  print(v)
}
Array([3, 1].map { $0 - 1 }).forEach { v in
  if (0...2).contains(v) { print(v) }
}
[1.5, 2].forEach { v in
  print((0...3).contains(v))
  print(v)
}
[2, 1.5].sorted().forEach { v in
  print((0...3).contains(v))
  print(v)
}
["b", "a"].map { $0 + "c" }.forEach { v in
  print(("a"..."bd").contains(v))
  print(v, type(of: v))
}
[3, 1].forEach { v in
  [2.5, 4].forEach { w in print((0...3).contains(w)) }
  print(v)
}

// Mixed with a fraction, an integer stays what it is in the statements, ...
[3, 1].forEach { v in
  print([v, 2.5])
  print(v)
}
print(
  [3, 1].map { v in
    print(v)
    return [v, 1.5]
  })

// ... and is a `Double` where they will not do otherwise,
[3, 1].forEach { v in
  let half: Double = v
  print(half, v)
}
print(
  [3, 1].map { v in
    print(v)
    return v * 1.5
  })

// or where the rest of the expression will not.
print(
  [3, 1].map { v in
    let w = v
    return w
  }.map { $0 * 1.5 })
print(
  [3, 1].map { v in
    print(v)
    return v
  }.reduce(0.5, +))
let sum: Double = [3, 1].map { v in
  print(v)
  return v
}.reduce(0, +)
print(sum)
print(
  [3, 1].sorted { a, b in
    print(a)
    return a < b
  }[0] / 2.0)
print(
  [3, 1].first { a in
    print(a)
    return a < 2
  }! / 2.0)
print(
  [3, 1].first { a in
    print(a)
    return a < 2
  } ?? 2.5)
print(
  [3, 1].reduce(0) { a, v in
    print(v)
    return a + v
  } + 0.5)
print(
  [3, 1].map { v in
    print(v)
    return v
  } + [2.5])
print(
  [3, 1].map { v in
    print(v)
    return v
  }.contains(2.5))
func on<T, U>(_ x: T, _ f: (T) -> U) -> U { f(x) }
print([on(3) { v in print((0...5).contains(v)); return v }, 0.5])
print(max(on(3) { v in print((0...5).contains(v)); return v }, 0.5))
print(on(3) { v in print((0...5).contains(v)); return v } == 3.0)
print(on(3) { v in print((0...5).contains(v)); return v } + 1)
struct P { var x: Double }
print(P(x: [3, 1].map { v in print(v); return v }[0]))
func f() -> Double { [3, 1].map { v in print(v); return v }.reduce(0, +) }
print(f())
var d = 0.5
d += [3, 1].map { v in print(v); return v }.max()!
print(d)
if [3, 1].map({ v in print(v); return v }).max()! > 2.5 { print("more") }
let fractions = [2.5]
print(fractions + [3, 1].map { v in print(v); return v })

// Empty literals are of anything there.
let counts = ["x"].reduce(into: [:]) { a, v in
  print(v)
  a[v] = 1
}
print(counts, type(of: counts))
let texts = ["x", "y"].reduce([]) { a, v in
  let b = a + [v]
  return b
}
print(texts.count, type(of: texts))
let copied = ["x", "y"].reduce([:]) { a, v in
  var b = a
  b[v] = 1
  return b
}
print(copied.count, type(of: copied))
let told: [String: Int] = ["x"].reduce(into: [:]) { a, v in
  print(v)
  a[v] = 1
}
print(told)
let one = ["x"].reduce(into: [:]) { a, v in a[v] = 1 }
print(one, type(of: one))
// Literals of what a closure is called of have no say in its statements.
[0, 1e3].forEach { v in
  print(v)
  print([[1], [2, 3]].flatMap { $0 }.isEmpty)
}
[0, 1e3].forEach { v in print([[1], [2, 3]].flatMap { $0 }.count) }
