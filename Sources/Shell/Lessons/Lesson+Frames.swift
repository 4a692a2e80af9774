extension LessonLibrary {
  static var frames: String {
    #"""
    //# Frame and bounds

    //## Two rectangles
    //: A view has two rectangles. Its frame says where it is, in its superview's
    //: coordinates. Its bounds says what it sees of its own: where its own counting
    //: begins, usually (0, 0), and its size.
    let card = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 120))
    let badge = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
    window.addSubview(card)
    card.addSubview(badge)

    card.frame
    card.bounds
    //? Of which view are the numbers in badge.frame coordinates?
    //! A frame is in the coordinates of the superview.
    answer badge.superview
    //: So badge's (20, 20) is counted from card's top left corner.

    //## The same corner, two numbers
    look --size 80x14
    //: badge's top left corner is (20, 20) for card. window counts from its own
    //: corner, and card itself stands at (40, 60) there.
    //? What is that corner in window's coordinates? `answer (x, y)`
    //! card's corner is at (40, 60) in window; badge's is (20, 20) further.
    answer badge.convert(CGPoint.zero, to: window)
    //: convert(_:to:) does such sums; see them done:
    //: `explain badge.convert(CGPoint.zero, to: window)`.

    //## Moving
    //: Setting a frame moves and resizes. Its parts can be set alone, too.
    //? Move badge so that its top left corner is at (100, 140) in window.
    //! badge.frame.origin is in card's coordinates, and card stands at (40, 60).
    //! What has to be added to (40, 60) to reach (100, 140)?
    badge.frame.origin = CGPoint(x: 60, y: 80)
    check badge.convert(CGPoint.zero, to: window) == CGPoint(x: 100, y: 140), "its corner is to be (100, 140) in window"
    check badge.superview === card, "badge is to stay in card"

    //## Same size, other place
    //: Without a transform, frame.size and bounds.size are the same: set one and the
    //: other follows. Their origins have nothing to do with each other.
    //? Move card to (60, 100) in window. What is badge.frame.origin then?
    //! card.frame.origin = CGPoint(x: 60, y: 100) moves card, with all that is in it.
    //! Does badge move within card?
    card.frame.origin = CGPoint(x: 60, y: 100)
    check card.frame.origin == CGPoint(x: 60, y: 100), "card's frame.origin is to be (60, 100)"
    answer badge.frame.origin
    //: The same as before: card moved in window, badge did not move in card.

    //## A child that fills its parent
    //: A view that is to fill card has to be as large as card and to stand at card's
    //: own corner. Which of card's rectangles says that?
    let cover = UIView()
    card.addSubview(cover)
    //? Give cover the frame with which it covers card exactly.
    //! card.frame is in window's coordinates; cover.frame is in card's.
    //! cover.frame = card.bounds
    cover.frame = card.bounds
    check cover.frame == card.bounds, "cover is to begin at card's own corner and to have its size"
    //: `cover.frame = card.frame` is a famous mistake: it shifts cover by (60, 100).

    """#
  }
}
