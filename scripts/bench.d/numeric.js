function main() {
  let s = 0.0, n = 0;
  for (let i = 0; i < 10000000; i++) {
    s = s + i * 0.5;
    if (i % 3 === 0) n++;
  }
  console.log(s, n);
}
main();
