import Language
import Syntax

/// Why a command does not do what was asked, as facts. `ShellError+Message.swift` writes the sentences.
enum ShellError {
  case notNumber(String, String), notBool(String, String), exitCode(String), screenSize(usage: String)
  case nilView(String), notView(String, String), noView(String, in: String, String?)
  case noOption(String, of: String, String?), optionNeedsValue(String), tooManyWords(String, String, usage: String)
  case missingWord(String, usage: String)
  case cannotRead(String, String), cannotWrite(String, String), fileExists(String, String)
  case loadsItself(String), loadsTooDeeply, notInLoadedFile(String), stepsByHand,
    notTogether(String, String), programsNotAllowed, programFailed(String, Int)
  case nothingToUndo, nothingToRedo, noHelp(String, String?), outside(String, String?), noSubject(String, [String])
  case flatView(String), notInPicture(String, String), notPoint(String), notCopied, pictureSize(String), noConverter(
    String)
  case notExplained(String, String), otherTree(String, String)
  case newerForm(version: String)
  case nothingToRestore(Int), restoreLate, cannotRestore(String)
  case noCheckpoint(String?, String?), watchChanges(String), rerunsItself, noLine(String, Int)
  case noSetting(String, [String]), badSetting(String, String, String)
  case noLesson, noSuchLesson(String, String?), noSteps(String), lessonOver, notYet(String), nothingAsked,
    answeredAlready, noChoice(String), noAnswer(String)
  /// What the checker says of a piece of Swift given to a command.
  case script(String, String?)
}

extension Trap {
  /// A command's failure: nobody's program is at fault, so it is told plainly.
  init(shell error: ShellError) {
    let (message, hint) = error.sentence
    self.init(.said(message), kind: "", hint: hint)
    code = Diagnostic.code(of: error)
  }
}
