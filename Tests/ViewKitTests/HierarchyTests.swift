import Testing

@testable import ViewKit

private func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

private func parent(of count: Int) -> (UIView, [UIView]) {
  let parent = UIView()
  let children = (0..<count).map { tag in
    let view = UIView()
    view.tag = tag
    parent.addSubview(view)
    return view
  }
  return (parent, children)
}

@Suite struct HierarchyTests {
  @Test(arguments: [(0, [1, 0, 2, 3]), (1, [0, 1, 2, 3]), (2, [0, 2, 1, 3]), (3, [0, 2, 3, 1])])
  func insertingAnExistingChild(index: Int, expected: [Int]) {
    inWorld { _ in
      let (p, all) = parent(of: 4)
      p.insertSubview(all[1], at: index)
      #expect(tags(p) == expected)
      #expect(p.checkInvariants() == [])
    }
  }

  @Test func aboveAndBelow() {
    inWorld { _ in
      let (p, all) = parent(of: 4)
      p.insertSubview(all[1], aboveSubview: all[3])
      #expect(tags(p) == [0, 2, 3, 1])
      p.insertSubview(all[3], belowSubview: all[0])
      #expect(tags(p) == [3, 0, 2, 1])
      p.bringSubviewToFront(all[0])
      p.sendSubviewToBack(all[1])
      #expect(tags(p) == [1, 3, 2, 0])
      p.exchangeSubview(at: 0, withSubviewAt: 3)
      #expect(tags(p) == [0, 3, 2, 1])
      #expect(p.checkInvariants() == [])
    }
  }

  @Test func everySilentCallIsNoted() {
    inWorld { runtime in
      runtime.nameProvider = { ($0 as? UIView).map { "v\($0.tag)" } }
      let (p, all) = parent(of: 3)
      p.tag = 9
      func codes(_ body: () -> Void) -> [Note.Code] { heard(body).notes.map(\.code) }
      let stranger = UIView()
      stranger.tag = 5
      #expect(codes { p.insertSubview(all[0], at: 7) } == [.indexClamped])
      #expect(codes { p.insertSubview(all[0], at: -1) } == [.indexClamped])
      #expect(codes { p.insertSubview(all[0], at: 2) } == [])
      #expect(tags(p) == [1, 2, 0])
      #expect(codes { p.insertSubview(all[0], aboveSubview: stranger) } == [.notASibling])
      #expect(codes { p.insertSubview(all[1], belowSubview: all[1]) } == [.besideItself])
      #expect(codes { p.bringSubviewToFront(stranger) } == [.notASubview])
      #expect(codes { p.sendSubviewToBack(stranger) } == [.notASubview])
      #expect(codes { p.exchangeSubview(at: 0, withSubviewAt: 3) } == [.exchangeOutOfRange])
      #expect(
        heard { p.bringSubviewToFront(stranger) }.notes.first?.text
          == "UIView v5 is no subview of UIView v9: bringSubviewToFront changes nothing")
      #expect(tags(p) == [1, 2, 0])
    }
  }

  @Test func addingItselfOrAnAncestorRaises() {
    inWorld { runtime in
      runtime.nameProvider = { ($0 is CALayer) ? "0xb" : nil }
      let a = UIView()
      let b = UIView()
      let c = UIView()
      a.addSubview(b)
      b.addSubview(c)
      #expect(
        heard { a.addSubview(a) }.exceptions
          == [UIKitException(name: "NSInvalidArgumentException", reason: "Can't add self as subview")])
      #expect(
        heard { c.addSubview(a) }.exceptions == [
          UIKitException(name: "CALayerInvalid", reason: "layer <CALayer: 0xb> is a part of cycle in its layer tree")
        ])
      #expect(a.superview == nil && c.subviews.isEmpty)
      #expect(
        UIKitException(name: "N", reason: "R").description
          == "*** Terminating app due to uncaught exception 'N', reason: 'R'")
    }
  }

  @Test func tagsAreSearchedParentsFirst() {
    inWorld { _ in
      let root = UIView()
      let box = UIView()
      let leaf = UIView()
      let other = UIView()
      root.addSubview(box)
      box.addSubview(leaf)
      root.addSubview(other)
      leaf.tag = 4
      other.tag = 4
      #expect(root.viewWithTag(4) === leaf)
      #expect(root.viewWithTag(0) === root)
      #expect(other.viewWithTag(1) == nil)
      leaf.tag = -3
      #expect(root.viewWithTag(4) === other && root.viewWithTag(-3) === leaf)
    }
  }

  @Test func bareLayersCountAsIndices() {
    inWorld { _ in
      let (p, all) = parent(of: 2)
      let bare = CALayer()
      p.layer.insertSublayer(bare, at: 0)
      #expect(p.layer.sublayers?.count == 3)
      let view = UIView()
      view.tag = 7
      p.insertSubview(view, at: 1)
      #expect(tags(p) == [7, 0, 1])
      p.layer.insertSublayer(bare, above: all[0].layer)
      #expect(p.layer.sublayers?.map { $0.owner?.tag ?? -1 } == [7, 0, -1, 1])
      #expect(p.checkInvariants() == [])
      bare.removeFromSuperlayer()
      #expect(bare.superlayer == nil && p.layer.sublayers?.count == 3)
      p.layer.insertSublayer(all[1].layer, at: 0)
      #expect(tags(p) == [1, 7, 0])
      view.layer.removeFromSuperlayer()
      #expect(view.superview == nil)
      #expect(p.checkInvariants() == [])
    }
  }

  @Test func viewLayersInBareLayers() {
    inWorld { _ in
      let bare = CALayer()
      let view = UIView()
      bare.addSublayer(view.layer)
      #expect(view.layer.superlayer === bare && view.superview == nil)
      let parent = UIView()
      parent.addSubview(view)
      #expect(bare.sublayers == nil && view.layer.superlayer === parent.layer)
      parent.layer.addSublayer(bare)
      let said = heard { bare.addSublayer(parent.layer) }
      #expect(said.exceptions.map(\.name) == ["CALayerInvalid"])
      #expect(parent.checkInvariants() == [])
    }
  }
}
