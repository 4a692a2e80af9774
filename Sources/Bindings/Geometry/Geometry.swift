import Language
import Syntax
import ViewKit

extension ViewBindings {
  func addGeometry() {
    addBlob(CGPoint.self, "A point, in points of the coordinate space at hand.") { [pointRows($0)] }
    addBlob(CGSize.self, "A width and a height, in points.") { [sizeRows($0)] }
    addBlob(CGVector.self, "A distance with a direction, in points.") { [vectorRows($0)] }
    addBlob(CGRect.self, "A rectangle: its corner and its size, in points.") {
      [rectRows($0), rectMeasures($0), rectOperations($0)]
    }
    addEnum(
      CGRectEdge.self, "An edge of a rectangle.",
      ["The left edge.", "The top edge.", "The right edge.", "The bottom edge."])
    addBlob(CGAffineTransform.self, "A map of points to points that keeps lines parallel.") {
      [transformRows($0), transformOperations($0)]
    }
    addBlob(CGAffineTransformComponents.self, "An affine transform taken apart.") { [componentRows($0)] }
    addBlob(CATransform3D.self, "A map of points in space, four rows of four numbers.") { [transform3DRows($0)] }
    addBlob(UIEdgeInsets.self, "Distances inward from the four edges, in points.") { [insetRows($0)] }
    addBlob(NSDirectionalEdgeInsets.self, "Distances inward from the edges, by reading direction.") {
      [directionalRows($0)]
    }
    addGeometryFunctions()
  }
}

private func pointRows(_ point: Rows<CGPoint>) -> [NativeRow] {
  [
    point.field("x", CGFloat.self, at: 0, "The distance from the left, in points."),
    point.field("y", CGFloat.self, at: 8, "The distance from the top, in points."),
    point.function("init(x:y:)", "The point at two coordinates, in points.", example: "CGPoint(x: 3, y: 4)") {
      CGPoint(x: $0 as CGFloat, y: $1)
    },
    point.function("init(x:y:)", "The point at two whole coordinates.") { CGPoint(x: $0 as Int, y: $1) },
    point.function("init()", "The origin.") { CGPoint() },
    point.staticProperty("zero", "The origin.", get: { CGPoint.zero }),
    point.method("equalTo(_ point2:)", objc: "equalTo:", "Whether both coordinates are equal.") {
      (point: CGPoint, other: CGPoint) in point.equalTo(other)
    },
    point.method(
      "applying(_ t:)", objc: "applying:", "The point that a transform maps this one to.",
      example: "CGPoint(x: 1, y: 2).applying(CGAffineTransform(scaleX: 2, y: 2))  // (2.0, 4.0)"
    ) { (point: CGPoint, t: CGAffineTransform) in point.applying(t) },
  ]
}

private func sizeRows(_ size: Rows<CGSize>) -> [NativeRow] {
  [
    size.field("width", CGFloat.self, at: 0, "The width in points."),
    size.field("height", CGFloat.self, at: 8, "The height in points."),
    size.function("init(width:height:)", "A size, in points.", example: "CGSize(width: 3, height: 4)") {
      CGSize(width: $0 as CGFloat, height: $1)
    },
    size.function("init(width:height:)", "A size in whole points.") { CGSize(width: $0 as Int, height: $1) },
    size.function("init()", "No width and no height.") { CGSize() },
    size.staticProperty("zero", "No width and no height.", get: { CGSize.zero }),
    size.method("equalTo(_ size2:)", objc: "equalTo:", "Whether width and height are equal.") {
      (size: CGSize, other: CGSize) in size.equalTo(other)
    },
    size.method("applying(_ t:)", objc: "applying:", "The size mapped by a transform; its translation does not count.")
    {
      (size: CGSize, t: CGAffineTransform) in size.applying(t)
    },
  ]
}

private func vectorRows(_ vector: Rows<CGVector>) -> [NativeRow] {
  [
    vector.field("dx", CGFloat.self, at: 0, "The distance to the right, in points."),
    vector.field("dy", CGFloat.self, at: 8, "The distance downwards, in points."),
    vector.function("init(dx:dy:)", "A vector, in points.", example: "CGVector(dx: 3, dy: 4)") {
      CGVector(dx: $0 as CGFloat, dy: $1)
    },
    vector.function("init(dx:dy:)", "A vector in whole points.") { CGVector(dx: $0 as Int, dy: $1) },
    vector.function("init()", "The vector of no length.") { CGVector() },
    vector.staticProperty("zero", "The vector of no length.", get: { CGVector.zero }),
  ]
}

private func componentRows(_ parts: Rows<CGAffineTransformComponents>) -> [NativeRow] {
  [
    parts.field("scale", CGSize.self, at: 0, "The scale along x and y."),
    parts.field("horizontalShear", CGFloat.self, at: 16, "The shear along x."),
    parts.field("rotation", CGFloat.self, at: 24, "The rotation in radians."),
    parts.field("translation", CGVector.self, at: 32, "The translation in points."),
    parts.function("init()", "The components of no size.") { CGAffineTransformComponents() },
    parts.function("init(scale:horizontalShear:rotation:translation:)", "Components put together.") {
      CGAffineTransformComponents(scale: $0, horizontalShear: $1, rotation: $2, translation: $3)
    },
  ]
}

private func insetRows(_ insets: Rows<UIEdgeInsets>) -> [NativeRow] {
  [
    insets.field("top", CGFloat.self, at: 0, "The distance from the top edge, in points."),
    insets.field("left", CGFloat.self, at: 8, "The distance from the left edge, in points."),
    insets.field("bottom", CGFloat.self, at: 16, "The distance from the bottom edge, in points."),
    insets.field("right", CGFloat.self, at: 24, "The distance from the right edge, in points."),
    insets.function(
      "init(top:left:bottom:right:)", "Insets, in points.",
      example: "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"
    ) { UIEdgeInsets(top: $0, left: $1, bottom: $2, right: $3) },
    insets.function("init()", "No insets.") { UIEdgeInsets() },
    insets.staticProperty("zero", "No insets.", get: { UIEdgeInsets.zero }),
  ]
}

private func directionalRows(_ insets: Rows<NSDirectionalEdgeInsets>) -> [NativeRow] {
  [
    insets.field("top", CGFloat.self, at: 0, "The distance from the top edge, in points."),
    insets.field("leading", CGFloat.self, at: 8, "The distance from where reading begins, in points."),
    insets.field("bottom", CGFloat.self, at: 16, "The distance from the bottom edge, in points."),
    insets.field("trailing", CGFloat.self, at: 24, "The distance from where reading ends, in points."),
    insets.function("init(top:leading:bottom:trailing:)", "Insets, in points.") {
      NSDirectionalEdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3)
    },
    insets.function("init()", "No insets.") { NSDirectionalEdgeInsets() },
    insets.staticProperty("zero", "No insets.", get: { NSDirectionalEdgeInsets.zero }),
  ]
}
