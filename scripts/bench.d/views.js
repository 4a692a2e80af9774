class View {
  constructor() { this.tagValue = 0; this.rect = [0, 0, 0, 0]; }
  setTag(tag) { this.tagValue = tag; }
  tag() { return this.tagValue; }
  setFrame(x, y, w, h) { this.rect = [x, y, w, h]; }
  frame() { return this.rect; }
}
const view = new View();
let total = 0, width = 0;
for (let i = 0; i < 1000000; i++) {
  view.setTag(i & 7);
  view.setFrame(1, 2, 30 + (i & 3), 40);
  total += view.tag();
  width += view.frame()[2];
}
console.log(total, width);
