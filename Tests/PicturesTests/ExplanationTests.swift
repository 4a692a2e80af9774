import Pictures
import Testing
import ViewKit

/// An explanation ends with what the call itself answers: on ten thousand random trees.
@Suite struct ExplanationTests {
  static let seeds: [UInt64] = Array(1...10)
  static let treesPerSeed: UInt64 = 1000

  private func onTrees(_ seed: UInt64, _ body: (inout RandomTree, UInt64) -> Void) {
    Runtime.withFresh { _ in
      for step in 0..<Self.treesPerSeed {
        let number = seed * 100_000 + step
        var tree = RandomTree(seed: number)
        body(&tree, number)
      }
    }
  }

  @Test(arguments: seeds) func endsWithTheAnswer(_ seed: UInt64) {
    onTrees(seed) { tree, number in
      conversion(&tree, number)
      layersConversion(&tree, number)
      frames(tree, number)
      hitTest(&tree, number)
      points(&tree, number)
      measuring(&tree, number)
      transform(&tree, number)
      // Last, because it changes the tree.
      resize(&tree, number)
    }
  }

  private func conversion(_ tree: inout RandomTree, _ number: UInt64) {
    let (a, b, p) = (tree.view(), tree.view(), tree.point())
    let isBack = tree.random.coin(0.5)
    let other = tree.random.coin(0.1) ? nil : b
    let way = tree.explainer.way(a, other, isBack: isBack)
    let wanted = isBack ? a.convert(p, from: other) : a.convert(p, to: other)
    guard case .point(let told) = tree.explainer.convert(p, way).result else {
      Issue.record("seed \(number): no point")
      return
    }
    #expect(close(told, wanted), "seed \(number)")
    let rect = CGRect(origin: p, size: CGSize(width: tree.random.number(-50...50), height: 30))
    let wantedRect = isBack ? a.convert(rect, from: other) : a.convert(rect, to: other)
    guard case .rect(let toldRect) = tree.explainer.convert(rect, way).result else {
      Issue.record("seed \(number): no rectangle")
      return
    }
    #expect(close(toldRect, wantedRect), "seed \(number)")
  }

  private func layersConversion(_ tree: inout RandomTree, _ number: UInt64) {
    let (a, b, p) = (tree.view().layer, tree.view().layer, tree.point())
    let told = tree.explainer.convert(p, tree.explainer.way(a, b, isBack: false)).result
    guard case .point(let point) = told else {
      Issue.record("seed \(number): no point")
      return
    }
    #expect(close(point, a.convert(p, to: b)), "seed \(number)")
  }

  private func frames(_ tree: RandomTree, _ number: UInt64) {
    for view in tree.views {
      guard case .rect(let frame) = tree.explainer.anatomy(view, asked: "frame").result else {
        Issue.record("seed \(number): no frame")
        return
      }
      #expect(frame == view.frame, "seed \(number)")
    }
  }

  private func hitTest(_ tree: inout RandomTree, _ number: UInt64) {
    let p = tree.point()
    guard case .view(let name) = tree.explainer.hitTest(p, in: tree.window).result else {
      Issue.record("seed \(number): no view")
      return
    }
    let hit = tree.window.hitTest(p, with: nil)
    #expect(name == hit.map(tree.name), "seed \(number)")
    let stack = tree.explainer.stack(p, in: tree.window)
    #expect(stack.hit == name, "seed \(number)")
    #expect(stack.rows.filter { $0.reason == nil }.map(\.name) == (name.map { [$0] } ?? []), "seed \(number)")
  }

  private func points(_ tree: inout RandomTree, _ number: UInt64) {
    let (view, p) = (tree.view(), tree.point())
    for row in tree.explainer.points(p, in: view) {
      guard let there = row.point, let other = tree.views.first(where: { $0.serialNumber == row.serial }) else {
        continue
      }
      let wanted = view.convert(p, to: other)
      // Through several squashing transforms the way over the root loses digits that the direct way keeps.
      let tolerance = 1e-6 * max(1, abs(wanted.x), abs(wanted.y))
      #expect(abs(there.x - wanted.x) <= tolerance && abs(there.y - wanted.y) <= tolerance, "seed \(number)")
    }
  }

  private func resize(_ tree: inout RandomTree, _ number: UInt64) {
    let view = tree.view()
    let size = CGSize(width: tree.random.number(0...400), height: tree.random.number(0...400))
    let text = tree.explainer.resize(view, to: size)
    let scene = tree.scene
    let film = text.picture(in: scene, "", title: "").panels
    view.bounds.size = size
    filmEnds(film, tree, view, number)
    for other in tree.views where other !== view && other.isDescendant(of: view) {
      let name = tree.name(other)
      let step = text.steps.last { $0.answer != nil && ($0.text == name || $0.text.hasPrefix("\(name):")) }
      guard case .rect(let told) = step?.answer else { continue }
      #expect(close(told, other.frame), "seed \(number): \(name)")
    }
  }

  /// The strip of pictures ends with the tree as it is once the view has its size.
  private func filmEnds(_ film: [Picture], _ tree: RandomTree, _ view: UIView, _ number: UInt64) {
    guard let last = film.last else { return }
    #expect(film.count == 5)
    guard let top = tree.scene.index(of: view), let seen = tree.scene.seen(from: top) else { return }
    for (told, real) in zip(last.scene.views, seen.views)
    where tree.scene.isDescendant(seen.index(ofSerial: real.serial)!, of: top) {
      let size = real.quad.corners.flatMap { [abs($0.x), abs($0.y)] }.max() ?? 0
      for (p, q) in zip(told.quad.corners, real.quad.corners) {
        let tolerance = 1e-6 * max(1, size)
        #expect(abs(p.x - q.x) <= tolerance && abs(p.y - q.y) <= tolerance, "seed \(number): \(real.name)")
      }
    }
  }

  private func measuring(_ tree: inout RandomTree, _ number: UInt64) {
    let (a, b, space) = (tree.view(), tree.view(), tree.view())
    let there = tree.explainer.measure(a, b, in: space).lines("")
    #expect(there == tree.explainer.measure(b, a, in: space).lines(""), "seed \(number)")
  }

  /// The parts of a transform that are shown make the transform again.
  private func transform(_ tree: inout RandomTree, _ number: UInt64) {
    let t = tree.view().transform
    let again = CGAffineTransform(t.decomposed())
    for (p, q) in zip([t.a, t.b, t.c, t.d, t.tx, t.ty], [again.a, again.b, again.c, again.d, again.tx, again.ty]) {
      #expect(abs(p - q) < 1e-12, "seed \(number)")
    }
    #expect(tree.explainer.transform(t, of: "t").result == .transform(t))
    let (first, second) = (TransformPart("A", t), TransformPart("B", tree.view().transform))
    let told = tree.explainer.transforms(first, then: second, rule: "")
    #expect(told.result == .transform(t.concatenating(second.transform)), "seed \(number)")
  }
}
