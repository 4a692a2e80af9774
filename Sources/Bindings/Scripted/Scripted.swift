import Language
import Syntax
import ViewKit

/// A native object of a script class. Each of its overridable methods goes through one of the functions below: into the
/// script when the class overrides it, else on to `super`.
///
/// Native code cannot pass a script's error on: it waits in `RunContext.pendingError`, no script code runs meanwhile,
/// and `super` answers in the script's place.
protocol Scripted: NSObject {
  var overrides: Overrides { get }
}

extension Scripted {
  /// The script's function for a native member, when there is one and it is to be called now.
  @inline(__always) func function(_ name: Name) -> FunctionObject? {
    overrides.contains(name) ? scriptInstance?.override(name) : nil
  }

  func perform(_ name: Name, _ base: () -> Void) {
    guard let function = function(name) else { return base() }
    call(function) { _ in
    } result: {
      try $0.effect($1)
    }
  }

  func perform<A: Bridged>(_ name: Name, _ a: A, _ base: () -> Void) {
    guard let function = function(name) else { return base() }
    call(function) {
      $0.add(a)
    } result: {
      try $0.effect($1)
    }
  }

  func perform<A: Bridged, B: Bridged>(_ name: Name, _ a: A, _ b: B, _ base: () -> Void) {
    guard let function = function(name) else { return base() }
    call(function) {
      $0.add(a); $0.add(b)
    } result: {
      try $0.effect($1)
    }
  }

  func performTouches(_ name: Name, _ touches: Set<UITouch>, _ event: UIEvent?, _ base: () -> Void) {
    guard let function = function(name), let bindings = overrides.bindings, let instance = scriptInstance else {
      return base()
    }
    let set = TouchSet(touches, instance.type.context, bindings.catalog)
    call(function) {
      $0.add(set); $0.add(event)
    } result: {
      try $0.effect($1)
    }
  }

  func ask<R: Bridged>(_ name: Name, _ base: () -> R) -> R {
    guard let function = function(name) else { return base() }
    return call(function) { _ in
    } result: {
      try R.result(of: $0, $1)
    } ?? base()
  }

  func ask<A: Bridged, R: Bridged>(_ name: Name, _ a: A, _ base: () -> R) -> R {
    guard let function = function(name) else { return base() }
    return call(function) {
      $0.add(a)
    } result: {
      try R.result(of: $0, $1)
    } ?? base()
  }

  func ask<A: Bridged, B: Bridged, R: Bridged>(_ name: Name, _ a: A, _ b: B, _ base: () -> R) -> R {
    guard let function = function(name) else { return base() }
    return call(function) {
      $0.add(a); $0.add(b)
    } result: {
      try R.result(of: $0, $1)
    } ?? base()
  }

  /// Calls a function of the script with the object as `self`; nil when it failed.
  @discardableResult
  private func call<R>(
    _ function: FunctionObject, _ place: (inout ArgumentWriter) throws -> Void,
    result: (Code, Frame) throws -> R
  ) -> R? {
    guard let instance = scriptInstance else { return nil }
    let context = instance.type.context
    let bindings = overrides.bindings
    do {
      // Each of these calls is a few kilobytes of the thread's own stack.
      if let bindings, bindings.nesting >= ViewBindings.maximumNesting {
        throw Trap(.nativeNesting(ViewBindings.maximumNesting))
      }
      bindings?.nesting += 1
      defer { bindings?.nesting -= 1 }
      return try context.withFreshFrame { frame in
        frame.value(at: 0).initialize(to: function.context)
        var writer = ArgumentWriter(function, frame)
        writer.add(self)
        try place(&writer)
        return try result(function.code, frame)
      }
    } catch {
      if context.pendingError == nil { context.pendingError = function.left(by: error) }
      return nil
    }
  }
}

/// Writes arguments behind a function's context, as it wants them.
struct ArgumentWriter {
  private let parameters: [Rep]
  private var index = 0
  private var place: Frame

  init(_ function: FunctionObject, _ frame: Frame) {
    parameters = function.parameters
    place = frame + 16
  }

  mutating func add<A: Bridged>(_ argument: A) {
    let rep = index < parameters.count ? parameters[index] : A.rep
    if rep == A.rep {
      argument.place(at: place)
    } else {
      // An override may take more than the method it overrides (`CGRect?` for `CGRect`): boxed, both look alike.
      try? place.place(argument.boxed, at: 0, as: rep)
    }
    place += rep.size
    index += 1
  }
}
