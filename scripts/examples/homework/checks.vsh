// What the exercise asks for: a red card of 200 by 100 points in the middle of the window, with a badge in its corner.
check card.superview === window, "the card is in the window"
check card.bounds.size == CGSize(width: 200, height: 100)
check card.center == CGPoint(x: 160, y: 240), "in the middle"
check card.backgroundColor == .red
check badge.superview === card
check badge.convert(CGPoint.zero, to: window) == card.frame.origin, "the badge is in the upper left corner"
