struct E: Error {}
class B { var f: Int; var g = 3; init(_ f: Int) { self.f = f }; deinit { print("bye \(f)") } 
 init(t: Int) throws { f = t; throw E() }
 init(u: Int) throws { if u > 0 { throw E() }; f = u }
 }
func fail() throws -> Int { throw E() }
do { let b = try B(try fail()); print(b) } catch { print("caught", error) }
do { let b = try B(t: 1); print(b) } catch { print("caught", error) }
do { let b = try B(u: 1); print(b) } catch { print("caught", error) }
do { let b = try [B(1), B(2), B(try fail())]; print(b) } catch { print("caught", error) }
func two(_ a: B, _ b: Int) {}
do { try two(B(1), try fail()) } catch { print("caught", error) }
do { let x = B(4); defer { print("d") }; let y = B(5); throw E() } catch { print("caught", error) }
func q() throws { let x = B(4); defer { print("d") }; let y = B(5); throw E() }
do { try q() } catch { print("caught", error) }
for i in 0..<2 { do { let x = B(i); if i == 0 { continue }; throw E() } catch { print("c") } }
