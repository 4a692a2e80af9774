import Testing
import ViewKit

@testable import Pictures

/// Where names stand in pictures, in characters and on paper.
@Suite struct NameTests {
  /// No name stands on a corner of an upright view, another view's or its own.
  @Test(arguments: 1...300 as ClosedRange<UInt64>) func namesLeaveCornersFree(_ seed: UInt64) {
    Runtime.withFresh { _ in
      for count in [nil, 20] {
        let picture = Picture(RandomTree(seed: seed, count: count).scene)
        let text = TextPicture(picture, columns: 80, rows: 24, ascii: false)
        for view in picture.drawnIndices.map({ picture.scene.views[$0] }) {
          let corners = view.quad.corners
          guard corners[0].y == corners[1].y, corners[1].x == corners[2].x else { continue }
          // What is flatter than a cell is a line, and has no corners to be seen.
          let (box, grid) = (view.quad.box, text.grid)
          if grid.column(box.minX) == grid.column(box.maxX) || grid.row(box.minY) == grid.row(box.maxY) { continue }
          for corner in corners where text.region.contains(corner) {
            if view.clip.map({ !$0.contains(corner) }) ?? false { continue }
            #expect(!text.hasWord(at: corner), "seed \(seed), \(view.name)\n\(text.text)")
          }
        }
      }
    }
  }

  /// In crowded scenes a letter stands for a name that has no room, and nearly none is lost.
  @Test func crowdsHaveNames() {
    Runtime.withFresh { _ in
      var lost = 0, letters = 0
      for seed in 1...60 as ClosedRange<UInt64> {
        let tree = RandomTree(seed: seed, count: 20)
        let picture = Picture(Scene(of: tree.window) { view, _ in "button" + tree.name(view) })
        let text = TextPicture(picture, columns: 80, rows: 24, ascii: true)
        let plot = text.plot.joined(separator: "\n"), caption = text.lines.dropFirst(text.plot.count)
        let keys = text.keys ?? []
        for (letter, name) in keys {
          #expect(plot.contains(letter), "seed \(seed)")
          #expect(caption.contains { $0.contains(" \(letter) \(name)") }, "seed \(seed)\n\(text.text)")
        }
        #expect(Set(keys.map(\.letter)).count == keys.count, "seed \(seed)")
        #expect(text.lines.count <= 24, "seed \(seed)\n\(text.text)")
        #expect(text.lines.allSatisfy { $0.count <= 80 }, "seed \(seed)\n\(text.text)")
        lost += text.unnamed.count
        letters += keys.count
      }
      print("of 60 scenes of 20 views: \(letters) letters, \(lost) lost")
      #expect(lost <= 60, "\(lost) names are lost, \(letters) are letters")
    }
  }

  /// Letters need a caption that says what they stand for, and none stands for itself.
  @Test func lettersAreExplained() {
    Runtime.withFresh { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
      let bar = UIView(frame: CGRect(x: 10, y: 50, width: 380, height: 20))
      root.addSubview(bar)
      for number in 0..<30 {
        let view = UIView(frame: CGRect(x: CGFloat(number) * 12 + 4, y: 2, width: 10, height: 16))
        bar.addSubview(view)
      }
      let scene = Scene(of: root) { view, place in
        view === root ? "root" : view === bar ? "bar" : place == 0 ? "a" : "button\(place)"
      }
      let text = TextPicture(Picture(scene), columns: 80, rows: 24, ascii: false)
      #expect(text.lines.contains { $0.hasPrefix(" b button") })
      #expect(!text.lines.contains { $0.hasPrefix(" a button") })
      #expect(TextPicture(Picture(scene), columns: 80, rows: 24, ascii: false, isAlone: false).keys == nil)
    }
  }

  /// A name that stands apart from its view has a line that leads there.
  @Test func namesApartAreLed() {
    Runtime.withFresh { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 760, height: 620))
      let page = SVGPage(Picture(Scene(of: root) { _, _ in "root" }))
      let box = Box(300, 300, 312, 312)
      func written(isCrowded: Bool) -> String {
        var (labels, writer) = (SVGLabels(), SVGWriter())
        labels.rooms = [Box(0, 0, 1, 1)]
        if isCrowded { labels.take(box.inset(by: -22)) }
        labels.write(SVGName(text: "small", ink: "#000000", box: box), page, &writer)
        return writer.text
      }
      #expect(!written(isCrowded: false).contains("stroke-width=\"1\""))
      #expect(written(isCrowded: true).contains("<path d=\"M"))
      #expect(written(isCrowded: true).contains("stroke-width=\"1\""))
    }
  }

  /// A line from a name to its view crosses no other name, and no view that its own is not part of, in any of these trees.
  @Test func leadersPassBy() {
    Runtime.withFresh { _ in
      var leaders = 0, throughViews = 0
      for seed in 1...100 as ClosedRange<UInt64> {
        let labels = SVGPicture(Picture(RandomTree(seed: seed, count: 20).scene)).labels
        leaders += labels.leaders.count
        throughViews += labels.blockedLeaders
        for leader in labels.leaders {
          // It may touch the plate that it begins at.
          let crossed = labels.taken.count { $0.inset(by: 0.1).part(of: leader) != nil }
          #expect(crossed == 0, "seed \(seed): \(leader)")
        }
      }
      print("in 100 pictures of 20 views: \(leaders) leaders, \(throughViews) through other views")
      #expect(throughViews == 0 && leaders > 0)
    }
  }

  /// Where (0, 0) of a scrolled view is belongs to its picture, as long as it is not far away.
  @Test func originsOfScrolledViewsAreSeen() {
    Runtime.withFresh { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let scroll = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 220))
      root.addSubview(scroll)
      scroll.bounds.origin.y = 80
      func picture() -> Picture {
        var picture = Picture(Scene(of: root) { view, _ in view === root ? "root" : "scroll" })
        picture.focus = 1
        picture.select(1)
        return picture
      }
      #expect(picture().region.contains(CGPoint(x: 30, y: -40)))
      #expect(picture().caption[0].contains("origin of scroll"))
      scroll.bounds.origin.y = 8000
      #expect(!picture().region.contains(CGPoint(x: 30, y: -7960)))
      #expect(picture().caption[0].contains("its origin is beside the picture"))
    }
  }
}
