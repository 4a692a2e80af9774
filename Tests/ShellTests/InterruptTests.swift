import Glibc
import Shell
import Testing
import ViewKit

/// Whatever a script runs, Ctrl-C stops it, and leaves everything as it was. Each statement here would run for ever, or
/// for hours, in one native call or many.
@Suite struct InterruptTests {
  static let numbers = "var a = Array(0..<2000)\n"
  static let text = "var t = String(repeating: \"héllo, \", count: 20_000)\n"
  static let views = "for i in 0..<300 { window.addSubview(UIView()) }\n"

  static let endless: [(setup: String, statement: String)] = [
    ("", "while true {}"), ("", "repeat { tag += 1 } while true"), ("", "for i in 0..<Int.max { tag = i }"),
    ("", "for i in stride(from: 0.0, to: 1e300, by: 1) { _ = i }"),
    ("", "for _ in sequence(first: 0, next: { $0 }) {}"),
    ("", "for i in 1... where i < 0 {}"), ("", "(0..<Int.max).forEach { _ in }"),
    ("", "_ = (0..<Int.max).reduce(0) { $0 &+ $1 }"), ("", "_ = (1...).first { $0 < 0 }"),
    ("", "_ = (1...).contains { $0 < 0 }"), ("", "_ = (0..<Int.max).allSatisfy { $0 >= 0 }"),
    ("", "_ = (1...).lazy.filter { $0 < 0 }.first { _ in true }"), ("", "_ = (0..<Int.max).filter { $0 < 0 }.count"),
    ("", "_ = sequence(first: 0) { $0 }.elementsEqual(sequence(first: 0) { $0 })"),
    ("", "_ = sequence(first: 1) { $0 }.min()"), ("", "_ = stride(from: 0, to: Int.max, by: 1).contains(-1)"),
    ("func f(_ n: Int) -> Int { n < 2 ? n : f(n - 1) + f(n - 2) }\n", "print(f(80))"),
    ("let f: (Int) -> Int = { $0 }\n", "while true { _ = f(1) }"),
    (numbers, "while true { _ = a.sorted { $0 > $1 } }"),
    (numbers, "while true { a.shuffle(); a.sort(); a.reverse() }"),
    (numbers, "while true { _ = a.shuffled().hashValue }"), (numbers, "while true { _ = a + a == a }"),
    (numbers, "while true { _ = a.description }"), (numbers, "while true { _ = Set(a).union(a) }"),
    (numbers, "while true { _ = Dictionary(grouping: a) { $0 % 7 }.keys.count }"),
    (numbers, "while true { a.removeAll { $0 < 0 } }"), (numbers, "while true { _ = a.map(String.init).joined() }"),
    ("", "while true { _ = Array(repeating: 1, count: 1_000_000) }"),
    ("", "while true { _ = String(repeating: \"ab\", count: 1_000_000) }"),
    (text, "while true { t += \"x\"; _ = t.count }"), (text, "while true { _ = t.uppercased() }"),
    (text, "while true { _ = t.contains(\"nowhere\") }"), (text, "while true { _ = t.replacing(\"l\", with: \"r\") }"),
    (text, "while true { _ = t.split(separator: \"llo\").count }"),
    (text, "while true { _ = t.filter { $0 != \"l\" } }"),
    (text, "while true { _ = Array(t.utf8).count }"), (text, "while true { for c in t { _ = c } }"),
    (views, "while true { _ = window.recursiveDescription() }"),
    (views, "while true { window.setNeedsLayout(); window.layoutIfNeeded() }"),
    (views, "while true { _ = window.hitTest(.zero, with: nil); _ = window.viewWithTag(-1) }"),
    (
      "class V: UIView { override func layoutSubviews() { while true {} } }; let v = V(); window.addSubview(v)\n",
      "window.layoutIfNeeded()"
    ),
    ("struct S: Equatable { static func == (a: S, b: S) -> Bool { while true {} } }\n", "_ = [S()] == [S()]"),
    ("struct S: CustomStringConvertible { var description: String { while true {} } }\n", "print([S()])"),
    ("class C { deinit { while true {} } }\n", "do { _ = C() }"),
  ]

  @Test(arguments: endless.indices) func stops(_ index: Int) {
    let (setup, statement) = Self.endless[index]
    inSession(Start(isQuiet: true)) { session, host in
      #expect(session.run("let mark = UIView(); window.addSubview(mark); var n = 1\n" + setup) == .done, "\(setup)")
      let before = session.answer(":dump /", host)
      let watch = Interrupter(session)
      defer { watch.end() }
      #expect(session.run("n = 2; tag = 5; " + statement) == .interrupted, "\(statement)")
      watch.end()
      #expect(Runtime.current.checkInvariants() == [])
      #expect(session.answer(":dump /", host) == before, "\(statement)")
      #expect(session.answer("print(n)", host) == "1\n", "\(statement)")
    }
  }

  /// Ctrl-C while a failure is taken back must not leave half a story.
  @Test func doesNotStopATakingBack() {
    inSession { session, host in
      _ = session.run("var n = 0\nfor i in 0..<20_000 { n += i }\nlet v = UIView(); window.addSubview(v); v.tag = 3")
      let before = session.answer(":dump /", host)
      var flag = session.interruptFlag
      // As soon as there is another flag it is set: the story is being told again.
      session.interruptFlagChanged = {
        flag = $0
        flag.pointee = 1
      }
      #expect(session.run("v.tag = 4; fatalError(\"no\")") == .failed)
      session.interruptFlagChanged = { _ in }
      session.interruptFlag.pointee = 0
      #expect(session.answer(":dump /", host) == before)
    }
  }

  @Test func leavesTheWorldWhenUndoIsStopped() {
    inSession { session, host in
      _ = session.run("var n = 0; for i in 0..<20_000 { n += i }")
      _ = session.run("let v = UIView(); window.addSubview(v); v.tag = 3")
      _ = session.run("v.tag = 4")
      let before = session.answer(":dump /", host)
      session.interruptFlagChanged = { $0.pointee = 1 }
      #expect(session.run("undo") == .interrupted)
      session.interruptFlagChanged = { _ in }
      session.interruptFlag.pointee = 0
      #expect(session.answer(":dump /", host) == before)
      #expect(session.run("undo") == .done)
      #expect(session.answer("print(v.tag)", host) == "3\n")
    }
  }

  /// Of a script the next statement stops when Ctrl-C came at the very end of one.
  @Test func isHeardBetweenStatements() {
    inSession { session, _ in
      _ = session.run("tag = 1")
      session.interruptFlag.pointee = 1
      #expect(session.run("tag = 2") == .interrupted)
      #expect(session.run("print(tag)") == .done)
    }
  }

  @Test func saysThatThereIsNoMoreMemory() {
    inSession { session, host in
      _ = session.run("var n = 1")
      session.interruptFlag.pointee = 2
      #expect(session.run("n = 2") == .failed)
      #expect(host.errors.contains("out of memory"))
      #expect(session.answer("print(n)", host) == "1\n")
    }
  }
}

/// Sets a session's flag a moment from now, once or, where a session changes its flag, again.
private final class Interrupter: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t> = .allocate(capacity: 1)
  private var flag: UnsafeMutablePointer<Int32>?
  private var thread = pthread_t()

  init(_ session: Session) {
    pthread_mutex_init(lock, nil)
    flag = session.interruptFlag
    pthread_create(
      &thread, nil,
      {
        usleep(30_000)
        Unmanaged<Interrupter>.fromOpaque($0!).takeRetainedValue().fire()
        return nil
      }, Unmanaged.passRetained(self).toOpaque())
    session.interruptFlagChanged = { [unowned self] _ in end() }
  }

  private func fire() {
    pthread_mutex_lock(lock)
    flag?.pointee = 1
    pthread_mutex_unlock(lock)
  }

  func end() {
    pthread_mutex_lock(lock)
    flag = nil
    pthread_mutex_unlock(lock)
  }
}
