extension LessonLibrary {
  static var touches: String {
    #"""
    //# Hit testing

    //## Who gets the touch
    //: A touch is a point. hitTest(_:with:) asks a view: is it inside of you? If so it
    //: asks the subviews, the one in front first, and the deepest that says yes wins.
    let card = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 120))
    let badge = UIView(frame: CGRect(x: 120, y: 20, width: 60, height: 40))
    window.addSubview(card)
    card.addSubview(badge)
    explain window.hitTest((170, 90), with: nil)
    //? Which view gets a touch at (100, 100) in window? `answer` its name.
    //! Each view is asked in its own coordinates: for card it is (60, 40).
    //! badge begins at (160, 80) in window.
    answer window.hitTest(CGPoint(x: 100, y: 100), with: nil)

    //## In front
    let lid = UIView(frame: CGRect(x: 100, y: 10, width: 60, height: 60))
    card.addSubview(lid)
    at (170, 90)
    //: lid came last, so it is in front of badge, and takes the touch.
    //? Let the touch at (170, 90) reach badge without moving any view or changing their order.
    //! A view that is hidden, has alpha 0, or isUserInteractionEnabled = false is passed over.
    //! lid.isUserInteractionEnabled = false
    lid.isUserInteractionEnabled = false
    check window.hitTest(CGPoint(x: 170, y: 90), with: nil) === badge, "the touch at (170, 90) is to reach badge"
    check card.subviews.last === lid, "lid is to stay in front"
    check lid.frame == CGRect(x: 100, y: 10, width: 60, height: 60), "lid is to stay where it is"

    //## Outside of the superview
    //: A view that stands out of its superview is seen, if that does not clip. But a
    //: touch there is outside of the superview, which is asked first and says no.
    let flag = UIView(frame: CGRect(x: 180, y: 80, width: 60, height: 60))
    card.addSubview(flag)
    look card --size 60x12
    //? Which view gets a touch at (260, 150) in window, where flag is seen?
    //! card reaches from (40, 60) to (240, 180): is the point inside?
    answer window.hitTest(CGPoint(x: 260, y: 150), with: nil)
    //: `at (260, 150)` tells: no subview of window has the point inside of it.

    //## The remedy
    //? Let flag get the touch at (260, 150): make card wide enough, and leave its corner at (40, 60).
    //! flag ends at x 240 in card's coordinates.
    //! card.frame.size.width = 240
    card.frame.size.width = 240
    check card.frame.origin == CGPoint(x: 40, y: 60), "card's corner is to stay at (40, 60)"
    check window.hitTest(CGPoint(x: 260, y: 150), with: nil) === flag, "the touch at (260, 150) is to reach flag"

    //## A point of one's own
    //: point(inside:with:) takes a point in the view's own coordinates.
    //? window's (170, 90): is it inside of badge? `answer` a call of point(inside:with:).
    //! badge.point(inside: …, with: nil) wants a point of badge's: convert it from window.
    //! badge.point(inside: badge.convert(CGPoint(x: 170, y: 90), from: window), with: nil)
    answer badge.point(inside: badge.convert(CGPoint(x: 170, y: 90), from: window), with: nil)
    //: With the bare (170, 90) the answer is false: those are window's numbers.

    """#
  }
}
