#!/usr/bin/env vsh
// When does draw(_:) run? Once when the view first shows, then only for what was said to be invalid, once a turn of the
// run loop however often it was said. All else, moving, resizing, fading, works on what was drawn before.

class Meter: UIView {
  var level = 0.5
  var draws = 0

  override func draw(_ rect: CGRect) {
    draws += 1
    print("  draw \(rect)")
    UIColor.gray.setFill()
    UIRectFill(bounds)
    UIColor.green.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: bounds.width * level, height: bounds.height))
  }
}
let meter = Meter(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
window.addSubview(meter)
print("added; drawn so far: \(meter.draws) times")
tick

print("moved, faded, turned: the picture stays")
meter.center.x += 50
meter.alpha = 0.5
meter.transform = CGAffineTransform(rotationAngle: 10°)
tick
check meter.draws == 1, "one drawing for all that"

print("invalid in two places: one call with the box around both")
meter.level = 0.75
trace display
meter.setNeedsDisplay(CGRect(x: 50, y: 0, width: 10, height: 20))
meter.setNeedsDisplay(CGRect(x: 70, y: 0, width: 5, height: 20))
meter.setNeedsDisplay(CGRect(x: 500, y: 0, width: 5, height: 20))
tick
trace off
print("what was there outside of it is there still:")
for line in meter.layer.drawing { print("  " + line) }

print("resized: the picture is stretched, or pinned, as the content mode says")
meter.transform = .identity
meter.bounds.size = CGSize(width: 200, height: 60)
tick
check meter.draws == 2, "no drawing for a new size"
for mode in [UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .topRight] {
  meter.contentMode = mode
  print("  \(mode): the picture is at \(meter.layer.contentsFrames[0])")
}
print("with its right half kept from stretching:")
meter.contentMode = .scaleToFill
meter.contentStretch = CGRect(x: 0, y: 0, width: 0.5, height: 1)
print(" ", meter.layer.contentsFrames)
print("with .redraw it is drawn anew instead")
meter.contentMode = .redraw
meter.bounds.size = CGSize(width: 150, height: 40)
tick

print("hidden: it waits until it shows")
meter.isHidden = true
meter.setNeedsDisplay()
tick
meter.isHidden = false
tick
print("drawn \(meter.draws) times in all")

print("and a view without draw(_:) has nothing to draw:")
let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
window.addSubview(plain)
plain.setNeedsDisplay()
tick
