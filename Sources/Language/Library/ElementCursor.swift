import Syntax

/// Goes through the elements of any sequence, one at a time: what an iterator is at run time.
///
/// A cursor is a value, as Swift's iterators are: who has a copy goes on from there. Its state lies behind a reference,
/// which is copied at the first step of one that somebody else holds too; cursors inside the state are copied along in
/// the same way, each when it is first stepped. A loop holds its cursor alone and copies nothing.
public struct ElementCursor {
  private var state: CursorState

  /// `advance` gives the next element, or nil at the end, and changes the state.
  init<State>(_ state: State, _ advance: @escaping (inout State, Frame) throws -> Value?) {
    self.state = CursorState(StateCell(state), StepFunction(advance))
  }

  /// One without state of its own: copies go on together.
  init(_ advance: @escaping (Frame) throws -> Value?) { state = CursorState(advance) }

  /// The next element, or nil at the end. The frame is memory that script code called on the way may use.
  public mutating func next(_ free: Frame) throws -> Value? {
    if !isKnownUniquelyReferenced(&state) { state = try state.copy() }
    return try state.next(free)
  }

  /// How Swift prints its own iterator that is the state; nil for any other state.
  func text(isDebug: Bool) -> String? { state.cell?.text(isDebug: isDebug) }
}

/// Not generic itself: what it holds is compiled for the state's type, a generic class's methods would not be.
private final class CursorState {
  private let advance: (Frame) throws -> Value?
  private let duplicate: (() -> CursorState)?
  let cell: (any CursorCell)?
  /// Script code that steps the iterator it is called from is an error, not a crash.
  private var isBusy = false

  init(_ advance: @escaping (Frame) throws -> Value?) {
    self.advance = advance
    duplicate = nil
    cell = nil
  }

  init<State>(_ cell: StateCell<State>, _ step: StepFunction<State>) {
    advance = { free in try step.call(&cell.value, free) }
    duplicate = { CursorState(StateCell(cell.value), step) }
    self.cell = cell
  }

  func next(_ free: Frame) throws -> Value? {
    guard duplicate != nil else { return try advance(free) }
    if isBusy { throw Trap.exclusivity }
    isBusy = true
    defer { isBusy = false }
    return try advance(free)
  }

  func copy() throws -> CursorState {
    guard let duplicate else { return self }
    if isBusy { throw Trap.exclusivity }
    return duplicate()
  }
}

private protocol CursorCell: AnyObject {
  func text(isDebug: Bool) -> String?
}

private final class StateCell<State>: CursorCell {
  // Checked by `CursorState.isBusy`.
  @exclusivity(unchecked) var value: State
  init(_ value: State) { self.value = value }

  func text(isDebug: Bool) -> String? {
    guard value is any IteratorProtocol else { return nil }
    return isDebug ? String(reflecting: value) : String(describing: value)
  }
}

/// Behind a reference, since it is handed on in a circle: see `ElementBody`.
private final class StepFunction<State> {
  let call: (inout State, Frame) throws -> Value?
  init(_ call: @escaping (inout State, Frame) throws -> Value?) { self.call = call }
}

/// What a variable of a library iterator's type holds. Those that are values are copied where they are stepped
/// (`step`); an `AnyIterator` is shared.
final class IteratorBox {
  @exclusivity(unchecked) var cursor: ElementCursor
  /// How `AnyIterator` names the iterator in it.
  let base: String
  /// Whether it goes through a text that lies in memory of its own: what Swift prints tells of that.
  let isOfLongText: Bool
  init(_ cursor: ElementCursor, base: String = "", isOfLongText: Bool = false) {
    self.cursor = cursor
    self.base = base
    self.isOfLongText = isOfLongText
  }

  /// For one that is stepped while somebody else holds it.
  func copy() -> IteratorBox { IteratorBox(cursor, base: base, isOfLongText: isOfLongText) }

  /// What an `AnyIterator` of another iterator holds.
  convenience init(hiding iterator: Value, _ type: RuntimeType) {
    self.init(
      ElementCursor(iterator) { try step(&$0, type, $1) }, base: type.operations.qualifiedTypeName)
  }
}

/// Items one after the other.
func listCursor(_ items: ArraySlice<Value>) -> ElementCursor {
  ElementCursor(items.startIndex) { index, _ in
    guard index < items.endIndex else { return nil }
    defer { index += 1 }
    return items[index]
  }
}
