/// The lessons that vsh brings along, in the order in which they build on each other. A text a file, `Lesson+….swift`.
enum LessonLibrary {
  static let names = [
    "tree", "frames", "transforms", "converting", "scrolling", "autoresizing", "layout", "drawing", "touches",
  ]

  static func text(of name: String) -> String? {
    switch name {
    case "tree": tree
    case "frames": frames
    case "transforms": transforms
    case "converting": converting
    case "scrolling": scrolling
    case "autoresizing": autoresizing
    case "layout": layout
    case "drawing": drawing
    case "touches": touches
    default: nil
    }
  }

  static func lesson(named name: String) -> LessonScript? { text(of: name).flatMap { LessonScript(name: name, $0) } }

  static func all() -> [LessonScript] { names.compactMap { lesson(named: $0) } }

  static func next(after name: String) -> String? {
    guard let index = names.firstIndex(of: name), index + 1 < names.count else { return nil }
    return names[index + 1]
  }
}
