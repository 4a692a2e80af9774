/// The code that changes what a key path leads to. It runs in a frame of its own, which has what the path captured in
/// front, then the root, then the new value.
final class KeyPathPlace {
  struct Slot {
    let rep: Rep
    let offset: Int
  }
  let root: Slot
  let value: Slot
  /// Slots of values besides these: zero before, destroyed after.
  let owned: [Int]
  /// Assigns the new value, by setters where there are some.
  let store: (Frame) throws -> Void
  /// Makes what the path leads to lie in memory; `end` gives it back to setters.
  let begin: (Frame) throws -> Void
  let pointer: (Frame) throws -> UnsafeMutablePointer<Value>
  let end: (Frame) throws -> Void

  init(
    root: Slot, value: Slot, owned: [Int], store: @escaping (Frame) throws -> Void,
    begin: @escaping (Frame) throws -> Void, pointer: @escaping (Frame) throws -> UnsafeMutablePointer<Value>,
    end: @escaping (Frame) throws -> Void
  ) {
    self.root = root
    self.value = value
    self.owned = owned
    self.store = store
    self.begin = begin
    self.pointer = pointer
    self.end = end
  }
}

/// A root in the frame of such code. It is moved there, so that nobody else holds it and it is changed in place, however
/// large it is; until it is moved back, whoever looks for it finds that somebody changes it.
final class KeyPathVisit {
  let code: KeyPathPlace
  private let context: RunContext
  private let segment: FrameStack.Segment
  var frame: Frame { segment.frame }

  init(
    _ code: KeyPathPlace, _ captured: Value, _ place: UnsafeMutablePointer<Value>, _ value: Value?,
    _ context: RunContext
  ) throws {
    self.code = code
    self.context = context
    segment = try context.stack.borrow()
    let frame = segment.frame
    for slot in code.owned { frame.value(at: slot).initialize(to: .void) }
    frame.value(at: 0).initialize(to: captured)
    if let value {
      try frame.place(value, at: code.value.offset, as: code.value.rep)
    } else if code.value.rep == .value {
      frame.value(at: code.value.offset).initialize(to: .void)
    }
    let root = place.move()
    place.initialize(to: .void)
    try frame.place(root, at: code.root.offset, as: code.root.rep)
  }

  func run(_ body: (Frame) throws -> Void) throws { try context.stack.inside(segment) { try body(segment.frame) } }

  /// The root goes back to where it was.
  func leave(to place: UnsafeMutablePointer<Value>) {
    place.pointee = frame.take(at: code.root.offset, as: code.root.rep)
    if code.root.rep == .value { frame.value(at: code.root.offset).initialize(to: .void) }
  }

  deinit {
    for slot in code.owned { frame.value(at: slot).deinitialize(count: 1) }
    frame.value(at: 0).deinitialize(count: 1)
    for slot in [code.root, code.value] where slot.rep == .value {
      frame.value(at: slot.offset).deinitialize(count: 1)
    }
    context.stack.giveBack(segment)
  }
}

/// What a key path leads to, while it is being changed.
final class KeyPathAccess {
  private enum Stage {
    case visit(KeyPathVisit)
    case joined(KeyPathAccess, KeyPathAccess)
  }
  private let stage: Stage

  /// Begins to change the value that lies behind `path` from the root at `place`.
  init(_ path: KeyPathObject, at place: UnsafeMutablePointer<Value>, _ context: RunContext) throws {
    switch path.way {
    case .reading: throw Trap(.broken("a key path that is only for reading is written through"))
    case .written(let code):
      let visit = try KeyPathVisit(code, path.getter.context, place, nil, context)
      do { try visit.run(code.begin) } catch {
        visit.leave(to: place)
        throw error
      }
      stage = .visit(visit)
    case .joined(let first, let second):
      let outer = try KeyPathAccess(first, at: place, context)
      do { stage = .joined(outer, try KeyPathAccess(second, at: outer.pointer(), context)) } catch {
        try? outer.finish(at: place)
        throw error
      }
    }
  }

  func pointer() throws -> UnsafeMutablePointer<Value> {
    switch stage {
    case .visit(let visit): try visit.code.pointer(visit.frame)
    case .joined(_, let inner): try inner.pointer()
    }
  }

  func finish(at place: UnsafeMutablePointer<Value>) throws {
    switch stage {
    case .visit(let visit):
      defer { visit.leave(to: place) }
      try visit.run(visit.code.end)
    case .joined(let outer, let inner):
      defer { try? outer.finish(at: place) }
      try inner.finish(at: outer.pointer())
    }
  }
}
