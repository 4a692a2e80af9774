import ViewKit

/// What a tree of views looked like at a moment: for `checkpoint` and `diff`.
///
/// Views are known by their numbers, which are given in the order of making and are the same whenever the story runs.
struct Snapshot {
  struct Item {
    let serial: Int
    let parent: Int?
    /// `window/card/badge`
    let path: String
    let className: String
    /// The frame, bounds and center in short, then what else `dump` writes. What is not there has its default.
    let properties: [(name: String, value: String)]
    /// Bounds and center follow from the frame, but for the origin of the bounds.
    let isPlain: Bool
    let origin: CGPoint

    init(_ view: UIView, path: String, settings: [(name: String, value: String)]) {
      serial = view.serialNumber
      parent = view.superview?.serialNumber
      self.path = path
      className = view.className
      isPlain = !settings.contains { $0.name == "center" }
      origin = view.bounds.origin
      var properties = [("frame", view.frame.short), ("bounds", view.bounds.short), ("center", view.center.short)]
      for (name, value) in settings where name != "bounds" && name != "center" {
        properties.append((name, name == "transform" ? view.transform.words : value))
      }
      self.properties = properties
    }

    /// Whether a change of this property goes without saying, because the frame's change says it.
    func isImplied(_ property: String, since former: Item) -> Bool {
      guard isPlain, former.isPlain else { return false }
      return property == "center" || property == "bounds" && origin == former.origin
    }
  }

  private(set) var items: [Item] = []
  private(set) var bySerial: [Int: Int] = [:]

  /// All views below the window, and those that have a name and stand elsewhere.
  init(_ world: World, _ output: Output) throws {
    var roots: [UIView] = [world.window]
    for name in world.names.all {
      guard let view = world.names.view(named: name) else { continue }
      let root = world.root(of: view)
      if !roots.contains(where: { $0 === root }) { roots.append(root) }
    }
    let writer = DumpWriter(world: world, output: output)
    for root in roots {
      var path: [String] = []
      try ViewWalk.preorderWithPlaces(root) { view, level, place in
        try world.checkInterrupt(items.count)
        path.removeSubrange(min(level, path.count)...)
        path.append(world.label(view, at: place))
        bySerial[view.serialNumber] = items.count
        items.append(Item(view, path: path.joined(separator: "/"), settings: writer.settings(of: view)))
        return true
      }
    }
  }

  enum Change {
    case added(Item)
    case removed(Item)
    case moved(Item, from: String)
    case reordered(Item)
    case changed(Item, property: String, from: String?, to: String?)
  }

  /// What became of the views since `old`, in the order of the tree as it is now, what is gone first.
  func changes(since old: Snapshot) -> [Change] {
    var changes: [Change] = old.items.filter { bySerial[$0.serial] == nil }.map { .removed($0) }
    let reordered = orders(old)
    for item in items {
      guard let former = old.bySerial[item.serial].map({ old.items[$0] }) else {
        changes.append(.added(item))
        continue
      }
      if item.parent != former.parent {
        changes.append(.moved(item, from: former.path))
      } else if reordered.contains(item.serial) {
        changes.append(.reordered(item))
      }
      var names = item.properties.map(\.name)
      names += former.properties.map(\.name).filter { !names.contains($0) }
      for name in names where !item.isImplied(name, since: former) {
        let before = former.properties.first { $0.name == name }?.value
        let after = item.properties.first { $0.name == name }?.value
        if before != after { changes.append(.changed(item, property: name, from: before, to: after)) }
      }
    }
    return changes
  }

  /// Those that stay with their superview and stand at another place among the siblings that stay as well.
  private func orders(_ old: Snapshot) -> Set<Int> {
    func children(_ snapshot: Snapshot, _ other: Snapshot) -> [Int: [Int]] {
      var lists: [Int: [Int]] = [:]
      for item in snapshot.items {
        guard let parent = item.parent, let index = other.bySerial[item.serial], other.items[index].parent == parent
        else { continue }
        lists[parent, default: []].append(item.serial)
      }
      return lists
    }
    let before = children(old, self)
    var found: Set<Int> = []
    for (parent, list) in children(self, old) {
      guard let former = before[parent], former != list else { continue }
      for (a, b) in zip(list, former) where a != b { found.insert(a) }
    }
    return found
  }
}

/// A named state of a session: the story up to it, and how the views were.
struct Checkpoint {
  let name: String
  let entries: [LogEntry]
  let snapshot: Snapshot
}
