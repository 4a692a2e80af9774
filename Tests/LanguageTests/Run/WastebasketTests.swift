import Testing

@testable import Language

@Suite struct WastebasketTests {
  private final class Counted {
    let count: UnsafeMutablePointer<Int>
    init(_ count: UnsafeMutablePointer<Int>) {
      self.count = count
      count.pointee += 1
    }
    deinit { count.pointee -= 1 }
  }

  /// Drops an array of so many objects while code runs that is to stop for a reason, or is not. Answers how many were
  /// left then, and in how many pieces they went.
  private func drop(_ size: Int, _ reason: StopReason?, keepsCopy: Bool = false) -> (left: Int, pieces: Int) {
    let context = RunContext()
    RunContext.running = context
    defer { RunContext.running = nil }
    var alive = 0
    return withUnsafeMutablePointer(to: &alive) { alive in
      var box: ArrayBox? = ArrayBox((0..<size).map { _ in Value(object: Counted(alive)) })
      var copy = keepsCopy ? box?.items : nil
      if let reason { context.interruptFlag.pointee = reason.rawValue }
      box = nil
      let left = alive.pointee
      context.interruptFlag.pointee = 0
      copy = nil
      var pieces = 0
      while context.tidy() { pieces += 1 }
      #expect(alive.pointee == 0 && copy == nil)
      return (left, pieces)
    }
  }

  @Test func freesAtOnceWhatNobodyWaitsFor() {
    #expect(drop(100_000, nil) == (0, 0))
    #expect(drop(0, .interrupt) == (0, 0))
    #expect(drop(100, .interrupt) == (0, 0))
  }

  @Test func keepsWhatCtrlCWouldWaitFor() {
    let size = 100_000
    #expect(drop(size, .interrupt) == (size, size / Piece.items))
  }

  /// When memory is short it must come back.
  @Test(arguments: [StopReason.memory, .time]) func freesForOtherReasons(_ reason: StopReason) {
    #expect(drop(100_000, reason) == (0, 0))
  }

  @Test func leavesWhatOthersHold() { #expect(drop(100_000, .interrupt, keepsCopy: true) == (100_000, 0)) }
}
