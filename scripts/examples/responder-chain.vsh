#!/usr/bin/env vsh
// Who hears of an event that a view does not want? The next responder: its superview, and so on up to the window.
// And who hears keys? The first responder, of which a window has one.

class Field: UIView {
  var name = ""
  override var canBecomeFirstResponder: Bool { true }
  override func becomeFirstResponder() -> Bool {
    let succeeded = super.becomeFirstResponder()
    print("  \(name) \(succeeded ? "became" : "did not become") first responder")
    return succeeded
  }
  override func resignFirstResponder() -> Bool {
    print("  \(name) resigns")
    return super.resignFirstResponder()
  }
}

let form = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
let first = Field(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
let second = Field(frame: CGRect(x: 20, y: 80, width: 280, height: 40))
first.name = "first"
second.name = "second"
form.addSubview(first)
form.addSubview(second)

print("outside a window nobody can hear keys:")
print("  \(first.becomeFirstResponder())")

window.addSubview(form)
print("the chain from the first field:")
var responder: UIResponder? = first
while let here = responder {
  print("  \(type(of: here))")
  responder = here.next
}

print("taking the keys:")
let got = first.becomeFirstResponder()
print("handing them over:")
let handed = second.becomeFirstResponder()
print("  now it is", second.isFirstResponder ? "second" : "first")

print("a plain view does not want them:")
print("  \(form.becomeFirstResponder()), second still has them: \(second.isFirstResponder)")

print("hiding does not take them away:")
second.isHidden = true
print("  second still has them: \(second.isFirstResponder)")

print("leaving the window does:")
second.removeFromSuperview()
print("  second still has them: \(second.isFirstResponder), and its next responder is \(second.next == nil ? "nobody" : "there")")

print("to put the keyboard away without knowing who has it:")
let again = first.becomeFirstResponder()
print("  ended: \(form.endEditing(true)), ended again: \(form.endEditing(true))")
