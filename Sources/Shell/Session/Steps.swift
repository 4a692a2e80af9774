import Syntax

/// Some statements of a text that ran together with others, and did not simply change something.
struct Step {
  /// Their places in the text.
  var statements: Range<Int>
  /// False for what only looked: it is no part of the story.
  let isChange: Bool
  /// The names that its shown value got.
  let results: [String]
}

/// Tells, as statements of one text run, which only look.
///
/// What looks may give numbers to objects that it names. Then it stays in the story, so that what is made later gets the
/// numbers that it has.
final class StepTracker {
  private(set) var steps: [Step] = []
  /// It outlives the tracker, which is asked after every statement: `unowned` alone would count each time.
  private unowned(unsafe) let session: Session
  /// For each statement whether it declares anything; nil for the shell's own, which shows what was declared.
  private let declares: [Bool?]
  private var ran = 0
  private var place: Int
  private var before: World.Stamp
  private var numbers: Int
  private var results: Int

  /// - Parameter first: The place of the first statement in its text.
  init(_ session: Session, _ statements: [Stmt], first: Int) {
    self.session = session
    declares = statements.map {
      if case .command(let command) = $0.kind, command.name == Session.echoCommand { return nil }
      return session.declares(CollectionOfOne($0))
    }
    place = first
    before = session.world.stamp
    numbers = session.world.runtime.numberCount
    results = session.results.count
  }

  func statementDone() {
    defer { ran += 1 }
    guard ran < declares.count, let declares = declares[ran] else { return }
    let world = session.world
    let (now, numbered, shown) = (world.stamp, world.runtime.numberCount, session.results.count)
    let isChange = now != before || declares || numbered != numbers
    if !isChange || shown > results { add(isChange, Array(session.results[results...])) }
    (before, numbers, results) = (now, numbered, shown)
    place += 1
  }

  private func add(_ isChange: Bool, _ results: [String]) {
    if !isChange, results.isEmpty, let last = steps.last, !last.isChange, last.results.isEmpty,
      last.statements.upperBound == place
    {
      steps[steps.count - 1].statements = last.statements.lowerBound..<place + 1
    } else {
      steps.append(Step(statements: place..<place + 1, isChange: isChange, results: results))
    }
  }
}

extension Session {
  /// Some statements of a text as they were written.
  func text(of source: SourceText, _ range: Range<Int>) -> String {
    part(of: parse(source).statements, range, source).text(in: source)
  }

  /// What a story keeps of some statements: pieces of them, each with the results of it that are needed.
  func kept(
    of range: Range<Int>, _ steps: [Step], isNeeded: (String) -> Bool
  ) -> [(statements: Range<Int>, results: [String])] {
    var kept: [(statements: Range<Int>, results: [String])] = []
    var start = range.lowerBound
    for step in steps {
      let needed = step.results.filter(isNeeded)
      if step.isChange, needed.isEmpty { continue }
      if start < step.statements.lowerBound { kept.append((start..<step.statements.lowerBound, [])) }
      if !needed.isEmpty { kept.append((step.statements, needed)) }
      start = step.statements.upperBound
    }
    if start < range.upperBound { kept.append((start..<range.upperBound, [])) }
    return kept
  }
}
