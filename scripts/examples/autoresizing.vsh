#!/usr/bin/env vsh
// What happens to the parts of a screen when the device is turned? Each view's mask names the parts that may stretch:
// its margins and its size, on either axis. What stretches, stretches in proportion to its size.

let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
window.addSubview(root)

let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
bar.autoresizingMask = .flexibleWidth

let content = UIView(frame: CGRect(x: 0, y: 44, width: 320, height: 387))
content.autoresizingMask = [.flexibleWidth, .flexibleHeight]

let button = UIView(frame: CGRect(x: 220, y: 440, width: 92, height: 32))
button.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]

let logo = UIView(frame: CGRect(x: 80, y: 100, width: 100, height: 100))
logo.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]

let fixed = UIView(frame: CGRect(x: 8, y: 440, width: 92, height: 32))

root.addSubview(bar)
root.addSubview(content)
root.addSubview(button)
root.addSubview(fixed)
content.addSubview(logo)

func show(_ title: String) {
  print(title, root.bounds.size)
  print("  bar     full width, fixed height     ", bar.frame)
  print("  content takes what is left           ", content.frame)
  print("  logo    between two flexible margins ", logo.frame)
  print("  button  keeps to the lower right     ", button.frame)
  print("  fixed   has no mask                  ", fixed.frame)
}

show("upright")
root.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
show("turned")
print("the logo's margins were 80 and 140; they are now", logo.frame.minX, "and", content.bounds.width - logo.frame.maxX)
print("the fixed view", root.bounds.contains(fixed.frame) ? "is still there" : "has been left below the edge")

// It all happens inside the assignment: there is no layout to wait for. Turned back, everything is where it was.
root.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
check button.frame == CGRect(x: 220, y: 440, width: 92, height: 32), "the button is back"
check content.frame == CGRect(x: 0, y: 44, width: 320, height: 387), "the content is back"

// A superview can keep its hands off all of them.
root.autoresizesSubviews = false
root.frame.size.width = 1000
print("without autoresizesSubviews the bar stays", bar.frame.width, "wide")
