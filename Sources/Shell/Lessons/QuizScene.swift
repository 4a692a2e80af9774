import Pictures
import ViewKit

/// The few views of a question: as Swift to be read, and as views of a world of their own to be asked.
struct QuizScene {
  struct Item {
    let name: String
    let parent: String
    let frame: CGRect
    /// What is set behind it, as Swift and in deed.
    var settings: [(swift: String, apply: (UIView) -> Void)] = []

    mutating func set(_ swift: String, _ apply: @escaping (UIView) -> Void) {
      settings.append(("\(name).\(swift)", apply))
    }
  }

  var items: [Item] = []

  init(_ items: Item...) { self.items = items }

  var swift: [String] {
    items.flatMap { item in
      let f = item.frame
      let (x, y, w, h) = (f.origin.x.short, f.origin.y.short, f.size.width.short, f.size.height.short)
      return [
        "let \(item.name) = UIView(frame: CGRect(x: \(x), y: \(y), width: \(w), height: \(h)))",
        "\(item.parent).addSubview(\(item.name))",
      ] + item.settings.map(\.swift)
    }
  }

  /// Makes the views, those of a window included, and lets `body` ask them. The session's own world is not touched.
  func build<R>(_ body: ([String: UIView], Explainer) -> R) -> R {
    Runtime.withFresh { runtime in
      let window = UIWindow(frame: runtime.screen.bounds)
      window.isHidden = false
      var views: [String: UIView] = ["window": window]
      var names: [ObjectIdentifier: String] = [ObjectIdentifier(window): "window"]
      for item in items {
        let view = UIView(frame: item.frame)
        views[item.name] = view
        names[ObjectIdentifier(view)] = item.name
        views[item.parent]?.addSubview(view)
        for setting in item.settings { setting.apply(view) }
      }
      return body(views, Explainer { view, _ in names[ObjectIdentifier(view)] ?? view.className })
    }
  }
}
