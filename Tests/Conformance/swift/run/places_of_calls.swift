// #line and #column as defaults are of the place where the arguments begin.
struct T { @discardableResult func at(_ x: Int = 0, line: Int = #line, col: Int = #column) -> T { print(line, col); return self }
  @discardableResult func cl(line: Int = #line, col: Int = #column, _ f: () -> Void) -> T { print(line, col); return self }
  init(line: Int = #line, col: Int = #column) { print("init", line, col) }
  subscript(i: Int, line: Int = #line, col: Int = #column) -> Int { print("sub", line, col); return i }
  static func + (a: T, b: T) -> T { a }
}
func free(_ x: Int = 0, line: Int = #line, col: Int = #column) -> Int { print(line, col); return x }
let t = T()
t
  .at(1)
  .at(
    2
  ).at()
t.cl { }
t
  .cl { print("x") }
  .at  (3)
_ = free()
_ = free (
  3)
_ = t[1]
_ = t[
  2]
_ = 1 + free(2) + free(
 3)
_ = T.init()
_ = [1, 2].map { free($0) }
