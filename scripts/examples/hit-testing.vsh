#!/usr/bin/env vsh
// Which view gets a touch? The frontmost that contains the point, found from the root down: the last subview is asked
// first, and whoever does not contain the point hides all of its subviews from it.

func make(_ tag: Int, _ frame: CGRect, in parent: UIView) -> UIView {
  let view = UIView(frame: frame)
  view.tag = tag
  parent.addSubview(view)
  return view
}
let names = [0: "the window", 1: "back", 2: "front", 3: "child", 4: "overhang"]
func touch(_ x: CGFloat, _ y: CGFloat) -> String {
  guard let view = window.hitTest(CGPoint(x: x, y: y), with: nil) else { return "nobody" }
  return names[view.tag] ?? "?"
}

let back = make(1, CGRect(x: 20, y: 20, width: 120, height: 120), in: window)
let front = make(2, CGRect(x: 80, y: 80, width: 120, height: 120), in: window)
let child = make(3, CGRect(x: 10, y: 10, width: 40, height: 40), in: front)
let overhang = make(4, CGRect(x: 100, y: 60, width: 60, height: 30), in: front)

print("where only the back view is:", touch(30, 30))
print("where both are:             ", touch(85, 85))
print("on the child:               ", touch(100, 100))
print("where nothing is:           ", touch(300, 300))
print("outside the window:         ", touch(-1, 5))

print("\nthe right and bottom edges are outside:")
print("at x 199.5:", touch(199.5, 120), " at x 200:", touch(200, 120))

print("\na part that hangs over its superview is seen, but not touched:")
print("inside the superview:", touch(190, 150), " beyond it:", touch(220, 150))

print("\nwho is passed over:")
child.isUserInteractionEnabled = false
print("child without interaction:", touch(100, 100))
child.isUserInteractionEnabled = true
child.isHidden = true
print("hidden child:             ", touch(100, 100))
child.isHidden = false
front.alpha = 0.005
print("front view too faint:     ", touch(100, 100))
front.alpha = 1

print("\nbringing the back view to the front:")
window.bringSubviewToFront(back)
print("on the child:", touch(100, 100))

// A round button: the corners of its square belong to what is behind it.
class Round: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = bounds.width / 2
    return hypot(point.x - radius, point.y - radius) <= radius
  }
}
let round = Round(frame: CGRect(x: 200, y: 300, width: 80, height: 80))
window.addSubview(round)
print("\na round view in its middle:", window.hitTest(CGPoint(x: 240, y: 340), with: nil) === round)
print("a round view in its corner:", window.hitTest(CGPoint(x: 205, y: 305), with: nil) === round)
