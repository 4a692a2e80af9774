#!/usr/bin/env vsh
// What is a view told when it is added, moved and removed, and in which order? A view that writes it all down.

class Witness: UIView {
  var name = ""
  func name(of view: UIView?) -> String { (view as? Witness)?.name ?? (view == nil ? "nil" : "the window") }

  override func willMove(toSuperview newSuperview: UIView?) {
    print("  \(name) will move to superview \(name(of: newSuperview)), still in \(name(of: superview))")
  }
  override func didMoveToSuperview() { print("  \(name) did move to superview \(name(of: superview))") }
  override func willMove(toWindow newWindow: UIWindow?) { print("  \(name) will move to window \(name(of: newWindow))") }
  override func didMoveToWindow() { print("  \(name) did move to window \(name(of: window))") }
  override func didAddSubview(_ subview: UIView) { print("  \(name) got \(name(of: subview))") }
  override func willRemoveSubview(_ subview: UIView) { print("  \(name) loses \(name(of: subview))") }
}
func witness(_ name: String) -> Witness {
  let view = Witness()
  view.name = name
  return view
}

let first = witness("first"), second = witness("second"), child = witness("child")

print("outside a window there are no window callbacks:")
first.addSubview(child)

print("a subtree enters a window; every view in it hears of it:")
window.addSubview(first)
window.addSubview(second)

print("from one superview to another, in one window:")
second.addSubview(child)

print("adding a child again only brings it to the front:")
second.addSubview(child)

print("out:")
child.removeFromSuperview()
