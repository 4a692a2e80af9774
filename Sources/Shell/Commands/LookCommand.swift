import Pictures
import Syntax
import ViewKit

enum LookCommand: Command {
  static let name = "look"
  static let group = CommandGroup.look
  static let summary = "draws the views where they are, with rulers, names and axes"
  static let usage =
    "look [view] [--in view] [--select view] [--point x,y] [--depth n] [--hide views] [--only views] [--changes] "
    + "[--size 80x24] [--ascii | --unicode | --describe | --json] [--svg file] [--png file] [--pdf file] [--copy]"
  static var parameters: [CommandShape.Parameter] { [.view] }
  static let valueOptions = PictureOutput.valueOptions.merging(
    ["in": .view, "select": .view, "point": .text, "depth": .text, "hide": .views, "only": .views]) { $1 }
  static let flags = PictureOutput.flags.union(["describe", "changes"])
  static let document: String? = """
    {"coordinates": name or null, "views": [{"name": text, "class": text, "parent": name or null,
      "corners": [[x, y], [x, y], [x, y], [x, y]], "frame": [x, y, width, height], "bounds": [x, y, width, height],
      "center": [x, y], "transform": [a, b, c, d, tx, ty], "clip": [[x, y]] or null, "hidden": flag,
      "alpha": number, "clips": flag}], "left"?: number of views too many to draw}; with files {"wrote": [file]}
    """
  static let searchWords = [
    "picture", "draw", "show", "svg", "png", "pdf", "image", "coordinates", "axes", "ruler", "copy",
  ]
  static var examples: [CommandExample] {
    [
      CommandExample(
        "look --describe",
        "window with 0 views below it, in the coordinates of window, 320 × 480 points\nwindow: from (0, 0) to (320, 480)\n"
      )
    ]
  }

  static func run(_ call: CommandCall) throws {
    if call.output.isMuted { return }
    let options = try LookOptions(call)
    let picture = try options.picture()
    let output = PictureOutput(call)
    if call.has("describe"), !call.isJSON, !output.isCopy {
      return output.lines(picture.scene.description(of: picture.focus))
    }
    try output.write(picture) { json in json.scene(picture.scene) }
  }
}

/// What of the tree is to be seen, and how.
private struct LookOptions {
  let call: CommandCall
  private let root: UIView
  private let focus: UIView?

  init(_ call: CommandCall) throws {
    self.call = call
    focus = call.arguments.isEmpty ? nil : try call.view()
    // Who names views means the tree they are in.
    let names = ["in", "select", "only", "hide"].compactMap(call.option)
    let named = try names.first?.split(separator: ",").first.map { try call.world.view(at: String($0)) }
    root = (focus ?? named).map(call.world.root) ?? Self.shown(call.world)
  }

  /// What is on the screen, for who stands in the window that there is from the start; else the tree one stands in.
  private static func shown(_ world: World) -> UIView {
    world.current === world.window
      ? UIApplication.shared.keyWindow ?? world.window : world.root(of: world.current)
  }

  func picture() throws -> Picture {
    var scene = call.world.scene(of: root)
    if let name = call.option("in") { scene = try seen(scene, from: try index(of: name, in: scene)) }
    let top = try focus.map { try index(of: $0, in: scene) }
    let depth = try call.option("depth").map { try call.number($0, "--depth") } ?? .max
    let hidden = try indices("hide", scene), only = try indices("only", scene)
    let base = top.map { scene.views[$0].level } ?? 0
    scene = scene.drawing { index in
      if let top, !scene.isDescendant(index, of: top) { return false }
      if scene.views[index].level - base > depth { return false }
      if let hidden, hidden.contains(where: { scene.isDescendant(index, of: $0) }) { return false }
      return only?.contains(index) ?? true
    }
    var picture = Picture(scene)
    picture.focus = top
    let isElsewhere = call.world.root(of: call.world.current) !== root
    let current = call.world.current === root || isElsewhere ? nil : call.world.current
    let chosen = try call.option("select").map { try index(of: $0, in: scene) }
    let eyes = scene.eyes > 0 ? scene.eyes : nil
    let selected = try chosen ?? top ?? eyes ?? current.map { try index(of: $0, in: scene) }
    if let selected, scene.views[selected].isDrawn { picture.select(selected) }
    if let text = call.option("point") { picture.point(try point(text), in: selected ?? scene.eyes) }
    if call.has("changes") { try call.session.addGhosts(to: &picture, before: call.syntax) }
    picture.tellOmissions()
    if isElsewhere, focus == nil, root === UIApplication.shared.keyWindow {
      picture.caption.append(
        " \(call.world.label(root)) is the key window; `look \(call.world.label(call.world.current))` draws where you stand"
      )
    }
    return picture
  }

  private func seen(_ scene: Scene, from index: Int) throws -> Scene {
    guard let seen = scene.seen(from: index) else { throw call.failure(.flatView(scene.views[index].name)) }
    return seen
  }

  private func indices(_ option: String, _ scene: Scene) throws -> Set<Int>? {
    guard let text = call.option(option) else { return nil }
    return Set(try text.split(separator: ",").map { try index(of: String($0), in: scene) })
  }

  private func index(of path: String, in scene: Scene) throws -> Int {
    try index(of: try call.world.view(at: path), in: scene)
  }

  private func index(of view: UIView, in scene: Scene) throws -> Int {
    if let index = scene.index(of: view) { return index }
    throw call.failure(.notInPicture(call.world.label(view), call.world.label(root)))
  }

  private func point(_ text: String) throws -> CGPoint {
    let parts = text.split(separator: ",").compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy(\.isFinite) else { throw call.failure(.notPoint(text)) }
    return CGPoint(x: parts[0], y: parts[1])
  }
}

extension World {
  /// The tree as it is now, under the names that trees show.
  func scene(of root: UIView) -> Scene {
    Scene(of: root) { view, place in self.label(view, at: place) }
  }
}
