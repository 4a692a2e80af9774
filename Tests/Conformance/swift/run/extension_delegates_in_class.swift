protocol Tag { init(tag: String) }
extension Tag { init() { self.init(tag: "def") } }
class Sub: Tag { let tag: String; required init(tag: String) { self.tag = tag } }
func run() { print(Sub().tag) }
run()
