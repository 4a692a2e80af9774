/// What a `draw(_:)` said, independent of resolution: values only, to be replayed by whoever makes a picture.
///
/// Replay: walk `commands` in order; each carries all it needs. Nothing refers to an earlier command but the end of a
/// group to its beginning. All geometry is in the coordinates of `bounds`. Where the list goes in a layer whose bounds
/// have changed since is `ContentsPlacement`'s to say; what falls outside `bounds` is cut off before that, as by the
/// edges of a bitmap.
public struct DisplayList: Sendable, Equatable {
  public var commands: [DrawCommand]
  /// The layer's bounds when it was drawn, in its own coordinates; an image's is at the origin.
  public var bounds: CGRect
  /// Pixels a point.
  public var scale: CGFloat

  public init(commands: [DrawCommand] = [], bounds: CGRect, scale: CGFloat) {
    self.commands = commands
    self.bounds = bounds
    self.scale = scale
  }
}

/// One thing drawn, with the state that it was drawn in.
public struct DrawCommand: Sendable, Equatable {
  public enum Content: Sendable, Equatable {
    case fill(PathData, FillRule, DrawColor)
    case stroke(PathData, StrokeStyle, DrawColor)
    case text(TextRun)
    case image(ImageRun)
    /// What follows up to the matching `endGroup` is put together as one picture, on which the `alpha`, `blendMode`,
    /// `shadow`, `clip` and `erased` of this command then work. Groups nest.
    case beginGroup
    case endGroup
  }

  public var content: Content
  /// What is drawn shows only inside all of these.
  public var clip: [ClipShape] = []
  /// What was cleared later: the command shows outside each of these areas. An area is what lies inside all of its
  /// shapes.
  public var erased: [[ClipShape]] = []
  /// On top of a colour's own alpha; 0 … 1.
  public var alpha: CGFloat = 1
  public var blendMode = CGBlendMode.normal
  public var shadow: DrawShadow?

  public init(_ content: Content) { self.content = content }
}

/// A shape that cuts, in the coordinates of the display list.
public struct ClipShape: Sendable, Hashable {
  public var path: PathData
  public var rule: FillRule

  public init(_ path: PathData, _ rule: FillRule) {
    self.path = path
    self.rule = rule
  }
}

/// Red, green, blue and alpha, each 0 … 1, not premultiplied, in sRGB.
public struct DrawColor: Sendable, Hashable {
  public var red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public init(_ color: CGColor) {
    let c = color.components.map { min(max($0, 0), 1) }
    self =
      c.count == 2
      ? .init(red: c[0], green: c[0], blue: c[0], alpha: c[1])
      : .init(red: c[0], green: c[1], blue: c[2], alpha: c[3])
  }

  public init(_ color: UIColor) { self.init(color.cgColor) }

  public static let black = DrawColor(red: 0, green: 0, blue: 0, alpha: 1)
}

/// How a line is drawn along a path.
public struct StrokeStyle: Sendable, Hashable {
  /// In the user's units, before `transform`. Above 0.
  public var width: CGFloat
  public var cap: CGLineCap
  public var join: CGLineJoin
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn, in the user's units; empty draws a whole line.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins, in the user's units.
  public var dashPhase: CGFloat
  /// What the context's transform did to the pen, without translation; never singular. The path is mapped already: to
  /// stroke it, undo this on the path, stroke with `width`, and apply this to the result.
  public var transform: CGAffineTransform

  /// Where `transform` keeps circles round, the factor by which it scales: widths and dashes may simply be multiplied
  /// with it. Nil where the pen becomes an ellipse.
  public var uniformScale: CGFloat? {
    let (t, e) = (transform, 1e-9)
    let squared = t.a * t.a + t.b * t.b
    let round =
      abs(t.c * t.c + t.d * t.d - squared) <= e * squared && abs(t.a * t.c + t.b * t.d) <= e * squared
    return round ? squared.squareRoot() : nil
  }
}

/// A shadow under what is drawn. The offset is in the list's coordinates: transforms do not turn it.
public struct DrawShadow: Sendable, Hashable {
  public var offset: CGSize
  /// The width over which the edge fades, in points; a Gaussian blur of half of it as standard deviation comes close.
  public var blur: CGFloat
  public var color: DrawColor
}

/// A piece of text on one line.
public struct TextRun: Sendable, Hashable {
  public var text: String
  public var font: FontData
  public var color: DrawColor
  /// Where the baseline begins, before `transform`.
  public var baseline: CGPoint
  /// How wide the text is by this library's table, in the same units. A renderer with other glyphs may fit them to it.
  public var width: CGFloat
  /// To the list's coordinates.
  public var transform: CGAffineTransform
}

/// What of a font a renderer wants to know.
public struct FontData: Sendable, Hashable {
  /// Nil is the system's font.
  public var family: String?
  /// In points.
  public var size: CGFloat
  /// 100 … 900 as in CSS; 400 is regular, 700 bold.
  public var weight: Int
  public var isItalic: Bool
  public var isMonospaced: Bool

  /// How wide a text on one line is taken to be, in points.
  public func width(of text: String) -> CGFloat { TextMetrics.width(of: text, self) }
}

/// An image where it was drawn.
public struct ImageRun: Sendable, Equatable {
  public var image: DrawnImage
  /// Where the image's `bounds` go, before `transform`.
  public var rect: CGRect
  /// To the list's coordinates.
  public var transform: CGAffineTransform

  /// From the image's coordinates to the list's.
  public var imageTransform: CGAffineTransform {
    let bounds = image.list.bounds
    return CGAffineTransform(translationX: -bounds.origin.x, y: -bounds.origin.y)
      .concatenating(
        CGAffineTransform(scaleX: rect.size.width / bounds.size.width, y: rect.size.height / bounds.size.height)
      )
      .concatenating(CGAffineTransform(translationX: rect.origin.x, y: rect.origin.y))
      .concatenating(transform)
  }
}

/// The pixels of an image, which are a display list. Shared by all that show it.
public final class DrawnImage: Sendable, Equatable {
  /// Its bounds are never empty.
  public let list: DisplayList
  /// How many images lie within each other, this one included. At most `depthLimit`, so that replay may recurse.
  public let depth: Int
  /// How many commands a replay runs through, those of images inside included. At most `weightLimit`.
  public let weight: Int

  public static let depthLimit = 50
  public static let weightLimit = 1_000_000

  init(_ list: DisplayList) {
    self.list = list
    (depth, weight) = list.commands.reduce((1, 0)) { sum, command in
      guard case .image(let run) = command.content else { return (sum.0, sum.1 + 1) }
      return (max(sum.0, run.image.depth + 1), sum.1 + run.image.weight + 1)
    }
  }

  public static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b || a.list == b.list }
}
