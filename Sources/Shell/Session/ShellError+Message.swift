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
    case .fileExists(let path, let hint): ("'\(path)' exists already", hint)
    case .loadsItself(let path): ("'\(path)' loads itself", nil)
    case .loadsTooDeeply: ("files load each other too deeply", nil)
    case .notInLoadedFile(let command): ("'\(command)' cannot stand in a loaded file", nil)
    case .stepsByHand:
      (
        "a file is gone through step by step at a prompt only",
        "`load` alone runs all of it; `vsh --step FILE` begins so"
      )
    case .notTogether(let one, let other): ("'\(one)' and '\(other)' do not go together", nil)
    case .programFailed(let program, let status): ("'\(program)' ended with \(status)", nil)
    case .programsNotAllowed: ("a script may start programs only with --allow-run", nil)
    case .nothingToUndo: ("there is nothing to undo", nil)
    case .nothingToRedo: ("there is nothing to redo", nil)
    case .noHelp(let topic, let near): ("there is no help about '\(topic)'", near ?? "`help` alone lists what there is")
    case .outside(let sentence, let instead): (sentence, instead)
    case .noSubject(let word, let known):
      ("there is no '\(word)' here", "what there is: \(known.joined(separator: ", "))")
    case .flatView(let name):
      ("\(name)'s transform squashes it flat: nothing can be seen from it", "set a transform that can be undone")
    case .notInPicture(let view, let root):
      ("\(view) is not below \(root), which is drawn", "`look \(view)` draws its tree")
    case .notPoint(let text): ("a point is written x,y, not '\(text)'", nil)
    case .notCopied:
      (
        "no script was found that draws this picture again in a fresh session",
        "ask between the statements that make it, not inside of them"
      )
    case .pictureSize(let text):
      ("a picture's size is columns and rows, from 20x8 to 1000x1000, not '\(text)'", "for example --size 80x24")
    case .noConverter(let format):
      (
        "\(format) is made by the program rsvg-convert, which is not here",
        "install the package librsvg2-bin, or take --svg"
      )
    case .notExplained(let text, let usage): ("there is nothing to explain about '\(text)'", usage)
    case .otherTree(let first, let second):
      ("\(first) and \(second) stand in different trees: there is nothing to measure between them", nil)
    case .newerForm(let version):
      (
        "this was saved by vsh \(version), in a form that vsh \(Version.number) does not know",
        "run it with a vsh that is as new"
      )
    case .nothingToRestore(0): ("there is nothing to restore: no session was cut off", nil)
    case .nothingToRestore(let count):
      ("there is no such session", "`restore --list` shows the \(count) that were cut off")
    case .restoreLate: ("this session has changes of its own already", "`restore` in a new one")
    case .cannotRestore(let reason): ("the session cannot be restored: \(reason)", "`restore --forget` gives it up")
    case .noCheckpoint(nil, _): ("there is no checkpoint yet", "`checkpoint a` makes one")
    case .noCheckpoint(let name?, let near):
      ("there is no checkpoint '\(name)'", near ?? "`checkpoint` alone lists what there is")
    case .watchChanges(let text): ("'\(text)' changes something: only what merely looks can be watched", nil)
    case .rerunsItself: ("what is being run again cannot ask for more of that", nil)
    case .noLine(let word, let count): ("there is no line '\(word)' in the history", "it has \(count) so far")
    case .noSetting(let name, let known):
      ("there is no setting '\(name)'", "what there is: \(known.joined(separator: ", "))")
    case .badSetting(let name, let values, let text): ("'\(name)' is \(values), not '\(text)'", nil)
    case .noLesson: ("no lesson is under way", "`lesson` lists them")
    case .noSuchLesson(let name, let near):
      ("there is no lesson '\(name)'", near ?? "`lesson list` shows what there is")
    case .noSteps(let name):
      ("'\(name)' is no lesson: it has no step", "a step begins with `//## Title`; `lesson show frames` is an example")
    case .lessonOver: ("the lesson has no further step", "`lesson list` shows the others, `lesson stop` leaves")
    case .notYet(let reason): ("not yet: \(reason)", "`lesson hint` helps, `lesson solve` shows how it is done")
    case .nothingAsked: ("nothing was asked", "`quiz` asks a question, `lesson` begins a lesson")
    case .answeredAlready:
      ("this step is done, and asks no more", "`lesson next` goes on, `lesson again` begins the step afresh")
    case .noChoice(let text): ("an answer is a, b, c or d, not '\(text)'", nil)
    case .noAnswer(let form): ("the answer is to be \(form)", nil)
    case .script(let message, let hint): (message, hint)
    }
  }
}
