import Pictures
import Testing
import ViewKit

/// What holds for every picture as SVG.
@Suite struct SVGPictureTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>) func isSoundAndTheSameTwice(_ seed: UInt64) {
    Runtime.withFresh { _ in
      let tree = RandomTree(seed: seed)
      var picture = Picture(tree.scene)
      picture.select(tree.views.count - 1)
      picture.point(CGPoint(x: 5, y: 5), in: tree.views.count - 1)
      let text = SVGPicture(picture).text
      #expect(text == SVGPicture(picture).text, "seed \(seed)")
      #expect(XMLCheck.fault(in: text) == nil, "seed \(seed)")
      let region = tree.window.bounds
      for view in tree.scene.views where !view.isOutOfSight {
        guard view.quad.corners.contains(where: { region.contains($0) }) else { continue }
        #expect(text.contains(">\(view.name)</text>"), "seed \(seed): \(view.name)")
        #expect(text.contains("data-view=\"\(view.name)\""), "seed \(seed): \(view.name)")
      }
    }
  }

  /// Names are what users make them.
  @Test func namesAreEscaped() {
    Runtime.withFresh { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let text = SVGPicture(Picture(Scene(of: view) { _, _ in "a<b>&\"c\"\u{1}\u{1B}[0m]]>" })).text
      #expect(XMLCheck.fault(in: text) == nil)
      #expect(text.contains("a&lt;b&gt;&amp;&quot;c&quot;"))
      #expect(!text.contains("\u{1B}"))
    }
  }

  /// Layers that no view has are seen too, in their place among views, and say so by having no command.
  @Test func bareLayersAreSeen() {
    Runtime.withFresh { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let (under, over, own) = (CALayer(), CALayer(), CALayer())
      under.frame = CGRect(x: 10, y: 10, width: 50, height: 40)
      over.frame = CGRect(x: 100, y: 20, width: 40, height: 40)
      over.name = "glow"
      own.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      root.layer.addSublayer(under)
      let child = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
      root.addSubview(child)
      root.layer.addSublayer(over)
      child.layer.addSublayer(own)
      let scene = Scene(of: root) { view, place in view === root ? "root" : "child\(place)" }
      #expect(scene.views.map(\.name) == ["root", "CALayer[0]", "child0", "CALayer[0]", "glow"])
      #expect(scene.views.map(\.isView) == [true, false, true, false, false])
      #expect(scene.views[3].quad.corners[0] == CGPoint(x: 25, y: 25))
      var picture = Picture(scene)
      picture.selecting = "look --select "
      let text = SVGPicture(picture).text
      #expect(XMLCheck.fault(in: text) == nil)
      #expect(text.contains("data-view=\"child0\" data-command=\"look --select root/child0\""))
      #expect(text.contains("<g data-view=\"glow\">"))
      #expect(TextPicture(picture, columns: 80, rows: 24, ascii: true).text.contains("glow"))
    }
  }

  @Test func shadowsFollowTheirPath() {
    Runtime.withFresh { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 760, height: 620))
      let card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
      root.addSubview(card)
      card.layer.shadowOpacity = 0.5
      card.layer.shadowOffset = CGSize(width: 0, height: 4)
      card.layer.shadowPath = CGPath(rect: CGRect(x: 10, y: 80, width: 180, height: 20), transform: nil)
      func text() -> String { SVGPicture(Picture(Scene(of: root) { view, _ in view === root ? "root" : "card" })).text }
      // At a scale of 1 the page begins at (64, 52).
      #expect(text().contains("dx=\"0\" dy=\"4\""))
      #expect(text().contains("flood-color=\"#000000\" flood-opacity=\"0.5\""))
      #expect(
        text().contains("d=\"M174 232 L354 232 L354 252 L174 252 Z\" fill=\"#000000\" filter=\"url(#shadow-1)\""))
      card.layer.shadowPath = nil
      #expect(!text().contains("<filter"), "it shows nothing that could cast one")
      card.backgroundColor = .white
      #expect(text().contains("<use href=\"#caster-2\"/>"))
      // A shadow turns and grows with its view.
      card.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5)
      #expect(text().contains("dx=\"-2\" dy=\"0\""))
      #expect(text().contains("stdDeviation=\"1.5\""))
      card.clipsToBounds = true
      #expect(!text().contains("<filter"))
    }
  }

  @Test func alphaAndClippingHoldForWhatIsBelow() {
    Runtime.withFresh { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      root.clipsToBounds = true
      let child = UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 50))
      child.alpha = 0.5
      child.backgroundColor = .red
      root.addSubview(child)
      let text = SVGPicture(Picture(Scene(of: root) { view, _ in view === root ? "root" : "child" })).text
      let clip = text.range(of: "clip-path=\"url(#in0)\""), group = text.range(of: "opacity=\"0.5\"")
      let red = text.range(of: "fill=\"#ff0000\"")
      #expect(clip != nil && group != nil && red != nil)
      if let clip, let group, let red { #expect(clip < group && group < red) }
      #expect(text.contains("stroke-dasharray=\"1 4\""), "what is cut off is a dotted ghost")
    }
  }
}

/// Whether a text is well-formed, as far as our own writing goes: tags close in turn, attributes are quoted, text is
/// escaped.
enum XMLCheck {
  static func fault(in text: String) -> String? {
    var open: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      if let bad = rest[..<start].first(where: { $0 == ">" }) { return "a bare \(bad)" }
      guard let end = rest[start...].firstIndex(of: ">") else { return "an open tag" }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("?") { continue }
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return "</\(tag.dropFirst())> closes nothing" }
        continue
      }
      if tag.count(where: { $0 == "\"" }) % 2 == 1 { return "a quote is open in <\(tag)>" }
      if !tag.hasSuffix("/") { open.append(tag.prefix { $0 != " " }) }
    }
    return open.isEmpty ? nil : "<\(open.last!)> is open"
  }
}

extension String {
  /// Where a piece begins.
  func range(of piece: String) -> Int? {
    let (all, part) = (Array(utf8), Array(piece.utf8))
    return (0...max(0, all.count - part.count)).first { all[$0...].starts(with: part) }
  }
}
