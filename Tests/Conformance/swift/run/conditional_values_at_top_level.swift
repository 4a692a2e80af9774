// What a condition of an `if` that is a value binds is of that value alone, also at the top level.
let size: Int? = 4
let plain = if let size { size } else { 0 }
let typed: Double = if let size { Double(size) / 8 } else { 0 }
let word = if let size, size > 3 { "big" } else if size == nil { "none" } else { "small" }
print(plain, typed, word, size as Any)
enum Shape { case dot, circle(Double) }
let shapes: [Shape?] = [.dot, .circle(2), nil]
let areas = shapes.map { shape in if case .circle(let r)? = shape { r * 3 } else { 0.0 } }
let first = if case .circle(let r)? = shapes[1] { r } else { 0.0 }
let kind = switch shapes[1] {
case .circle(let r)? where r > 1: "wide"
case let shape?: "\(shape)"
case nil: "none"
}
print(areas, first, kind)
let r = 1
print(r)
var total = 0
let more = if let size { size } else { 1 }
total += more
total = switch total { case 0...4: total * 2; default: total }
print(total)
