#!/usr/bin/env vsh
// A view has two rectangles. `frame` is where its superview sees it; `bounds` is how it sees itself, and what its
// subviews are placed in. `center` ties the two together.

let card = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 120))
window.addSubview(card)
print("frame ", card.frame)
print("bounds", card.bounds)
print("center", card.center)

// Moving the center moves the frame. The view itself notices nothing.
card.center = CGPoint(x: 160, y: 240)
print("\nmoved the center:")
print("frame ", card.frame)
print("bounds", card.bounds)

// Changing the size through the bounds keeps the center where it is: the frame grows on all sides.
card.bounds.size = CGSize(width: 240, height: 160)
print("\ngrew the bounds by 40 x 40:")
print("frame ", card.frame)
print("center", card.center)

// Changing the size through the frame keeps the origin: the center moves.
card.frame.size = CGSize(width: 200, height: 120)
print("\nset the frame's size back:")
print("frame ", card.frame)
print("center", card.center)

// The same point has other numbers in each view's coordinates.
let corner = CGPoint(x: 0, y: 0)
print("\nthe card's own corner", corner, "is", card.convert(corner, to: window), "in the window")
check window.convert(card.convert(corner, to: window), to: card) == corner, "there and back"
