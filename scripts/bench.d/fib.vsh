func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
var sum = 0
for _ in 0..<5 { sum += fib(27) }
print(sum)
