// Statements that are broken where Swift lets them be.
protocol P {}
class K:
  P
{
  let n =
    1
}
func f()
  throws -> Int
{ 1 }
func first<
  T,
  U
>(_ t: T, _ u: U) -> T { t }
extension Collection
where
  Element: Comparable
{
  func g() -> Int { count }
}
func d<C: Collection>(_ c: C) -> Int
where C.SubSequence: Collection,
  C.SubSequence.SubSequence == C.SubSequence,
  C.SubSequence.Element == C.Element
{
  c.count
}
let x:
  Int = 3
let v = x as
  Any
let w = v
  as? Int
if
  x < 4,
  x > 2
{
  print(K().n, first(1, "a"), [1, 2].g(), d("abc"), v, w ?? 0)
}
for i in
  [1, 2]
  where i > 1
{ print(i) }
outer:
for i in 1...2 {
  if i == 1 { continue outer }
  print(i)
}
typealias A =
  Int
print(
  try! f(),
  A.self
)
print(v is
  Int)
