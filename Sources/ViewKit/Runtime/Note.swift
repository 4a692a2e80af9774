/// One line about something that UIKit does, or leaves undone, without a word.
public struct Note: Hashable, Sendable, CustomStringConvertible {
  public enum Code: String, Hashable, CaseIterable, Sendable {
    /// `insertSubview(_:at:)` with an index outside 0 … count.
    case indexClamped
    /// `insertSubview` above or below a view that is no child of the receiver.
    case notASibling
    /// A view inserted above or below itself.
    case besideItself
    /// `bringSubviewToFront` or `sendSubviewToBack` of a view that is no child of the receiver.
    case notASubview
    /// `exchangeSubview` with an index that no subview has.
    case exchangeOutOfRange
    /// `frame` set while the transform is not the identity.
    case frameUndefined
    /// `frame` read while the transform is not the identity.
    case frameOfTransformed
    /// A conversion between views that share no window and no ancestor; from a window to a window it is meant.
    case unrelatedTrees
    /// `isOpaque` true with `alpha` below 1.
    case opaqueTranslucent
    /// `setNeedsDisplay` on a view that draws nothing.
    case drawsNothing
    /// `becomeFirstResponder()` on a view without a window.
    case noWindow
    /// A view that asked for layout again in each round of one pass.
    case layoutLoop
    /// A callback moved views about so that the call in progress could not be finished.
    case movedMeanwhile
    /// Drawing where there is no context.
    case noContext
    /// Drawing into the context of a `draw(_:)` that has returned.
    case contextOver
    /// Saved states, groups or contexts without their end, or the other way round.
    case unbalancedState
    /// A piece of a path without a current point, or with a coordinate that is not finite.
    case pathIgnored
    /// Numbers that nothing can be drawn with.
    case drawingIgnored
  }

  public let code: Code
  public let text: String

  public init(code: Code, text: String) {
    self.code = code
    self.text = text
  }

  public var description: String { text }
}

extension Runtime {
  /// Reports a note; the text is only made when somebody listens.
  public func note(_ code: Note.Code, _ text: @autoclosure () -> String) {
    guard let noteHandler else { return }
    noteHandler(Note(code: code, text: text()))
  }

  /// The object in a sentence: `UIView card`.
  func phrase(_ object: NSObject) -> String { "\(object.className) \(nameOf(object))" }
}
