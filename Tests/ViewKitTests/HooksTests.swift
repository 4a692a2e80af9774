import Testing

@testable import ViewKit

private class Plain: UIView {}
private class WithField: UIView { var number = 1.5 }
private class Overhang: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}
private class Below: Overhang {}
private class Drawing: UIView {
  override func draw(_ rect: CGRect) { tag += 1 }
}
private class Own: UIView {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { return nil }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

@Suite struct HooksTests {
  @Test func everyHookHasItsPlaces() {
    for (hook, slots) in HookProbes.slots { #expect(!slots.isEmpty, "\(hook)") }
    #expect(HookProbes.slots.reduce(into: Hooks()) { $0.formUnion($1.hook) } == .all)
  }

  @Test func overridesAreFound() {
    inWorld { _ in
      #expect(UIView().hooks == [])
      #expect(Plain().hooks == [])
      #expect(WithField().hooks == [])
      #expect(Overhang().hooks == .pointInside)
      #expect(Below().hooks == .pointInside)
      #expect(Drawing().hooks == .draw)
      #expect(Own(number: 3).hooks == .hitTest)
      #expect(Probe().hooks == [.superview, .window, .subviews])
      #expect(UIWindow().hooks == .next)
    }
  }
}
