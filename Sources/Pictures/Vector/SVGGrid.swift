import ViewKit

/// Where pictures stand that share a page.
struct SVGGrid {
  /// How large the plot of each may be.
  let room: CGSize
  let size: CGSize
  private let columns: Int
  private let cell: CGSize

  init(_ panels: [Picture]) {
    columns = panels.count == 4 ? 2 : min(panels.count, 3)
    room = columns < 3 ? CGSize(width: 420, height: 400) : CGSize(width: 260, height: 260)
    let pages = panels.map { [room] in SVGPage($0, room: room) }
    let width = pages.map { $0.left + $0.plotWidth + 30 }.max() ?? 0
    let height = pages.map { $0.top + $0.plotHeight + 16 }.max() ?? 0
    cell = CGSize(width: width, height: height)
    let rows = (panels.count + columns - 1) / columns
    size = CGSize(width: width * Double(columns), height: height * Double(rows))
  }

  /// The upper left corner of a picture, in the grid.
  func place(_ number: Int) -> CGPoint {
    CGPoint(x: Double(number % columns) * cell.width, y: Double(number / columns) * cell.height)
  }
}
