import Language

/// What `set` changes and `show` shows: how the shell behaves, never what scripts compute.
struct Setting {
  let name: String
  let summary: String
  /// What it may be set to.
  let values: String
  let get: (Session) -> String
  /// false when the text is no value.
  let set: (Session, String) -> Bool

  static var all: [Setting] {
    [
      flag("color", "errors, pictures and the prompt in colour", \.isColoured),
      flag("echo", "the values of expressions and declarations are shown", \.echoes),
      Setting(
        name: "notes", summary: "a line about what UIKit does silently", values: "on or off",
        get: { $0.settings.isQuiet ? "off" : "on" },
        set: { session, text in
          guard let isOn = bool(text) else { return false }
          session.settings.isQuiet = !isOn
          session.listenForNotes()
          return true
        }),
      flag("pager", "listings taller than the terminal go through $PAGER", \.usesPager),
      flag("timer", "after each input, how long it took", \.timesInputs),
      Setting(
        name: "width", summary: "columns of errors and listings", values: "a number from 20 to 1000, or auto",
        get: { session in session.settings.width.map { "\($0)" } ?? "auto" },
        set: { session, text in
          if text == "auto" {
            session.settings.width = nil
            return true
          }
          guard let width = Int(text), (20...1000).contains(width) else { return false }
          session.settings.width = width
          return true
        }),
    ]
  }

  private static func flag(_ name: String, _ summary: String, _ path: WritableKeyPath<Settings, Bool>) -> Setting {
    Setting(
      name: name, summary: summary, values: "on or off", get: { $0.settings[keyPath: path] ? "on" : "off" },
      set: { session, text in
        guard let isOn = bool(text) else { return false }
        session.settings[keyPath: path] = isOn
        return true
      })
  }

  private static func bool(_ text: String) -> Bool? {
    switch text {
    case "on", "true", "yes": true
    case "off", "false", "no": false
    default: nil
    }
  }
}
