// `Self` in what a class's method takes is the class that it is called on.
class View {
  var tag = 0
  required init() {}
  @discardableResult func with(_ change: (Self) -> Void) -> Self { change(self); return self }
  static func build(_ f: (Self) -> Void) -> Self { let made = Self(); f(made); return made }
}
extension View {
  func maybe(_ n: Int, _ f: (Self?, Int) -> Void) -> Self { f(self, n); f(nil, n); return self }
}
class Label: View { var text = "" }
final class Title: Label { var size = 1.0 }
let label = Label().with { $0.text = "a"; $0.tag = 3 }
print(label.text, label.tag, Title().with { $0.size = 2; $0.text = "t" }.size)
print(Title.build { $0.size = 9 }.size, Label.build { l in l.text = "b" }.text, View.build { $0.tag = 4 }.tag)
func change(_ t: Label) { t.text += "!" }
print(label.with(change).text, Title().maybe(2) { $0?.size += Double($1) }.size)
let asView: View = Title()
print(asView.with { $0.tag = 7 }.tag, type(of: asView.with { _ in }))
