import ViewKit

/// A scene with what is pointed out in it, and lines of text below: what renderers draw.
public struct Picture: Sendable {
  public var scene: Scene
  public var marks: [Mark] = []
  /// A headline, for pictures on paper.
  public var title = ""
  /// Lines below the picture.
  public var caption: [String] = []
  /// Pictures to be compared, side by side and to one scale, each with its title; then the scene itself is not drawn.
  public var panels: [Picture] = []
  /// Whether the panels are moments of one change, of which some may be left out where there is little room.
  public var isFilm = false
  /// Whether rows of panels divide the height of a page among them, as a film's do; turned axes need all of it.
  public var sharesRows = false
  /// The part of the scene to be seen, whatever is in it: panels have the same.
  var paper: Box?
  /// What stands before a view's path in the command that points it out; files carry it with each view.
  public var selecting: String?
  /// The part of the scene to be seen; nil is everything that is drawn.
  public var focus: Int?

  public init(_ scene: Scene) { self.scene = scene }
}

/// Something pointed out. Points are in the scene's coordinates, views are indices.
public enum Mark: Sendable {
  /// Where a view's own (0, 0) is, and which way its x and y grow.
  case axes(Int)
  /// The frame as a dashed box, for views whose frame is only a box around them.
  case frame(Int)
  case point(CGPoint, String)
  /// Where a view was.
  case ghost(Quad, String)
  /// With what it says at its tip.
  case arrow(CGPoint, CGPoint, String)
  /// The number of a step at a view.
  case step(Int, Int)
  /// A distance along an axis that resizing leaves as it is, a strut, or changes, a spring.
  case strut(CGPoint, CGPoint)
  case spring(CGPoint, CGPoint)
}

extension Picture {
  /// What is to be seen: the focus, or the root with what stands around it, as far as that is near.
  var region: Box {
    if let paper { return paper }
    let drawn = drawnIndices.map { scene.views[$0] }
    var core: Box?
    if let focus, scene.views[focus].quad.isFinite { core = scene.views[focus].quad.box }
    if core == nil, let root = drawn.first { core = root.quad.box }
    if let empty = core, empty.width == 0, empty.height == 0 {
      core = drawn.dropFirst().reduce(empty) { box, view in
        var box = box
        box.add(view.quad.box)
        return box
      }
    }
    guard var region = core else { return Box(0, 0, 100, 100) }
    // A little of what sticks out; a view a mile away must not make everything else a dot.
    let reach = region.inset(by: -0.25 * max(region.width, region.height))
    for view in drawn { if let near = view.quad.box.intersection(reach) { region.add(near) } }
    for mark in marks {
      switch mark {
      case .point(let point, _) where reach.contains(point): region.add(point)
      case .ghost(let quad, _): if let near = quad.box.intersection(reach) { region.add(near) }
      case .frame(let index):
        if focus == index, let near = frameQuad(index).box.intersection(reach) { region.add(near) }
      case .axes(let index):
        // The origin of what is scrolled lies beside it: a step further away it is still to be seen.
        let origin = scene.views[index].place(0, 0)
        if reach.inset(by: -0.25 * max(region.width, region.height)).contains(origin) { region.add(origin) }
      default: break
      }
    }
    if region.width == 0 { region = Box(region.minX - 5, region.minY, region.maxX + 5, region.maxY) }
    if region.height == 0 { region = Box(region.minX, region.minY - 5, region.maxX, region.maxY + 5) }
    return region
  }

  /// One scale for all panels: what any of them shows.
  mutating func alignPanels() {
    guard var all = panels.first?.region else { return }
    for panel in panels { all.add(panel.region) }
    for index in panels.indices { panels[index].paper = all }
  }

  /// The views that have a place in the picture, back to front.
  var drawnIndices: [Int] {
    scene.views.indices.filter { index in
      let view = scene.views[index]
      return view.isDrawn && !view.isOutOfSight && view.quad.isFinite
    }
  }

  /// A view's frame, which its superview's coordinates are for.
  func frameQuad(_ index: Int) -> Quad {
    let view = scene.views[index]
    // Nothing is around a root that a frame could be seen in.
    guard let parent = view.parent else { return view.quad }
    return Quad(view.frame, scene.views[parent].matrix)
  }
}
