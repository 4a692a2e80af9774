const numbers = Array.from({ length: 1000 }, (_, i) => i);
let total = 0;
for (let k = 0; k < 4000; k++) {
  total += numbers.map(x => x * 2 + k).filter(x => x % 3 === 0).reduce((a, b) => a + b, 0);
}
console.log(total);
