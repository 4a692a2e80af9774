/// The sentences of the shell's commands: the only place that holds them.
extension ShellError {
  var sentence: (message: String, hint: String?) {
    switch self {
    case .notNumber(let what, let text): ("\(what) must be a number, not '\(text)'", nil)
    case .notBool(let text, let type): ("'\(text)' is no Bool: its type is \(type)", nil)
    case .exitCode(let text): ("an exit code is a number from 0 to 255, not '\(text)'", nil)
    case .screenSize(let usage): ("a screen has a width and a height in points", "usage: \(usage)")
    case .nilView(let text): ("'\(text)' is nil, not a view", nil)
    case .notView(let text, let type): ("'\(text)' is no view: its type is \(type)", nil)
    case .noView(let part, let place, let hint): ("no view '\(part)' in \(place)", hint)
    case .noOption(let option, let command, let hint): ("'\(command)' has no option '\(option)'", hint)
    case .optionNeedsValue(let option): ("option '\(option)' needs a value", nil)
    case .tooManyWords(let word, let command, let usage): ("'\(command)' takes no '\(word)'", "usage: \(usage)")
    case .missingWord(let question, let usage): (question, "usage: \(usage)")
    case .cannotRead(let path, let reason): ("cannot read '\(path)': \(reason)", nil)
    case .cannotWrite(let path, let reason): ("cannot write '\(path)': \(reason)", nil)
    case .fileExists(let path): ("'\(path)' exists already", "`save! \(path)` replaces it")
    case .loadsItself(let path): ("'\(path)' loads itself", nil)
    case .loadsTooDeeply: ("files load each other too deeply", nil)
    case .notInLoadedFile(let command): ("'\(command)' cannot stand in a loaded file", nil)
    case .programsNotAllowed: ("a script may start programs only with --allow-run", nil)
    case .nothingToUndo: ("there is nothing to undo", nil)
    case .nothingToRedo: ("there is nothing to redo", nil)
    case .noHelp(let topic, let near): ("there is no help about '\(topic)'", near ?? "`help` alone lists what there is")
    case .noSubject(let word, let known):
      ("there is no '\(word)' here", "what there is: \(known.joined(separator: ", "))")
    case .script(let message, let hint): (message, hint)
    }
  }
}
