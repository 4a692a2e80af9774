/// What vsh adds to Swift.
extension LanguageTopic {
  static var own: [LanguageTopic] {
    [
      .init(
        "°", "Degrees: `30°` is the angle in radians.",
        "print(180° == .pi)", prints: "true\n", see: "transform"),
      .init(
        "#7", "The view with tag 7, below the current view's window or root; an error when there is none.",
        "let box = UIView()\nbox.tag = 7\naddSubview box\nprint(#7 === box)", prints: "true\n", see: "find cd"),
      .init(
        "calls",
        "At the start of a line the parentheses of a call may go, and a method without arguments needs its name only.",
        "let box = UIView()\naddSubview box\nsetNeedsLayout\nprint(subviews.count)", prints: "1\n",
        see: "commands current"),
      .init(
        "commands",
        "A line that begins with a command's name is that command; `:tree` is the command whatever is called `tree`.",
        "pwd", prints: "window\n", see: "calls help"),
      .init(
        "current", "The current view is `self` at the top level: bare names are its members. `cd` moves to another.",
        "tag = 3\nprint(window.tag)", prints: "3\n", see: "self cd"),
      .init(
        "drawing", "What a view's `draw(_:)` draws is kept as a list of commands, which its layer's `drawing` shows.",
        "class Dot: UIView { override func draw(_ rect: CGRect) { UIColor.red.setFill(); UIRectFill(rect) } }\n"
          + "let dot = Dot(frame: (0, 0, 9, 9))\naddSubview dot\ntick\nprint(dot.layer.drawing)",
        prints: "laid out 2, drew 1\n[\"fill (0 0; 9 9) in 1 0 0 1\"]\n", see: "tick trace"),
      .init(
        "shorthand", "A tuple of numbers where a point, size or rectangle is expected is one.",
        "let box = UIView()\nbox.frame = (1, 2, 3, 4)\nprint(box.frame)", prints: "(1.0, 2.0, 3.0, 4.0)\n"),
      .init(
        "it r1", "At a prompt the value shown last, and the first one shown: `r1`, `r2` … keep what was shown.",
        "let n = 3\nprint(n)", prints: "3\n", see: "let"),
      .init(
        "lessons",
        "A script whose comments teach: `//# title`, `//## step`, `//: text`, `//? task`, `//! hint`. What stands behind "
          + "a task solves it, `check` and `answer` say when it is done, and a `//:` after them praises.",
        "//# Tags\n//## A first tag\n//? Give window the tag 3.\n//! tag = 3\ntag = 3\ncheck tag == 3\nanswer tag",
        prints: "tag = 3\n", see: "lesson check answer"),
      .init(
        "json",
        "With `--json` a command answers, and fails, with one JSON document.",
        "pwd --json", prints: "{\"path\":\"window\"}\n", see: "commands"),
      .init(
        "objc", "Members answer to the names of their Objective-C selectors too; the modern name is shown and saved.",
        "setTag(5)\nprint(tag)", prints: "5\n", see: "#selector"),
    ]
  }
}
