// When what nobody wants is freed, and when what it was made from.
class N { let s: String; init(_ s: String) { self.s = s; print("+" + s) }; deinit { print("-" + s) }; func mk(_ t: String) -> N { N(t) }; @discardableResult func dk(_ n: N) -> N { N(s + n.s) }; var n: N { N(s + "n") }; subscript(i: N) -> N { N(s + i.s) }; let k = 3; func num(_ n: N) -> Int { 5 }; func nop(_ n: N) {} }
struct S { let n: N; let m: N; func st() -> S { S(n: N("x"), m: N("y")) }; func get(_ n: N) -> N { N("g") }; init(n: N, m: N) { self.n = n; self.m = m }; init(_ n: N) { self.n = n; m = N("M") } }
class K { let n: N; init(_ n: N) { self.n = n; print("+K") }; deinit { print("-K") }; init(two n: N, _ m: N) { self.n = m; print("+K2") } }
protocol P { func p(_ n: N) -> N; func q(_ n: N) -> Int }
extension P { func p(_ n: N) -> N { N("P") }; func q(_ n: N) -> Int { 4 } }
extension N: P {}
@discardableResult func f(_ n: N) -> N { N("r") }
@discardableResult func f2(_ n: N, _ m: N) -> N { N("r") }
func id<T>(_ t: T) -> T { t }
func num(_ n: N) -> Int { 3 }
func th(_ n: N) throws -> N { N("th") }
func op(_ n: N) -> N? { N("op") }
func two(_ n: N) -> (N, N) { (N("t1"), N("t2")) }
func arr(_ n: N) -> [N] { [N("e1"), N("e2")] }
func str(_ n: N) -> S { S(n: N("sn"), m: N("sm")) }
func pp(_ n: N) -> any P { N("pp") }
func use(_ n: N) { print("use") }
func fn(_ n: N) -> (N) -> N { { _ in N("fn") } }
func v(_ n: N, _ m: Int) {}
func df(_ n: N = N("df"), _ m: Int = 3) -> N { N("D") }
func t1() { let s = f(N("a")).s; _ = s; print("end") }
t1(); print("1")
func t2() { print(f(N("a")).s); print("end") }
t2(); print("2")
func t3() { use(f(N("a"))); print("end") }
t3(); print("3")
func t4() { if f(N("a")).s == "r" { print("yes") }; print("end") }
t4(); print("4")
func t5() { let x = f(N("a")).mk("c").mk("d"); _ = x; print("end") }
t5(); print("5")
func t6() { _ = f(N("a")).mk("c").mk("d"); print("end") }
t6(); print("6")
func t7() { _ = f2(N("a"), N("b")); print("end") }
t7(); print("7")
func t8() { _ = f2(f(N("a")), f(N("b"))); print("end") }
t8(); print("8")
func t9() { _ = N("a").dk(N("b")).dk(N("c")); print("end") }
t9(); print("9")
func t10() { _ = N("a").dk(N("b")).dk(N("c")).k; print("end") }
t10(); print("10")
func t11() { _ = K(N("a")); print("end") }
t11(); print("11")
func t12() { _ = K(two: N("a"), N("b")); print("end") }
t12(); print("12")
func t13() { _ = S(N("a")); print("end") }
t13(); print("13")
func t14() { _ = str(N("a")); print("end") }
t14(); print("14")
func t15() { _ = str(N("a")).n; print("end") }
t15(); print("15")
func t16() { _ = str(N("a")).get(N("b")); print("end") }
t16(); print("16")
func t17() { _ = two(N("a")); print("end") }
t17(); print("17")
func t18() { _ = two(N("a")).0; print("end") }
t18(); print("18")
func t19() { _ = arr(N("a")); print("end") }
t19(); print("19")
func t20() { _ = arr(N("a"))[0]; print("end") }
t20(); print("20")
func t21() { _ = arr(N("a")).first; print("end") }
t21(); print("21")
func t22() { _ = pp(N("a")); print("end") }
t22(); print("22")
func t23() { _ = pp(N("a")).p(N("b")); print("end") }
t23(); print("23")
func t24() { _ = num(N("a")); print("end") }
t24(); print("24")
func t25() { _ = N("a").num(N("b")); print("end") }
t25(); print("25")
func t26() { _ = N("a").k; print("end") }
t26(); print("26")
func t27() { _ = N("a").s; print("end") }
t27(); print("27")
func t28() { _ = fn(N("a"))(N("b")); print("end") }
t28(); print("28")
func t29() { _ = op(N("a")); print("end") }
t29(); print("29")
func t30() { _ = op(N("a"))?.dk(N("b")); print("end") }
t30(); print("30")
func t31() { _ = op(N("a"))!.dk(N("b")); print("end") }
t31(); print("31")
func t32() { _ = op(N("a")) ?? N("b"); print("end") }
t32(); print("32")
func t33() { _ = try? th(N("a")); print("end") }
t33(); print("33")
func t34() { _ = try! th(N("a")).dk(N("b")); print("end") }
t34(); print("34")
func t35() { _ = df(); print("end") }
t35(); print("35")
func t36() { _ = df(N("x")); print("end") }
t36(); print("36")
func t37() { _ = id(f(N("a"))); print("end") }
t37(); print("37")
func t38() { _ = id(N("a")).dk(N("b")); print("end") }
t38(); print("38")
func t39() { _ = f(N("a")) as Any; print("end") }
t39(); print("39")
func t40() { _ = f(N("a")) as? P; print("end") }
t40(); print("40")
func t41() { _ = f(N("a")) === f(N("b")); print("end") }
t41(); print("41")
func t42() { _ = (f(N("a")), f(N("b"))); print("end") }
t42(); print("42")
func t43() { _ = true ? f(N("a")) : N("z"); print("end") }
t43(); print("43")
func t44() { _ = [f(N("a"))].count; print("end") }
t44(); print("44")
func t45() { _ = "\(f(N("a")).s)\(f(N("b")).s)"; print("end") }
t45(); print("45")
func t46() { _ = [1: f(N("a"))]; print("end") }
t46(); print("46")
func t47() { _ = { f(N("a")) }(); print("end") }
t47(); print("47")
func t48() { _ = { (n: N) in f(n) }(N("a")); print("end") }
t48(); print("48")
func t49() { v(N("a"), num(N("b"))); print("end") }
t49(); print("49")
func t50() { v(f(N("a")), num(f(N("b")))); print("end") }
t50(); print("50")
func t51() { N("a").nop(f(N("b"))); print("end") }
t51(); print("51")
func t52() { let y = f2(N("a"), N("b")); print("got"); _ = y; print("end") }
t52(); print("52")
func t53() { var z = f(N("a")); z = f(N("b")); print(z.s); print("end") }
t53(); print("53")
func t54() { for e in arr(N("a")) { print(e.s) }; print("end") }
t54(); print("54")
func t55() { switch f(N("a")).s { case "r": print("R"); default: break }; print("end") }
t55(); print("55")
func t56() { guard f(N("a")).k == 3 else { return }; print("g"); print("end") }
t56(); print("56")
func t57() { while num(f(N("a"))) == 4 {}; print("end") }
t57(); print("57")
func t58() { _ = N("a")[N("b")]; print("end") }
t58(); print("58")
func t59() { _ = N("a")[N("b")].n; print("end") }
t59(); print("59")
func t60() { _ = f(N("a")).n; print("end") }
t60(); print("60")
func t61() { f(N("a")).dk(N("b")); print("end") }
t61(); print("61")
func t62() { _ = Optional(f(N("a"))); print("end") }
t62(); print("62")
func t63() { _ = Optional(N("a")); print("end") }
t63(); print("63")
func t64() { _ = [N("a"), N("b")].map { f($0) }; print("end") }
t64(); print("64")
func t65() { _ = [N("a")].first?.dk(N("q")); print("end") }
t65(); print("65")
func t66() { defer { f(N("a")) }; print("end") }
t66(); print("66")
func t67() { let c = f; _ = c(N("a")); print("end") }
t67(); print("67")
func t68() { _ = (N("a") as P).q(N("b")); print("end") }
t68(); print("68")
func t69() { _ = "x" + f(N("a")).s; print("end") }
t69(); print("69")
func t70() { _ = num(N("a")) + num(N("b")); print("end") }
t70(); print("70")
func t71() { _ = f(N("a")).k + f(N("b")).k; print("end") }
t71(); print("71")
func t72() { _ = S(n: N("a"), m: N("b")).n.k; print("end") }
t72(); print("72")
func t73() { _ = S(n: N("a"), m: N("b")); print("end") }
t73(); print("73")
func t74() { _ = S(n: f(N("a")), m: N("b")); print("end") }
t74(); print("74")
func t75() { func g<T>(_ n: N, _ t: T) -> T { t }; _ = g(N("a"), N("b")); print("end") }
t75(); print("75")
func t76() { func g<T>(_ n: N, _ t: T) -> T? { t }; _ = g(N("a"), N("b")); print("end") }
t76(); print("76")
func t77() { func g<T>(_ n: N, _ t: () -> T) -> T { t() }; _ = g(N("a")) { N("b") }; print("end") }
t77(); print("77")
func t78() { func g<T>(_ n: N, _ t: () -> T) -> T? { t() }; _ = g(N("a")) { N("b") }; print("end") }
t78(); print("78")
func t79() { func g(_ n: N) -> Any { N("r") }; _ = g(N("a")); print("end") }
t79(); print("79")
func t80() { func g(_ n: N) -> AnyObject { N("r") }; _ = g(N("a")); print("end") }
t80(); print("80")
func t81() { func g(_ n: N) -> (any P)? { N("r") }; _ = g(N("a")); print("end") }
t81(); print("81")
func t82() { func g(_ n: N) -> some P { N("r") }; _ = g(N("a")); print("end") }
t82(); print("82")
func t83() { func g(_ n: N) -> N? { N("r") }; _ = g(N("a")); print("end") }
t83(); print("83")
func t84() { func g(_ n: N) -> (N, Int) { (N("r"), 1) }; _ = g(N("a")); print("end") }
t84(); print("84")
func t85() { func g(_ n: N) -> (N, N)? { (N("r"), N("q")) }; _ = g(N("a")); print("end") }
t85(); print("85")
func t86() { func g(_ n: N) -> [String: N] { ["a": N("r")] }; _ = g(N("a")); print("end") }
t86(); print("86")
func t87() { enum E { case a(N), b }; func g(_ n: N) -> E { .a(N("r")) }; _ = g(N("a")); print("end") }
t87(); print("87")
func t88() { struct B<T> { let t: T; func get(_ n: N) -> T { t } }; _ = B(t: N("a")).get(N("b")); print("end") }
t88(); print("88")
func t89() { struct B<T> { let t: () -> T; func get(_ n: N) -> T { t() } }; _ = B { N("a") }.get(N("b")); print("end") }
t89(); print("89")
func t90() { class B<T> { let t: () -> T; init(_ t: @escaping () -> T) { self.t = t }; func get(_ n: N) -> T { t() } }; _ = B { N("a") }.get(N("b")); print("end") }
t90(); print("90")
func t91() { class B<T> { let t: () -> T; init(_ t: @escaping () -> T) { self.t = t }; func get(_ n: N) -> [T] { [t()] } }; _ = B { N("a") }.get(N("b")); print("end") }
t91(); print("91")
func t92() { struct S2 { var n = N("1"); var m = N("2"); var c: N { N("3") } }; _ = S2().c; print("end") }
t92(); print("92")
func t93() { struct S2 { var n = N("1"); var m = N("2"); subscript(i: N) -> N { N("3") } }; _ = S2()[N("i")]; print("end") }
t93(); print("93")
func t94() { struct S2 { var p: any P = N("1"); var m = N("2") }; func g(_ n: N) -> S2 { S2() }; _ = g(N("a")); print("end") }
t94(); print("94")
func t95() { let p = two(N("a")); _ = p; print("end") }
t95(); print("95")
func t96() { let (p, q) = two(N("a")); _ = p; _ = q; print("end") }
t96(); print("96")
func t97() { let p = str(N("a")); _ = p; print("end") }
t97(); print("97")
func t98() { let x: P = N("a"); _ = x.p(N("b")).p(N("c")); print("end") }
t98(); print("98")
func t99() { if pp(N("a")).q(N("c")) == 4 { print("in") }; print("end") }
t99(); print("99")
func t100() { let x = pp(N("a")).q(N("c")); _ = x; print("end") }
t100(); print("100")
func t101() { _ = pp(N("a")).q(N("c")); print("end") }
t101(); print("101")
func t102() { let x: any P = pp(N("a")).p(N("c")) as any P; _ = x; print("end") }
t102(); print("102")
func t103() { let c: (N) -> N = { _ in N("q") }; _ = c(N("a")); print("end") }
t103(); print("103")
func t104() { func h(_ n: inout N, _ m: N) -> N { N("h") }; var w = N("w"); _ = h(&w, N("a")); print("end") }
t104(); print("104")
func t105() { struct M { var a = N("m"); mutating func go(_ n: N) -> N { N("go") } }; var m = M(); _ = m.go(N("a")); print("end") }
t105(); print("105")
func t106() { func h(_ n: @autoclosure () -> N, _ m: N) -> N { N("h") }; _ = h(N("x"), N("a")); print("end") }
t106(); print("106")
func t107() { func h(_ n: N...) -> N { N("h") }; _ = h(N("x"), N("a")); print("end") }
t107(); print("107")
func t108() { func h(_ n: [N]) -> N { N("h") }; _ = h([N("x"), N("a")]); print("end") }
t108(); print("108")
func t109() { func h(_ n: N?) -> N { N("h") }; _ = h(N("x")); print("end") }
t109(); print("109")
func t110() { func h(_ n: Any) -> N { N("h") }; _ = h(N("x")); print("end") }
t110(); print("110")
func t111() { func h(_ n: any P) -> N { N("h") }; _ = h(N("x")); print("end") }
t111(); print("111")
func t112() { func h(_ n: S) -> N { N("h") }; _ = h(S(n: N("x"), m: N("y"))); print("end") }
t112(); print("112")
func t113() { func h<T>(_ n: T) -> N { N("h") }; _ = h(N("x")); print("end") }
t113(); print("113")
func t114() { func h(_ n: some P) -> N { N("h") }; _ = h(N("x")); print("end") }
t114(); print("114")
func t115() { func h(_ n: N) -> N { N("h") }; _ = h(f(f(N("x")))); print("end") }
t115(); print("115")
func t116() { enum E { case a(N), b }; _ = E.a(f(N("q"))); print("end") }
t116(); print("116")
func t117() { _ = (f(N("a"))); print("end") }
t117(); print("117")
func t118() { _ = f(N("a")) as N; print("end") }
t118(); print("118")
func t119() { _ = f(N("a")) as N?; print("end") }
t119(); print("119")
func t120() { _ = f(N("a")) as P; print("end") }
t120(); print("120")
func t121() { let _ = f(N("a")); print("end") }
t121(); print("121")
func t122() { let _: N = f(N("a")); print("end") }
t122(); print("122")
func t123() { let _: P = f(N("a")); print("end") }
t123(); print("123")
func t124() { _ = f(N("a")).mk("b"); print("end") }
t124(); print("124")
func t125() { _ = f(N("a")).mk("b").n; print("end") }
t125(); print("125")
func t126() { _ = f(N("a")).n.n; print("end") }
t126(); print("126")
func t127() { _ = [N("a")].map { _ in N("x") }; print("end") }
t127(); print("127")
func t128() { _ = [N("a")].filter { _ in true }; print("end") }
t128(); print("128")
func t129() { _ = [N("a"), N("b")].first; print("end") }
t129(); print("129")
func t130() { _ = [N("a"), N("b")].last; print("end") }
t130(); print("130")
func t131() { _ = [N("a"), N("b")].reversed(); print("end") }
t131(); print("131")
func t132() { _ = [N("a"), N("b")].dropFirst(); print("end") }
t132(); print("132")
func t133() { _ = [N("a"), N("b")][1]; print("end") }
t133(); print("133")
func t134() { _ = ["a": N("a")]["a"]; print("end") }
t134(); print("134")
func t135() { _ = ["a": N("a")].values; print("end") }
t135(); print("135")
func t136() { _ = ["a": N("a")].mapValues { _ in N("z") }; print("end") }
t136(); print("136")
func t137() { _ = [N("a"), N("b")].reduce(N("i")) { $0; return $1 }; print("end") }
t137(); print("137")
func t138() { _ = [N("a"), N("b")].first { _ in true }; print("end") }
t138(); print("138")
func t139() { _ = Array([N("a"), N("b")]); print("end") }
t139(); print("139")
