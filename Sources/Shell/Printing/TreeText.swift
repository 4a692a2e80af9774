import ViewKit

/// The readable form of a tree: names, class, frame, then only what is not default.
struct TreeText {
  let world: World
  var depth = Int.max
  /// Names alone.
  var isShort = false
  /// Pending layout and display even where nothing was ever laid out.
  var showsPending = false
  /// Whose coordinates frames are shown in; nil is each view's superview's.
  var space: UIView?
  /// Siblings from top to bottom and left to right, as they are seen, instead of back to front.
  var sortsVisually = false

  /// A view of the listing. The views are collected before anything is written, because the widths of the columns
  /// must be known, and because asking a view for its frame may run a script that changes the tree.
  private struct Row {
    let view: UIView
    let level: UInt32
    /// The place among the siblings.
    let place: UInt32
  }

  private struct Listing {
    var rows: [Row] = []
    /// The names of the rows that have one, which are few as a rule, in the order of the rows.
    var names: [(row: Int, name: String)] = []
    var headWidth = 0
    var classWidth = 0
    var anyLaidOut = false
    /// How many views went beyond the limit.
    var left = 0
  }

  /// Writes line by line, so that a tree of a million views needs no text of its size.
  func write(_ root: UIView, limit: Int = .max, to output: Output) throws {
    let listing = try collect(root, limit)
    let text = output.text
    let pending = showsPending || listing.anyLaidOut
    let first = min(40, listing.headWidth)
    let second = min(30, listing.classWidth)
    var classes = ClassText()
    var names = listing.names[...]
    for number in listing.rows.indices {
      try world.checkInterrupt(number)
      let row = listing.rows[number]
      let name = names.first?.row == number ? names.removeFirst().name : nil
      classes.name = row.view.className
      indent(Int(row.level), text)
      if let name {
        text.write(name)
      } else {
        text.put(classes.bytes)
        text.put("[")
        text.write(Int(row.place))
        text.put("]")
      }
      if !isShort {
        text.spaces(first - width(Int(row.level), name, classes.columns, Int(row.place)))
        text.put(" ")
        text.put(classes.bytes)
        text.spaces(second - classes.columns)
        text.put(" ")
        text.short(space.map { row.view.convert(row.view.layer.bounds, to: $0) } ?? row.view.frame)
        ViewFacts.write(row.view, showsPending: pending, to: text, first: "   ", between: "  ")
      }
      text.put("\n")
      output.passOn()
    }
    if listing.left > 0 {
      output.line("… and \(listing.left) more views; `tree --all` shows them, `tree --depth 2` the upper ones")
    }
  }

  private func collect(_ root: UIView, _ limit: Int) throws -> Listing {
    var listing = Listing()
    var classes = ClassText()
    let order: ViewWalk.Order? = sortsVisually ? { Self.visually($0) } : nil
    try ViewWalk.preorderWithPlaces(root, order: order) { view, level, place in
      try world.checkInterrupt(listing.rows.count + listing.left)
      if !view.isLayoutPending { listing.anyLaidOut = true }
      if listing.rows.count < limit {
        let name = level == 0 ? world.label(view) : world.names.name(of: view)
        if let name { listing.names.append((listing.rows.count, name)) }
        classes.name = view.className
        listing.classWidth = max(listing.classWidth, classes.columns)
        listing.headWidth = max(listing.headWidth, width(level, name, classes.columns, place))
        listing.rows.append(
          Row(view: view, level: UInt32(truncatingIfNeeded: level), place: UInt32(truncatingIfNeeded: place)))
      } else {
        listing.left += 1
      }
      return level < depth
    }
    return listing
  }

  private static func visually(_ views: [ViewWalk.Placed]) -> [ViewWalk.Placed] {
    views.sorted {
      let (p, q) = ($0.view.layer.frame, $1.view.layer.frame)
      return (p.minY, p.minX, $0.place) < (q.minY, q.minX, $1.place)
    }
  }

  /// The columns that indentation and label take.
  private func width(_ level: Int, _ name: String?, _ classColumns: Int, _ place: Int) -> Int {
    let label = name?.columns ?? classColumns + TextBuffer.digits(UInt(place)) + 2
    if level == 0 { return label }
    return label + 2 + (level <= 40 ? 2 * (level - 1) : 79 + TextBuffer.digits(UInt(level)))
  }

  private func indent(_ level: Int, _ text: TextBuffer) {
    if level == 0 { return }
    if level <= 40 {
      text.spaces(2 * (level - 1))
    } else {
      // Deep trees would drown in indentation.
      text.spaces(78)
      text.write(level)
      text.put(" ")
    }
    text.put("└ ")
  }
}

/// A class name, ready to be written; neighbours in a listing mostly are of one class.
private struct ClassText {
  private(set) var bytes: [UInt8] = []
  private(set) var columns = 0
  var name = "" {
    didSet {
      if name == oldValue { return }
      bytes = Array(name.utf8)
      columns = name.columns
    }
  }
}
