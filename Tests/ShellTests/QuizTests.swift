import Testing

@testable import Shell

@Suite struct QuizTests {
  /// Four answers that differ, one of them right; whatever is wrong says why.
  @Test(arguments: QuizTopic.allCases) func hasOneRightAnswer(_ topic: QuizTopic) {
    inSession { _, _ in
      for seed in 1...2000 {
        let question = QuizQuestion(topic, seed: seed)
        let place = "\(topic) \(seed)"
        #expect(question.choices.count == 4, "\(place)")
        #expect(Set(question.choices.map(\.text)).count == 4, "\(place)")
        for (index, choice) in question.choices.enumerated() {
          #expect(choice.reason.isEmpty == (index == question.right), "\(place): \(choice)")
        }
        let explained = question.explanation()
        #expect(explained.contains { $0.contains(question.choices[question.right].text) }, "\(place): \(explained)")
      }
    }
  }

  /// The right answer is what the code answers that the question shows.
  @Test(arguments: QuizTopic.allCases) func isRight(_ topic: QuizTopic) {
    for seed in 1...40 {
      inSession { session, _ in
        let question = QuizQuestion(topic, seed: seed)
        let script = (question.scene.swift + [question.change ?? ""]).joined(separator: "\n")
        #expect(session.run(script) == .done, "\(topic) \(seed)")
        guard let found = try? session.look(question.expression), let said = try? session.shown(found.value, found.type)
        else {
          Issue.record("\(topic) \(seed): \(question.expression)")
          return
        }
        #expect(said == question.choices[question.right].text, "\(topic) \(seed)")
      }
    }
  }

  @Test func isTheSameForASeed() {
    inSession { session, host in
      _ = session.run("quiz convert --seed 7")
      let first = host.output
      host.output = ""
      _ = session.run("quiz convert --seed 7")
      #expect(host.output == first)
      #expect(session.world.window.subviews.isEmpty, "a question touches nobody's views")
    }
  }

  @Test func talks() {
    GoldenCases("lessons/quiz.txt").check { each, _ in
      let script = each.script
      return inSession(Start(echoes: true)) { session, host in
        session.settings.isInteractive = true
        for line in script.lines.dropLast() {
          host.everything += "> \(line)\n"
          _ = session.run(String(line))
        }
        return host.everything
      }
    }
  }
}
