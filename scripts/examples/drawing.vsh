#!/usr/bin/env vsh
// The two listings of the View Programming Guide about drawing, and what they draw. Nothing here has pixels: a view
// keeps what its draw(_:) said as a list of commands, which `drawing` shows a line each.

// "A drawing method", in the spelling of its time. It wants a red frame 10 points wide, inset so that all of it shows.
class FrameView: UIView {
  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    let myFrame = bounds

    // Set the line width to 10 and inset the rectangle by 5 points on all sides to compensate for the wider line.
    CGContextSetLineWidth(context, 10)
    _ = CGRectInset(myFrame, 5, 5)

    UIColor.red.set()
    UIRectFrame(myFrame)
  }
}
let framed = FrameView(frame: CGRect(x: 20, y: 20, width: 100, height: 80))
window.addSubview(framed)
tick
print("as printed in the guide:")
for line in framed.layer.drawing { print("  " + line) }
// Two slips: CGRectInset gives the smaller rectangle as its result, which the guide drops, and UIRectFrame's frame is
// always one point wide, whatever the line width says. What was meant:
class WideFrameView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineWidth(10)
    UIColor.red.set()
    context.stroke(bounds.insetBy(dx: 5, dy: 5))
  }
}
let wide = WideFrameView(frame: framed.frame)
window.addSubview(wide)
tick
print("as it was meant:")
for line in wide.layer.drawing { print("  " + line) }
check wide.layer.drawing == ["stroke (5 5; 90 70) in 1 0 0 1, width 10"], "a line 10 wide inside the bounds"

// "Adding a custom layer to a view": a layer that shows an image, in the middle of a controller's view. Images are made
// by drawing here, for there are no files.
func star(_ points: Int, in size: CGSize) -> UIBezierPath {
  let path = UIBezierPath()
  let center = CGPoint(x: size.width / 2, y: size.height / 2)
  for i in 0..<points * 2 {
    let radius = i % 2 == 0 ? size.width / 2 : size.width / 5
    let angle = CGFloat(i) * .pi / CGFloat(points) - .pi / 2
    let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
  }
  path.close()
  return path
}

class PictureController: UIViewController {
  let myLayer = CALayer()

  override func viewDidLoad() {
    super.viewDidLoad()

    let size = CGSize(width: 60, height: 60)
    let layerContents = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.orange.setFill()
      star(5, in: size).fill()
    }
    // Set the contents of the layer to the image, and its size to the image's.
    myLayer.bounds = CGRect(x: 0, y: 0, width: layerContents.size.width, height: layerContents.size.height)
    myLayer.contents = layerContents.cgImage

    // Add the layer to the view, and center it there.
    view.layer.addSublayer(myLayer)
    myLayer.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }
}
let controller = PictureController()
window.addSubview(controller.view)
print("a layer at", controller.myLayer.frame, "shows")
for line in controller.myLayer.drawing { print("  " + line) }

// Everything else that draws: transforms, states that are kept, clips, shadows, text.
class Badge: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4)
    UIColor.systemBlue.setFill()
    UIBezierPath(roundedRect: bounds.insetBy(dx: 4, dy: 4), cornerRadius: 8).fill()
    context.restoreGState()

    let style = NSMutableParagraphStyle()
    style.alignment = .center
    "New".draw(
      in: bounds.insetBy(dx: 8, dy: 12),
      withAttributes: [.font: UIFont.boldSystemFont(ofSize: 14), .foregroundColor: UIColor.white, .paragraphStyle: style])

    context.translateBy(x: bounds.midX, y: bounds.maxY - 10)
    context.rotate(by: 45°)
    UIColor.white.setStroke()
    context.setLineDash(phase: 0, lengths: [2, 1])
    context.stroke(CGRect(x: -2, y: -2, width: 4, height: 4))
  }
}
let badge = Badge(frame: CGRect(x: 200, y: 20, width: 64, height: 48))
window.addSubview(badge)
tick
print("a badge:")
for line in badge.layer.drawing { print("  " + line) }
