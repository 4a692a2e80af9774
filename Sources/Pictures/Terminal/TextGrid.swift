import ViewKit

/// How a region of the scene lies on a canvas: which place is which cell.
struct TextGrid {
  let region: Box
  let columns: Int
  let rows: Int
  /// Points a column and a row.
  let columnWidth: Double
  let rowHeight: Double

  /// A cell of a terminal is about twice as high as wide, so a row is two columns high, and shapes keep their shape. Only
  /// where a tall region would be too narrow to name anything is it drawn wider, up to twice.
  init(_ region: Box, columns available: Int, rows most: Int) {
    self.region = region
    let (wide, high) = (Double(max(1, available - 1)), Double(max(1, most - 1)))
    var (width, height) = (region.width / wide, region.height / high)
    if width * 2 > height {
      height = width * 2
    } else {
      width = max(width, height / 4)
    }
    (columnWidth, rowHeight) = (width, height)
    columns = min(available, Int((region.width / width).rounded(.up)) + 1)
    rows = min(most, Int((region.height / height).rounded(.up)) + 1)
  }

  /// The place in cells; whole numbers are the centres of cells.
  func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - region.minX) / columnWidth, y: (point.y - region.minY) / rowHeight)
  }

  func column(_ x: Double) -> Int { Int(((x - region.minX) / columnWidth).rounded()) }

  func row(_ y: Double) -> Int { Int(((y - region.minY) / rowHeight).rounded()) }
}

/// Round numbers at even distances, for rulers.
struct Ticks {
  let values: [Double]

  /// - Parameter distance: how far apart at least.
  init(from start: Double, to end: Double, distance: Double) {
    let step = Self.round(distance)
    var values: [Double] = []
    var number = (start / step).rounded(.up)
    while number * step <= end, values.count < 200 {
      values.append(number * step)
      number += 1
    }
    self.values = values
  }

  /// The next of 1, 2, 5, 10, 20, 50 …
  static func round(_ distance: Double) -> Double {
    guard distance > 0, distance.isFinite else { return 1 }
    var power = 1.0
    while power * 10 <= distance { power *= 10 }
    while power > distance { power /= 10 }
    for factor in [1.0, 2, 5] where power * factor >= distance * (1 - 1e-9) { return power * factor }
    return power * 10
  }
}
