class Base {
  var n = 1
  deinit { print("gone") }
}
let unused = { [unowned base = Base()] in print("in") }
unused()
let used = { [unowned base = Base()] in print(base.n) }
print("made")
used()
