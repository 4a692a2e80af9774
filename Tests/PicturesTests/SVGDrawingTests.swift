import Testing
import ViewKit

@testable import Pictures

/// What views drew, and what lies over it, as SVG.
@Suite struct SVGDrawingTests {
  /// Draws what a test says.
  private final class Canvas: UIView {
    var paint: () -> Void = {}

    override func draw(_ rect: CGRect) { paint() }
  }

  private func svg(_ size: CGSize, then change: (UIView) -> Void = { _ in }, paint: @escaping () -> Void) -> String {
    Runtime.withFresh { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 760, height: 620))
      window.makeKeyAndVisible()
      let canvas = Canvas(frame: CGRect(origin: CGPoint(x: 100, y: 100), size: size))
      canvas.paint = paint
      window.addSubview(canvas)
      UIApplication.shared.tick()
      change(canvas)
      let text = SVGPicture(
        Picture(Scene(of: window) { view, _ in view === window ? "window" : view === canvas ? "canvas" : "child" })
      ).text
      #expect(XMLCheck.fault(in: text) == nil)
      return text
    }
  }

  private func occurrences(of piece: String, in text: String) -> Int {
    var (count, rest) = (0, Substring(text))
    while let place = rest.firstRange(of: piece) { (count, rest) = (count + 1, rest[place.upperBound...]) }
    return count
  }

  private func fillRed() {
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  /// A border lies over subviews; with alpha it belongs to the group.
  @Test func bordersLieOverSubviews() {
    let text = svg(
      CGSize(width: 40, height: 30),
      then: { canvas in
        canvas.layer.borderWidth = 4
        canvas.layer.borderColor = UIColor.green.cgColor
        canvas.alpha = 0.5
        let child = UIView(frame: CGRect(x: -5, y: 5, width: 20, height: 10))
        child.backgroundColor = .blue
        canvas.addSubview(child)
      }
    ) { fillRed() }
    let places = ["opacity=\"0.5\"", "fill=\"#ff0000\"", "fill=\"#0000ff\"", "fill=\"#00ff00\""].map {
      text.range(of: $0)
    }
    #expect(!places.contains(nil))
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
  }

  /// The outline of a view that drew lies around what it drew, whichever way the view is scaled.
  @Test func outlinesLeaveDrawingsFree() {
    let plain = svg(CGSize(width: 40, height: 30)) { fillRed() }
    // At a scale of 1 the page begins at (64, 52); the line is 1.75 wide.
    #expect(plain.contains("d=\"M163.13 151.13 L204.88 151.13 L204.88 182.88 L163.13 182.88 Z\" stroke="), "\(plain)")
    let scaled = svg(CGSize(width: 40, height: 30), then: { $0.transform = CGAffineTransform(scaleX: 2, y: 0) }) {
      fillRed()
    }
    #expect(scaled.contains("d=\"M143.13 167 L224.88 167 L224.88 167 L143.13 167 Z\" stroke="), "\(scaled)")
  }

  /// Contents larger than a view that clips are cut off as its subviews are.
  @Test func contentsAreClippedByTheirView() {
    func text(clips: Bool) -> String {
      svg(
        CGSize(width: 40, height: 30),
        then: { canvas in
          canvas.contentMode = .scaleAspectFill
          canvas.clipsToBounds = clips
          canvas.frame.size = CGSize(width: 40, height: 80)
        }
      ) { fillRed() }
    }
    func isCut(_ text: String) -> Bool {
      guard let clip = text.range(of: "clip-path=\"url(#in1)\""), let red = text.range(of: "fill=\"#ff0000\"") else {
        return false
      }
      return clip < red
    }
    #expect(isCut(text(clips: true)))
    #expect(!isCut(text(clips: false)))
  }

  /// What is drawn mixes with what its view drew, not with what is behind, and a clip does not keep it from mixing.
  @Test func mixingStaysInTheView() {
    let text = svg(CGSize(width: 40, height: 30)) {
      fillRed()
      let context = UIGraphicsGetCurrentContext()!
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setBlendMode(.multiply)
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let places = [
      "isolation:isolate", "fill=\"#ff0000\"", "mix-blend-mode:multiply", "clip-path=\"url(#clip-2)\"",
      "fill=\"#0000ff\"",
    ]
    .map { text.range(of: $0) }
    #expect(!places.contains(nil), "\(text)")
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(text)")
    #expect(!svg(CGSize(width: 40, height: 30)) { fillRed() }.contains("isolation"))
  }

  /// Pieces of contents that stretch in their middle overlap by a part of a pixel, however far they are stretched.
  @Test func piecesHaveNoSeams() {
    let text = svg(
      CGSize(width: 40, height: 30),
      then: { canvas in
        canvas.contentStretch = CGRect(x: 0.5, y: 0, width: 0.1, height: 1)
        canvas.frame.size = CGSize(width: 336, height: 30)
      }
    ) { fillRed() }
    // The first 20 points stay, the next 4 become 300: 0.75 pixels are 0.75 and 0.01 of them.
    #expect(text.contains("d=\"M0 0 L20.75 0 L20.75 30 L0 30 Z\""), "\(text)")
    #expect(text.contains("d=\"M20 0 L24.01 0 L24.01 30 L20 30 Z\""), "\(text)")
    #expect(text.contains("d=\"M24 0 L40 0 L40 30 L24 30 Z\""), "\(text)")
  }

  /// What casts a shadow stands in the picture as it is, behind its shadow; only the shadow goes through a filter, whose
  /// area is not taken from what is drawn: a line across has none, and a far shadow lies beyond it.
  @Test func shadowsLeaveWhatCastsThemSharp() {
    let text = svg(CGSize(width: 200, height: 100)) {
      let context = UIGraphicsGetCurrentContext()!
      context.setShadow(offset: CGSize(width: 8, height: 30), blur: 6, color: UIColor.black.cgColor)
      context.move(to: CGPoint(x: 40, y: 40))
      context.addLine(to: CGPoint(x: 180, y: 40))
      context.strokePath()
    }
    let places = [
      "<filter id=\"shadow-2\" filterUnits=\"userSpaceOnUse\" x=\"-201\" y=\"-101\" width=\"602\" height=\"302\">",
      "dx=\"8\" dy=\"30\"", "filter=\"url(#shadow-2)\"", "<use href=\"#caster-3\"/>", "<g id=\"caster-3\">",
      "d=\"M40 40 L180 40\"",
    ]
    .map { text.range(of: $0) }
    #expect(!places.contains(nil), "\(text)")
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(text)")
    #expect(!text.contains("SourceGraphic"))
  }

  /// Shadows in shadows double what a viewer draws, so that deeper ones are images.
  @Test func shadowsOfShadowsEnd() {
    let text = svg(CGSize(width: 200, height: 100)) {
      let context = UIGraphicsGetCurrentContext()!
      for _ in 0..<30 {
        context.setShadow(offset: CGSize(width: 1, height: 1), blur: 0, color: UIColor.black.cgColor)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
      }
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      for _ in 0..<30 { context.endTransparencyLayer() }
    }
    #expect(occurrences(of: "<use ", in: text) == 3)
    #expect(occurrences(of: "in=\"SourceGraphic\"", in: text) == 27)
  }
}
