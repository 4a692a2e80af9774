import Pictures
import ViewKit

enum QuizTopic: String, CaseIterable { case convert, frame, bounds, autoresizing, hitTest }

struct QuizScore {
  var asked = 0
  var right = 0
}

/// A question about a small scene, with four answers. The wrong ones are what comes out for somebody who confuses two
/// spaces, and each says which. The same topic and seed give the same question.
struct QuizQuestion {
  struct Choice {
    let text: String
    /// What is confused, for a wrong one.
    let reason: String
  }

  let topic: QuizTopic
  let seed: Int
  let scene: QuizScene
  let question: String
  /// What is asked for, as Swift, and what happens before, if anything.
  let expression: String
  let change: String?
  let choices: [Choice]
  let right: Int
  private let explain: ([String: UIView], Explainer) -> [String]

  init(_ topic: QuizTopic, seed: Int) {
    var random = QuizRandom(seed: seed, topic)
    while true {
      let draft = QuizDraft(topic, &random)
      guard let choices = draft.choices(&random) else { continue }
      (self.topic, self.seed, scene, question) = (topic, seed, draft.scene, draft.question)
      (expression, change) = (draft.expression, draft.change)
      (self.choices, right, explain) = (choices.list, choices.right, draft.explain)
      return
    }
  }

  static func letter(_ index: Int) -> String { ["a", "b", "c", "d"][index] }

  /// The letter of an answer as people write it: `b`, `B)`, `(b)`.
  func letter(_ text: String) -> String? {
    let plain = text.lowercased().filter { !"(). ".contains($0) }
    return choices.indices.map(Self.letter).first { $0 == plain }
  }

  /// Which answer is meant: by its letter, or by what it says.
  func choice(_ text: String) -> Int? {
    if let letter = letter(text) { return choices.indices.first { Self.letter($0) == letter } }
    func pieces(_ text: String) -> [Substring] { text.split { "(); ,".contains($0) } }
    return choices.firstIndex { pieces($0.text) == pieces(text) }
  }

  private var code: [String] { scene.swift + (change.map { [$0] } ?? []) }

  /// As members of a document.
  func describe(_ json: inout JSONText) {
    json.member("seed", seed)
    json.member("subject", topic.rawValue)
    json.member("scene", code)
    json.member("question", question)
    json.member("answers", each: Array(choices.enumerated())) { json, choice in
      json.object {
        $0.member("letter", Self.letter(choice.offset))
        $0.member("text", choice.element.text)
      }
    }
  }

  /// The scene as Swift, the question, the answers.
  var lines: [String] {
    ["Question \(seed) about \(topic.rawValue):", ""] + code.map { "    " + $0 }
      + ["", question]
      + choices.enumerated().map { "  \(Self.letter($0))  \($1.text)" }
      + ["Which? Type its letter, or `answer` and the letter."]
  }

  /// Why the right answer is right, step by step.
  func explanation() -> [String] { scene.build(explain) }
}

/// A question on its way: the right answer first, then those that come of confusions. Some may be the same, or right.
struct QuizDraft {
  var scene: QuizScene
  var question: String
  var expression: String
  var change: String?
  var right: String
  var wrong: [QuizQuestion.Choice]
  var explain: ([String: UIView], Explainer) -> [String]

  init(
    scene: QuizScene, question: String, expression: String, change: String? = nil, right: String,
    wrong: [(String, String)],
    explain: @escaping ([String: UIView], Explainer) -> [String]
  ) {
    (self.scene, self.question, self.expression, self.change) = (scene, question, expression, change)
    (self.right, self.explain) = (right, explain)
    self.wrong = wrong.map { QuizQuestion.Choice(text: $0.0, reason: $0.1) }
  }

  init(_ topic: QuizTopic, _ random: inout QuizRandom) {
    switch topic {
    case .convert: self = .convert(&random)
    case .frame: self = .frame(&random)
    case .bounds: self = .bounds(&random)
    case .autoresizing: self = .autoresizing(&random)
    case .hitTest: self = .hitTest(&random)
    }
  }

  /// Four that differ, in any order; nil when there are not so many.
  func choices(_ random: inout QuizRandom) -> (list: [QuizQuestion.Choice], right: Int)? {
    var picked: [QuizQuestion.Choice] = []
    for each in random.shuffled(wrong) where picked.count < 3 {
      if each.text != right, !picked.contains(where: { $0.text == each.text }) { picked.append(each) }
    }
    guard picked.count == 3 else { return nil }
    let place = random.number(0...3)
    picked.insert(QuizQuestion.Choice(text: right, reason: ""), at: place)
    return (picked, place)
  }
}

/// The same numbers for the same seed, everywhere (SplitMix64).
struct QuizRandom {
  private var state: UInt64

  init(seed: Int, _ topic: QuizTopic) {
    let place = QuizTopic.allCases.firstIndex(of: topic) ?? 0
    state = UInt64(truncatingIfNeeded: seed) &* 0xD134_2543_DE82_EF95 &+ UInt64(place)
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { range.lowerBound + Int(next() % UInt64(range.count)) }

  /// A multiple of 10.
  mutating func tens(_ range: ClosedRange<Int>) -> Double { Double(number(range) * 10) }

  mutating func pick<T>(_ list: [T]) -> T { list[number(0...list.count - 1)] }

  mutating func shuffled<T>(_ list: [T]) -> [T] {
    var list = list
    for index in list.indices.reversed() where index > 0 { list.swapAt(index, number(0...index)) }
    return list
  }
}
