#!/usr/bin/env vsh
// Scrolling is nothing but moving `bounds.origin`. The view stays, its subviews keep their frames, and yet they are
// seen elsewhere, because the coordinates that they are placed in have moved.

let list = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
list.clipsToBounds = true
window.addSubview(list)
for index in 0..<10 {
  let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 44, width: 320, height: 44))
  row.tag = index + 1
  list.addSubview(row)
}

func show(_ title: String) {
  print(title)
  print("  the list's frame is", list.frame)
  print("  row 5 has frame", list.viewWithTag(5)!.frame, "and is in the window at", #5.convert(#5.bounds, to: window).origin)
  let seen = list.subviews.filter { $0.frame.intersection(list.bounds).height > 0 }.map { $0.tag }
  print("  rows that are seen:", seen)
  let touched = window.hitTest(CGPoint(x: 160, y: 110), with: nil)
  print("  a touch 10 points below the list's top edge reaches row", touched?.tag ?? -1)
}

show("at the top:")
list.bounds.origin.y = 100
show("scrolled by 100 points:")

// It never goes past the end by itself; that is the scrolling view's own work.
let end = 10 * 44 - list.bounds.height
list.bounds.origin.y = min(list.bounds.origin.y + 1000, end)
show("at the end:")
check list.subviews[0].frame.origin == .zero, "no row was moved"
