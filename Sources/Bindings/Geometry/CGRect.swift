import Language
import ViewKit

func rectRows(_ rect: Rows<CGRect>) -> [NativeRow] {
  [
    rect.field(
      "origin", CGPoint.self, at: 0, "The corner from which the size counts, usually top left.",
      example: "CGRect(x: 10, y: 20, width: 30, height: 40).origin  // (10.0, 20.0)"),
    rect.field(
      "size", CGSize.self, at: 16, "The width and height, in points.",
      example: "CGRect(x: 10, y: 20, width: 30, height: 40).size  // (30.0, 40.0)"),
    rect.function(
      "init(x:y:width:height:)", "A rectangle, in points.", example: "CGRect(x: 0, y: 0, width: 100, height: 50)"
    ) { CGRect(x: $0 as CGFloat, y: $1, width: $2, height: $3) },
    rect.function(
      "init(x:y:width:height:)", "A rectangle in whole points.",
      example: "CGRect(x: 0, y: 0, width: [1, 2, 3].count, height: 4)  // (0.0, 0.0, 3.0, 4.0)"
    ) {
      CGRect(x: $0 as Int, y: $1, width: $2, height: $3)
    },
    rect.function(
      "init(origin:size:)", "The rectangle with a corner and a size.",
      example: "CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 4))  // (1.0, 2.0, 3.0, 4.0)"
    ) { CGRect(origin: $0, size: $1) },
    rect.function("init()", "The rectangle without size at the origin.", example: "CGRect()  // (0.0, 0.0, 0.0, 0.0)") {
      CGRect()
    },
    rect.staticProperty(
      "zero", "The rectangle without size at the origin.", example: "CGRect.zero  // (0.0, 0.0, 0.0, 0.0)",
      get: { CGRect.zero }),
    rect.staticProperty(
      "null", "No rectangle at all: what disjoint rectangles have in common.",
      example: "CGRect.null  // (inf, inf, 0.0, 0.0)", get: { CGRect.null }),
    rect.staticProperty(
      "infinite", "The rectangle that contains everything.",
      example: "CGRect.infinite.contains(CGPoint(x: -1e9, y: 1e9))  // true", get: { CGRect.infinite }),
  ]
}

func rectMeasures(_ rect: Rows<CGRect>) -> [NativeRow] {
  [
    rect.property(
      "minX", "The left edge.", example: "CGRect(x: 10, y: 20, width: 30, height: 40).minX  // 10.0", get: { $0.minX }),
    rect.property(
      "midX", "The middle between left and right.", example: "CGRect(x: 10, y: 0, width: 20, height: 5).midX  // 20.0",
      get: { $0.midX }),
    rect.property(
      "maxX", "The right edge.", example: "CGRect(x: 5, y: 20, width: 30, height: 40).maxX  // 35.0", get: { $0.maxX }),
    rect.property(
      "minY", "The top edge.", example: "CGRect(x: 10, y: 20, width: 30, height: 40).minY  // 20.0", get: { $0.minY }),
    rect.property(
      "midY", "The middle between top and bottom.",
      example: "CGRect(x: 10, y: 20, width: 30, height: 40).midY  // 40.0", get: { $0.midY }),
    rect.property(
      "maxY", "The bottom edge.", example: "CGRect(x: 10, y: 20, width: 30, height: 40).maxY  // 60.0", get: { $0.maxY }
    ),
    rect.property(
      "width", "The width, never negative.", example: "CGRect(x: 10, y: 20, width: -30, height: 40).width  // 30.0",
      get: { $0.width }),
    rect.property(
      "height", "The height, never negative.", example: "CGRect(x: 10, y: 20, width: 30, height: -40).height  // 40.0",
      get: { $0.height }),
    rect.property(
      "isNull", "Whether this is no rectangle at all.", example: "CGRect.null.isNull  // true", get: { $0.isNull }),
    rect.property(
      "isEmpty", "Whether a side is zero, or this is no rectangle.",
      example: "CGRect(x: 10, y: 20, width: 30, height: 0).isEmpty  // true", get: { $0.isEmpty }),
    rect.property(
      "isInfinite", "Whether this contains everything.", example: "CGRect.infinite.isInfinite  // true",
      get: { $0.isInfinite }),
    rect.property(
      "standardized", "The same area with width and height not negative.",
      example: "CGRect(x: 10, y: 20, width: -30, height: 40).standardized  // (-20.0, 20.0, 30.0, 40.0)",
      get: { $0.standardized }),
    rect.property(
      "integral", "The smallest rectangle of whole numbers around it.",
      example: "CGRect(x: 0.5, y: 1.2, width: 3, height: 4).integral  // (0.0, 1.0, 4.0, 5.0)", get: { $0.integral }),
  ]
}

func rectOperations(_ rect: Rows<CGRect>) -> [NativeRow] {
  [
    rect.method(
      "insetBy(dx:dy:)", objc: "insetByDx:dy:", "Each edge moved inward, by points; negative moves outward.",
      example: "CGRect(x: 0, y: 0, width: 10, height: 10).insetBy(dx: 1, dy: 2)  // (1.0, 2.0, 8.0, 6.0)"
    ) { $0.insetBy(dx: $1, dy: $2) },
    rect.method(
      "offsetBy(dx:dy:)", objc: "offsetByDx:dy:", "The rectangle moved, by points.",
      example: "CGRect(x: 1, y: 2, width: 3, height: 4).offsetBy(dx: 10, dy: 20)  // (11.0, 22.0, 3.0, 4.0)"
    ) { $0.offsetBy(dx: $1, dy: $2) },
    rect.method(
      "inset(by insets:)", objc: "insetBy:", "The rectangle with each edge moved inward by its inset.",
      example:
        "window.bounds.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))  // (2.0, 1.0, 314.0, 476.0)"
    ) {
      (rect: CGRect, insets: UIEdgeInsets) in rect.inset(by: insets)
    },
    rect.method(
      "union(_ r2:)", objc: "union:", "The smallest rectangle around both.",
      example: "window.bounds.union(CGRect(x: 300, y: 0, width: 40, height: 40))  // (0.0, 0.0, 340.0, 480.0)"
    ) {
      (rect: CGRect, other: CGRect) in rect.union(other)
    },
    rect.method(
      "intersection(_ r2:)", objc: "intersection:", "What both have in common, else `CGRect.null`.",
      example: "window.bounds.intersection(CGRect(x: 300, y: 10, width: 40, height: 40))  // (300.0, 10.0, 20.0, 40.0)"
    ) {
      (rect: CGRect, other: CGRect) in rect.intersection(other)
    },
    rect.method(
      "intersects(_ rect2:)", objc: "intersects:", "Whether both have something in common.",
      example: "CGRect(x: 0, y: 0, width: 4, height: 4).intersects(CGRect(x: 3, y: 3, width: 4, height: 4))  // true"
    ) {
      (rect: CGRect, other: CGRect) in rect.intersects(other)
    },
    rect.method(
      "contains(_ point:)", objc: "contains:", "Whether a point is inside; left and top edges are, the others not.",
      example: "CGRect(x: 0, y: 0, width: 10, height: 10).contains(CGPoint(x: 10, y: 5))  // false"
    ) { (rect: CGRect, point: CGPoint) in rect.contains(point) },
    rect.method(
      "contains(_ rect2:)", objc: "contains:", "Whether all of another rectangle is inside.",
      example: "CGRect(x: 0, y: 0, width: 4, height: 4).contains(CGRect(x: 1, y: 1, width: 3, height: 3))  // true"
    ) {
      (rect: CGRect, other: CGRect) in rect.contains(other)
    },
    rect.method(
      "equalTo(_ rect2:)", objc: "equalTo:", "Whether both are the same area.",
      example: "CGRect(x: 0, y: 0, width: 4, height: 4).equalTo(CGRect(x: 4, y: 4, width: -4, height: -4))  // true"
    ) {
      (rect: CGRect, other: CGRect) in rect.equalTo(other)
    },
    rect.method(
      "applying(_ t:)", objc: "applying:", "The box around the corners that a transform maps to.",
      example:
        "CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: 2, y: 3))  // (2.0, 6.0, 6.0, 12.0)"
    ) {
      (rect: CGRect, t: CGAffineTransform) in rect.applying(t)
    },
    rect.method(
      "divided(atDistance:from fromEdge:)", objc: "dividedAtDistance:from:",
      "A slice along an edge, and the rest; the distance is in points.",
      example: "window.bounds.divided(atDistance: 44, from: .minYEdge).remainder  // (0.0, 44.0, 320.0, 436.0)"
    ) { (rect: CGRect, distance: CGFloat, edge: CGRectEdge) in RectPair(rect.divided(atDistance: distance, from: edge))
    },
  ]
}
