extension LessonLibrary {
  static var tree: String {
    #"""
    //# The view tree

    //## Views in views
    //: What is on a screen is a tree of views. Its root is a window; every other
    //: view stands in a superview, and may have subviews of its own.
    let card = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 120))
    window.addSubview(card)
    tree
    //: A line is a view: name, class, and frame. A frame is x, y, width and height in
    //: points, counted from the superview's top left corner; y grows downwards.
    //? Make a view `badge` of 40 by 40 points at (150, 20), and put it into card.
    //! Make it as card was made: let badge = UIView(frame: CGRect(x: 150, y: 20, …
    //! The superview takes it in: card.addSubview(badge)
    let badge = UIView(frame: CGRect(x: 150, y: 20, width: 40, height: 40))
    card.addSubview(badge)
    check badge.frame == CGRect(x: 150, y: 20, width: 40, height: 40), "badge's frame is to be 150 20 40 40"
    check badge.superview === card, "badge is to be a subview of card"
    //: Now badge moves, hides and goes wherever card does.

    //## One superview at a time
    //: A view has one superview. Whoever adds it elsewhere takes it from where it was.
    window.addSubview(badge)
    tree
    //: Its frame is still 150 20 40 40, but those are window's points now: badge has
    //: jumped. A frame says nothing without the view whose points it counts.
    //? How many subviews has card now? Type `answer` and the number.
    //! card.subviews is the list of them; it has a count.
    answer card.subviews.count

    //## Who is in front
    //: Subviews are drawn in order: the last one is in front of its siblings, and is
    //: the first to be asked for touches.
    let lid = UIView(frame: CGRect(x: 130, y: 10, width: 65, height: 70))
    card.addSubview(badge)
    card.addSubview(lid)
    look card --size 60x10
    //? Both are drawn, but lid is in front of badge. Bring badge to the front.
    //! It is badge's superview, card, that puts its subviews in order.
    //! card.bringSubviewToFront(badge)
    card.bringSubviewToFront(badge)
    check card.subviews.last === badge, "badge is to be the last of card's subviews"
    //: Nothing moved: only the order changed. `tree` shows the back first.

    //## Finding, and taking out
    //: A tag is a number of your own, by which a view can be found again from any view
    //: above it: window.viewWithTag(7), or #7 for short.
    badge.tag = 7
    //? Take the view with tag 7 out of the tree.
    //! A view takes itself out: removeFromSuperview()
    //! #7.removeFromSuperview(), or badge.removeFromSuperview()
    badge.removeFromSuperview()
    check badge.superview == nil, "badge is to have no superview"
    check window.viewWithTag(7) == nil, "no view below window is to have tag 7"
    check card.superview === window, "card is to stay in window"
    //: The view is still yours: the name badge holds it. Only the tree let it go.

    """#
  }
}
