import Syntax

/// What somebody types who is in a lesson, or has a question before them, and does not think of `lesson` and `answer`.
extension Prompt {
  /// The command that is meant; nil for what stands for itself, as every name does that was declared.
  func teaching(_ text: String) -> String? {
    guard session.lesson != nil || session.quiz != nil else { return nil }
    let word = text.trimmed
    if session.lesson != nil, Self.lessonWords.contains(word), !isDeclared(word) { return "lesson \(word)" }
    if let letter = session.quiz?.letter(word) { return isDeclared(letter) ? nil : "answer \(letter)" }
    let isNumbers = word.contains(where: \.isNumber) && word.allSatisfy { $0.isNumber || "(), .-".contains($0) }
    if isNumbers, session.quiz != nil || session.openQuestion != nil { return "answer \(word)" }
    if session.quiz?.choice(word) != nil, !session.isUnderstood(word) { return "answer \(word)" }
    return ["?", "??", "what?", "how?", "huh?"].contains(word) || isSpeech(word)
      ? session.quiz == nil ? "lesson" : "answer \(word)" : nil
  }

  private static var lessonWords: Set<String> { ["next", "hint", "again", "solve", "stop"] }

  private func isDeclared(_ name: String) -> Bool {
    session.world.interpreter.checker.typeOfGlobal(named: Name(name)) != nil
  }

  /// `what do I do?`: several words of letters, and nothing that Swift, a command or a slip in one begins with.
  private func isSpeech(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 1, let first = words.first.map(String.init),
      text.allSatisfy({ $0.isLetter || " ',?!’".contains($0) }), !session.isUnderstood(text)
    else { return false }
    if text.hasSuffix("?") { return true }
    let commands = CommandTable.all.map { $0.name }
    if Name(first).isReserved || commands.contains(first) || first.dropFirst().contains(where: \.isUppercase) {
      return false
    }
    return (words.count > 2 || NearNames.nearest(to: first, among: commands).isEmpty) && !session.isUnderstood(first)
  }
}
