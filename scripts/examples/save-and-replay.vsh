#!/usr/bin/env vsh
// A session is its story: the statements that changed something, in order. `save` writes it, running it again gives
// the same tree, and `undo` is the story without its last statement.

let card = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 120))
window.addSubview(card)
let badge = UIView(frame: CGRect(x: 150, y: 20, width: 40, height: 40))
card.addSubview(badge)
print("looking changes nothing, so it is not in the story:", badge.frame)
badge.tag = 7
badge.transform = CGAffineTransform(rotationAngle: 45°)
card.alpha = 0.5
print("\nthe tree:")
tree

print("\nafter undo 2:")
undo 2
tree

print("\nafter redo:")
redo
tree

print("\nthe story, as `save lesson.vsh` would write it (`load lesson.vsh` or `vsh -f lesson.vsh` runs it again):")
save -

print("\nthe state, as the shortest script that builds it:")
dump
