/// A picture in characters with what stands around it: several beside each other, where there are several, and the
/// caption below.
public struct TextPage {
  public let lines: [String]

  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// - Parameters:
  ///   - columns: The width of the whole text.
  ///   - rows: Its height, as far as the caption leaves room for a picture.
  ///   - fits: Is all to be seen at once: a film is shortened to that.
  ///   - colours: With SGR sequences, for a terminal that has colours.
  public init(
    _ picture: Picture, columns: Int, rows: Int, ascii: Bool, fits: Bool = false, colours: Bool = false
  ) {
    guard !picture.panels.isEmpty else {
      lines = TextPicture(picture, columns: columns, rows: rows, ascii: ascii, colours: colours).lines
      return
    }
    var panels = picture.panels
    var count = Self.panels(panels.count, columns)
    // Each row of them has its titles, and all but the first an empty line above.
    func height(_ inRow: Int) -> Int {
      let stacked = (panels.count + inRow - 1) / inRow
      return (rows - picture.caption.count - (stacked - 1)) / stacked - 1
    }
    let least = picture.sharesRows ? Self.leastRows : 2 * Self.leastRows
    if fits, picture.isFilm, height(count) < least {
      // Moments as far apart as each other, the first and the last among them.
      count = max(2, Self.most(panels.count, columns))
      panels = (0..<count).map { panels[$0 * (panels.count - 1) / (count - 1)] }
      if columns < 2 * Self.leastColumns + Self.gap { count = 1 }
    }
    let width = (columns - (count - 1) * Self.gap) / count
    let height = fits || picture.sharesRows ? max(least, height(count)) : rows
    var lines: [String] = []
    for start in stride(from: 0, to: panels.count, by: count) {
      let row = panels[start..<min(start + count, panels.count)].map { panel in
        var untitled = panel
        untitled.title = ""
        untitled.caption = []
        let title = ascii ? TextPicture.plain(panel.title) : panel.title
        return [colours ? TextInk.heading.coloured(title) : title]
          + TextPicture(untitled, columns: width, rows: height, ascii: ascii, colours: colours, isAlone: false).plot
      }
      if start > 0 { lines.append("") }
      for number in 0..<(row.map(\.count).max() ?? 0) {
        var line = ""
        for (place, panel) in row.enumerated() where number < panel.count {
          line +=
            String(repeating: " ", count: max(0, place * (width + Self.gap) - TextInk.width(line))) + panel[number]
        }
        while line.last == " " { line.removeLast() }
        lines.append(line)
      }
    }
    self.lines = lines + picture.caption.map { ascii ? TextPicture.plain($0) : $0 }
  }

  private static var gap: Int { 2 }
  /// With fewer, ruler and frame leave nothing to see.
  private static var leastRows: Int { 7 }
  private static var leastColumns: Int { 24 }

  /// How many stand in a row: none narrower than it can be read, and the rows about as long as each other.
  private static func panels(_ count: Int, _ columns: Int) -> Int {
    let most = most(count, columns)
    let rows = (count + most - 1) / most
    return (count + rows - 1) / rows
  }

  private static func most(_ count: Int, _ columns: Int) -> Int {
    max(1, min(count, (columns + gap) / (leastColumns + gap)))
  }
}
