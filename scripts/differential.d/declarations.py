"""Declarations of random programs. Each adds to the generator's tables what can be done with what it declares."""


def generator_module():
    import generate
    return generate


def body(gen, result, variables, count=2):
    """Statements and a `return`, with the variables in scope."""
    Node, Variable = generator_module().Node, generator_module().Variable
    saved = (gen.in_loop, gen.result, gen.level, gen.scopes)
    gen.in_loop, gen.result, gen.level = False, result, 1
    own = [Variable(name, type, mutable) for name, type, mutable in variables]
    gen.scopes = gen.scopes + [own, []]
    statements = [gen.statement() for _ in range(gen.random.randint(0, count))]
    if result:
        statements.append(gen.fill("stmt", f"return ‹{result} free›"))
    gen.in_loop, gen.result, gen.level, gen.scopes = saved
    return Node("block", statements)


def members(head, *parts):
    """`head { … }` whose members can be left out one by one."""
    generate = generator_module()
    nodes = [p if isinstance(p, generate.Node) else generate.Node("stmt", [p]) for p in parts]
    return [generate.Node("stmt", [head + " ", generate.Node("block", nodes)])]


def line(*parts):
    return generator_module().Node("stmt", list(parts))


def use(gen, type, *statements):
    """Lets values of a type be stored and printed."""
    gen.statements += [f"var ‹new {type}› = ‹{type} free›", f"print(‹{type} free›)", f"let ‹let {type}?›: {type}? = ‹{type}? free›",
                       f"var ‹new [{type}]› = ‹[{type}] free›", f"‹var [{type}]›.append(‹{type} free›)", f"print(‹[{type}] free›)",
                       f"print(‹{type}? free› as Any)", f"for ‹in {type}› in ‹[{type}] free› ‹loop›",
                       f"if let ‹in {type}› = ‹{type}? free› ‹block› else ‹block›", *statements, *statements]
    gen.expressions.setdefault(type + "?", []).extend([f"(‹Bool› ? ‹{type}› : nil)", f"‹[{type}]›.first"])
    gen.expressions.setdefault(f"[{type}]", []).extend([f"[‹{type} free›, ‹{type} free›]", f"Array(‹[{type}]›.reversed())"])


def function(gen):
    name = gen.name("f")
    types = gen.random.choices(["Int", "Double", "String", "[Int]", "Int?", "Bool", "UInt8"], k=2)
    result = gen.random.choice(["Int", "Double", "String", "[Int]", "Int?", "Bool"])
    shape = gen.random.choice(["plain", "labels", "default", "variadic", "inout", "throwing"])
    if shape == "inout":
        block = body(gen, None, [("a", types[0], True), ("b", types[1], False)], 3)
        gen.statements += [f"{name}(&‹var {types[0]}›, ‹{types[1]} free›)"] * 3
        return [line(f"func {name}(_ a: inout {types[0]}, _ b: {types[1]}) ", block)]
    if shape == "variadic":
        block = body(gen, result, [("a", "[Int]", False)])
        gen.expressions[result] += [f"{name}(‹Int free›, ‹Int free›)", f"{name}()"]
        return [line(f"func {name}(_ a: Int...) -> {result} ", block)]
    block = body(gen, result, [("a", types[0], False), ("b", types[1], False)])
    if shape == "throwing":
        error = gen.name("E")
        gen.expressions[result + "?"] = gen.expressions.get(result.rstrip("?") + "?", []) + [] if result.endswith("?") else \
            gen.expressions.get(result + "?", []) + [f"(try? {name}(‹{types[0]} free›, ‹{types[1]} free›))"]
        gen.statements += [
            f"do {{\n  print(try {name}(‹{types[0]} free›, ‹{types[1]} free›))\n}} catch {error}.low(let n) where n > 2 {{ print(\"low\", n) }}"
            f" catch let e as {error} {{ print(\"error\", e) }} catch {{ print(\"other\") }}"] * 3
        block.parts.insert(0, gen.fill("stmt", f"if ‹Bool free› {{ throw {error}.low(‹Int free›) }}"))
        block.parts.insert(0, gen.fill("stmt", f"if ‹Bool free› {{ throw {error}.high }}"))
        return [line(f"enum {error}: Error {{ case low(Int), high }}"),
                line(f"func {name}(_ a: {types[0]}, _ b: {types[1]}) throws -> {result} ", block)]
    if shape == "default":
        value = gen.literal(types[1])
        gen.expressions[result] += [f"{name}(‹{types[0]} free›)", f"{name}(‹{types[0]} free›, b: ‹{types[1]} free›)"] * 2
        return [line(f"func {name}(_ a: {types[0]}, b: {types[1]} = {value}) -> {result} ", block)]
    label = "of a" if shape == "labels" else "_ a"
    call = "of: " if shape == "labels" else ""
    gen.expressions[result] += [f"{name}({call}‹{types[0]} free›, with: ‹{types[1]} free›)"] * 3
    return [line(f"func {name}({label}: {types[0]}, with b: {types[1]}) -> {result} ", block)]


def generic(gen):
    name = gen.name("g")
    r = gen.random.random()
    if r < 0.35:
        gen.expressions["Int"] += [f"{name}(‹Int free›, ‹Int free›)", f"{name}(‹[Int] free›)"]
        gen.expressions["Double"] += [f"{name}(‹Double free›, 2)", f"{name}(1, ‹Double free›)"]
        gen.expressions["String"] += [f"{name}(‹String free›, ‹String free›)"]
        return [line(f"func {name}<T: Comparable>(_ a: T, _ b: T) -> T {{ a < b ? b : a }}"),
                line(f"func {name}<S: Sequence>(_ s: S) -> Int where S.Element == Int {{ var t = 0; for x in s {{ t &+= x }}; return t }}")]
    if r < 0.7:
        box = gen.name("Stack")
        for type in ["Int", "String", "Double"]:
            gen.statements += [f"var ‹new {box}<{type}>› = {box}<{type}>()", f"‹var {box}<{type}>›.push(‹{type} free›)",
                               f"print(‹var {box}<{type}>›.pop() as Any)", f"print(‹var {box}<{type}>›)", f"print(‹var {box}<{type}>›.map {{ \"\\($0)\" }}.items)"]
        gen.statements.append(f"let ‹let Int› = {box}([1, ‹Int free›]).items.count")
        return members(f"struct {box}<T>", "var items: [T] = []", "init() {}", "init(_ items: [T]) { self.items = items }",
                       "mutating func push(_ x: T) { items.append(x) }", "mutating func pop() -> T? { items.popLast() }",
                       f"func map<U>(_ f: (T) -> U) -> {box}<U> {{ {box}<U>(items.map(f)) }}")
    gen.expressions["[Int]"] += [f"‹[Int]›.{name}(‹Int free›)"]
    gen.expressions["Int"] += [f"‹Int›.{name}", f"‹[Int]›.{name}(2).count"]
    return [line(f"extension Int {{ var {name}: Int {{ self &* 2 &- 1 }} }}"),
            line(f"extension Array where Element == Int {{ func {name}(_ n: Int) -> [Int] {{ filter {{ $0 != n }} }} }}")]


def enumeration(gen):
    name = gen.name("Mode")
    if gen.random.random() < 0.5:
        raw = gen.random.choice(["Int", "String"])
        values = " = 3, south, east = 9" if raw == "Int" else ", south = \"S\", east"
        gen.simple[name] = f"{name}.north"
        gen.expressions[name] = [f"{name}.north", f"{name}.south", f"({name}(rawValue: ‹{raw} free›) ?? .east)", f"{name}.allCases[‹lit index›]",
                                 f"‹{name}›.next"]
        gen.expressions[raw] += [f"‹{name}›.rawValue", f"{name}.allCases.map {{ $0.rawValue }}.reduce({0 if raw == 'Int' else chr(34) * 2}, +)"]
        gen.expressions["Bool"] += [f"(‹{name}› == .south)", f"[.north, .east].contains(‹{name} free›)"]
        use(gen, name, f"switch ‹{name} free› {{\ncase .north: ‹one›\ncase .south, .east: ‹one›\n}}", f"‹var {name}› = .east",
            f"print({name}.allCases.filter {{ $0 != ‹{name}› }})", f"if case .south = ‹{name} free› ‹block›")
        return members(f"enum {name}: {raw}, CaseIterable", f"case north{values}",
                       f"var next: {name} {{ switch self {{ case .north: .south case .south: .east case .east: .north }} }}")
    gen.simple[name] = f"{name}.dot"
    gen.expressions[name] = [f"{name}.dot", f"{name}.circle(‹Double free›)", f"{name}.box(width: ‹Int free›, name: ‹String free›)",
                             f"(‹Bool› ? {name}.dot : .circle(‹Double free›))", f"{name}.pair(‹{name} free›, .dot)"]
    gen.expressions["Double"] += [f"‹{name}›.size"]
    gen.expressions["Bool"] += [f"(‹{name}› == ‹{name}›)", f"(‹{name}› != .dot)"]
    use(gen, name, f"switch ‹{name} free› {{\ncase .dot: ‹one›\ncase .circle(let ‹in Double›) where ‹Bool free›: ‹one›\n"
        f"case .box(let ‹in Int›, let ‹in String›): ‹one›\ncase .pair(.dot, _), .circle: ‹one›\ndefault: ‹one›\n}}",
        f"if case .circle(let ‹in Double›) = ‹{name} free› ‹block›", f"‹var {name}› = .box(width: ‹Int free›, name: ‹String free›)",
        f"guard case .box(width: let w‹mark›, name: _) = ‹{name} free› else {{ fatalError() }}\nprint(w‹mark›)" if gen.random.random() < 0.1 else "print(1)",
        f"for case .box(let ‹in Int›, _) in ‹[{name}] free› ‹loop›")
    return members(f"indirect enum {name}: Equatable", "case dot, circle(Double), box(width: Int, name: String)", f"case pair({name}, {name})",
                   "var size: Double { switch self { case .dot: 0 case .circle(let r): r * 2 case let .box(w, _): Double(w) case .pair(let a, let b): a.size + b.size } }")


def structure(gen):
    name = gen.name("P")
    kinds = gen.random.choices(["Int", "Double", "String", "[Int]", "Int?", "Bool", "Float", "UInt8"], k=3)
    fields = [(f"a{i}", kind) for i, kind in enumerate(kinds)]
    mutable = [(f, t, True) for f, t in fields]
    fixed = [(f, t, False) for f, t in fields]
    gen.simple[name] = f"{name}(" + ", ".join(f"{f}: {generator_module().simplest(t, gen.simple)}" for f, t in fields) + ")"
    gen.expressions[name] = [f"{name}(" + ", ".join(f"{f}: ‹{t} free›" for f, t in fields) + ")"]
    result = gen.random.choice(["Int", "String", "Double"])
    parts = []
    for f, t in fields:
        watched = gen.random.random() < 0.2
        parts.append(line(f"var {f}: {t}" + (" { didSet { print(\"did set\", oldValue as Any) } }" if watched else "")))
    parts.append(line("var total: Int ", line("{ ", gen.expression("Int", 1), " }")))
    parts.append(line(f"func show(_ b: Int) -> {result} ", body(gen, result, fixed + [("b", "Int", False)])))
    parts.append(line("mutating func bump(_ b: Int) ", body(gen, None, mutable + [("b", "Int", False)])))
    parts.append(f"static func + (l: {name}, r: {name}) -> {name} {{ var s = l; s.bump(r.total); return s }}")
    parts.append(f"static let origin = {gen.simple[name]}")
    parts.append("subscript(i: Int) -> Int { get { total &+ i } set { bump(newValue) } }")
    gen.expressions[result] += [f"‹{name}›.show(‹Int free›)"]
    gen.expressions["Int"] += [f"‹{name}›.total", f"‹{name}›[‹Int free›]", f"{name}.origin.total"]
    gen.expressions[name] += [f"(‹{name}› + ‹{name}›)", f"{name}.origin"]
    for f, t in fields:
        gen.expressions[t] = gen.expressions.get(t, []) + [f"‹{name}›.{f}"]
    extra = []
    for f, t in fields:
        extra.append(f"‹var {name}›.{f} = ‹{t} free›")
        if t in ("Int", "Double", "String", "Float"):
            extra.append(f"‹var {name}›.{f} += ‹{t} free›")
    keyed = [f for f, t in fields if t == "Int"]
    if keyed:
        gen.expressions["[Int]"] += [f"‹[{name}]›.map(\\.{keyed[0]})"]
        extra.append(f"‹var [{name}]›.sort {{ $0.{keyed[0]} < $1.{keyed[0]} }}")
    use(gen, name, f"‹var {name}›.bump(‹Int free›)", f"‹var {name}›[2] = ‹Int free›", f"‹var {name}›[1] += 3", *extra)
    conforms = gen.random.choice(["", ": Equatable", ": Hashable"])
    if conforms:
        gen.expressions["Bool"] += [f"(‹{name}› == ‹{name}›)", f"‹[{name}]›.contains(‹{name} free›)"]
    if conforms == ": Hashable":
        gen.expressions["Int"] += [f"Set(‹[{name}] free›).count"]
    if gen.random.random() < 0.3:
        conforms = conforms + (", " if conforms else ": ") + "CustomStringConvertible"
        parts.append(line("var description: String ", body(gen, "String", fixed, 0)))
    return members(f"struct {name}{conforms}", *parts)


def hierarchy(gen):
    base, sub, leaf = gen.name("Base"), gen.name("Sub"), gen.name("Leaf")
    field = gen.random.choice(["Int", "Double", "String", "[Int]"])
    observed = gen.random.random() < 0.5
    watch = " { willSet { print(\"will\", newValue) } didSet { print(\"did\", oldValue) } }" if observed else ""
    simple = generator_module().simplest(field, gen.simple)
    own = [("f", field, True), ("count", "Int", True)]
    top = members(
        f"class {base}", f"var f: {field}{watch}", "var count = 0", "static var made = 0",
        line("lazy var slow: Int = ", line("{ print(\"slow\"); return count &+ 1 }()")),
        f"init(f: {field}) {{ self.f = f; {base}.made += 1 }}", f"convenience init() {{ self.init(f: {simple}) }}",
        line("func work(_ b: Int) -> Int ", body(gen, "Int", own + [("b", "Int", False)])),
        "var label: String { \"base \\(f)\" }", "class func kind() -> String { \"base\" }", f"func same() -> {base} {{ self }}",
        *([f"deinit {{ print(\"bye \\(f)\") }}"] if gen.random.random() < 0.6 else []))
    middle = members(
        f"class {sub}: {base}", "var extra = 2",
        f"override init(f: {field}) {{ super.init(f: f); extra += 1 }}" if gen.random.random() < 0.6 else "var more = \"m\"",
        line("override func work(_ b: Int) -> Int ", body(gen, "Int", own + [("extra", "Int", True), ("b", "Int", False)])) if gen.random.random() < 0.7
        else "override func work(_ b: Int) -> Int { super.work(b) &+ extra }",
        "override var label: String { \"sub \" + super.label }", "override class func kind() -> String { \"sub of \" + super.kind() }",
        *(["override var count: Int { didSet { print(\"count\", oldValue, count) } }"] if gen.random.random() < 0.4 else []))
    end = members(f"final class {leaf}: {sub}", "override var label: String { super.label + \"!\" }",
                  "override func work(_ b: Int) -> Int { f = f; return super.work(b &+ 1) }")
    gen.simple[base] = f"{base}()"
    gen.expressions[base] = [f"{base}(f: ‹{field} free›)", f"{sub}(f: ‹{field} free›)", f"{leaf}(f: ‹{field} free›)", f"{sub}()", f"‹{base}›.same()"]
    gen.expressions["Int"] += [f"‹{base}›.work(‹Int free›)", f"‹{base}›.slow", f"{base}.made", f"(‹{base}? free›?.count ?? 0)".replace(" free›?", "›?"),
                               f"((‹{base}› as? {sub})?.extra ?? ‹Int›)"]
    gen.expressions["String"] += [f"‹{base}›.label", f"type(of: ‹{base} free›).kind()", f"\"\\(type(of: ‹{base} free›))\""]
    gen.expressions["Bool"] += [f"(‹{base}› is {sub})", f"(‹{base}› === ‹{base}›)"]
    gen.expressions[field] = gen.expressions[field] + [f"‹{base}›.f"]
    gen.expressions[base + "?"] = [f"(‹{base}› as? {leaf})", f"(‹Bool› ? nil : ‹{base}›)", f"‹[{base}]›.last"]
    gen.expressions[f"[{base}]"] = [f"[‹{base} free›, {sub}()]", f"‹[{base}]›.filter {{ $0 is {sub} }}"]
    gen.statements += [
        f"let ‹let {base}› = ‹{base} free›", f"var ‹new {base}›: {base} = ‹{base} free›", f"‹{base}›.f = ‹{field} free›", f"‹{base}›.count += 1",
        f"print(‹{base}›.label, ‹{base}›.count)", f"‹var {base}› = ‹{base} free›", f"var ‹new {base}?›: {base}? = ‹{base}? free›",
        f"‹var {base}?› = nil", f"‹var {base}?›?.f = ‹{field} free›", f"print(‹{base}?›?.label as Any, ‹{base}?›?.work(2) ?? 0)",
        f"for ‹in {base}› in ‹[{base}] free› ‹loop›", f"let ‹let [{base}]› = ‹[{base}] free›", f"print(‹[{base}]›.map {{ $0.label }})",
        f"weak var w‹mark› = ‹{base} free›\nprint(w‹mark› == nil)" if gen.random.random() < 0.3 else f"print({base}.made, {sub}.kind())",
        f"switch ‹{base} free› {{\ncase let x as {leaf}: print(\"leaf\", x.label)\ncase is {sub}: ‹one›\ndefault: ‹one›\n}}",
        f"if let s = ‹{base} free› as? {sub} {{ print(s.extra, s.label) }}", f"let c‹mark› = ‹{base} free›\nlet later‹mark› = {{ [weak c‹mark›] in c‹mark›?.count ?? -1 }}\nprint(later‹mark›())"]
    return top + middle + end


def contract(gen):
    proto, one, two = gen.name("Shape"), gen.name("Square"), gen.name("Disc")
    gen.simple[proto] = f"({one}(side: 2) as any {proto})"
    gen.expressions[proto] = [f"({one}(side: ‹Double free›) as any {proto})", f"({two}(r: ‹Int free›) as any {proto})"]
    gen.expressions["Double"] += [f"‹{proto}›.area", f"‹{proto}›.scaled(‹Double free›)"]
    gen.expressions["String"] += [f"‹{proto}›.name", f"‹{proto}›.twice()"]
    gen.expressions[f"[{proto}]"] = [f"([{one}(side: ‹Double free›), {two}(r: 2)] as [any {proto}])"]
    gen.statements += [f"let ‹let [{proto}]›: [any {proto}] = ‹[{proto}] free›", f"print(‹[{proto}]›.map {{ $0.area }}.reduce(0, +))",
                       f"for ‹in {proto}› in ‹[{proto}] free› ‹loop›", f"print(‹{proto}›.name, ‹{proto}› is {two})",
                       f"print(total‹mark›([{one}(side: 1), {one}(side: ‹Double free›)]))".replace("total‹mark›", "total" + proto),
                       f"print({one}(side: ‹Double free›) == {one}(side: 2), {two}(r: ‹Int free›))"]
    return (members(f"protocol {proto}", "var area: Double { get }", "var name: String { get }", "func scaled(_ by: Double) -> Double")
            + members(f"extension {proto}", "var name: String { \"shape\" }", "func scaled(_ by: Double) -> Double { area * by }", "func twice() -> String { name + name }")
            + members(f"struct {one}: {proto}, Equatable", "var side: Double", "var area: Double { side * side }", "var name: String { \"square \\(side)\" }")
            + members(f"class {two}: {proto}", "let r: Int", "init(r: Int) { self.r = r }", "var area: Double { Double(r) * 3 }",
                      *(["func scaled(_ by: Double) -> Double { by + area }"] if gen.random.random() < 0.5 else []))
            + [line(f"func total{proto}<T: {proto}>(_ all: [T]) -> Double {{ all.reduce(0) {{ $0 + $1.area }} }}")])


def views(gen):
    """A few views, and a class of them that says what it is told."""
    generate = generator_module()
    gen.simple["UIView"] = "window"
    cls = gen.name("Row")
    declared = members(
        f"class {cls}: UIView", "var passes = 0",
        "override func layoutSubviews() { super.layoutSubviews(); passes += 1; print(\"layout\", tag, bounds.size) }",
        *(["override func didMoveToSuperview() { print(tag, \"moved to\", superview?.tag ?? -1) }"] if gen.random.random() < 0.5 else []),
        *(["override func didAddSubview(_ subview: UIView) { print(tag, \"got\", subview.tag) }"] if gen.random.random() < 0.3 else []),
        *(["override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -5, dy: -5).contains(point) }"] if gen.random.random() < 0.3 else []))
    for index in range(gen.random.randint(2, 4)):
        name = gen.name("view")
        made = gen.random.choice(["UIView", cls])
        declared.append(gen.fill("stmt", f"let {name} = {made}(frame: ‹CGRect free›)\n{name}.tag = {index + 1}"))
        gen.scopes[0].append(generate.Variable(name, "UIView", False))
        declared.append(gen.fill("stmt", f"‹UIView›.addSubview({name})" if index and gen.random.random() < 0.5 else f"window.addSubview({name})"))
    gen.expressions["UIView"] = ["‹UIView›", "window", "(‹UIView›.superview ?? window)", "(window.viewWithTag(‹lit index›) ?? window)"]
    gen.expressions["CGRect"] += ["‹UIView›.frame", "‹UIView›.bounds", "‹UIView›.convert(‹CGRect free›, to: ‹UIView free›)",
                                  "‹UIView›.convert(‹UIView›.bounds, to: nil)"] * 2
    gen.expressions["CGPoint"] += ["‹UIView›.center", "‹UIView›.convert(‹CGPoint free›, to: ‹UIView free›)", "‹UIView›.convert(‹CGPoint free›, from: ‹UIView free›)",
                                   "‹CGPoint›.applying(‹UIView›.transform)"] * 2
    gen.expressions["Int"] += ["‹UIView›.tag", "‹UIView›.subviews.count", "(‹UIView›.hitTest(‹CGPoint free›, with: nil)?.tag ?? -1)"]
    gen.expressions["Bool"] += ["‹UIView›.isHidden", "‹UIView›.point(inside: ‹CGPoint free›, with: nil)", "‹UIView›.isDescendant(of: ‹UIView free›)",
                                "(‹UIView›.window == nil)", "(‹UIView›.superview === ‹UIView›)"]
    gen.expressions["CGAffineTransform"] = [
        "CGAffineTransform(rotationAngle: ‹Double free›)", "CGAffineTransform(scaleX: ‹lit Double›, y: 2)", ".identity",
        "CGAffineTransform(translationX: ‹Double free›, y: ‹lit Int›).rotated(by: 0.5)", "‹UIView›.transform.scaledBy(x: 2, y: ‹lit Double›)",
        "‹UIView›.transform.concatenating(CGAffineTransform(translationX: 3, y: ‹Double free›))", "‹UIView›.transform.inverted()"]
    gen.simple["CGAffineTransform"] = "CGAffineTransform.identity"
    gen.statements += [
        "‹UIView›.frame = ‹CGRect free›", "‹UIView›.bounds = ‹CGRect free›", "‹UIView›.center = ‹CGPoint free›", "‹UIView›.frame.origin.x += ‹CGFloat free›",
        "‹UIView›.bounds.origin.y = ‹lit Int›", "‹UIView›.transform = ‹CGAffineTransform free›", "‹UIView›.alpha = ‹CGFloat free›",
        "‹UIView›.isHidden = ‹Bool free›", "‹UIView›.frame.size = ‹CGSize free›", "‹UIView›.layer.anchorPoint = CGPoint(x: 0, y: 0.5)",
        "‹UIView›.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]", "‹UIView›.autoresizingMask = .flexibleHeight", "‹UIView›.removeFromSuperview()",
        "‹UIView›.bringSubviewToFront(‹UIView free›)", "‹UIView›.setNeedsLayout()", "window.layoutIfNeeded()", "‹UIView›.layoutIfNeeded()",
        "print(‹UIView›.frame, ‹UIView›.center)", "print(‹UIView›.subviews.map { $0.tag })", "for ‹in UIView› in ‹UIView›.subviews ‹loop›",
        "window.insertSubview(‹UIView free›, at: ‹lit index›)" if gen.random.random() < 0.3 else "print(‹UIView›.bounds)",
        "print(‹UIView›.convert(‹CGPoint free›, to: ‹UIView free›))", "print(‹UIView›.transform)", "print(‹UIView›.sizeThatFits(‹CGSize free›))",
        "print(‹UIView›.convert(‹CGRect free›, from: ‹UIView free›))", f"print((‹UIView› as? {cls})?.passes ?? 0)", "window.insertSubview(‹UIView free›, belowSubview: ‹UIView free›)" if gen.random.random() < 0.1 else "print(‹UIView›.tag)"]
    return declared


ALL = [function, function, function, generic, enumeration, structure, structure, hierarchy, hierarchy, contract]
