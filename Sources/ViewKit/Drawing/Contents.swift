/// What a layer keeps of its last drawing: Core Animation's backing store, with a display list in place of pixels.
public final class CABackingStore: NSObject {
  public let list: DisplayList

  init(_ list: DisplayList) {
    self.list = list
    super.init()
  }
}

extension CALayer {
  /// The layer's contents as a picture can show them: what was drawn, or the image that a program put there; nil when
  /// there is neither.
  public final var displayList: DisplayList? {
    switch extras?.contents {
    case let store as CABackingStore: store.list
    case let image as CGImage: image.drawn.list
    default: nil
    }
  }
}
