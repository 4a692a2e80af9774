import Glibc
import Testing

@testable import ViewKit

/// Paths against what they are by definition, at many points of random ones.
@Suite struct PathTests {
  @Test(arguments: [1, 2, 3] as [UInt64]) func boxesHoldThePath(seed: UInt64) {
    inWorld { _ in
      var random = SeededRandom(seed: seed)
      for _ in 0..<300 {
        let path = random.path()
        let (tight, control) = (path.tightBox, path.controlBox)
        #expect(tight.isNull || close(control.union(tight), control), "seed \(seed): \(path)")
        let points = path.samples()
        for point in points {
          #expect(tight.insetBy(dx: -1e-6, dy: -1e-6).contains(point), "seed \(seed): \(path) at \(point)")
        }
        // Tight indeed: the samples come close to each side.
        guard let first = points.first else { continue }
        let box = points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
        #expect(tight.isNull || tight.width - box.width < 3 && tight.height - box.height < 3, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func transformsMapThePoints(seed: UInt64) {
    inWorld { _ in
      var random = SeededRandom(seed: seed)
      for _ in 0..<300 {
        let (path, t, u) = (random.path(), random.transform(), random.transform())
        let there = path.applying(t).applying(t.inverted())
        #expect(there.elements.count == path.elements.count)
        for (a, b) in zip(there.samples(), path.samples()) { #expect(close(a, b), "seed \(seed): \(path), \(t)") }
        for (a, b) in zip(path.applying(t).applying(u).samples(), path.applying(t.concatenating(u)).samples()) {
          #expect(close(a, b), "seed \(seed)")
        }
        for (a, b) in zip(path.applying(t).samples(), path.samples()) {
          #expect(close(a, b.applying(t)), "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func reversedTwiceIsTheSame(seed: UInt64) {
    inWorld { _ in
      var random = SeededRandom(seed: seed)
      for _ in 0..<300 {
        let path = random.path()
        #expect(path.tightBox.isNull || close(path.reversed().tightBox, path.tightBox), "seed \(seed): \(path)")
        // A closed part begins elsewhere the first time; then it stays.
        #expect(path.reversed().reversed().reversed().reversed() == path.reversed().reversed(), "seed \(seed): \(path)")
        let p = random.point()
        #expect(path.contains(p, .evenOdd) == path.reversed().contains(p, .evenOdd), "seed \(seed): \(path) at \(p)")
        #expect(path.contains(p, .winding) == path.reversed().contains(p, .winding), "seed \(seed): \(path) at \(p)")
      }
    }
  }

  /// The inside of shapes whose inside is known, moved and turned.
  @Test(arguments: [1, 2, 3] as [UInt64]) func insides(seed: UInt64) {
    inWorld { _ in
      var random = SeededRandom(seed: seed)
      for _ in 0..<300 {
        let rect = CGRect(x: random.number(), y: random.number(), width: 40, height: 30)
        let t = random.transform()
        var oval = PathData()
        oval.addEllipse(in: rect)
        for _ in 0..<20 {
          let p = CGPoint(x: rect.minX - 10 + random.number(0...60), y: rect.minY - 10 + random.number(0...50))
          let (x, y) = ((p.x - rect.midX) / 20, (p.y - rect.midY) / 15)
          let mapped = p.applying(t)
          // Curves come within 0.03 % of the ellipse; what is closer to the edge may be either.
          let distance = x * x + y * y
          if abs(distance - 1) > 1e-3 {
            #expect(oval.applying(t).contains(mapped, .winding) == (distance < 1), "seed \(seed): \(p)")
          }
          let inner = rect.insetBy(dx: 1e-6, dy: 1e-6).contains(p)
          if inner || !rect.insetBy(dx: -1e-6, dy: -1e-6).contains(p) {
            #expect(PathData(rect: rect).applying(t).contains(mapped, .evenOdd) == inner, "seed \(seed): \(p)")
          }
        }
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func arcsLieOnTheirCircle(seed: UInt64) {
    inWorld { _ in
      var random = SeededRandom(seed: seed)
      for _ in 0..<300 {
        let (start, end, increasing) = (random.number(-20...20), random.number(-20...20), random.coin())
        var path = PathData()
        path.addArc(center: CGPoint(x: 3, y: 4), radius: 10, startAngle: start, endAngle: end, increasing: increasing)
        for point in path.samples() {
          #expect(abs(hypot(point.x - 3, point.y - 4) - 10) < 0.003, "seed \(seed): \(start) … \(end)")
        }
        let last = path.currentPoint!
        let span = increasing ? end - start : start - end
        let stop = span >= 2 * .pi ? start : end
        #expect(close(last, CGPoint(x: 3 + 10 * cos(stop), y: 4 + 10 * sin(stop))), "seed \(seed): \(start) … \(end)")
        // A point a little further along is on the side that the direction says.
        if abs(span.truncatingRemainder(dividingBy: 2 * .pi)) > 0.1 {
          let next = path.samples()[1]
          let turn = cos(start) * (next.y - 4) - sin(start) * (next.x - 3)
          #expect((turn > 0) == increasing, "seed \(seed): \(start) … \(end) \(increasing)")
        }
      }
    }
  }

  @Test func roundedCornersAndTangents() {
    inWorld { _ in
      let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
      let one = UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.bottomLeft], cornerRadii: CGSize(width: 4, height: 4))
      #expect(one.contains(CGPoint(x: 0.5, y: 0.5)) && one.contains(CGPoint(x: 19.5, y: 9.5)))
      #expect(!one.contains(CGPoint(x: 0.5, y: 9.5)))
      #expect(one.bounds == rect)
      // Radii are cut down to half a side.
      #expect(UIBezierPath(roundedRect: rect, cornerRadius: 100).contains(CGPoint(x: 5, y: 2)))
      let path = UIBezierPath()
      path.move(to: .zero)
      let data = PathData(rect: rect)
      #expect("\(data)" == "M 0 0 L 20 0 L 20 10 L 0 10 Z")
      var corner = PathData()
      corner.move(to: .zero)
      corner.addArc(corner: CGPoint(x: 10, y: 0), end: CGPoint(x: 10, y: 10), radius: 4)
      #expect(close(corner.tightBox, CGRect(x: 0, y: 0, width: 10, height: 4)))
      #expect(close(corner.currentPoint!, CGPoint(x: 10, y: 4)) && corner.elements.count == 3)
    }
  }

  @Test func whatCannotBeAddedIsNoted() {
    inWorld { _ in
      let path = UIBezierPath()
      let notes = heard {
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
        path.addArc(withCenter: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: true)
        path.addArc(withCenter: .zero, radius: 1, startAngle: -1e300, endAngle: 1e300, clockwise: true)
      }.notes
      #expect(notes.map(\.code) == [.pathIgnored, .pathIgnored, .pathIgnored])
      #expect(path.bounds.isFinite)
      #expect(UIBezierPath().bounds.isNull && CGMutablePath().boundingBoxOfPath.isNull)
    }
  }
}

extension SeededRandom {
  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  /// Never singular.
  mutating func transform() -> CGAffineTransform {
    var t = CGAffineTransform.identity
    for _ in 0..<Int.random(in: 0...3, using: &self) {
      switch Int.random(in: 0...2, using: &self) {
      case 0: t = t.translatedBy(x: number(), y: number())
      case 1: t = t.scaledBy(x: coin() ? 2 : -0.5, y: number(1...3))
      default: t = t.rotated(by: number(-4...4))
      }
    }
    return t
  }

  mutating func path() -> PathData {
    var path = PathData()
    for _ in 0..<Int.random(in: 1...8, using: &self) {
      switch Int.random(in: 0...6, using: &self) {
      case 0: path.move(to: point())
      case 1, 2: path.addLine(to: point())
      case 3: path.addQuadCurve(to: point(), control: point())
      case 4: path.addCurve(to: point(), control1: point(), control2: point())
      case 5: path.addRect(CGRect(x: number(), y: number(), width: number(), height: number()))
      default: path.close()
      }
    }
    return path
  }
}

extension PathData {
  /// Points along the path, by the definition of its curves.
  func samples() -> [CGPoint] {
    var points: [CGPoint] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    let steps = (0...16).map { Double($0) / 16 }
    for element in elements {
      switch element {
      case .move(let p):
        (start, current) = (p, p)
      case .line(let p):
        points += steps.map { mix(current, p, $0) }
        current = p
      case .quad(let p, let c):
        points += steps.map { mix(mix(current, c, $0), mix(c, p, $0), $0) }
        current = p
      case .curve(let p, let a, let b):
        points += steps.map { t in
          let (one, two, three) = (mix(current, a, t), mix(a, b, t), mix(b, p, t))
          return mix(mix(one, two, t), mix(two, three, t), t)
        }
        current = p
      case .close: current = start
      }
    }
    return points
  }
}
