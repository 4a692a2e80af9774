import Syntax

enum SetCommand: Command {
  static let name = "set"
  static let group = CommandGroup.more
  static let summary = "sets how the shell behaves; alone, lists what can be set"
  static let usage = "set [setting value] [--json]"
  static var parameters: [CommandShape.Parameter] { [.word, .word] }
  static let isSetting = true
  static let isBarrier = true
  static let document: String? = """
    {setting: text}
    """
  static let searchWords = ["option", "preference", "echo", "timer", "width", "pager", "notes", "color", "config"]
  static var examples: [CommandExample] { [CommandExample("set width 90\nshow width", "width  90\n")] }

  static func run(_ call: CommandCall) throws {
    if call.words.isEmpty { return try ShowCommand.run(call) }
    let setting = try ShowCommand.setting(call)
    guard call.words.count == 2 else { throw call.failure(.missingWord("set \(setting.name) to what?", usage: usage)) }
    if call.output.isMuted { return }
    guard setting.set(call.session, call.words[1]) else {
      throw call.failure(.badSetting(setting.name, setting.values, call.words[1]))
    }
    if call.isJSON { ShowCommand.tell([setting], call) }
  }
}

enum ShowCommand: Command {
  static let name = "show"
  static let group = CommandGroup.more
  static let summary = "shows what is set"
  static let usage = "show [setting] [--json]"
  static var parameters: [CommandShape.Parameter] { [.word] }
  static let document: String? = """
    {setting: text}
    """
  static let searchWords = ["settings", "option", "preferences"]
  static var examples: [CommandExample] { [CommandExample("show echo", "echo  off\n")] }

  static func run(_ call: CommandCall) throws {
    let shown = call.words.isEmpty ? Setting.all : [try setting(call)]
    if call.isJSON {
      return tell(shown, call)
    }
    for setting in shown {
      if shown.count == 1 { return call.output.line("\(setting.name)  \(setting.get(call.session))") }
      let (name, value) = (setting.name, setting.get(call.session))
      let pad = String(repeating: " ", count: max(1, 7 - name.count))
      call.output.line(
        "\(name)\(pad)\(value)\(String(repeating: " ", count: max(1, 6 - value.count)))\(setting.summary)")
    }
  }

  static func tell(_ settings: [Setting], _ call: CommandCall) {
    call.answer { json in
      for setting in settings {
        json.key(setting.name)
        json.string(setting.get(call.session))
      }
    }
  }

  static func setting(_ call: CommandCall) throws -> Setting {
    let name = call.words[0]
    if let setting = Setting.all.first(where: { $0.name == name }) { return setting }
    throw call.failure(.noSetting(name, Setting.all.map(\.name)))
  }
}
