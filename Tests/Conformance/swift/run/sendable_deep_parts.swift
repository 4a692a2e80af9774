// A method's type asks of each part of a structure once, whatever the number of ways to it.
struct S26 { func m() {} }
struct S25 { var a: [S26] = [], b: S26? = nil; func m() {} }
struct S24 { var a: [S25] = [], b: S25? = nil; func m() {} }
struct S23 { var a: [S24] = [], b: S24? = nil; func m() {} }
struct S22 { var a: [S23] = [], b: S23? = nil; func m() {} }
struct S21 { var a: [S22] = [], b: S22? = nil; func m() {} }
struct S20 { var a: [S21] = [], b: S21? = nil; func m() {} }
struct S19 { var a: [S20] = [], b: S20? = nil; func m() {} }
struct S18 { var a: [S19] = [], b: S19? = nil; func m() {} }
struct S17 { var a: [S18] = [], b: S18? = nil; func m() {} }
struct S16 { var a: [S17] = [], b: S17? = nil; func m() {} }
struct S15 { var a: [S16] = [], b: S16? = nil; func m() {} }
struct S14 { var a: [S15] = [], b: S15? = nil; func m() {} }
struct S13 { var a: [S14] = [], b: S14? = nil; func m() {} }
struct S12 { var a: [S13] = [], b: S13? = nil; func m() {} }
struct S11 { var a: [S12] = [], b: S12? = nil; func m() {} }
struct S10 { var a: [S11] = [], b: S11? = nil; func m() {} }
struct S9 { var a: [S10] = [], b: S10? = nil; func m() {} }
struct S8 { var a: [S9] = [], b: S9? = nil; func m() {} }
struct S7 { var a: [S8] = [], b: S8? = nil; func m() {} }
struct S6 { var a: [S7] = [], b: S7? = nil; func m() {} }
struct S5 { var a: [S6] = [], b: S6? = nil; func m() {} }
struct S4 { var a: [S5] = [], b: S5? = nil; func m() {} }
struct S3 { var a: [S4] = [], b: S4? = nil; func m() {} }
struct S2 { var a: [S3] = [], b: S3? = nil; func m() {} }
struct S1 { var a: [S2] = [], b: S2? = nil; func m() {} }
struct S0 { var a: [S1] = [], b: S1? = nil; func m() {} }
final class K {}
struct H { var k = K(), s = S0(); func m() {} }
print(type(of: S0().m), type(of: H().m))
