class G<T> {}; class J<U>: G<[U]> {}; class K: G<String> {}; class R<M> {}; class L: R<Int> {}; class LL: L {}
func run() { let a: Any = J<Int>(), b: Any = K(); print(a is G<Int>, a is G<[Int]>, b is G<Int>, (b as? G<Int>) == nil, b is G<String>); let l: Any = LL(); print(l is R<String>, l is R<Int>, l is L, (l as? R<Int>) != nil); let g: R<Int> = LL(); print(g is L, g is LL, (g as! L)) }
run()
