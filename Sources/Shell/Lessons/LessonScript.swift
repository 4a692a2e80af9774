/// A lesson: a script like any other, whose comments say what is shown, asked and hinted at.
///
///     //# Frame and bounds         the lesson's title
///     //## Two rectangles          a step begins
///     //: Every view has two …     a line of text
///     let card = UIView()          statements: run, and shown with what they answer
///     //? Move card to (40, 60).   the task; from here on nothing runs by itself
///     //! Its frame has an origin. a hint, one at a time
///     card.frame.origin = …        how it can be done: what a script runs and a person types
///     check card.frame.origin == … what must be true then
///     answer card.frame.origin     or: what the right answer is
///     //: So the frame is …        said when the task is done
///
/// A blank line ends a group of statements that are run together. Every other comment is the author's own.
struct LessonScript {
  let name: String
  private(set) var title = ""
  let text: String
  private(set) var steps: [Step] = []

  struct Step {
    let title: String
    var parts: [Part] = []
    var task: [String] = []
    var hints: [String] = []
    var solution: [Block] = []
    var goals: [Block] = []
    /// Said when the task is done.
    var ending: [String] = []
  }

  enum Part {
    case text(String)
    case code(Block)
  }

  /// Lines of the script, and where they stand in it.
  struct Block {
    var text: String
    let line: Int
  }

  /// nil for a text without a step: an ordinary script.
  init?(name: String, _ text: String) {
    self.name = name
    self.text = text
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let mark = Mark(line) else {
        addCode(String(line), index + 1)
        continue
      }
      switch mark {
      case .title(let words): title = words
      case .step(let words): steps.append(Step(title: words))
      case .text(let words): add(words)
      case .task(let words): change { $0.task.append(words) }
      case .hint(let words): change { $0.hints.append(words) }
      case .comment: break
      }
    }
    if title.isEmpty { title = name }
    if steps.isEmpty { return nil }
  }

  private enum Mark {
    case title(String), step(String), text(String), task(String), hint(String), comment

    init?(_ line: Substring) {
      guard line.hasPrefix("//") || line.hasPrefix("#!") else { return nil }
      for (sign, make) in [
        ("//##", Mark.step), ("//#", Mark.title), ("//:", Mark.text), ("//?", Mark.task), ("//!", Mark.hint),
      ] where line.hasPrefix(sign) {
        let rest = line.dropFirst(sign.count)
        self = make(String(rest.first == " " ? rest.dropFirst() : rest))
        return
      }
      self = .comment
    }
  }

  private mutating func change(_ body: (inout Step) -> Void) {
    if !steps.isEmpty { body(&steps[steps.count - 1]) }
  }

  private mutating func add(_ text: String) {
    change { $0.task.isEmpty ? $0.parts.append(.text(text)) : $0.ending.append(text) }
  }

  private mutating func addCode(_ line: String, _ number: Int) {
    change { step in
      if step.task.isEmpty {
        if case .code(var block)? = step.parts.last {
          block.text += "\n" + line
          step.parts[step.parts.count - 1] = .code(block)
        } else if !line.trimmed.isEmpty {
          step.parts.append(.code(Block(text: line, line: number)))
        }
      } else if line.hasPrefix("check ") || line.hasPrefix("answer ") {
        step.goals.append(Block(text: line, line: number))
      } else if !line.trimmed.isEmpty {
        let isNext = step.solution.last.map { $0.line + $0.text.lines.count == number } ?? false
        if isNext {
          step.solution[step.solution.count - 1].text += "\n" + line
        } else {
          step.solution.append(Block(text: line, line: number))
        }
      }
    }
  }
}

extension String {
  var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
