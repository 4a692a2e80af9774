#!/usr/bin/env vsh
// See where views are, and why: `look` draws them, `explain` takes an answer apart, `where` and `at` ask about a point.

let card = UIView(frame: CGRect(x: 40, y: 60, width: 240, height: 160))
window.addSubview(card)
let badge = UIView(frame: CGRect(x: 70, y: 55, width: 100, height: 50))
card.addSubview(badge)
badge.transform = CGAffineTransform(rotationAngle: 30°)

print("The card with the badge, its axes, its frame, and a point of its own coordinates:\n")
look card --select badge --point 80,20 --size 76x22

print("\nWhere is that point in the others' coordinates, and how does it get there?\n")
where (80, 20) in badge
explain badge.convert((80, 20), to: window)

print("\nWhy is the frame larger than the view?\n")
explain badge.frame

print("\nWho gets a touch there?\n")
at (80, 20) in badge
explain window.hitTest((190, 137))

print("\nThe same picture in words:\n")
look card --describe
