/// A colour in a grey or an RGB space, or a system colour that knows its name.
///
/// Two colours are equal when their spaces and components are: `.white` is grey and so differs from
/// `UIColor(red: 1, green: 1, blue: 1, alpha: 1)`.
open class UIColor: NSObject {
  /// Components 0 … 1; values outside are kept (extended range).
  enum Form: Hashable {
    case gray(white: CGFloat, alpha: CGFloat)
    case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    /// A system colour. Its components in light appearance follow the name.
    case system(name: String, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  }

  final let form: Form

  init(_ form: Form) {
    self.form = form
    super.init()
  }

  /// A grey; `white` 0 is black, 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.gray(white: white, alpha: alpha))
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgb(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour by hue (0 … 1 round the circle, red at 0), saturation and brightness.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (r, g, b) = Self.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: r, green: g, blue: b, alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    let c = cgColor.components
    if c.count == 2 {
      self.init(white: c[0], alpha: c[1])
    } else {
      self.init(red: c[0], green: c[1], blue: c[2], alpha: c[3])
    }
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.form == form }

  open override var hash: Int { form.hashValue }

  /// `UIExtendedSRGBColorSpace 1 0 0 1`, `UIExtendedGrayColorSpace 0.5 1`, or a system colour's name.
  open override var description: String {
    func numbers(_ list: CGFloat...) -> String { list.map(NumberText.g).joined(separator: " ") }
    switch form {
    case .gray(let white, let alpha): return "UIExtendedGrayColorSpace \(numbers(white, alpha))"
    case .rgb(let r, let g, let b, let a): return "UIExtendedSRGBColorSpace \(numbers(r, g, b, a))"
    case .system(let name, _, _, _, _):
      return "<UIDynamicSystemColor: \(Runtime.current.nameOf(self)); name = \(name)>"
    }
  }
}

extension UIColor {
  /// The components as red, green, blue and alpha, whatever the space. Our own addition.
  public final var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    switch form {
    case .gray(let white, let alpha): return (white, white, white, alpha)
    case .rgb(let r, let g, let b, let a), .system(_, let r, let g, let b, let a): return (r, g, b, a)
    }
  }

  public final var cgColor: CGColor {
    if case .gray(let white, let alpha) = form { return CGColor(gray: white, alpha: alpha) }
    let (r, g, b, a) = rgba
    return CGColor(red: r, green: g, blue: b, alpha: a)
  }

  /// The same colour with another opacity; a system colour becomes a plain one.
  public final func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .gray(let white, _) = form { return UIColor(white: white, alpha: alpha) }
    let (r, g, b, _) = rgba
    return UIColor(red: r, green: g, blue: b, alpha: alpha)
  }

  /// Stores the components and returns true. Any pointer may be nil.
  @discardableResult
  public final func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = rgba
    red?.pointee = c.red
    green?.pointee = c.green
    blue?.pointee = c.blue
    alpha?.pointee = c.alpha
    return true
  }

  /// Stores the components of a grey; false, and nothing stored, for a colour that is none.
  @discardableResult
  public final func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = rgba
    guard c.red == c.green && c.green == c.blue else { return false }
    white?.pointee = c.red
    alpha?.pointee = c.alpha
    return true
  }

  /// Stores hue, saturation, brightness and alpha and returns true.
  @discardableResult
  public final func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = rgba
    let top = max(c.red, c.green, c.blue)
    let span = top - min(c.red, c.green, c.blue)
    var sixths = 0.0
    if span > 0 {
      if top == c.red {
        sixths = (c.green - c.blue) / span
      } else if top == c.green {
        sixths = 2 + (c.blue - c.red) / span
      } else {
        sixths = 4 + (c.red - c.green) / span
      }
    }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = top > 0 ? span / top : 0
    brightness?.pointee = top
    alpha?.pointee = c.alpha
    return true
  }

  private static func rgb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
    let turn = (hue - hue.rounded(.down)) * 6
    // One channel is at the top, one at the bottom, and one on the way between the two.
    func channel(_ offset: CGFloat) -> CGFloat {
      let k = (turn + offset).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return hue.isFinite ? (channel(5), channel(3), channel(1)) : (brightness, brightness, brightness)
  }
}
