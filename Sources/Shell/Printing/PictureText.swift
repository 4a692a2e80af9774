import Pictures
import ViewKit

/// Texts that commands about points share.
enum PictureText {
  /// `(5, 5)`
  static func point(_ point: CGPoint) -> String { Explanation.Answer.point(point).text }

  /// Cells below each other, two spaces apart.
  static func table(_ rows: [[String]]) -> [String] {
    let widths = (0..<(rows.first?.count ?? 0)).map { column in rows.map { $0[column].columns }.max() ?? 0 }
    return rows.map { row in
      var line = "  "
      for (column, cell) in row.enumerated() {
        line += cell
        if column < row.count - 1 { line += String(repeating: " ", count: widths[column] - cell.columns + 2) }
      }
      return line
    }
  }
}

extension PictureOutput {
  func lines(_ lines: [String]) {
    for line in lines { call.say(isASCII ? TextPicture.plain(line) : line) }
  }

  /// The tree with a point marked in it; whether files were asked for.
  func write(_ lines: [String], marking point: CGPoint, in view: UIView, _ title: String) throws -> Bool {
    guard isPicture else { return false }
    let scene = call.world.scene(of: call.world.root(of: view))
    var picture = Picture(scene)
    picture.title = title
    if let index = scene.index(of: view) {
      picture.marks = [.axes(index), .point(point.applying(scene.views[index].matrix), PictureText.point(point))]
    }
    picture.caption = lines
    try draw(picture)
    return true
  }

  /// - Parameter hit: The view that a touch goes to, where that was asked.
  func json(_ rows: [PointRow], hit: String??) {
    var json = JSONText()
    json.open("{")
    if let hit {
      json.key("hit")
      if let hit { json.string(hit) } else { json.value("null") }
    }
    json.key("views")
    json.open("[")
    for row in rows {
      json.open("{")
      json.key("name")
      json.string(row.name)
      json.key("point")
      if let point = row.point { json.numbers(point.x, point.y) } else { json.value("null") }
      json.key("inside")
      json.flag(row.isInside)
      json.key("clippedBy")
      if let name = row.clippedBy { json.string(name) } else { json.value("null") }
      if hit != nil {
        json.key("reason")
        if let reason = row.reason { json.string(reason) } else { json.value("null") }
      }
      json.close("}")
    }
    json.close("]")
    json.close("}")
    call.output.line(json.text)
  }
}

extension JSONText {
  mutating func explanation(_ explanation: Explanation, _ expression: String) {
    open("{")
    key("explains")
    string(explanation.kind)
    key("expression")
    string(expression)
    key("title")
    string(explanation.title)
    key("steps")
    open("[")
    for step in explanation.steps {
      open("{")
      key("text")
      string(step.text)
      if let answer = step.answer {
        key("value")
        self.answer(answer)
      }
      if !step.place.isEmpty {
        key("place")
        string(step.place)
      }
      close("}")
    }
    close("]")
    if let result = explanation.result {
      key("result")
      answer(result)
    }
    key("notes")
    open("[")
    for note in explanation.notes { string(note) }
    close("]")
    close("}")
  }

  private mutating func answer(_ answer: Explanation.Answer) {
    switch answer {
    case .point(let point): numbers(point.x, point.y)
    case .rect(let rect): self.rect(rect)
    case .number(let number): self.number(number)
    case .transform(let transform): self.transform(transform)
    case .view(let name): if let name { string(name) } else { value("null") }
    case .corners(let points):
      open("[")
      for point in points { numbers(point.x, point.y) }
      close("]")
    }
  }
}
