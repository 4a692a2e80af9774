import Syntax
import ViewKit

/// Which global variable held a view first. One name, one view: it is what can be typed.
///
/// A script may name a hundred thousand views, so this is arrays, and no weak references: the runtime tells when a view
/// that has a name dies.
struct ViewNames {
  private struct Entry {
    let name: Name
    var view: Unmanaged<UIView>?
  }
  private var entries: [Entry] = []
  /// By the name's number, and by the view's; -1 where there is none.
  private var byName: [Int32] = []
  private var byView: [Int32] = []

  /// Gives a view the name of a variable that it was put into, unless it has one. The view that had the name is left
  /// without.
  mutating func assign(_ name: Name, _ view: UIView) {
    if self.name(of: view) == nil { set(name, view) }
  }

  mutating func set(_ name: Name, _ view: UIView) {
    view.isDeathTold = true
    let index: Int
    if let known = Self.get(byName, name.key) {
      index = known
      entries[index].view = Unmanaged.passUnretained(view)
    } else {
      index = entries.count
      entries.append(Entry(name: name, view: Unmanaged.passUnretained(view)))
      Self.put(&byName, name.key, index)
    }
    Self.put(&byView, view.serialNumber, index)
  }

  /// The view is dying.
  mutating func forget(_ view: UIView) {
    if let index = index(of: view) { entries[index].view = nil }
  }

  func name(of view: NSObject) -> String? { index(of: view).map { entries[$0].name.text } }

  func view(named name: String) -> UIView? {
    Self.get(byName, Name(name).key).flatMap { entries[$0].view?.takeUnretainedValue() }
  }

  var all: [String] { entries.filter { $0.view != nil }.map(\.name.text).sorted() }

  private func index(of view: NSObject) -> Int? {
    guard let index = Self.get(byView, view.serialNumber),
      entries[index].view?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
    else { return nil }
    return index
  }

  private static func get(_ places: [Int32], _ number: Int) -> Int? {
    guard number < places.count, places[number] >= 0 else { return nil }
    return Int(places[number])
  }

  private static func put(_ places: inout [Int32], _ number: Int, _ index: Int) {
    if number >= places.count {
      places += Array(repeating: -1, count: max(number + 1, places.count * 2) - places.count)
    }
    places[number] = Int32(truncatingIfNeeded: index)
  }
}
