import Pictures
import ViewKit

extension Session {
  /// Marks where views were before the last change, as ghosts.
  ///
  /// The world before it is made the way `undo` makes it, from the log, and put away again.
  func addGhosts(to picture: inout Picture) throws {
    guard let before = try sceneBefore(serial: picture.scene.views[0].serial) else {
      picture.caption.append(" nothing has changed yet")
      return
    }
    let changed = picture.addGhosts(of: before.scene)
    let text = before.input.split(separator: "\n").first.map(String.init) ?? ""
    picture.caption.append(
      " \(changed.isEmpty ? "no view moved" : "· where \(changed.joined(separator: ", ")) \(changed.count == 1 ? "was" : "were")") before: \(text)"
    )
  }

  /// The tree below the root with that number as it was before the last change, and what that was.
  private func sceneBefore(serial: Int) throws -> (scene: Scene, input: String)? {
    let (log, world) = (self.log, self.world)
    guard let change = self.log.undo(1).first else { return nil }
    defer { self.log = log }
    var scene: Scene?
    try visitingReplay(of: world) {
      for window in self.world.runtime.shownWindows where window.serialNumber == serial {
        scene = self.world.scene(of: window)
      }
    }
    return scene.map { ($0, change.text.string) }
  }
}
