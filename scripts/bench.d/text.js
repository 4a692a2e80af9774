function main() {
  let length = 0;
  for (let round = 0; round < 20; round++) {
    let text = "";
    for (let i = 0; i < 50000; i++) text += `view ${i}, `;
    length += text.length;
  }
  console.log(length);
}
main();
