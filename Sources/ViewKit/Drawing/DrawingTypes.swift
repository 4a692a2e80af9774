/// What the ends of a line look like.
public enum CGLineCap: Int, Sendable, CaseIterable {
  /// Cut off at the end point.
  case butt = 0
  /// A half circle beyond it.
  case round = 1
  /// Half a square beyond it.
  case square = 2
}

/// What the corners of a line look like.
public enum CGLineJoin: Int, Sendable, CaseIterable {
  /// Pointed, up to the miter limit; beyond that as `bevel`.
  case miter = 0
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// How a path is painted.
public enum CGPathDrawingMode: Int, Sendable, CaseIterable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

/// What of a path is its inside.
public enum CGPathFillRule: Int, Sendable, CaseIterable {
  case evenOdd = 0
  case winding = 1

  var rule: FillRule { self == .winding ? .winding : .evenOdd }
}

/// How what is drawn mixes with what is there: the modes that SVG has too, and two that a display list can resolve.
public enum CGBlendMode: Int, Sendable, CaseIterable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  /// Erases what is there. Never in a display list.
  case clear = 16
  /// Puts what is drawn in the place of what is there. Never in a display list.
  case copy = 17
}
