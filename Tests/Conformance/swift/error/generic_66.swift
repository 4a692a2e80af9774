struct Pair<A, B> { var a: A; var b: B }
let p: Pair<Int> = Pair(a: 1, b: 2)
