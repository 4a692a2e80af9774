#!/usr/bin/env vsh
// When does layoutSubviews run? Not when you ask for it: `setNeedsLayout` only makes a note. The pass runs once at the
// end of the run loop's turn (here `tick`), or at once when `layoutIfNeeded` says so.

class Row: UIView {
  var title = ""
  let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
  var passes = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(icon)
    addSubview(badge)
  }

  required init?(coder: NSCoder) { fatalError("no archive holds a Row") }

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    icon.center = CGPoint(x: 20, y: bounds.midY)
    badge.center = CGPoint(x: bounds.maxX - 25, y: bounds.midY)
    print("  \(title) lays out, its badge goes to \(badge.frame.origin)")
  }
}

let row = Row(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
row.title = "row"
window.addSubview(row)
print("added; the badge is still at", row.badge.frame.origin)
check row.passes == 0, "nothing was laid out by adding"

print("end of the turn:")
tick

print("three requests, one pass:")
row.setNeedsLayout()
row.setNeedsLayout()
row.setNeedsLayout()
tick
check row.passes == 2, "one pass for three requests"

print("moving asks for nothing:")
row.center.y += 100
row.frame.origin.x = 20
tick

print("a new size does:")
row.frame.size.width = 200
print("  (not yet: the badge is still at \(row.badge.frame.origin))")
row.layoutIfNeeded()

print("and a clean view is left alone:")
row.layoutIfNeeded()
tick

// Superviews lay out before their subviews, so that a row inside a row knows its place first.
let inner = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
inner.title = "inner"
row.addSubview(inner)
print("both in one pass, the outer first:")
tick
print("the outer row was laid out \(row.passes) times, the inner one \(inner.passes)")
