/// Finds room for words among lines: never on another word, nor on a corner but for a mark.
struct TextLabels {
  private let columns: Int
  private let rows: Int
  private var taken: [Bool]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    taken = Array(repeating: false, count: columns * rows)
  }

  mutating func take(_ column: Int, _ row: Int, _ count: Int) {
    for each in column..<(column + max(count, 0)) where each >= 0 && each < columns && row >= 0 && row < rows {
      taken[row * columns + each] = true
    }
  }

  /// The name, and shortened as it may be where there is little room.
  static func shorter(_ name: String, ascii: Bool) -> [String] {
    name.count > 8 ? [name, String(name.prefix(6)) + (ascii ? "~" : "…")] : [name]
  }

  /// Puts the word at the cheapest of the places; false when all are taken or hide too much.
  ///
  /// - Parameters:
  ///   - onGround: Only where no line runs.
  ///   - isMark: It may stand on a corner, as no name may.
  @discardableResult
  mutating func place(
    _ word: String, _ places: [(Int, Int)], _ canvas: inout TextCanvas, limit: Int = 40, onGround: Bool = false,
    isMark: Bool = false
  ) -> Bool {
    guard let best = cheapest(word.count, places, canvas, limit, onGround, isMark) else { return false }
    canvas.put(word, best.0, best.1)
    take(best.0, best.1, word.count)
    return true
  }

  private func cheapest(
    _ count: Int, _ places: [(Int, Int)], _ canvas: TextCanvas, _ limit: Int, _ onGround: Bool,
    _ isMark: Bool
  ) -> (Int, Int)? {
    var best: (place: (Int, Int), cost: Int)?
    for (order, place) in places.enumerated() {
      guard let cost = cost(count, place, canvas, onGround, isMark) else { continue }
      if cost < limit, cost + order < best?.cost ?? .max { best = (place, cost + order) }
    }
    return best?.place
  }

  /// nil where a word stands already or the canvas ends.
  private func cost(_ count: Int, _ place: (Int, Int), _ canvas: TextCanvas, _ onGround: Bool, _ isMark: Bool) -> Int? {
    guard place.0 >= 0, place.0 + count <= columns, place.1 >= 0, place.1 < rows else { return nil }
    var cost = 0
    for column in place.0..<(place.0 + count) {
      if taken[place.1 * columns + column] { return nil }
      let cell = canvas[column, place.1]
      if onGround, cell.arms != 0 || cell.dots != 0 || cell.style == .solid { return nil }
      if cell.isCorner, !isMark { return nil }
      // A corner, crossing or end says more than a piece of a line.
      if cell.isCorner { cost += 40 } else if cell.dots != 0 || cell.isUpright { cost += 12 }
    }
    return cost
  }
}
