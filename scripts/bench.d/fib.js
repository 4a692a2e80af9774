function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
let sum = 0;
for (let i = 0; i < 5; i++) sum += fib(27);
console.log(sum);
