class Counter {
  constructor(step) { this.count = 0; this.step = step; }
  advance(times) { this.count += this.step * times; return this.count; }
}
const counter = new Counter(3);
let last = 0;
for (let i = 0; i < 3000000; i++) last = counter.advance(i & 7);
console.log(last);
