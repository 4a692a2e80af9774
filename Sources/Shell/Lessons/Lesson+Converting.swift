extension LessonLibrary {
  static var converting: String {
    #"""
    //# Converting points and rectangles

    //## From and to
    //: a.convert(p, to: b): p is a point in a's own coordinates, and the answer is the
    //: same spot in b's. a.convert(p, from: b) goes the other way.
    let card = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 120))
    let badge = UIView(frame: CGRect(x: 20, y: 30, width: 60, height: 40))
    window.addSubview(card)
    card.addSubview(badge)
    where (10, 10) in badge
    //? Say it in Swift: which point of window is badge's (10, 10)? `answer` and the call.
    //! It begins with badge.convert(CGPoint(x: 10, y: 10), …
    answer badge.convert(CGPoint(x: 10, y: 10), to: window)

    //## Whose point is it?
    //: Before you convert, ask in whose coordinates the point is. A frame and a center
    //: are in the superview's. bounds is in the view's own.
    //? Where is badge's center in window? `answer (x, y)`
    //! badge.center is a point of card's, not of badge's.
    //! card.convert(badge.center, to: window)
    answer card.convert(badge.center, to: window)
    //: badge.convert(badge.center, to: window) would count badge's offset twice: a
    //: mistake so common that vsh warns of it.

    //## Rectangles
    //: Rectangles are converted corner by corner, and the answer is the box around.
    //? Which rectangle does badge cover in window? `answer` a call of convert.
    //! Take badge's own rectangle, its bounds, from badge; or its frame, from card.
    //! badge.convert(badge.bounds, to: window)
    answer badge.convert(badge.bounds, to: window)

    //## Through a transform
    //: Conversions go through transforms and back. card is turned by a quarter now.
    card.transform = CGAffineTransform(rotationAngle: 90°)
    explain badge.convert((0, 0), to: window)
    //? And back: which point of badge is window's (140, 120), card's center?
    //! badge.convert(CGPoint(x: 140, y: 120), from: window)
    //! In card its center is the middle of its bounds, (100, 60); badge begins at (20, 30).
    answer badge.convert(CGPoint(x: 140, y: 120), from: window)
    //: Turning card about its center left that very point in its place.

    //## Siblings
    //: Two views without a common line of superviews are converted through the nearest
    //: view that holds both.
    card.transform = .identity
    let note = UIView(frame: CGRect(x: 100, y: 300, width: 80, height: 30))
    window.addSubview(note)
    //? Move note so that its top left corner lies on badge's. Use convert.
    //! note.frame is in window's coordinates.
    //! note.frame.origin = badge.convert(CGPoint.zero, to: window)
    note.frame.origin = badge.convert(CGPoint.zero, to: window)
    check note.frame.origin == badge.convert(CGPoint.zero, to: window), "note is to lie at badge's corner"
    check note.superview === window, "note is to stay in window"

    """#
  }
}
