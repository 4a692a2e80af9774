import Testing

@testable import ViewKit

/// Runs a test in a world of its own; no test may meet another's views. The world must be sound at its end.
func inWorld(at location: SourceLocation = #_sourceLocation, _ body: (Runtime) throws -> Void) rethrows {
  try Runtime.withFresh { runtime in
    try body(runtime)
    #expect(runtime.checkInvariants() == [], sourceLocation: location)
  }
}

/// The exceptions raised and notes made by `body`.
func heard(_ body: () -> Void) -> (exceptions: [UIKitException], notes: [Note]) {
  let runtime = Runtime.current
  var exceptions: [UIKitException] = []
  var notes: [Note] = []
  runtime.exceptionHandler = { exceptions.append($0) }
  runtime.noteHandler = { notes.append($0) }
  body()
  #expect(runtime.checkInvariants() == [])
  runtime.exceptionHandler = nil
  runtime.noteHandler = nil
  return (exceptions, notes)
}

/// A view that writes down every call it gets.
class Probe: UIView {
  nonisolated(unsafe) static var log: [String] = []
  var name = "?"

  convenience init(_ name: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) {
    self.init(frame: frame)
    self.name = name
  }

  func say(_ text: String) { Probe.log.append("\(name) \(text)") }

  static func record(_ body: () -> Void) -> [String] {
    log = []
    body()
    defer { log = [] }
    return log
  }

  private func text(_ view: UIView?) -> String {
    view.map { $0 is UIWindow ? "window" : ($0 as? Probe)?.name ?? "view" } ?? "nil"
  }

  override func willMove(toSuperview newSuperview: UIView?) { say("willMove(toSuperview: \(text(newSuperview)))") }
  override func didMoveToSuperview() { say("didMoveToSuperview \(text(superview))") }
  override func willMove(toWindow newWindow: UIWindow?) { say("willMove(toWindow: \(text(newWindow)))") }
  override func didMoveToWindow() { say("didMoveToWindow \(text(window))") }
  override func didAddSubview(_ subview: UIView) { say("didAddSubview \(text(subview))") }
  override func willRemoveSubview(_ subview: UIView) { say("willRemoveSubview \(text(subview))") }
}

/// A small generator with a seed, so that a failure can be run again.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func coin(_ chance: Double = 0.5) -> Bool { Double.random(in: 0..<1, using: &self) < chance }

  mutating func number(_ range: ClosedRange<Double> = -100...100) -> Double {
    // Quarters are exact in binary, so sums of them are too.
    (Double.random(in: range, using: &self) * 4).rounded() / 4
  }
}

func close(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool {
  abs(a - b) <= tolerance * max(1, abs(a), abs(b))
}

func close(_ a: CGPoint, _ b: CGPoint) -> Bool { close(a.x, b.x) && close(a.y, b.y) }

func close(_ a: CGRect, _ b: CGRect) -> Bool {
  close(a.origin, b.origin) && close(a.size.width, b.size.width) && close(a.size.height, b.size.height)
}
