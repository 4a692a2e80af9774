// The clauses of a `do` in which nothing is thrown are never reached: what follows them needs no `return`.
struct Failure: Error {}
func first() -> Int { do { return 1 } catch {} }
func second() -> Int { do { return 2 } catch { print("never") } }
func thrower() throws -> Int { 3 }
func third() -> Int { do { do { return try thrower() } catch { return 0 } } catch {} }
func fourth(_ up: Bool) -> Int {
  do { if up { return 4 } else { return -4 } } catch is Failure {} catch {}
}
func fifth() -> Int { do { return try! thrower() + 2 } catch {} }
func sixth() -> Int { do { return 6 } catch let error where error is Failure {} }
func seventh() -> Int { do throws(Failure) { return 7 } catch {} }
func eighth() -> Int {
  let number: Int
  do { number = 8 } catch {}
  return number
}
func ninth() -> Int { do { _ = { () throws -> Int in try thrower() }; return 9 } catch {} }
func tenth() -> Int { do { return (try? thrower()).map { $0 + 7 } ?? 1 } catch { let unset: Int; print(unset) } }
func quiet() throws(Never) -> Int { 11 }
func eleventh() -> Int { do { return try quiet() } catch {} }
print(first(), second(), third(), fourth(true), fifth(), sixth(), seventh(), eighth(), ninth(), tenth(), eleventh())
