// What `where false` keeps away is never run: nothing in it is computed beforehand, and it need give nothing its value.
enum Failure: Error { case some }
switch [3, 1].last { case let v? where false: print(31 * Int.max + v); default: print(1) }
switch 3 { case 3 where false: print(31 * Int.max); default: print(2) }
for i in [1] where false { print(31 * Int.max + i) }
for i in [1, 2] where i > 1 { print(i) }
func optional() { switch Optional(3) { case let v? where false: print(31 * Int.max + v); default: print(3) } }
optional()
do { throw Failure.some } catch let error as Failure where false { print(31 * Int.max, error) } catch { print(4) }
do { let a: Int; switch 3 { case 3 where false: print(0); default: a = 5; print(a) } }
do { let a: Int; switch 3 { case 3 where true: a = 6; default: a = 1 }; print(a) }
do { let a: Int; switch 3 { case 1 where false, 3: a = 7; default: a = 1 }; print(a) }
func given() -> Int { switch 3 { case 3 where false: print(0); default: return 8 } }
print(given())
