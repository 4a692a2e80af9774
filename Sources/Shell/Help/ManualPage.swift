/// `vsh --man`: the manual page, from the commands' table and the options given.
public struct ManualPage {
  /// How the program is called, and what each option does.
  private let synopsis: String
  private let options: [(spelling: String, sentence: String)]

  public init(synopsis: String, options: [(spelling: String, sentence: String)]) {
    self.synopsis = synopsis
    self.options = options
  }

  /// In the macros of man(7).
  public var text: String {
    var text = """
      .TH VSH 1 "" "vsh \(Version.number)" "User Commands"
      .SH NAME
      vsh \\- UIKit's view tree at a prompt
      .SH SYNOPSIS
      .B vsh
      \(escaped(synopsis))
      .SH DESCRIPTION
      An interactive shell and script runner over a live, in-memory tree of views that behave as UIKit's UIView does.
      Lines are Swift over UIKit's API, checked before they run; the outermost parentheses of a call may go.
      A line that begins with a command's name is a command.
      .PP
      Without a file or text, vsh reads a terminal with a prompt, and anything else as a script.
      .SH OPTIONS

      """
    for option in options { text += paragraph(option.spelling, option.sentence) }
    text += ".SH COMMANDS\n"
    for group in CommandGroup.allCases {
      let commands = CommandTable.all.filter { $0.group == group }
      if commands.isEmpty { continue }
      text += ".SS \(escaped(group.rawValue))\n"
      for command in commands { text += paragraph(command.usage, command.summary + ".") }
    }
    text += """
      .SH KEYS
      As in emacs, or in vi with
      .B bind \\-v
      in ~/.editrc, where every key can be bound.

      """
    for (key, sentence) in keys { text += paragraph(key, sentence) }
    text += ".SH FILES\n"
    for (path, sentence) in files { text += paragraph(path, sentence) }
    text += ".SH ENVIRONMENT\n"
    for (name, sentence) in variables { text += paragraph(name, sentence) }
    text += ".SH EXIT STATUS\n"
    for (code, sentence) in codes { text += paragraph(code, sentence) }
    text += """
      .SH EXAMPLES
      .nf
      vsh -c 'addSubview(UIView(frame: CGRect(x: 40, y: 30, width: 100, height: 50))); tree'
      vsh -f lesson.vsh -i
      echo tree | vsh
      .fi
      .SH SEE ALSO
      .B help
      at the prompt;
      .B vsh \\-\\-reference
      writes all of it as Markdown.

      """
    return text
  }

  private let keys = [
    ("Tab", "Completes; lists what there is to choose, with signatures. Tab and the arrows go through the list."),
    ("Enter", "Runs the text when nothing in it is open, else begins a new line."),
    ("Alt\u{2D}Enter", "Begins a new line in any case."),
    ("Up, Down", "Move by line, then through the history; a statement of several lines is one entry."),
    ("Ctrl\u{2D}R", "Searches the history for what is typed next."),
    ("Ctrl\u{2D}C", "Drops what is typed; stops what runs."),
    ("Ctrl\u{2D}D", "Leaves, on an empty line."),
  ]
  private let files = [
    ("~/.vshrc", "Runs before the first prompt; never for scripts."),
    ("~/.editrc", "Key bindings, as editrc(5) has them; lines for vsh alone begin with vsh:."),
    ("~/.local/state/vsh/history", "What was typed, an entry a statement; under $XDG_STATE_HOME where that is set."),
  ]
  private let variables = [
    ("NO_COLOR", "When set and not empty, nothing is coloured."),
    ("TERM", "For dumb, the prompt reads plain lines."),
    ("XDG_STATE_HOME", "Where the folder with the history is."),
  ]
  private let codes = [
    ("0", "All went well."), ("1", "A script's error, or a failed check."), ("2", "Wrong options."),
    ("130", "Interrupted."), ("141", "Whoever read the output went away."), ("n", "A script said exit n."),
  ]

  private func paragraph(_ term: String, _ sentence: String) -> String {
    ".TP\n.B \(escaped(term))\n\(escaped(sentence))\n"
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'" where result.isEmpty, "." where result.isEmpty: result += "\\&" + String(character)
      default: result.append(character)
      }
    }
    return result
  }
}
