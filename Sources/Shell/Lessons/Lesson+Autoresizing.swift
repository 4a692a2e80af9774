extension LessonLibrary {
  static var autoresizing: String {
    #"""
    //# Autoresizing

    //## When the superview grows
    //: A view whose bounds.size changes resizes its subviews by their autoresizing
    //: masks. The mask names what may give: a width, a height, a margin.
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
    let label = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 30))
    window.addSubview(card)
    card.addSubview(label)
    label.autoresizingMask = .flexibleWidth
    card.frame.size.width = 260
    //: card got 60 points wider. Only label's width may give, so it takes them all.
    //? What is label.frame.width now?
    //! 60 points were there, and 60 have come.
    answer label.frame.width

    //## A margin that gives
    //: With a flexible left margin the width stays, and the right margin, too.
    let close = UIView(frame: CGRect(x: 220, y: 10, width: 30, height: 30))
    card.addSubview(close)
    //? close is a button in card's top right corner. Let it stay there when card grows.
    //! Its distance to the right edge stays; the one to the left gives.
    //! close.autoresizingMask = .flexibleLeftMargin
    close.autoresizingMask = .flexibleLeftMargin
    check close.autoresizingMask == .flexibleLeftMargin, "only the left margin is to give"

    //## The proof
    card.frame.size.width = 300
    look --size 60x14
    //: close kept its 10 points to the right edge.
    //? What is close.frame.origin, in card's coordinates? `answer (x, y)`
    //! card is 300 wide, close 30, and 10 are left at its right.
    answer close.frame.origin

    //## In the middle
    //: Two flexible margins share what comes.
    let title = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 20))
    card.addSubview(title)
    //? Keep title in the middle of card's width, 100 points wide.
    //! Left and right margin are to give alike: a mask is a set, [.a, .b].
    //! title.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    title.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    check title.autoresizingMask == [.flexibleLeftMargin, .flexibleRightMargin], "both margins are to give"
    //: `explain resize card to (200, 100)` shows the sums, before anything happens.

    //## Who resizes whom
    //: All this happens because of bounds.size: a transform resizes nobody.
    card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    //? card looks half as wide now. What is title.frame.width?
    //! title.frame is in card's coordinates, and in those nothing happened.
    answer title.frame.width
    //: Right: card is drawn smaller, and its own coordinates with it.

    """#
  }
}
