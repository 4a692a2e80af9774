extension LessonLibrary {
  static var transforms: String {
    #"""
    //# Center, transform, anchor point

    //## What is stored
    //: A view stores bounds, center and transform. The frame is worked out from them.
    //: center is the place of the view's middle, in its superview's coordinates.
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 120, height: 40))
    window.addSubview(card)

    card.center
    //? Center card in window: half of window's 320 by 480 points.
    //! card.center is in window's coordinates: so is the middle of window.bounds.
    //! card.center = CGPoint(x: 160, y: 240)
    card.center = CGPoint(x: 160, y: 240)
    check card.center == CGPoint(x: 160, y: 240), "card's center is to be (160, 240)"
    //: No size was needed: that is what center is good for.

    //## Growing
    //: Setting bounds.size leaves the center where it is, so a view grows to all
    //: sides. card is 120 by 40 around (160, 240).
    card.bounds.size = CGSize(width: 160, height: 60)
    //? Where is card's top left corner now: what is card.frame.origin?
    //! The center is still (160, 240): half the width to the left of it, half the height above.
    answer card.frame.origin

    //## Turning
    //: A transform turns, scales or shifts what a view shows, around its center.
    card.transform = CGAffineTransform(rotationAngle: 90°)
    look card --size 66x12
    //: bounds and center have not changed. The frame has: it is the smallest upright
    //: box around the turned view.
    //? What is the frame's width now?
    //! card is 160 by 60 points, and lies on its side.
    answer card.frame.width

    //## Hands off the frame
    //: Under a transform the frame is an outcome, and UIKit's documentation calls it
    //: undefined: do not set it. bounds and center say what you mean.
    //? Make card 100 by 80 points in its own coordinates, and put its middle at (100, 200).
    //! Its own size is bounds.size; its middle is center.
    card.bounds.size = CGSize(width: 100, height: 80)
    card.center = CGPoint(x: 100, y: 200)
    check card.bounds.size == CGSize(width: 100, height: 80), "bounds.size is to be 100 by 80"
    check card.center == CGPoint(x: 100, y: 200), "center is to be (100, 200)"
    check card.transform == CGAffineTransform(rotationAngle: 90°), "card is to stay turned"

    //## The anchor point
    //: It is the layer's anchorPoint that transforms work about, and whose place center
    //: is. (0.5, 0.5) is the middle; (0, 0) the top left corner, (1, 1) the opposite.
    let hand = UIView(frame: CGRect(x: 160, y: 240, width: 100, height: 20))
    window.addSubview(hand)
    //? Make hand turn about its left end, the middle of its left edge, and keep its frame.
    //! The middle of the left edge is at 0 of the width and at 0.5 of the height.
    //! Set hand.layer.anchorPoint; then hand has jumped, so set its frame again.
    hand.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    hand.frame = CGRect(x: 160, y: 240, width: 100, height: 20)
    check hand.layer.anchorPoint == CGPoint(x: 0, y: 0.5), "the anchor point is to be (0, 0.5)"
    check hand.frame == CGRect(x: 160, y: 240, width: 100, height: 20), "the frame is to be as it was: 160 240 100 20"
    //: Now hand.center is (160, 250), the left end: that point stays when hand turns.

    """#
  }
}
