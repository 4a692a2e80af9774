extension LessonLibrary {
  static var scrolling: String {
    #"""
    //# bounds.origin and scrolling

    //## A view on a larger sheet
    //: bounds.origin says which point of its own a view shows in its top left corner.
    //: Usually that is (0, 0). A scroll view is a view that changes it.
    let scroll = UIView(frame: CGRect(x: 40, y: 60, width: 160, height: 200))
    scroll.clipsToBounds = true
    let dot = UIView(frame: CGRect(x: 20, y: 120, width: 40, height: 40))
    window.addSubview(scroll); scroll.addSubview(dot)
    look scroll --size 60x9
    //? Where is dot's corner in window? `answer (x, y)`
    //! scroll's corner is at (40, 60), and dot's (20, 120) further.
    answer dot.convert(CGPoint.zero, to: window)

    //## Scrolling
    //: Now scroll shows its own point (0, 100) at its top.
    scroll.bounds.origin = CGPoint(x: 0, y: 100)
    look scroll --size 60x13
    //: dot moved up on the screen, by 100 points. Nobody touched its frame.
    //? What is dot.frame.origin now? `answer (x, y)`
    //! A frame is in the superview's coordinates, and scroll's moved along.
    answer dot.frame.origin
    //: A frame is in the superview's coordinates; they moved, and dot with them.

    //## Where on the screen
    //? And where is dot's corner in window now? `answer (x, y)`
    //! On the way out bounds.origin is subtracted: (40, 60) + (20, 120) - (0, 100).
    answer dot.convert(CGPoint.zero, to: window)
    //: `explain dot.convert((0, 0), to: window)` shows the subtraction.

    //## Into view
    //: dot ends at (60, 160) of scroll's. Let us see it at the very top.
    //? Scroll so that dot's top edge lies on scroll's top edge. Leave dot.frame alone.
    //! scroll is to show dot's y at its top: which number is that?
    //! scroll.bounds.origin.y = 120
    scroll.bounds.origin.y = dot.frame.minY
    check dot.frame == CGRect(x: 20, y: 120, width: 40, height: 40), "dot.frame is to stay 20 120 40 40"
    check dot.convert(CGPoint.zero, to: window).y == 60, "dot's corner is to be at y 60 in window, scroll's top"

    //## What a touch finds
    //: scroll clips: what lies outside its bounds is neither seen nor touched.
    scroll.bounds.origin.y = 0
    let low = UIView(frame: CGRect(x: 0, y: 300, width: 160, height: 40))
    scroll.addSubview(low)
    //? low begins at y 300 of scroll's, and scroll is 200 high. Scroll until all of low shows.
    //! low ends at y 340. scroll shows 200 points from bounds.origin.y on.
    //! scroll.bounds.origin.y = 140
    scroll.bounds.origin.y = 140
    check scroll.bounds.contains(low.frame), "low's frame is to lie within scroll's bounds"
    //: That is what `contentOffset` of a scroll view is: its bounds.origin.

    """#
  }
}
