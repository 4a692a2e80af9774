extension UIView {
  /// The yes-and-no state of a view.
  struct Flags: OptionSet {
    let rawValue: UInt32

    static let interactive = Flags(rawValue: 1)
    static let opaque = Flags(rawValue: 2)
    static let clearsContext = Flags(rawValue: 4)
    static let multipleTouch = Flags(rawValue: 8)
    static let exclusiveTouch = Flags(rawValue: 16)
    static let autoresizesSubviews = Flags(rawValue: 32)
    static let translatesMask = Flags(rawValue: 64)
    static let marginsFromSafeArea = Flags(rawValue: 128)
    static let marginsFromSuperview = Flags(rawValue: 256)
    static let accessibilityElement = Flags(rawValue: 512)
    /// The view asked for layout.
    static let needsLayout = Flags(rawValue: 1 << 16)
    /// A view or layer below asked for layout. Set all the way up to the root.
    static let layoutBelow = Flags(rawValue: 1 << 17)
    /// The view is to be drawn anew.
    static let needsDisplay = Flags(rawValue: 1 << 18)
    /// A view or layer below is to be drawn anew. Set all the way up to the root.
    static let displayBelow = Flags(rawValue: 1 << 19)
    /// The view draws and has never been drawn: all of it is to be.
    static let neverDrawn = Flags(rawValue: 1 << 20)
    static let deallocating = Flags(rawValue: 1 << 21)
    /// The host wants to know when the view dies.
    static let deathTold = Flags(rawValue: 1 << 22)

    static let initial: Flags = [
      .interactive, .opaque, .clearsContext, .autoresizesSubviews, .translatesMask, .marginsFromSafeArea, .needsLayout,
    ]
  }

  final func set(_ flag: Flags, _ on: Bool) {
    if flags.contains(flag) == on { return }
    if on { flags.insert(flag) } else { flags.remove(flag) }
    Runtime.changed()
  }

  static func makeLayer() -> CALayer {
    if self == UIView.self { return CALayer() }
    let type = layerClass as? CALayer.Type ?? CALayer.self
    return type.init()
  }

  final func begin() {
    let runtime = Runtime.current
    serial = runtime.nextSerial()
    runtime.changed()
    layer.owner = self
    startDrawing()
  }

  /// Notes that a view which draws has all of its drawing before it, and that one which turns out not to has none.
  final func startDrawing() {
    if !hooks.contains(.draw) {
      if flags.contains(.neverDrawn) { flags.subtract([.needsDisplay, .neverDrawn]) }
    } else if !flags.contains(.neverDrawn) {
      flags.formUnion([.needsDisplay, .neverDrawn])
      markDisplayUpwards()
    }
  }
}

/// What few views have.
final class ViewExtras {
  unowned(unsafe) var controller: UIViewController?
  var mask: UIView?
  var tint: UIColor?
  var margins: UIEdgeInsets?
  var contentScale: CGFloat?
  /// What is to be drawn anew, in the view's coordinates; null when nothing is.
  var invalidRect = CGRect.null
  var semantic = UISemanticContentAttribute.unspecified
  var restorationIdentifier: String?
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityIdentifier: String?
}

extension UIView {
  /// The extras, made if need be.
  final var rare: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  final func setRare<T: Equatable>(_ new: T, _ old: T, _ store: (ViewExtras) -> Void) {
    if new == old { return }
    store(rare)
    Runtime.changed()
  }
}
