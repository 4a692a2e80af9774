import Language
import Syntax
import ViewKit

/// Finds values used in the wrong space, and calls that are UIKit's to make, in code that has been checked. Each is a
/// note: the code does what it says, and that is rarely what was meant.
final class SpaceLint {
  private static let words = WordSearch(["convert", "frame", ".center", "layoutSubviews", "draw"])
  private let source: SourceText
  private var found: [(text: String, span: Span)] = []
  private var placings: [(of: String, property: String, span: Span)] = []

  /// nil when nothing in the text can be wrong, which is told by its words: most inputs need no second look.
  init?(_ source: SourceText, _ span: Span, isWanted: Bool) {
    guard isWanted, Self.words.isAny(in: source, span) else { return nil }
    self.source = source
  }

  /// For statements of known forms, of which only the doubtful ones are read.
  init(_ source: SourceText) { self.source = source }

  /// Whether an expression is of a kind that is looked at, whatever the views in it are.
  static func isDoubtful(_ expr: TypedExpr) -> Bool {
    switch expr.kind {
    case .call(let use, _, let arguments):
      guard use.function.isOfViews else { return false }
      switch use.function.name {
      // Points that are nobody's are by far the most, and their lines go by templates.
      case "convert", "hitTest", "point": return arguments.first.map { Geometry.of($0) != nil } ?? false
      case "layoutSubviews", "draw": return true
      default: return use.function.kind == .initializer && arguments.count == 1 && Geometry.of(arguments[0]) != nil
      }
    case .assign(let place, let value):
      guard let (_, property) = Geometry.of(place), let (_, other) = Geometry.of(value) else { return false }
      return property == other
    default: return false
    }
  }

  /// What was found.
  var texts: [String] { found.map(\.text) }

  /// Says what was found in the statement that has just run; the views in it stand where they do.
  func report(to session: Session) {
    if found.isEmpty, placings.isEmpty { return }
    guard let place = session.world.interpreter.context.statement,
      session.world.interpreter.source(place.source) === source
    else { return }
    report(to: session, before: place.span.end)
  }

  /// Says what was found in front of a place and is not said yet.
  func report(to session: Session, before end: Int32) {
    for each in found where each.span.start < end { session.note(each.text, at: each.span, in: source) }
    found.removeAll { $0.span.start < end }
    for placing in placings.prefix(20) where placing.span.start < end {
      guard let view = placing.of == "self" ? session.world.current : session.world.names.view(named: placing.of)
      else { continue }
      session.doubtfulPlacings.append(
        DoubtfulPlacing(
          view: view, name: placing.of, property: placing.property, source: source, span: placing.span))
    }
    placings.removeAll { $0.span.start < end }
  }

  func read(_ expr: TypedExpr, in owner: TypedFunction) {
    switch expr.kind {
    case .call(let use, let base, let arguments):
      guard use.function.isOfViews else { return }
      switch use.function.name {
      case "convert": if let base { readConversion(use.function, base, arguments, expr.span) }
      case "hitTest", "point": if let base { readTest(use.function, base, arguments, expr.span) }
      case "layoutSubviews" where arguments.isEmpty && use.dispatch.isNoSuper:
        add(
          "\(name(base))layoutSubviews() is UIKit's to call: setNeedsLayout() asks for it, layoutIfNeeded() does it now",
          expr.span)
      case "draw" where arguments.count == 1 && use.function.parameters[0].label == nil && use.dispatch.isNoSuper:
        add("\(name(base))draw(_:) is UIKit's to call, with a context: setNeedsDisplay() asks for it", expr.span)
      case _ where use.function.kind == .initializer && arguments.count == 1: readPlacing(arguments[0])
      default: break
      }
    case .assign(let place, let value):
      guard let (_, property) = Geometry.of(place), let (of, other) = Geometry.of(value), property == other else {
        return
      }
      if isSuperview(of, ofWhatIsIn: place) {
        add(DoubtfulPlacing.text(text(of), property), expr.span)
      } else if isOwnLayout(of, place, owner) {
        add(DoubtfulPlacing.text("self", property), expr.span)
      } else {
        readPlacing(value)
      }
    default: break
    }
  }

  // MARK: Conversions

  private func readConversion(_ function: Function, _ base: TypedExpr, _ arguments: [TypedExpr], _ span: Span) {
    guard arguments.count == 2, function.parameters.count == 2, let label = function.parameters[1].label else { return }
    let isTo = label == "to"
    if Geometry.isSame(base, arguments[1]) {
      let name = text(base)
      return add(
        "this converts from \(name) to \(name), and changes nothing: \(name).convert(_:\(label):) is asked about another view",
        span)
    }
    guard let (view, property) = Geometry.of(arguments[0]) else { return }
    let (space, target) = isTo ? (base, arguments[1]) : (arguments[1], base)
    let isOwn = Geometry.isSame(view, space)
    let (what, whose, here) = (text(arguments[0]), text(view), text(space))
    switch property {
    case "frame", "center":
      if isOwn {
        add(
          "\(what) is in the coordinates of \(whose)'s superview, and is converted as if it were in \(whose)'s own: "
            + "convert it from the superview" + (property == "frame" ? ", or take \(whose).bounds" : ""), span)
      } else if case .property(let child?, let use) = Geometry.plain(target).kind, use.property.name == "superview",
        Geometry.isSame(child, view)
      {
        add(
          "\(what) is in \(text(target))'s coordinates already, and is converted into them: "
            + "\(text(target)).convert(\(what), to: \(here)) is the way back", span)
      }
    case "bounds":
      if !isOwn, Geometry.isPlain(view), Geometry.isPlain(space) {
        let swapped =
          Geometry.isSame(view, target)
          ? ": `\(label):` and the receiver are swapped, \(whose).convert(\(what), to: \(here)) is meant" : ""
        add("\(what) is in \(whose)'s own coordinates, and is converted as if it were in \(here)'s\(swapped)", span)
      }
    default: break
    }
  }

  // MARK: Touches

  /// `badge.hitTest(badge.center, with: nil)`: the point is to be one of badge's own.
  private func readTest(_ function: Function, _ base: TypedExpr, _ arguments: [TypedExpr], _ span: Span) {
    guard let argument = arguments.first, let (view, property) = Geometry.of(argument),
      property == "frame" || property == "center", Geometry.isSame(view, base)
    else { return }
    let (what, whose) = (text(argument), text(view))
    add(
      "\(what) is in the coordinates of \(whose)'s superview, and \(whose).\(function.fullName) takes a point of "
        + "\(whose)'s own: convert it from the superview, or ask the superview", span)
  }

  // MARK: Placing

  /// `UIView(frame: card.frame)`, `cover.frame = card.frame`: wrong if card turns out to be the superview.
  private func readPlacing(_ value: TypedExpr) {
    guard case .property(let base?, let use) = Geometry.plain(value).kind, use.property.isOfViews,
      use.property.name == "frame" || use.property.name == "center"
    else { return }
    switch Geometry.plain(base).kind {
    case .variable(let variable) where variable.storage == .global:
      placings.append((variable.name.text, use.property.name.text, value.span))
    case .currentView: placings.append(("self", use.property.name.text, value.span))
    default: break
    }
  }

  /// `cover.superview!.frame` for `cover`.
  private func isSuperview(_ view: TypedExpr, ofWhatIsIn place: TypedExpr) -> Bool {
    guard case .property(let child?, let use) = Geometry.plain(view).kind, use.property.name == "superview",
      let (placed, _) = Geometry.of(place)
    else { return false }
    return Geometry.isSame(child, placed)
  }

  /// In `layoutSubviews()`: a subview given the view's own frame.
  private func isOwnLayout(_ view: TypedExpr, _ place: TypedExpr, _ owner: TypedFunction) -> Bool {
    guard owner.declaration?.name == "layoutSubviews", case .variable(let own) = Geometry.plain(view).kind,
      own.name == "self", let (placed, _) = Geometry.of(place)
    else { return false }
    return !Geometry.isSame(placed, view)
  }

  // MARK: Words

  private func add(_ text: String, _ span: Span) {
    if found.count < 20 { found.append((text, span)) }
  }

  private func text(_ expr: TypedExpr) -> String {
    let text = source.text(of: expr.span)
    return text.isEmpty ? "self" : text
  }
  private func name(_ base: TypedExpr?) -> String {
    guard let base else { return "" }
    let text = source.text(of: base.span)
    return text.isEmpty || text.hasSuffix(")") ? "" : text + "."
  }
}

extension Session {
  /// What is doubtful about an expression that somebody gives for an answer.
  func doubts(about text: String) -> [String] {
    let source = SourceText(name: "", text)
    let unit = parse(source)
    guard unit.diagnostics.isEmpty else { return [] }
    let lint = SpaceLint(source)
    world.interpreter.checker.currentViewType = world.viewType
    world.interpreter.reader = lint.read
    defer { world.interpreter.reader = nil }
    _ = world.interpreter.check(unit.statements, in: source, echoes: true)
    return lint.texts
  }
}

extension Note.Code {
  /// What ViewKit sees of values used in the wrong space, once they are used.
  var isOfSpace: Bool { [.frameUndefined, .frameOfTransformed, .unrelatedTrees, .opaqueTranslucent].contains(self) }
}
