protocol D { init() }
extension Int: D {}
struct A: D { var a = 1 }
struct B: D { var a = 1, b = 2 }
struct C<T: D>: D { var a = T() }
struct F<T: D>: D { var a = 1; var q: T? }
print(A(), B(), C<Int>(), F<Int>())
