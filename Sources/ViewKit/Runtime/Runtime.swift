/// One world of views: everything that UIKit keeps once a process.
///
/// `Runtime.current` is the world in use. Putting a new one in its place gives fresh windows, numbers and counters;
/// views of an older world should not be used any more. All classes of this library belong to one thread at a time:
/// whoever uses them from several threads must see to it, for example with `Runtime.withFresh(_:)`.
public final class Runtime {
  @exclusivity(unchecked) nonisolated(unsafe) private static var installed: Runtime? {
    didSet { counter = installed?.changes }
  }

  /// The counter of the world in use, apart from the world itself: a change to a view must not cost counting references
  /// to the world.
  @exclusivity(unchecked) nonisolated(unsafe) private static var counter: UnsafeMutablePointer<UInt64>?

  /// The world in use; made on first use.
  public static var current: Runtime {
    get {
      if let installed { return installed }
      let first = Runtime()
      installed = first
      return first
    }
    set { installed = newValue }
  }

  /// Takes exceptions; without a handler they end the process with their text.
  public var exceptionHandler: ((UIKitException) -> Void)?

  /// Asked now and then by walks that may take long. When it answers true they give up and return what they have: it is
  /// for whoever asked for the walk to throw that away.
  public var stopTest: (() -> Bool)?

  /// Takes notes; without a handler they cost nothing.
  public var noteHandler: ((Note) -> Void)?

  /// Gives an object a name in texts; nil leaves it with its number.
  public var nameProvider: ((NSObject) -> String?)?

  /// Told of the end of views that ask for it with `UIView.isDeathTold`. The view is only good for finding what is
  /// kept about it.
  public var deathHandler: ((UIView) -> Void)?

  /// Goes up by at least one with every change to any object of this world, and never down.
  public var changeCount: UInt64 { changes.pointee }
  private let changes: UnsafeMutablePointer<UInt64>

  /// Seconds, for the time stamps of events. Moves only when told.
  public var clock: Double = 0

  public let screen: UIScreen
  /// Made on first use, because making a responder already needs a world.
  public private(set) lazy var application = UIApplication()

  /// The windows on show, in the order in which they were shown.
  public internal(set) var shownWindows: [UIWindow] = []

  /// The window that gets keys; see `UIWindow.makeKey()`.
  public var keyWindow: UIWindow? { keyWindowLink }
  /// A plain pointer, which the window's `deinit` clears: counting references to what is referred to weakly takes long,
  /// and all views of a script are added to this one.
  unowned(unsafe) var keyWindowLink: UIWindow? {
    willSet { keyWindowLink?.keyOf = nil }
    didSet {
      if let other = keyWindowLink?.keyOf, other !== self { other.keyWindowLink = nil }
      keyWindowLink?.keyOf = self
    }
  }

  // Working state of walks that must neither recurse without bound nor hold on to dead objects.

  @exclusivity(unchecked) var lastSerial = 0
  var numbersToTakeBack: (lastSerial: Int, objects: [WeakObject])?
  /// Objects whose numbers count no more, and are taken from them when there is time or somebody asks for a number.
  var falselyNumbered: [WeakObject] = []
  var cascade = ResizeCascade()
  var graveyard = Graveyard()
  var hooks = HookTable()
  var namedColors: [String: UIColor] = [:]
  /// Where drawing goes.
  var graphics = GraphicsStack()
  var tracerStorage: (any RuntimeTracer)?
  /// Whether any world has a tracer.
  @exclusivity(unchecked) nonisolated(unsafe) static var isTraced = false

  /// - Parameters:
  ///   - screenSize: the main screen's size in points.
  ///   - scale: pixels a point.
  ///   - safeAreaInsets: the parts of the screen that bars or rounded corners cover.
  public init(
    screenSize: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2, safeAreaInsets: UIEdgeInsets = .zero
  ) {
    changes = .allocate(capacity: 1)
    changes.pointee = 0
    screen = UIScreen(size: screenSize, scale: scale, safeAreaInsets: safeAreaInsets)
  }

  deinit {
    keyWindowLink?.keyOf = nil
    changes.deallocate()
  }
}

extension Runtime {
  /// What stands for the object's address in texts: the name from `nameProvider`, else `0x` and a running number.
  /// Views are numbered as they are made, other objects when they are first named.
  public func nameOf(_ object: AnyObject) -> String {
    guard let object = object as? NSObject else { return "0x0" }
    return nameOf(object)
  }

  /// The same without a cast, for the texts of a million views.
  func nameOf(_ object: NSObject) -> String {
    if let name = nameProvider?(object) { return name }
    if !falselyNumbered.isEmpty { takeBackAll() }
    if object.serial == 0 { number(object) }
    return "0x" + String(object.serial, radix: 16)
  }

  /// How many objects have a number.
  public var numberCount: Int { lastSerial }

  func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  /// Numbers an object because somebody asked for its number.
  func number(_ object: NSObject) {
    object.serial = nextSerial()
    if numbersToTakeBack != nil { numbersToTakeBack?.objects.append(WeakObject(object)) }
  }

  /// From here on it is remembered which objects got their numbers by being looked at.
  public func rememberNumbers() {
    takeBackAll()
    numbersToTakeBack = (lastSerial, [])
  }

  /// Nothing changed since `rememberNumbers()`: objects that were looked at are without numbers again, so that what is
  /// made next gets the number that it would have had. Views made in between must be gone.
  ///
  /// - Parameter later: Somebody waits for the end, and a million objects have numbers: they keep them for now.
  public func takeBackNumbers(later: Bool = false) {
    guard let (last, objects) = numbersToTakeBack else { return }
    lastSerial = last
    numbersToTakeBack = nil
    falselyNumbered = objects
    if !later { takeBackAll() }
  }

  private func takeBackAll() { while takeBackSome() {} }

  private func takeBackSome() -> Bool {
    for _ in 0..<1000 {
      guard let last = falselyNumbered.popLast() else { break }
      last.object?.serial = 0
    }
    return !falselyNumbered.isEmpty
  }

  /// Counts a step of a walk; whether to give up.
  @inline(__always) static func stops(_ steps: inout Int) -> Bool {
    steps &+= 1
    return steps & 4095 == 0 && asksToStop()
  }

  @inline(never) private static func asksToStop() -> Bool { isAskedToStop }

  /// The same at once.
  static var isAskedToStop: Bool { current.stopTest?() ?? false }

  /// Does some of what was left when somebody asked to stop: views to let go of, numbers to take back. Answers whether
  /// there is more.
  public static func tidy() -> Bool { Graveyard.emptyPiece() || current.takeBackSome() }

  @inline(__always) func changed() { changes.pointee &+= 1 }

  /// Counts a change to the world in use.
  @inline(__always) static func changed() {
    if let counter { counter.pointee &+= 1 }
  }
}

struct WeakObject {
  weak var object: NSObject?
  init(_ object: NSObject) { self.object = object }
}
