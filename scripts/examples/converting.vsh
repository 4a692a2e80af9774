#!/usr/bin/env vsh
// How does a point travel from one view to another? Up to a common ancestor, one superview at a time, and down again.
// Each step up undoes `bounds.origin`, applies the transform around the center, and adds the center.

let left = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
let right = UIView(frame: CGRect(x: 200, y: 20, width: 100, height: 100))
let inner = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
window.addSubview(left)
window.addSubview(right)
left.addSubview(inner)

let point = CGPoint(x: 5, y: 5)
print("(5, 5) in inner is", inner.convert(point, to: left), "in left,", inner.convert(point, to: window), "in the window")
print("and in right", inner.convert(point, to: right))

/// One step by hand.
func up(_ p: CGPoint, from view: UIView) -> CGPoint {
  let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  let turned = CGPoint(x: p.x - middle.x, y: p.y - middle.y).applying(view.transform)
  return CGPoint(x: turned.x + view.center.x, y: turned.y + view.center.y)
}

left.transform = CGAffineTransform(scaleX: 2, y: 2)
inner.bounds.origin = CGPoint(x: 0, y: 10)
print("\nleft twice as large, inner scrolled by 10:")
print("by hand:  ", up(up(point, from: inner), from: left))
print("converted:", inner.convert(point, to: window))
check up(up(point, from: inner), from: left) == inner.convert(point, to: window), "the steps are the conversion"

// A rectangle becomes the upright box around its corners. Twice turned back it is not the same.
right.transform = CGAffineTransform(rotationAngle: 45°)
let box = right.convert(right.bounds, to: window)
print("\na turned view's bounds in the window:", box.size)
print("and that box in the view again:      ", right.convert(box, from: window).size)
