#!/usr/bin/env vsh
// What is the frame of a view that has been turned? The smallest upright rectangle around it; so it says little
// about the view. Under a transform, read and set `bounds` and `center`.

let card = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 120))
let badge = UIView(frame: CGRect(x: 150, y: 20, width: 40, height: 40))
window.addSubview(card)
card.addSubview(badge)
badge.tag = 7

print("upright:", badge.frame)
badge.transform = CGAffineTransform(rotationAngle: 45°)
print("turned: ", badge.frame)
print("bounds: ", badge.bounds, "center:", badge.center)

// Its corner is now at the top, not at the top left.
print("its corner (0, 0) in the card:  ", badge.convert(CGPoint(x: 0, y: 0), to: card))
print("its corner (0, 0) in the window:", badge.convert(CGPoint(x: 0, y: 0), to: window))

// A touch in the frame but outside the turned square goes to what lies behind.
let besides = CGPoint(x: badge.frame.minX + 3, y: badge.frame.minY + 3)
print("in the frame's corner:", card.hitTest(besides, with: nil) === badge ? "the badge" : "the card")
print("at the center:        ", card.hitTest(badge.center, with: nil) === badge ? "the badge" : "the card")

// Assigning the frame it has is not without effect: the bounds become the box around the frame turned back.
badge.frame = badge.frame
print("after badge.frame = badge.frame, bounds:", badge.bounds.size)

// The order of transforms matters: these two end in different places.
let step = CGAffineTransform(translationX: 100, y: 0), turn = CGAffineTransform(rotationAngle: 90°)
let point = CGPoint(x: 1, y: 0)
func rounded(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x.rounded(), y: p.y.rounded()) }
print("step, then turn:", rounded(point.applying(step.concatenating(turn))))
print("turn, then step:", rounded(point.applying(turn.concatenating(step))))
tree
