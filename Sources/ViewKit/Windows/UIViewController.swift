/// The manager of one view, which it makes when it is first asked for.
open class UIViewController: UIResponder {
  private var viewStorage: UIView?
  private var isLoading = false

  /// A title of the program's own.
  public final var title: String? {
    didSet { if title != oldValue { Runtime.changed() } }
  }

  /// Whether the view is for editing at the moment.
  public final private(set) var isEditing = false

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  deinit { viewStorage?.extras?.controller = nil }

  /// The controller's view, made by `loadView()` on first use; `viewDidLoad()` is called then. Raises
  /// `UIViewControllerHierarchyInconsistency` when set to the view of another controller.
  public final var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set { take(newValue) }
  }

  /// The view if it has been made.
  public final var viewIfLoaded: UIView? { viewStorage }

  public final var isViewLoaded: Bool { viewStorage != nil }

  public final func loadViewIfNeeded() {
    if viewStorage != nil || isLoading { return }
    isLoading = true
    loadView()
    if viewStorage == nil { take(UIView(frame: UIScreen.main.bounds)) }
    isLoading = false
    viewDidLoad()
  }

  /// Makes the view and assigns it to `view`. The base class makes a plain one of the screen's size.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Called once the view has been made.
  open func viewDidLoad() {}

  /// Puts the controller into editing or out of it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing == isEditing { return }
    isEditing = editing
    Runtime.changed()
  }

  /// The window, for a window's root controller; else the view's superview.
  open override var next: UIResponder? {
    guard let view = viewStorage else { return nil }
    if let window = view.windowLink, window.rootViewController === self { return window }
    return view.superviewLink
  }

  override var hostWindow: UIWindow? { viewStorage?.windowLink }

  private func take(_ view: UIView?) {
    if view === viewStorage { return }
    let runtime = Runtime.current
    if let view, let other = view.extras?.controller {
      func text(_ object: NSObject) -> String { "<\(object.className): \(runtime.nameOf(object))>" }
      runtime.raise(
        "UIViewControllerHierarchyInconsistency",
        "A view can only be associated with at most one view controller at a time! View \(view) is associated with "
          + "\(text(other)). Clear this association before associating this view with \(text(self)).")
      return
    }
    viewStorage?.extras?.controller = nil
    viewStorage = view
    view?.rare.controller = self
    runtime.changed()
  }

  /// The view cannot die while the controller holds it; this only keeps the pointers honest.
  final func viewDidDie(_ view: UIView) {
    if viewStorage === view { viewStorage = nil }
  }
}
