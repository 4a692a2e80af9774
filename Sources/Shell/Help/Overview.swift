/// `help` alone: what somebody sees first. It fits a terminal of 80 by 25.
enum Overview {
  static func text(_ prose: Prose) -> String {
    var text = """
      A line is Swift over UIKit's API, or a command. Type these, one by one:
        let box = UIView(frame: CGRect(x: 40, y: 30, width: 100, height: 50))
        addSubview box                        the outermost parentheses may go
        box.transform = CGAffineTransform(rotationAngle: 30°)
        box.convert(CGPoint.zero, to: window)
        tree
      `undo` takes back, `cd box` moves into a view, `save a.vsh` keeps what you did.

      Commands; `help commands` says what each does

      """
    for group in CommandGroup.allCases {
      let names = CommandTable.all.filter { $0.group == group }.map { $0.name }
      if names.isEmpty { continue }
      let pad = String(repeating: " ", count: max(1, 16 - group.rawValue.count))
      text += prose.wrapped(names.joined(separator: " "), lead: "  \(group.rawValue)\(pad)")
    }
    text += """

      Help
        help UIView, help frame, help convert   a type, a member: what, where, example
        help layout margins                     whatever speaks of both words
        help language, help weak, help ??       what of Swift is in; a word, a sign
        frame?; help json                       as `help frame`; answers for programs
      Tab completes and lists, Up recalls, Ctrl-R searches, Alt-Enter breaks the line,
      Ctrl-C drops it or stops what runs, Ctrl-L or `clear` clears, Ctrl-D leaves.

      """
    return text
  }

  /// `help commands`: every command with its sentence.
  static func commands(_ prose: Prose) -> String {
    var text = (LanguageTopic.named("commands")?.sentence).map { prose.wrapped($0, indent: 0) } ?? ""
    for group in CommandGroup.allCases {
      let commands = CommandTable.all.filter { $0.group == group }
      if commands.isEmpty { continue }
      text += group.rawValue + "\n"
      for command in commands { text += prose.hanging(command.name, command.summary, indent: 2, width: 10) }
    }
    return text
      + prose.wrapped(
        "`help tree` tells all of a command: its options, and examples. So does `tree --help`.", indent: 0)
  }

  /// `help json`: every command's document.
  static func documents(_ prose: Prose) -> String {
    var text = (LanguageTopic.named("json")?.sentence).map { prose.wrapped($0, indent: 0) } ?? ""
    text += prose.wrapped(
      "`flag` is true or false, `path` what `cd` takes; a member with `?` may be missing. What your own code prints "
        + "meanwhile stands before the document, where that has no `printed`. Errors go to standard error: {\"file\": "
        + "text, \"line\": number, \"column\": number, \"severity\": text, \"message\": text, \"code\": text or null, "
        + "\"hint\": text or null, \"note\"?: {\"line\": number, \"column\": number, \"message\": text}}; with "
        + "`vsh --json` all errors do, of one input the first 200.",
      indent: 0)
    for command in CommandTable.all {
      guard let document = command.document else { continue }
      text += command.name + "\n" + prose.paragraph(document, indent: 2)
    }
    return text
  }

  static func page(of command: any Command.Type, _ prose: Prose) -> String {
    var text = command.usage + "\n" + prose.wrapped(command.summary, indent: 2)
    for example in command.examples {
      for line in example.input.split(separator: "\n") { text += "  > \(line)\n" }
      for line in example.output.split(separator: "\n") { text += "  \(line)\n" }
    }
    if let document = command.document {
      text += "  --json\n" + prose.paragraph(document, indent: 4)
    }
    if !command.searchWords.isEmpty {
      text += prose.wrapped(command.searchWords.joined(separator: ", "), lead: "  words: ")
    }
    let others = CommandTable.all.filter { $0.group == command.group && $0.name != command.name }.map { $0.name }
    if !others.isEmpty { text += prose.wrapped(others.joined(separator: ", "), lead: "  see also: ") }
    return text
  }
}
