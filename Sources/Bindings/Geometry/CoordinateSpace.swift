import Language

/// Where points and rectangles of a member are measured from. The most copied mistake with views is to take one space
/// for another: `help` says it of every member that has any.
struct CoordinateSpace: Sendable {
  /// As a sentence's subject: `its own`.
  private let name: String
  /// With what helps to picture it.
  let text: String

  private init(_ name: String, _ more: String = "") {
    self.name = name
    text = name + more
  }

  /// Of the view or layer itself: of its bounds.
  static let own = CoordinateSpace("its own", ", in which its bounds and the frames of what it holds are")
  static let superview = CoordinateSpace("its superview's")
  static let superlayer = CoordinateSpace("its superlayer's")
  static let window = CoordinateSpace("its window's")
  static let screen = CoordinateSpace("the screen's")
  /// From 0 to 1 over the bounds.
  static let unit = CoordinateSpace(
    "fractions of its bounds", ": (0, 0) is the top left, (1, 1) the bottom right")
  /// From 0 to 1 over a picture.
  static let content = CoordinateSpace(
    "fractions of the content", ": (0, 0) is the top left, (1, 1) the bottom right")
  /// Of an argument.
  static let given = CoordinateSpace("the given view's (nil: its window's)")
  static let givenLayer = CoordinateSpace("the given layer's (nil: the root layer's)")
  static let givenWindow = CoordinateSpace("the given window's (nil: the screen's)")

  /// Takes points of one space and gives them in another.
  static func from(_ space: CoordinateSpace, to other: CoordinateSpace) -> CoordinateSpace {
    CoordinateSpace("from \(space.name) to \(other.name)")
  }
}

extension NativeRow {
  /// Says in which coordinate space the member's points and rectangles are.
  func `in`(_ space: CoordinateSpace) -> NativeRow { measured(in: space.text) }
}
