// `throws(E)`: what is thrown has a type in `throw`, `catch` and generic functions.
enum E: Error { case a, b(Int) }
func f(_ n: Int) throws(E) -> Int {
  if n == 0 { throw .a }
  if n == 1 { throw .b(5) }
  return n
}
for i in 0..<3 {
  do { print(try f(i)) } catch .a { print("A") } catch .b(let n) { print("B", n) }
}
do { _ = try f(1) } catch { print(error); switch error { case .a: print("a"); case .b(let x): print("b", x) } }
let g: (Int) throws(E) -> Int = { x throws(E) in if x > 3 { throw .a }; return x * 2 }
do { print(try g(2), try g(5)) } catch { print(error) }
func h<T, Err: Error>(_ body: () throws(Err) -> T) throws(Err) -> T { try body() }
print(h { 5 })
do { print(try h { () throws(E) -> Int in throw .b(2) }) } catch { print("h", error) }
