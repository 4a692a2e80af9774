class View {
  constructor() { this.tag = 0; this.x = 0; this.y = 0; this.w = 0; this.h = 0; this.subviews = []; this.parent = null; }
  setFrame(x, y, w, h) { this.x = x; this.y = y; this.w = w; this.h = h; }
  add(child) { child.parent = this; this.subviews.push(child); }
}
const root = new View();
