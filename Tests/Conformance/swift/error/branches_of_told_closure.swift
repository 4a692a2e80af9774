protocol Shape {}
struct Square: Shape {}
struct Circle: Shape {}
let sizes = [1, 2]
let shapes: [any Shape] = sizes.map { $0 > 1 ? Square() : Circle() }
print(shapes)
