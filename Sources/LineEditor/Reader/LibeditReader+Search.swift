import CLibedit

/// Ctrl-R: looking for a text in the history while it is typed. What stands there already is the first to be looked for.
extension LibeditReader {
  func search() -> cl_result {
    let original = line
    var search = HistorySearch(history.everything)
    search.change(to: original.string)
    wantsBell = search.isFailing
    viewport.reset()
    while let key = nextKey(drawing: { draw(picture(of: search, original)) }) {
      switch key {
      case .control("R"), .function(.up), .control("P"): search.older()
      case .control("S"), .function(.down), .control("N"): search.newer()
      case .backspace, .control("H"): search.change(to: String(search.pattern.dropLast()))
      case .control("U"): search.change(to: "")
      case .control("G"), .control("C"): return finishSearch(nil)
      case .escape: return finishSearch(search.text)
      case .scalar(let value) where value >= 32 && value != 127:
        guard let scalar = Unicode.Scalar(value) else { continue }
        search.change(to: search.pattern + String(scalar))
      case .paste(let bytes):
        search.change(to: search.pattern + String(decoding: TextBytes.cleaned(bytes), as: UTF8.self))
      default:
        // Any other key works on what was found; Enter runs it.
        decoder.pushBack(key)
        return finishSearch(search.text)
      }
      if search.isFailing { wantsBell = true }
    }
    return CL_ERROR
  }

  private func finishSearch(_ text: String?) -> cl_result {
    viewport.reset()
    if let text {
      replace(with: Array(text.utf8))
    }
    return CL_REFRESH
  }

  private func picture(of search: HistorySearch, _ original: Line) -> Picture {
    let label = search.isFailing ? "no match" : "search"
    let prompt = "(\(label)) \(search.pattern.split(separator: "\n").joined(separator: " ")): "
    guard let text = search.text else {
      return Picture(text: original.text, cursor: original.cursor, prompt: prompt)
    }
    let overlay = search.match.map { StyledRange($0, .inverse) }
    return Picture(
      text: TextBytes.cleaned(Array(text.utf8)), cursor: search.match?.lowerBound ?? 0, prompt: prompt,
      overlay: configuration.usesColor ? overlay : nil)
  }
}
