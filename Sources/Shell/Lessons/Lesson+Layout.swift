extension LessonLibrary {
  static var layout: String {
    #"""
    //# The layout cycle

    //## Asking, not doing
    //: A view places its subviews in layoutSubviews(). You never call it: you say
    //: setNeedsLayout(), and UIKit calls it once, at the end of the run loop's turn.
    class Row: UIView {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        var x = 0.0
        for view in subviews {
          view.frame = CGRect(x: x, y: 0, width: 50, height: bounds.height)
          x += 60
        }
      }
    }

    let row = Row(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    window.addSubview(row)
    //? Put two new views, `a` and `b`, into row. They need no frame.
    //! let a = UIView(); row.addSubview(a)
    let a = UIView()
    let b = UIView()
    row.addSubview(a)
    row.addSubview(b)
    check row.subviews.count == 2, "row is to have two subviews"
    //: No frame was set yet: the turn is not over.

    //## The turn ends
    //: Adding subviews marked row. In vsh you end the turn yourself: with `tick`.
    //? End the turn. Then b has the frame that row gave it.
    //! The command is: tick
    tick
    check b.frame == CGRect(x: 60, y: 0, width: 50, height: 40), "b's frame is to be 60 0 50 40"
    //: One pass for all the changes of the turn, however many they were.

    //## Marked again
    //: Whoever changes what layout depends on says so.
    //? Call row.setNeedsLayout() three times, and end the turn. How many passes were there in all?
    //! row.setNeedsLayout(), three times, then tick; row counts in row.passes.
    row.setNeedsLayout()
    row.setNeedsLayout()
    row.setNeedsLayout()
    tick
    check (row.passes > 1), "row is to be laid out again: tick"
    answer row.passes
    //: A mark is a mark: three of them make one pass.

    //## Not waiting
    //: layoutIfNeeded() lays out now, if something is marked, and does nothing else.
    let c = UIView()
    row.addSubview(c)
    //? Have c placed at once, without ending the turn.
    //! row is marked by the new subview: ask row for layoutIfNeeded().
    row.layoutIfNeeded()
    check c.frame == CGRect(x: 120, y: 0, width: 50, height: 40), "c's frame is to be 120 0 50 40"
    //: That is how one measures or animates what layout decides.

    //## What marks
    //: A new size marks a view, a new place does not: nothing inside has changed.
    row.bounds.size.height = 60
    row.center = CGPoint(x: 160, y: 200)
    explain layout
    //? End the turn. How tall is a then?
    //! row gives its own bounds.height to each of its subviews.
    tick
    check (row.passes > 3), "row is to be laid out again: tick"
    answer a.frame.height

    """#
  }
}
