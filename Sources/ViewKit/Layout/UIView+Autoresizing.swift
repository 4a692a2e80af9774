extension UIView {
  /// What of the view gives way when its superview's size changes. A part not listed keeps its length.
  public final var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(maskBits)) }
    set {
      let bits = UInt8(truncatingIfNeeded: newValue.rawValue & 63)
      if bits == maskBits { return }
      maskBits = bits
      Runtime.changed()
    }
  }

  /// Whether a change of the view's size resizes its subviews by their masks.
  public final var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { set(.autoresizesSubviews, newValue) }
  }

  /// Whether Auto Layout should stand in for the autoresizing mask.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesMask) }
    set { set(.translatesMask, newValue) }
  }

  /// Gives the subviews their share of a change of size, at once and all the way down.
  final func autoresizeSubviews(from old: CGSize, to new: CGSize) {
    guard flags.contains(.autoresizesSubviews), hasSubviews else { return }
    ResizeCascade.run(self, old, new)
  }

  fileprivate func resizeSubviews(from old: CGSize, to new: CGSize) {
    var isMarked = false
    var steps = 0
    for child in subviewList where child.maskBits != 0 && child.superviewLink === self {
      if Runtime.stops(&steps) { break }
      let mask = child.autoresizingMask
      let isLeaf = child.isPlainLeaf
      let f = isLeaf ? child.layer.frame : child.frame
      var r = f
      (r.origin.x, r.size.width) = Autoresizing.axis(
        f.origin.x, f.size.width, old.width, new.width - old.width, mask.contains(.flexibleLeftMargin),
        mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
      (r.origin.y, r.size.height) = Autoresizing.axis(
        f.origin.y, f.size.height, old.height, new.height - old.height, mask.contains(.flexibleTopMargin),
        mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
      if r.origin == f.origin && r.size == f.size { continue }
      if isLeaf, let isSized = child.layer.store(plainFrame: r) {
        if isSized {
          if !child.flags.contains(.needsLayout) {
            child.flags.insert(.needsLayout)
            Runtime.tracing?.marked(child, for: .layout, because: .autoresized)
          }
          isMarked = true
        }
      } else {
        child.frame = r
      }
    }
    if isMarked {
      flags.insert(.layoutBelow)
      markLayout(.subviewSize)
    }
  }

  /// Whether a new frame concerns nobody but the view's layer: no subviews, no drawing, and no class of the program
  /// that might have overridden something. Most views of a large tree are such leaves, and many times faster resized
  /// without calls.
  private var isPlainLeaf: Bool {
    type(of: self) == UIView.self && !hasSubviews && layer.transformBox == nil && contentModeValue != .redraw
  }
}

enum Autoresizing {
  /// One axis: the flexible ones of the three parts (leading margin, length, trailing margin) share the change in
  /// proportion to their present sizes, equally when these sum to 0. A length never goes below 0. A share that is no
  /// number (infinite parts) changes nothing.
  static func axis(
    _ origin: CGFloat, _ length: CGFloat, _ oldParent: CGFloat, _ change: CGFloat, _ leads: Bool, _ grows: Bool,
    _ trails: Bool
  ) -> (CGFloat, CGFloat) {
    let count = (leads ? 1.0 : 0) + (grows ? 1.0 : 0) + (trails ? 1.0 : 0)
    if change == 0 || count == 0 { return (origin, length) }
    let trail = oldParent - origin - length
    let total = (leads ? origin : 0) + (grows ? length : 0) + (trails ? trail : 0)
    func share(_ part: CGFloat) -> CGFloat {
      // Alone, a part takes the whole change exactly.
      if count == 1 { return change }
      return total == 0 ? change / count : change * part / total
    }
    let newOrigin = leads ? origin + share(origin) : origin
    let newLength = grows ? max(0, length + share(length)) : length
    return newOrigin.isNaN || newLength.isNaN ? (origin, length) : (newOrigin, newLength)
  }
}

/// Resizing that goes down a tree: a child's new frame resizes the child's children inside the setter. Beyond a
/// certain depth the rest is put off until the outer levels are done, so that a deep tree needs no deep stack.
struct ResizeCascade {
  private static let depthLimit = 100
  private var depth = 0
  private var putOff: [(view: UIView, old: CGSize, new: CGSize)] = []

  var isRunning: Bool { depth > 0 }

  /// Works on the current world's cascade step by step, because each resize runs other code.
  static func run(_ view: UIView, _ old: CGSize, _ new: CGSize) {
    let runtime = Runtime.current
    if runtime.cascade.depth >= depthLimit {
      runtime.cascade.putOff.append((view, old, new))
      return
    }
    runtime.cascade.depth += 1
    view.resizeSubviews(from: old, to: new)
    if runtime.cascade.depth == 1 {
      while let next = runtime.cascade.putOff.popLast() {
        if Runtime.isAskedToStop {
          runtime.cascade.putOff = []
          break
        }
        next.view.resizeSubviews(from: next.old, to: next.new)
      }
    }
    runtime.cascade.depth -= 1
  }
}
