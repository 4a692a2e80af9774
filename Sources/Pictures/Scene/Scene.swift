import ViewKit

/// One moment of a tree of views, as values: what every picture is made from. No picture touches a view.
///
/// The scene has one system of coordinates, which all its points and matrices are in: the root's own, until
/// `seen(from:)` makes it another view's.
public struct Scene: Sendable {
  /// Parents before their subviews, back to front.
  public internal(set) var views: [SceneView] = []
  /// Whose coordinates the scene is in; an index into `views`.
  public internal(set) var eyes = 0
  /// How many views the snapshot left out because there were too many.
  public internal(set) var left = 0

  public func index(ofSerial serial: Int) -> Int? { views.firstIndex { $0.serial == serial } }

  public func index(of view: UIView) -> Int? { index(ofSerial: view.serialNumber) }

  /// The same views in the coordinates of one of them; nil when that one's transform squashes it flat, so that a point
  /// of the picture would be many points of the view.
  public func seen(from index: Int) -> Scene? {
    let matrix = views[index].matrix
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard determinant != 0, determinant.isFinite else { return nil }
    let change = matrix.inverted()
    guard change.isFinite else { return nil }
    var scene = self
    scene.eyes = index
    for each in views.indices { scene.views[each].apply(change) }
    // What is undone again leaves rounding behind.
    scene.views[index].matrix = .identity
    scene.views[index].quad = Quad(views[index].bounds, .identity)
    return scene
  }

  /// The same views with other bounds and centers, by their numbers; everything that follows from these follows.
  func placing(_ places: [Int: Explanation.Place]) -> Scene {
    var scene = self
    // Parents stand before their subviews.
    for index in scene.views.indices {
      if let place = places[scene.views[index].serial] { scene.views[index].place(place) }
      if let parent = scene.views[index].parent {
        let above = scene.views[parent]
        scene.views[index].stand(in: above)
      } else {
        scene.views[index].quad = Quad(scene.views[index].bounds, scene.views[index].matrix)
      }
    }
    return scene
  }

  /// Whether one view is another or stands below it.
  public func isDescendant(_ index: Int, of ancestor: Int) -> Bool {
    var step: Int? = index
    while let here = step, here >= ancestor {
      if here == ancestor { return true }
      step = views[here].parent
    }
    return false
  }

  /// The names on the way down to a view: `window/card/badge`.
  public func path(of index: Int) -> String {
    ([index] + ancestors(of: index)).reversed().map { views[$0].name }.joined(separator: "/")
  }

  /// A view's ancestors, nearest first.
  public func ancestors(of index: Int) -> [Int] { Array(sequence(first: index) { views[$0].parent }.dropFirst()) }
}

/// What a picture must know of one view, or of a layer that no view has.
public struct SceneView: Sendable {
  public let serial: Int
  /// What it is called in trees: its variable's name, else class and place.
  public let name: String
  public let className: String
  /// False for layers that no view has, and for shapes.
  public let isView: Bool
  /// An index into the scene's views.
  public let parent: Int?
  public let level: Int

  // Stored by the view, in its own coordinates or its superview's:
  public internal(set) var bounds: CGRect
  public internal(set) var center: CGPoint
  public let anchorPoint: CGPoint
  public let transform: CGAffineTransform
  // Derived from these:
  public internal(set) var frame: CGRect

  public let isHidden: Bool
  /// Hidden itself or below a hidden view.
  public let isOutOfSight: Bool
  public let alpha: Double
  public let clips: Bool
  public let isInteractive: Bool
  public let mask: UIView.AutoresizingMask
  public let look: Look

  /// From the view's own coordinates to the scene's.
  public internal(set) var matrix: CGAffineTransform
  /// The corners of its bounds.
  public internal(set) var quad: Quad
  /// What its ancestors that clip leave to see; nil is everything.
  public internal(set) var clip: Polygon?
  /// False for what was left out of the picture on demand.
  public internal(set) var isDrawn = true

  mutating func apply(_ change: CGAffineTransform) {
    matrix = matrix.concatenating(change)
    quad = Quad(bounds, matrix)
    clip = clip.map { $0.applying(change) }
  }

  /// The place of a point of the view's own coordinates in the scene.
  public func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y).applying(matrix) }

  /// A scene's point in the view's own coordinates; nil when the view is squashed flat.
  public func inside(_ point: CGPoint) -> CGPoint? {
    matrix.a * matrix.d - matrix.b * matrix.c == 0 ? nil : point.applying(matrix.inverted())
  }

  /// Whether the frame is no more than a box around the view.
  public var isTransformed: Bool { !transform.isIdentity }
}

/// What a view looks like apart from its place.
public struct Look: Sendable, Equatable {
  public var background: Paint?
  public var cornerRadius = 0.0
  public var borderWidth = 0.0
  public var border: Paint?
  /// Which corners are round.
  public var corners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  public var shadow: Shadow?
  /// What it drew itself.
  public var drawing: Drawing?

  /// Offset and blur in the view's own coordinates.
  public struct Shadow: Sendable, Equatable {
    public var paint: Paint
    public var offset: CGSize
    public var radius: Double
    /// What casts it; nil is what is seen.
    public var path: PathData?
  }

  public struct Drawing: Sendable, Equatable {
    public var list: DisplayList
    public var placement: ContentsPlacement
  }

  public init() {}

  var hasBorder: Bool { border != nil && borderWidth > 0 }
}

/// A colour; components 0 … 1.
public struct Paint: Sendable, Hashable {
  public var red, green, blue, alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  init(_ color: CGColor) {
    let c = color.components
    self =
      c.count == 2
      ? Paint(red: c[0], green: c[0], blue: c[0], alpha: c[1]) : Paint(red: c[0], green: c[1], blue: c[2], alpha: c[3])
  }
}
