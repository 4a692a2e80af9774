import Testing
import ViewKit

@testable import Pictures

/// What holds for every picture in characters.
@Suite struct TextPictureTests {
  /// The corner of a view is drawn in the cell that it lies in: no vertex is further away than half a cell.
  @Test(arguments: 1...20 as ClosedRange<UInt64>) func verticesAreWhereTheyBelong(_ seed: UInt64) {
    Runtime.withFresh { _ in
      for step in 0..<50 as Range<UInt64> {
        let number = seed * 1000 + step
        let tree = RandomTree(seed: number)
        for index in tree.views.indices where index % 3 == 0 {
          guard let scene = tree.scene.seen(from: index) else { continue }
          check(Picture(scene), number)
        }
      }
    }
  }

  private func check(_ picture: Picture, _ seed: UInt64) {
    for ascii in [false, true] {
      let text = TextPicture(picture, columns: 80, rows: 24, ascii: ascii)
      for index in picture.drawnIndices {
        let view = picture.scene.views[index]
        for corner in view.quad.corners where text.region.contains(corner) {
          if view.clip.map({ !$0.contains(corner) }) ?? false { continue }
          #expect(text.hasInk(at: corner), "seed \(seed), \(view.name)")
        }
      }
      let lines = text.lines
      #expect(lines.count <= 24, "seed \(seed)")
      #expect(lines.dropFirst(2).allSatisfy { $0.count <= 80 }, "seed \(seed)")
      #expect(!text.text.contains("\u{1B}"))
      if ascii { #expect(text.text.utf8.allSatisfy { $0 < 0x80 }, "seed \(seed)") }
    }
  }

  /// What is to be seen at once is no longer than the window, and a film keeps its ends.
  @Test(arguments: 1...100 as ClosedRange<UInt64>) func whatIsToFitFits(_ seed: UInt64) {
    Runtime.withFresh { _ in
      let tree = RandomTree(seed: seed)
      var film = tree.explainer.resize(tree.window, to: CGSize(width: 300, height: 600))
        .picture(in: tree.scene, "", title: "t")
      for (columns, rows) in [(80, 23), (60, 19), (40, 23), (200, 60)] {
        film.caption = Array(repeating: "words", count: rows - 10)
        let page = TextPage(film, columns: columns, rows: rows, ascii: false, fits: true)
        #expect(columns == 40 || page.lines.count <= rows, "seed \(seed), \(columns)x\(rows)\n\(page.text)")
        #expect(page.lines.allSatisfy { $0.count <= columns }, "seed \(seed)")
        #expect(page.lines[0].hasPrefix("before: ") && page.text.contains("after: "), "seed \(seed)")
      }
      let view = tree.views[tree.views.count - 1]
      var turn = tree.explainer.transform(view.transform, of: "t").picture(in: tree.scene, "", title: "t")
      turn.caption = []
      #expect(TextPage(turn, columns: 80, rows: 23, ascii: false, fits: true).lines.count <= 23, "seed \(seed)")
    }
  }

  /// Colours say nothing: without them the text is the same, in every picture.
  @Test(arguments: 1...100 as ClosedRange<UInt64>) func coloursAreOnlyColours(_ seed: UInt64) {
    Runtime.withFresh { _ in
      let tree = RandomTree(seed: seed)
      let view = tree.views[tree.views.count - 1]
      var picture = Picture(tree.scene)
      picture.select(tree.views.count - 1)
      picture.point(CGPoint(x: 5, y: 5), in: tree.views.count - 1)
      let resize = tree.explainer.resize(tree.window, to: CGSize(width: 300, height: 600))
      let pictures = [
        picture, tree.explainer.hitTest(.zero, in: tree.window).picture(in: tree.scene, "", title: "t"),
        resize.picture(in: tree.scene, "", title: "t"),
        tree.explainer.transform(view.transform, of: "t").picture(in: tree.scene, "", title: "t"),
      ]
      for picture in pictures {
        for ascii in [false, true] {
          let plain = TextPage(picture, columns: 80, rows: 24, ascii: ascii).text
          let coloured = TextPage(picture, columns: 80, rows: 24, ascii: ascii, colours: true).text
          #expect(Self.withoutColours(coloured) == plain, "seed \(seed)")
          #expect(!plain.contains("\u{1B}") && coloured.contains("\u{1B}"), "seed \(seed)")
        }
      }
    }
  }

  private static func withoutColours(_ text: String) -> String {
    text.split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated().map { number, piece in
      number == 0 ? String(piece) : String(piece.drop { $0 != "m" }.dropFirst())
    }.joined()
  }

  /// Signs stand where they belong, so words make room for them, whichever comes first.
  @Test func wordsMakeRoomForSigns() {
    Runtime.withFresh { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
      var picture = Picture(Scene(of: root) { _, _ in "root" })
      let ghost = Quad(CGRect(x: 100, y: 50, width: 100, height: 100), .identity)
      picture.marks = [.ghost(ghost, "card before"), .arrow(CGPoint(x: 20, y: 20), CGPoint(x: 180, y: 150), "moved")]
      let text = TextPicture(picture, columns: 80, rows: 24, ascii: true).text
      #expect(text.contains("card before") && text.contains("*") && text.contains("moved"), "\(text)")
    }
  }

  /// Seen from itself a view is upright, at its own bounds.
  @Test(arguments: 1...200 as ClosedRange<UInt64>) func aViewSeesItselfUpright(_ seed: UInt64) {
    Runtime.withFresh { _ in
      let tree = RandomTree(seed: seed)
      let scene = tree.scene
      for index in scene.views.indices {
        guard let seen = scene.seen(from: index) else { continue }
        #expect(seen.views[index].quad == Quad(scene.views[index].bounds, .identity), "seed \(seed)")
      }
    }
  }

  /// Leaving views out changes no number of the others.
  @Test func leavingOutChangesNoNumber() {
    Runtime.withFresh { _ in
      let scene = RandomTree(seed: 7).scene
      let fewer = scene.drawing { $0 % 2 == 0 }
      #expect(zip(scene.views, fewer.views).allSatisfy { $0.quad == $1.quad && $0.frame == $1.frame })
      #expect(fewer.views.indices.allSatisfy { fewer.views[$0].isDrawn == ($0 % 2 == 0) })
    }
  }

  @Test func transformsOfNoNumbersAreDrawnAllTheSame() {
    Runtime.withFresh { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      let scene = Scene(of: root) { _, _ in "root" }
      let explainer = Explainer { _, _ in "root" }
      for number in [CGFloat.nan, .infinity, 1e300, 1e15, 0] {
        let t = CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: number)
        let both = explainer.transforms(TransformPart("A", t), then: TransformPart("B", t.inverted()), rule: "")
        for explanation in [explainer.transform(t, of: "t"), both] {
          let picture = explanation.picture(in: scene, "t", title: "t")
          #expect(TextPage(picture, columns: 80, rows: 24, ascii: true).text.contains("before"))
          #expect(SVGPicture(picture).text.hasSuffix("</svg>\n"))
        }
      }
    }
  }

  @Test func hopelessGeometryIsDrawnAllTheSame() {
    Runtime.withFresh { _ in
      for size in [CGSize.zero, CGSize(width: 1e300, height: 1), CGSize(width: 0, height: 50)] {
        let root = UIView(frame: CGRect(origin: .zero, size: size))
        let child = UIView(frame: CGRect(x: 1e200, y: -1e200, width: 5, height: 5))
        root.addSubview(child)
        let far = UIView(frame: CGRect(x: 10, y: 10, width: CGFloat.infinity, height: 5))
        root.addSubview(far)
        let picture = Picture(Scene(of: root) { view, place in view === root ? "root" : "v\(place)" })
        #expect(TextPicture(picture, columns: 80, rows: 24, ascii: false).lines.count <= 24)
        #expect(!SVGPicture(picture).text.contains("inf"))
      }
    }
  }
}
