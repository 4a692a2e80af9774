import Testing

@testable import ViewKit

/// Where contents go, for all thirteen modes and random sizes.
@Suite struct ContentsPlacementTests {
  @Test(arguments: UIView.ContentMode.allCases) func followsTheMode(_ mode: UIView.ContentMode) {
    inWorld { _ in
      var random = SeededRandom(seed: UInt64(mode.rawValue))
      for _ in 0..<200 {
        let contents = CGRect(
          x: random.number(), y: random.number(), width: random.number(1...90), height: random.number(1...90))
        let bounds = CGRect(
          x: random.number(), y: random.number(), width: random.number(1...90), height: random.number(1...90))
        let placement = ContentsPlacement(contents: contents, scale: 2, bounds: bounds, gravity: mode.gravity)
        #expect(placement.pieces.count == 1)
        let piece = placement.pieces[0]
        #expect(piece.source == contents)
        let t = piece.target
        let name = "\(mode)"
        switch mode {
        case .scaleToFill, .redraw: #expect(t == bounds)
        case .scaleAspectFit, .scaleAspectFill:
          #expect(close(t.width / t.height, contents.width / contents.height))
          #expect(close(t.midX, bounds.midX) && close(t.midY, bounds.midY))
          let (across, down) = (t.width / bounds.width, t.height / bounds.height)
          #expect(close(mode == .scaleAspectFit ? max(across, down) : min(across, down), 1))
        default:
          #expect(t.size == contents.size)
          let x =
            name.lowercased().hasSuffix("left")
            ? t.minX - bounds.minX
            : name.lowercased().hasSuffix("right") ? t.maxX - bounds.maxX : t.midX - bounds.midX
          let y =
            name.hasPrefix("top")
            ? t.minY - bounds.minY
            : name.hasPrefix("bottom") ? t.maxY - bounds.maxY : t.midY - bounds.midY
          #expect(close(x, 0) && close(y, 0), "\(mode): \(contents) in \(bounds) at \(t)")
        }
        let corner = CGPoint(x: contents.maxX, y: contents.minY).applying(piece.transform)
        #expect(close(corner, CGPoint(x: t.maxX, y: t.minY)))
      }
    }
  }

  /// The pieces of stretched contents lie side by side, here and there, and the outer ones keep their size.
  @Test(arguments: [1, 2, 3] as [UInt64]) func piecesTile(seed: UInt64) {
    inWorld { _ in
      var random = SeededRandom(seed: seed)
      for _ in 0..<500 {
        let contents = CGRect(
          x: random.number(), y: random.number(), width: random.number(4...90), height: random.number(4...90))
        let bounds = CGRect(
          x: random.number(), y: random.number(), width: random.number(1...200), height: random.number(1...200))
        let (x, y) = (random.number(0...1), random.number(0...1))
        let stretch = CGRect(x: x, y: y, width: random.number(0...(1 - x)), height: random.number(0...(1 - y)))
        let placement = ContentsPlacement(
          contents: contents, scale: 2, bounds: bounds, gravity: .resize, stretch: stretch)
        let pieces = placement.pieces
        func area(_ rects: [CGRect]) -> CGFloat { rects.reduce(0) { $0 + $1.width * $1.height } }
        func box(_ rects: [CGRect]) -> CGRect { rects.reduce(.null) { $0.union($1) } }
        #expect(close(area(pieces.map(\.target)), area([bounds])), "seed \(seed): \(contents) \(bounds) \(stretch)")
        #expect(close(box(pieces.map(\.target)), bounds), "seed \(seed)")
        let fits = bounds.width >= contents.width && bounds.height >= contents.height
        if fits {
          #expect(close(area(pieces.map(\.source)), area([contents])), "seed \(seed): \(contents) \(bounds) \(stretch)")
          let corner = pieces[0]
          if x > 0 && y > 0 { #expect(close(corner.source.width, corner.target.width)) }
        }
      }
    }
  }

  /// The design documents' example: an image 21 pixels wide stretches at its middle pixel.
  @Test func onePixelStretches() {
    inWorld { _ in
      let stretch = CGRect(x: 10.0 / 21, y: 0, width: 1.0 / 21, height: 1)
      let pieces = ContentsPlacement(
        contents: CGRect(x: 0, y: 0, width: 21, height: 10), scale: 1,
        bounds: CGRect(x: 0, y: 0, width: 101, height: 10), gravity: .resize, stretch: stretch
      ).pieces
      #expect(pieces.map(\.source.width).elementsEqual([10, 1, 10], by: { close($0, $1) }))
      #expect(pieces.map(\.target.width).elementsEqual([10, 81, 10], by: { close($0, $1) }))
      // A rectangle without size stretches the pixel at its origin.
      let point = ContentsPlacement(
        contents: CGRect(x: 0, y: 0, width: 20, height: 10), scale: 2,
        bounds: CGRect(x: 0, y: 0, width: 100, height: 10), gravity: .resize,
        stretch: CGRect(x: 0.5, y: 0, width: 0, height: 1)
      ).pieces
      #expect(point.map(\.source.width) == [10, 0.5, 9.5] && point.map(\.target.width) == [10, 80.5, 9.5])
    }
  }

  @Test func nothingHasNoPlace() {
    inWorld { _ in
      for gravity in [CALayerContentsGravity.resize, .center, .resizeAspect] {
        for (a, b) in [(0.0, 5.0), (5, 0), (.nan, 5), (5, .infinity)] {
          let placement = ContentsPlacement(
            contents: CGRect(x: 0, y: 0, width: a, height: 4), scale: 1,
            bounds: CGRect(x: 0, y: 0, width: b, height: 4),
            gravity: gravity)
          #expect(placement.pieces.allSatisfy { $0.target.isFinite && $0.transform.isFinite })
        }
      }
    }
  }
}
