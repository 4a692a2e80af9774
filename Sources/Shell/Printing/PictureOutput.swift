import Pictures
import ViewKit

/// Where a picture goes: onto the terminal, into files, as JSON. The same options for all commands that draw.
struct PictureOutput {
  static let valueOptions: [String: OptionValue] = ["size": .text, "svg": .file, "png": .file, "pdf": .file]
  static let flags: Set = ["ascii", "unicode", "copy"]
  /// Of commands that answer with text and draw only when asked to.
  static let flagsOfTexts = flags.union(["look"])

  let call: CommandCall

  init(_ call: CommandCall) { self.call = call }

  /// - Parameter json: Writes the members of an object.
  func write(_ picture: Picture, json: (inout JSONText) -> Void) throws {
    if try isCopied(picture) { return }
    if try writeFiles(picture) { return }
    if call.isJSON { return call.answer(json) }
    let (columns, rows) = try size()
    show(TextPage(picture, columns: columns, rows: rows, ascii: isASCII, colours: isColoured))
  }

  /// Whether a picture was asked for, in a file or with `--look`. A document has no room for one in characters.
  var isPicture: Bool {
    call.has("look") && !call.isJSON || isCopy || ["svg", "png", "pdf"].contains { call.option($0) != nil }
  }

  /// Writes the picture where it was asked for.
  func draw(_ picture: Picture) throws {
    if try isCopied(picture) { return }
    if try writeFiles(picture) { return }
    let (columns, rows) = try size()
    guard isInWindow else {
      // What it explains stands below the picture, however long it is.
      return show(
        TextPage(picture, columns: columns, rows: rows + picture.caption.count, ascii: isASCII, colours: isColoured))
    }
    var picture = picture
    let caption = picture.caption.flatMap {
      call.prose.fitted(isASCII ? TextPicture.plain($0) : $0).lines.map(String.init)
    }
    picture.caption = caption
    // With fewer rows it says little.
    if rows - caption.count < (picture.sharesRows ? 10 : 14) {
      // Of what is longer than the window, the end is seen: that is to be the picture, which was asked for.
      picture.caption = []
      for line in caption { call.output.line(line) }
    }
    show(TextPage(picture, columns: columns, rows: rows, ascii: isASCII, fits: true, colours: isColoured))
  }

  private func show(_ page: TextPage) {
    if isColoured { call.output.write(coloured: page.text) } else { call.output.write(page.text) }
  }

  /// For people, as the prompt and errors are; never in what goes into a file or program.
  private var isColoured: Bool { call.session.settings.isColoured && call.syntax.redirection == nil }

  /// The picture itself is wanted, to be made again, however it is shown.
  var isCopy: Bool { call.has("copy") || call.session.pictureTaken != nil }

  private func isCopied(_ picture: Picture) throws -> Bool {
    if let taken = call.session.pictureTaken {
      taken(picture)
      return true
    }
    guard call.has("copy") else { return false }
    call.output.write(try PictureCopy(call, size: size(), isASCII: isASCII).script(of: picture))
    return true
  }

  /// Whether files were asked for.
  private func writeFiles(_ picture: Picture) throws -> Bool {
    var wrote: [String] = []
    var picture = picture
    picture.selecting = "look --select "
    let svg = SVGPicture(picture).text
    for format in ["svg", "png", "pdf"] {
      guard let file = call.option(format) else { continue }
      let path = try call.session.fileToWrite(file, isForced: true, hint: "")
      do {
        if format == "svg" {
          try call.session.write(svg, to: path, as: file)
        } else {
          try convert(svg, to: format, path)
          call.session.written.insert(call.session.host.resolve(path))
        }
      } catch let error as HostError { throw call.failure(.cannotWrite(file, error.reason)) }
      wrote.append(file)
    }
    if wrote.isEmpty { return false }
    if call.isJSON {
      call.answer { $0.member("wrote", wrote) }
    } else {
      for file in wrote { call.output.line("wrote \(file)") }
    }
    return true
  }

  var isASCII: Bool {
    if call.has("ascii") { return true }
    return !call.has("unicode") && call.session.settings.prefersASCII && call.session.host.isTerminal
  }

  /// Whether it goes to a terminal and is to fit it.
  private var isInWindow: Bool {
    call.session.host.isTerminal && call.syntax.redirection == nil && call.option("size") == nil
  }

  /// A terminal's size less a row for the prompt, else that of the classic one: a script's pictures depend on nothing.
  private func size() throws -> (Int, Int) {
    if let text = call.option("size") {
      let parts = text.split(separator: "x").compactMap { Int($0) }
      guard parts.count == 2, 20...1000 ~= parts[0], 8...1000 ~= parts[1] else {
        throw call.failure(.pictureSize(text))
      }
      return (parts[0], parts[1])
    }
    let host = call.session.host
    guard isInWindow else { return (80, 24) }
    return (max(20, host.size.columns), max(8, host.size.rows - 1))
  }

  /// PNG and PDF are made of the SVG by librsvg's program, which no start of vsh has to pay for.
  private func convert(_ svg: String, to format: String, _ path: String) throws {
    let file = "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    let zoom = format == "png" ? " --zoom=2" : ""
    // The file is there whole or not at all.
    let program =
      "command -v rsvg-convert >/dev/null || exit 127; "
      + "rsvg-convert --format=\(format)\(zoom) --output=\(file).part && mv -f \(file).part \(file)"
    call.output.flush()
    switch call.session.host.run(program: program, input: svg) {
    case 0: return
    case 127: throw call.failure(.noConverter(format.uppercased()))
    default: throw HostError("rsvg-convert failed")
    }
  }
}

extension JSONText {
  /// A scene's views as members of an open object.
  mutating func scene(_ scene: Scene) {
    key("coordinates")
    if scene.views.isEmpty { value("null") } else { string(scene.views[scene.eyes].name) }
    key("views")
    open("[")
    for view in scene.views where view.isDrawn {
      open("{")
      key("name")
      string(view.name)
      key("class")
      string(view.className)
      key("parent")
      if let parent = view.parent { string(scene.views[parent].name) } else { value("null") }
      key("corners")
      open("[")
      for corner in view.quad.corners { numbers(corner.x, corner.y) }
      close("]")
      key("frame")
      rect(view.frame)
      key("bounds")
      rect(view.bounds)
      key("center")
      numbers(view.center.x, view.center.y)
      key("transform")
      transform(view.transform)
      key("clip")
      if let clip = view.clip {
        open("[")
        for point in clip.points { numbers(point.x, point.y) }
        close("]")
      } else {
        value("null")
      }
      key("hidden")
      flag(view.isOutOfSight)
      key("alpha")
      number(view.alpha)
      key("clips")
      flag(view.clips)
      close("}")
    }
    close("]")
    if scene.left > 0 {
      key("left")
      number(scene.left)
    }
  }

  mutating func transform(_ t: CGAffineTransform) { numbers(t.a, t.b, t.c, t.d, t.tx, t.ty) }
}
