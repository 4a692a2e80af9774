/// An image of Core Graphics: made by drawing, and kept as a display list.
public final class CGImage: NSObject {
  public let drawn: DrawnImage

  init(_ drawn: DrawnImage) {
    self.drawn = drawn
    super.init()
  }

  /// The width in pixels.
  public var width: Int { pixels(drawn.list.bounds.size.width) }

  /// The height in pixels.
  public var height: Int { pixels(drawn.list.bounds.size.height) }

  private func pixels(_ points: CGFloat) -> Int { Int(min((points * drawn.list.scale).rounded(.up), 1e15)) }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CGImage)?.drawn === drawn }

  public override var hash: Int { ObjectIdentifier(drawn).hashValue }
}
