extension LessonLibrary {
  static var drawing: String {
    #"""
    //# The drawing cycle

    //## A view that draws
    //: A view draws itself in draw(_:). You never call it: setNeedsDisplay() marks the
    //: view, and UIKit calls draw(_:) at the end of the turn, with a context ready.
    class Dial: UIView {
      var value = 0.25
      var drawings = 0
      override func draw(_ rect: CGRect) {
        drawings += 1
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: bounds.width * value, height: bounds.height))
      }
    }

    let dial = Dial(frame: CGRect(x: 40, y: 60, width: 200, height: 40))
    window.addSubview(dial)
    tick
    //? In whose coordinates does draw(_:) draw: `dial`'s or `window`'s?
    //! The rectangle begins at (0, 0), and dial stands at (40, 60).
    answer dial
    //: rect and everything drawn are in the view's own coordinates: those of bounds.

    //## Marking
    //: A new value draws nothing by itself: dial has to be marked.
    //? Set dial.value to 0.5 and have dial drawn anew: mark it, then end the turn.
    //! dial.value = 0.5, then dial.setNeedsDisplay(), then tick.
    dial.value = 0.5
    dial.setNeedsDisplay()
    tick
    check dial.value == 0.5, "dial.value is to be 0.5"
    check dial.drawings == 2, "dial is to be drawn once more"
    //: A view would mark itself: var value = 0.25 { didSet { setNeedsDisplay() } }

    //## Moving draws nothing
    //: What was drawn is kept as the view's contents. Moving, turning and fading reuse
    //: it; even another size stretches it, unless contentMode is .redraw.
    dial.center = CGPoint(x: 160, y: 200)
    dial.alpha = 0.5
    tick
    //? How often was dial drawn so far?
    //! Nothing has marked it since.
    answer dial.drawings

    //## Redrawing at every size
    //? Have dial drawn whenever its size changes. Then make it 100 points wide, and end the turn.
    //! The property is contentMode, and the case is .redraw.
    //! dial.contentMode = .redraw, then dial.bounds.size.width = 100, then tick.
    dial.contentMode = .redraw
    dial.bounds.size.width = 100
    tick
    check dial.contentMode == .redraw, "contentMode is to be .redraw"
    check dial.bounds.width == 100, "dial is to be 100 points wide"
    check dial.drawings == 3, "dial is to be drawn a third time: end the turn"
    //: `trace display` tells of each mark and each drawing as it happens.

    """#
  }
}
