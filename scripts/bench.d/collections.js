const groups = new Map(), counts = new Map();
let known = 0;
for (let i = 0; i < 400000; i++) { if (!groups.has(i % 10)) groups.set(i % 10, []); groups.get(i % 10).push(i); }
for (let i = 0; i < 400000; i++) counts.set(i % 1000, (counts.get(i % 1000) ?? 0) + 1);
for (let i = 0; i < 400000; i++) if (groups.has(i % 20)) known++;
const cells = Array.from({ length: 200 }, () => new Array(200).fill(0));
for (let i = 0; i < 400000; i++) cells[i % 200][Math.floor(i / 200) % 200] += i;
console.log(groups.get(3).length, counts.get(7), known, cells[5][7]);
