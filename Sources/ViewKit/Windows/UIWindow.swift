/// The root of a tree of views on a screen. Made hidden; shown, it lives on until it is hidden again.
open class UIWindow: UIView {
  /// How far in front of others a window is.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  open override class var layerClass: AnyClass { UIWindowLayer.self }

  /// The responder that gets keys and actions first.
  final weak var firstResponder: UIResponder?

  /// The world whose key window it is.
  final unowned(unsafe) var keyOf: Runtime?

  /// Windows of a higher level stand in front; among equals the one shown last does.
  public final var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { Runtime.changed() } }
  }

  /// The controller whose view fills the window. The view is added when the window is shown.
  public final var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { rootDidChange(from: oldValue) } }
  }

  /// A window of the screen's size.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A hidden window with this rectangle in screen coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    beginWindow()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    beginWindow()
  }

  deinit { keyOf?.keyWindowLink = nil }

  private func beginWindow() {
    windowLink = self
    layer.isHidden = true
    maskBits = UInt8(AutoresizingMask([.flexibleWidth, .flexibleHeight]).rawValue)
  }

  /// Shows and hides the window. A window that is shown comes in front of those of its level.
  override func hiddenDidChange() { visibilityDidChange() }

  /// The application, after which nothing comes.
  open override var next: UIResponder? { super.next ?? UIApplication.shared }

  /// Makes this the window that gets keys; the one that was hears of it by `resignKey()`.
  open func makeKey() { takeKey() }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Called after the window has become key.
  open func becomeKey() {}

  /// Called after the window has stopped being key.
  open func resignKey() {}

  /// Gives the event's touches to their views, by phase.
  open func sendEvent(_ event: UIEvent) { dispatch(event) }
}
