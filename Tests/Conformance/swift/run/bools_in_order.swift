// Bool is no Comparable until a script says so.
extension Bool: @retroactive Comparable {
  public static func < (a: Bool, b: Bool) -> Bool { !a && b }
}
func isLess<T: Comparable>(_ a: T, _ b: T) -> Bool { a < b }
let (no, yes) = (false, true)
print(no < yes, yes > no, no <= yes, no >= yes, false < true, yes < yes)
print(isLess(no, yes), isLess(yes, no), (no, 1) < (yes, 0))
print([yes, no].sorted(), max(no, yes), [no, yes].min()!)
