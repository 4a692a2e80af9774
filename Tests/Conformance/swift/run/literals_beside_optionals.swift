// Literals beside what may be nil, where anything is taken.
func branches(_ isFirst: Bool, _ x: Double?, _ n: Int?) {
  print(isFirst ? 1 : x, isFirst ? n : 2, isFirst ? x : 1, isFirst ? 1 : n, isFirst ? 1 : 2.5)
  let any: Any = isFirst ? 1 : x
  print(any)
}
branches(true, nil, nil)
branches(false, 2, 3)

struct Point {
  var x: Double
  var y: Double?
}
func defaults(_ point: Point?) {
  print(["a": 4]["a"].map(Double.init) ?? 2, ["b": 4]["a"].map(Double.init) ?? 2)
  print(point?.x ?? 1 + 2, point?.x ?? -1, point?.y ?? 1 + 2, (point?.x == nil) ? 0 : point!.x, (point?.x != nil) ? point!.y : 0)
}
defaults(nil)
defaults(Point(x: 2, y: nil))
