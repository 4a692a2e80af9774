/// Where a layer's contents go in its bounds: what `contentMode` and `contentStretch` mean, as numbers.
///
/// The contents are as large as the layer was when it was drawn. Each piece is a rectangle of them and the rectangle
/// of the layer that it fills; there is one, or up to nine when only a part stretches.
public struct ContentsPlacement: Sendable, Equatable {
  public struct Piece: Sendable, Equatable {
    /// In the contents' coordinates (those of `DisplayList.bounds`), in points.
    public var source: CGRect
    /// In the layer's coordinates.
    public var target: CGRect

    /// From the contents' coordinates to the layer's.
    public var transform: CGAffineTransform {
      let (x, y) = (target.width / source.width, target.height / source.height)
      return CGAffineTransform(
        a: x, b: 0, c: 0, d: y, tx: target.minX - source.minX * x, ty: target.minY - source.minY * y)
    }
  }

  public var pieces: [Piece]

  /// - Parameters:
  ///   - contents: the contents' rectangle in their coordinates.
  ///   - scale: the contents' pixels a point; a stretch rectangle without size stretches one pixel.
  ///   - bounds: the layer's.
  ///   - gravity: the layer's `contentsGravity`.
  ///   - part: the unit rectangle of the contents to show (`contentsRect`).
  ///   - stretch: the unit rectangle of it that stretches (`contentsCenter`, `contentStretch`).
  public init(
    contents: CGRect, scale: CGFloat, bounds: CGRect, gravity: CALayerContentsGravity,
    part: CGRect = .unit, stretch: CGRect = .unit
  ) {
    let source = CGRect(
      x: contents.minX + part.minX * contents.width, y: contents.minY + part.minY * contents.height,
      width: part.width * contents.width, height: part.height * contents.height)
    let target = Self.target(source.size, bounds, gravity)
    guard source.isFinite, target.isFinite, !source.isEmpty, !target.isEmpty else {
      pieces = []
      return
    }
    let stretches = gravity == .resize || gravity == .resizeAspect || gravity == .resizeAspectFill
    if stretch == .unit || !stretches {
      pieces = [Piece(source: source, target: target)]
      return
    }
    let pixel = scale > 0 ? 1 / scale : 1
    let columns = Self.bands(
      source.minX, source.width, target.minX, target.width, stretch.minX, stretch.width, pixel)
    let rows = Self.bands(
      source.minY, source.height, target.minY, target.height, stretch.minY, stretch.height, pixel)
    pieces = rows.flatMap { row in
      columns.map { column in
        Piece(
          source: CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
          target: CGRect(x: column.to, y: row.to, width: column.newLength, height: row.newLength))
      }
    }
  }

  /// The rectangle that contents of a size fill.
  static func target(_ size: CGSize, _ bounds: CGRect, _ gravity: CALayerContentsGravity) -> CGRect {
    var size = size
    var (x, y) = (0.5, 0.5)
    switch gravity {
    case .resizeAspect, .resizeAspectFill:
      let (across, down) = (bounds.width / size.width, bounds.height / size.height)
      let factor = gravity == .resizeAspect ? min(across, down) : max(across, down)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    case .center: break
    case .top: y = 0
    case .bottom: y = 1
    case .left: x = 0
    case .right: x = 1
    case .topLeft: (x, y) = (0, 0)
    case .topRight: (x, y) = (1, 0)
    case .bottomLeft: (x, y) = (0, 1)
    case .bottomRight: (x, y) = (1, 1)
    default: return bounds
    }
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
      width: size.width, height: size.height)
  }

  private struct Band {
    var from: CGFloat, length: CGFloat, to: CGFloat, newLength: CGFloat
  }

  /// One axis: what lies before the stretching part, the part, and what lies after it, without those of no length. The
  /// outer two keep their lengths; where both together are longer than the target they shrink and the part vanishes.
  private static func bands(
    _ from: CGFloat, _ length: CGFloat, _ to: CGFloat, _ newLength: CGFloat, _ start: CGFloat, _ extent: CGFloat,
    _ pixel: CGFloat
  ) -> [Band] {
    let middle = min(extent > 0 ? extent * length : pixel, length)
    let first = min(max(start, 0) * length, length - middle)
    let last = max(length - first - middle, 0)
    let fixed = first + last
    let shrink = fixed > newLength ? newLength / fixed : 1
    let stretched = max(newLength - fixed, 0)
    return [
      Band(from: from, length: first, to: to, newLength: first * shrink),
      Band(from: from + first, length: middle, to: to + first * shrink, newLength: stretched),
      Band(
        from: from + first + middle, length: last, to: to + first * shrink + stretched, newLength: last * shrink),
    ].filter { $0.length > 0 && $0.newLength > 0 }
  }
}

extension CALayer {
  /// Where the contents go now; nil for a layer without contents that can be shown.
  public final var contentsPlacement: ContentsPlacement? {
    guard let list = displayList else { return nil }
    return ContentsPlacement(
      contents: list.bounds, scale: list.scale, bounds: boundsValue, gravity: contentsGravity, part: contentsRect,
      stretch: contentsCenter)
  }
}

extension CGRect {
  /// The whole in unit coordinates.
  public static var unit: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}
