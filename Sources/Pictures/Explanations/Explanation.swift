import ViewKit

/// Why a number is what it is: steps with their outcomes, the last of which is what the call itself answers.
public struct Explanation: Sendable {
  /// What a step comes to.
  public enum Answer: Sendable, Equatable {
    case point(CGPoint)
    case rect(CGRect)
    case number(Double)
    case transform(CGAffineTransform)
    /// A view's name; nil is no view.
    case view(String?)
    case corners([CGPoint])
  }

  public struct Step: Sendable {
    public var text: String
    public var answer: Answer?
    /// Whose coordinates the answer is in, or what else is to be said behind it.
    public var place: String
    public var level: Int

    public init(_ text: String, _ answer: Answer? = nil, _ place: String = "", level: Int = 0) {
      (self.text, self.answer, self.place, self.level) = (text, answer, place, level)
    }
  }

  /// What is pointed out in a picture of it. Views are known by their numbers.
  public enum Sign: Sendable {
    case axes(Int)
    case frame(Int)
    /// A point in a view's own coordinates.
    case point(CGPoint, of: Int, String)
    /// A rectangle in the coordinates of a view's superview, where the view was or will be.
    case ghost(CGRect, around: Int, String)
    /// A rectangle in a view's own coordinates.
    case area(CGRect, of: Int, String)
    case step(Int, Int)
  }

  /// Bounds and center of a view.
  struct Place: Sendable, Equatable {
    var bounds: CGRect
    var center: CGPoint
  }

  /// A view at several sizes.
  struct Film: Sendable {
    /// Of the view that gets other sizes.
    var serial: Int
    /// Places by the numbers of views.
    var frames: [(title: String, places: [Int: Place])]
  }

  /// What is explained: `convert`, `frame` …
  public let kind: String
  public var title: String
  public var steps: [Step] = []
  public var result: Answer?
  public var notes: [String] = []
  public var signs: [Sign] = []
  /// Where the views below one would stand, one moment after the other.
  var film: Film?
  /// What is drawn when it is no tree of views: a transform's unit square.
  var drawing: Picture?

  /// Of layout, whose steps the session knows.
  public init(layoutOf title: String) { self.init("layout", title) }

  init(_ kind: String, _ title: String) { (self.kind, self.title) = (kind, title) }

  mutating func add(_ text: String, _ answer: Answer? = nil, _ place: String = "", level: Int = 0) {
    steps.append(Step(text, answer, place, level: level))
  }

  /// What a terminal mostly has.
  private static let width = 80

  /// As text: the outcomes stand below each other.
  ///
  /// - Parameter expression: What was asked, for the last line.
  public func lines(_ expression: String) -> [String] {
    // Places stand below each other, as near as the outcomes that they are behind.
    let width = steps.map { $0.place.isEmpty ? 0 : $0.answer?.text.count ?? 0 }.max() ?? 0
    // Four corners are longer than anything else.
    let usual = steps.map { $0.answer?.text.count ?? 0 }.filter { $0 <= 42 }.max() ?? 0
    let place = steps.map { $0.answer != nil && !$0.place.isEmpty ? $0.place.count + 3 : 0 }.max() ?? 0
    let texts = steps.filter { $0.answer != nil }.map { $0.text.count + 2 * $0.level }
    var column = min(64, texts.max() ?? 0)
    // Not because of one long text, which may end in a matrix, are all outcomes far from theirs.
    if 6 + column + usual + place > Self.width { column = texts.filter { $0 <= Self.width / 2 + 2 }.max() ?? column }
    var lines = [title]
    for step in steps {
      var line = String(repeating: " ", count: 2 + 2 * step.level) + step.text
      if let answer = step.answer?.text {
        line += String(repeating: " ", count: max(0, column + 2 - line.count)) + "  → " + answer
        if !step.place.isEmpty { line += String(repeating: " ", count: width - answer.count) + "   " + step.place }
      } else if !step.place.isEmpty {
        line += "   " + step.place
      }
      lines.append(line)
    }
    if let result { lines.append("\(expression) = \(result.text)") }
    return lines + notes.map { "note: \($0)" }
  }
}

extension Explanation.Answer {
  public var text: String {
    switch self {
    case .point(let point): Figures.text(point)
    case .rect(let rect): Figures.text(rect)
    case .number(let number): Figures.text(number)
    case .transform(let transform): Figures.matrix(transform)
    case .view(let name): name ?? "nil"
    case .corners(let points): points.map { Figures.text($0, 2) }.joined(separator: " ")
    }
  }
}

extension Explanation {
  /// The scene with the explanation drawn into it and written below.
  public func picture(in scene: Scene, _ expression: String, title: String) -> Picture {
    var picture = drawing ?? film.flatMap { strip($0, scene) } ?? Picture(scene)
    picture.title = title
    if !picture.panels.isEmpty {
      picture.alignPanels()
      picture.caption += lines(expression)
      return picture
    }
    if drawing != nil {
      picture.caption = lines(expression)
      return picture
    }
    for sign in signs {
      switch sign {
      case .axes(let serial): if let index = scene.index(ofSerial: serial) { picture.marks.append(.axes(index)) }
      case .frame(let serial):
        if let index = scene.index(ofSerial: serial), scene.views[index].isTransformed {
          picture.marks.append(.frame(index))
        }
      case .point(let point, let serial, let name):
        if let index = scene.index(ofSerial: serial) {
          picture.marks.append(.point(point.applying(scene.views[index].matrix), name))
        }
      case .ghost(let rect, let serial, let name):
        if let index = scene.index(ofSerial: serial) {
          let parent = scene.views[index].parent.map { scene.views[$0].matrix } ?? .identity
          picture.marks.append(.ghost(Quad(rect, parent), name))
        }
      case .area(let rect, let serial, let name):
        if let index = scene.index(ofSerial: serial) {
          picture.marks.append(.ghost(Quad(rect, scene.views[index].matrix), name))
        }
      case .step(let serial, let number):
        if let index = scene.index(ofSerial: serial) { picture.marks.append(.step(index, number)) }
      }
    }
    picture.caption = lines(expression)
    return picture
  }
}

/// Explains what views do, under the names that the session has for them.
public struct Explainer {
  private let label: (UIView, Int?) -> String

  /// - Parameter name: What a view is called; gets its place among its siblings where that is known, since looking for it
  ///   among a million takes its time.
  public init(name: @escaping (UIView, Int?) -> String) { label = name }

  public func name(_ view: UIView) -> String { label(view, nil) }

  func name(_ view: UIView, at place: Int) -> String { label(view, place) }

  /// A layer of a view goes by the view's name.
  func name(of layer: CALayer) -> String { (layer.delegate as? UIView).map { name($0) } ?? layer.className }

  func serial(of layer: CALayer) -> Int { (layer.delegate as? UIView ?? layer).serialNumber }
}
