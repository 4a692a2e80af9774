import Language
import ViewKit

func transformRows(_ transform: Rows<CGAffineTransform>) -> [NativeRow] {
  [
    transform.field("a", CGFloat.self, at: 0, "How x grows with x."),
    transform.field("b", CGFloat.self, at: 8, "How y grows with x."),
    transform.field("c", CGFloat.self, at: 16, "How x grows with y."),
    transform.field("d", CGFloat.self, at: 24, "How y grows with y."),
    transform.field("tx", CGFloat.self, at: 32, "The translation along x, in points."),
    transform.field("ty", CGFloat.self, at: 40, "The translation along y, in points."),
    transform.function("init()", "The transform of zeros.") { CGAffineTransform() },
    transform.function("init(a:b:c:d:tx:ty:)", "The transform of six numbers.") {
      CGAffineTransform(a: $0, b: $1, c: $2, d: $3, tx: $4, ty: $5)
    },
    transform.function("init(_ a:_ b:_ c:_ d:_ tx:_ ty:)", "The transform of six numbers.") {
      CGAffineTransform($0, $1, $2, $3, $4, $5)
    },
    transform.function(
      "init(rotationAngle angle:)", "A rotation by an angle in radians, clockwise on a screen.",
      example: "CGAffineTransform(rotationAngle: 90°)"
    ) { CGAffineTransform(rotationAngle: $0) },
    transform.function("init(scaleX sx:y sy:)", "A scale along both axes.") { CGAffineTransform(scaleX: $0, y: $1) },
    transform.function("init(translationX tx:y ty:)", "A move, in points.") {
      CGAffineTransform(translationX: $0, y: $1)
    },
    transform.function("init(_ components:)", "The transform with these components.") {
      (parts: CGAffineTransformComponents) in CGAffineTransform(parts)
    },
    transform.staticProperty("identity", "The transform that changes nothing.", get: { CGAffineTransform.identity }),
  ]
}

func transformOperations(_ transform: Rows<CGAffineTransform>) -> [NativeRow] {
  [
    transform.property(
      "isIdentity", "Whether it changes nothing.", example: "CGAffineTransform.identity.isIdentity  // true",
      get: { $0.isIdentity }),
    transform.method("translatedBy(x tx:y ty:)", objc: "translatedByX:y:", "Moved first, by points, then this.") {
      $0.translatedBy(x: $1, y: $2)
    },
    transform.method("scaledBy(x sx:y sy:)", objc: "scaledByX:y:", "Scaled first, then this.") {
      $0.scaledBy(x: $1, y: $2)
    },
    transform.method("rotated(by angle:)", objc: "rotatedBy:", "Rotated first, by radians, then this.") {
      $0.rotated(by: $1)
    },
    transform.method("concatenating(_ t2:)", objc: "concatenating:", "This first, then the other.") {
      $0.concatenating($1)
    },
    transform.method("inverted()", objc: "inverted", "The transform back; the same when there is none.") {
      $0.inverted()
    },
    transform.method("decomposed()", objc: "decomposed", "Its scale, shear, rotation and translation.") {
      $0.decomposed()
    },
  ]
}

func transform3DRows(_ transform: Rows<CATransform3D>) -> [NativeRow] {
  let names = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
  let fields = names.enumerated().map { index, name in
    transform.field(name, CGFloat.self, at: index * 8, "Row \(index / 4 + 1), column \(index % 4 + 1).")
  }
  return fields + [
    transform.function("init()", "The transform of zeros.") { CATransform3D() },
    matrixInitializer(transform, names),
  ]
}

/// Sixteen arguments are more than the makers have: the structure is exactly their row of doubles.
private func matrixInitializer(_ transform: Rows<CATransform3D>, _ names: [String]) -> NativeRow {
  let spelling = "init(" + names.map { $0 + ":" }.joined() + ")"
  return transform.functionRow(
    .initializer, spelling, names.map { _ in Double.self }, CATransform3D.self, "The transform of sixteen numbers.",
    nil, nil, [], CATransform3D.code { CATransform3D.take($0) })
}
