import Shell

/// Small, seeded random numbers: a failing test prints its seed.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// What somebody might type: views, trees of them, settings, variables, moves, mistakes.
struct RandomTyping {
  private var random: SeededRandom
  private var views = 0

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// With `undo` and `redo` now and then when asked for.
  mutating func line(undoes: Bool = true) -> String {
    if views < 2 { return make() }
    switch Int.random(in: 0..<(undoes ? 24 : 20), using: &random) {
    case 0, 1: return make()
    case 2: return "\(view()).addSubview \(view())"
    case 3: return "\(view()).addSubview(\(view()))"
    case 4: return "\(view()).tag = \(number(9))"
    case 5: return "\(view()).frame = CGRect(x: \(number(99)), y: \(number(99)), width: \(number(99)), height: 0.5)"
    case 6: return "\(view()).transform = CGAffineTransform(rotationAngle: \(number(90))°)"
    case 7: return "\(view()).bounds.origin.x = \(number(50))"
    case 8: return "\(view()).alpha = 0.\(number(9)); \(view()).isHidden = \(Bool.random(using: &random))"
    case 9: return "\(view()).removeFromSuperview"
    case 10: return "cd \(view())"
    case 11: return ["cd ..", "cd /", "cd -", "tick", "setNeedsLayout"].randomElement(using: &random)!
    case 12: return "\(view()).frame"
    case 13: return "tag = \(number(5)) // a comment"
    case 14: return "var n = \(number(100))"
    case 15: return "n += 1; \(view()).tag = n"
    case 16: return "\(view()).tag = 77; print([1][\(number(3)) + 1])"
    case 17: return "for v in window.subviews {\n  v.tag += 1\n\n}"
    case 18: return "\(view()).backgroundColor = UIColor(red: 0.\(number(9)), green: 0.25, blue: 1, alpha: 0.5)"
    case 19: return "class Card: UIView { var depth = 0; override func layoutSubviews() { tag += 1 } }; let v0 = Card()"
    case 20: return "redo"
    case 21: return "undo 2"
    default: return "undo"
    }
  }

  private mutating func make() -> String {
    // An old name may be bound anew.
    let index = Int.random(in: 0...views, using: &random)
    views = max(views, index + 1)
    return "let v\(index) = UIView(frame: CGRect(x: \(number(99)), y: 1.25, width: \(number(99)), height: 7))"
  }

  private mutating func view() -> String {
    let index = Int.random(in: -1..<views, using: &random)
    return index < 0 ? "window" : "v\(index)"
  }

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
}

extension Session {
  /// All that can be seen of a session's state.
  func state(_ host: RecordingHost) -> String {
    [":pwd", ":tree /", ":tree", ":dump /", "print(window.recursiveDescription())", "print(n)"]
      .map { answer($0, host) }.joined()
  }

  /// What one line prints, errors included.
  func answer(_ line: String, _ host: RecordingHost) -> String {
    host.everything = ""
    _ = run(line)
    return host.everything
  }
}
