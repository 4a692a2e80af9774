"""The measurements behind scripts/bench: each is a command, run several times in turn with its peers.

bench.py VSH [--quick] [start] [lines] [loops] [memory] [walks] [prompt]
"""
import os, statistics, subprocess, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
VSH = os.path.abspath(sys.argv[1])
QUICK = "--quick" in sys.argv
PARTS = [a for a in sys.argv[2:] if not a.startswith("--")] or ["start", "lines", "loops", "memory", "walks", "prompt"]
# A python3 in PATH may be a launcher that starts the real one.
PYTHON = os.path.realpath(sys.executable)
PEERS = {
    "tclsh": ["tclsh"], "lua5.4": ["lua5.4"], "python3": [PYTHON],
    "node": ["node"], "node --jitless": ["node", "--jitless", "--no-expose-wasm"],
}
ENDINGS = {"tclsh": "tcl", "lua5.4": "lua", "python3": "py", "node": "js", "node --jitless": "js"}
FOLDER = tempfile.TemporaryDirectory()
rows = []


def file(name, text):
    path = os.path.join(FOLDER.name, name)
    with open(path, "w") as f:
        f.write(text)
    return path


def run(command, stdin=None, stdout=subprocess.DEVNULL):
    """Seconds, and the peak memory in bytes."""
    source = open(stdin) if stdin else subprocess.DEVNULL
    began = time.perf_counter()
    p = subprocess.Popen(command, stdin=source, stdout=stdout, stderr=subprocess.PIPE)
    errors = p.stderr.read()
    _, status, usage = os.wait4(p.pid, 0)
    seconds = time.perf_counter() - began
    p.returncode = os.waitstatus_to_exitcode(status)
    p.stderr.close()
    if stdin:
        source.close()
    if p.returncode != 0:
        print(f"  {' '.join(command)}: exit status {p.returncode}: {errors.decode()[:200]}", file=sys.stderr)
        return float("nan"), float("nan")
    return seconds, usage.ru_maxrss * 1024


def medians(jobs, times):
    """Runs all jobs in turn, so that what else the machine does falls on all alike."""
    results = {name: [] for name in jobs}
    for _ in range(times):
        for name, job in jobs.items():
            results[name].append(run(*job))
    return {n: (statistics.median(s for s, _ in r), max(m for _, m in r)) for n, r in results.items()}


def row(what, value, against="", bar="", met=None):
    verdict = "" if met is None else "met" if met else "MISSED"
    rows.append((what, value, against, bar, verdict))
    print(f"  {what:<34} {value:>12}  {against:<28} {bar:<16} {verdict}", flush=True)


def ratios(what, result, bars):
    """One row a peer: how many times the peer's time vsh takes."""
    own = result["vsh"][0]
    row(what, f"{own * 1000:.1f} ms")
    for peer, (seconds, _) in result.items():
        if peer == "vsh":
            continue
        bar = bars.get(peer)
        ratio = own / seconds
        row("", f"{ratio:.2f} x", f"{peer} {seconds * 1000:.1f} ms", f"<= {bar}" if bar else "",
            None if bar is None else ratio <= bar)


def start():
    jobs = {"vsh": ([VSH, "-c", ""],), "tclsh": (["tclsh", "/dev/null"],), "lua5.4": (["lua5.4", "-e", ""],),
            "python3": ([PYTHON, "-c", ""],), "node": (["node", "-e", ""],)}
    ratios("start and answer", medians(jobs, 10 if QUICK else 60), {"tclsh": 0.8})


LINES = {
    "vsh": ("let v{0} = UIView()", "v{0}.tag = {0}", "v{0}.frame = CGRect(x: {1}, y: {2}, width: 30, height: 40)",
            "window.addSubview(v{0})"),
    "tclsh": ("set v{0} [View new]", "$v{0} tag {0}", "$v{0} frame {1} {2} 30 40", "$root add $v{0}"),
    "lua5.4": ("v{0} = UIView()", "v{0}.tag = {0}", "v{0}:setFrame({1}, {2}, 30, 40)", "root:add(v{0})"),
    "python3": ("v{0} = View()", "v{0}.tag = {0}", "v{0}.set_frame({1}, {2}, 30, 40)", "root.add(v{0})"),
    "node": ("var v{0} = new View()", "v{0}.tag = {0}", "v{0}.setFrame({1}, {2}, 30, 40)", "root.add(v{0})"),
}


def lines():
    views = 50_000
    paths = {}
    for who, forms in LINES.items():
        text = ""
        if who != "vsh":
            with open(os.path.join(HERE, "view." + ENDINGS[who])) as f:
                text = f.read()
        body = "\n".join(form.format(i, i % 320, i % 480) for i in range(views) for form in forms)
        paths[who] = file("lines." + ENDINGS.get(who, "vsh"), text + body + "\n")
    commands = {"vsh": [VSH, "-f"], **{who: PEERS[who] for who in LINES if who != "vsh"}}
    bars = {"tclsh": 1, "python3": 1, "node": 1}
    times = 1 if QUICK else 5
    result = medians({who: (commands[who] + [paths[who]],) for who in LINES}, times)
    ratios("200,000 lines from a file", result, bars)
    memory = result["vsh"][1]
    row("its peak memory", f"{memory / 1e6:.0f} MB", "", "<= 200 MB", memory <= 200e6)
    dash = {"vsh": [VSH], "tclsh": ["tclsh"], "lua5.4": ["lua5.4", "-"], "python3": [PYTHON, "-"], "node": ["node", "-"]}
    result = medians({who: (dash[who], paths[who]) for who in LINES}, times)
    ratios("200,000 lines from standard input", result, bars)
    memory = result["vsh"][1]
    row("its peak memory", f"{memory / 1e6:.0f} MB", "", "<= 200 MB", memory <= 200e6)


def loops():
    for name, title in [("numeric", "numeric loop"), ("fib", "fib(27)"), ("text", "building strings"),
                        ("closures", "closures over arrays"), ("methods", "method calls"),
                        ("collections", "values in collections"), ("views", "members of views")]:
        jobs = {"vsh": ([VSH, "-f", os.path.join(HERE, name + ".vsh")],)}
        for peer in ["lua5.4", "python3", "tclsh", "node --jitless"]:
            jobs[peer] = (PEERS[peer] + [os.path.join(HERE, f"{name}.{ENDINGS[peer]}")],)
        bars = {"lua5.4": 1.5, "python3": 1, "tclsh": 1}
        # A table of Lua's is found by its keys without a call.
        if name == "collections":
            del bars["lua5.4"]
        ratios(title, medians(jobs, 1 if QUICK else 5), bars)


FLAT = "let root = UIView()\nfor i in 0..<{n} {{ let v = UIView(); root.addSubview(v) }}\n"
BALANCED = """let root = UIView()
func fill(_ parent: UIView, _ depth: Int) {{
  if depth == 0 {{ return }}
  for _ in 0..<10 {{ let v = UIView(); parent.addSubview(v); fill(v, depth - 1) }}
}}
fill(root, {depth})
"""


def difference(title, setup, work, reps, unit, bar, scale=1e9, suffix="ns"):
    """The time of `work`, by running a script with and without it."""
    without, with_ = file("without.vsh", setup), file("with.vsh", setup + work)
    result = medians({"with": ([VSH, "-f", with_],), "without": ([VSH, "-f", without],)}, 1 if QUICK else 3)
    each = (result["with"][0] - result["without"][0]) / reps * scale
    row(title, f"{each:.1f} {suffix}", unit, f"<= {bar} {suffix}" if bar else "", None if bar is None else each <= bar)
    return each


def memory():
    base = run([VSH, "-c", ""])[1]
    for title, script, count in [("1,000,000 views, flat", FLAT.format(n=1_000_000), 1_000_000),
                                 ("1,111,110 views, balanced", BALANCED.format(depth=6), 1_111_110)]:
        seconds, peak = run([VSH, "-f", file("memory.vsh", script)])
        each = (peak - base) / count
        row(title, f"{each:.0f} bytes", "a view", "<= 400 bytes", each <= 400)
        row("", f"{seconds / count * 1e9:.0f} ns", "a view, made by a script")


def walks():
    chain = ("let root = UIView()\nvar v = root\nfor i in 0..<{n} {{ let c = UIView(frame: CGRect(x: 1, y: 1, width: 9, height: 9));"
             " v.addSubview(c); v = c }}\n")
    difference("convert across 1,000 levels", chain.format(n=1000) + "var p = CGPoint.zero\n",
               "for _ in 0..<2000 { p = v.convert(.zero, to: root) }\n", 2000 * 1000, "a level", None)
    flat = ("let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))\n"
            "for i in 0..<{n} {{ let v = UIView(frame: CGRect(x: Double(i % 1000), y: 0, width: 1, height: 1));"
            " v.tag = i; {more} root.addSubview(v) }}\n")
    difference("hit test in 100,000 views", flat.format(n=100_000, more=""),
               "for _ in 0..<20 { root.hitTest(CGPoint(x: 5, y: 500), with: nil) }\n", 20 * 100_000, "a view", None)
    difference("viewWithTag in 1,000,000 views", flat.format(n=1_000_000, more=""),
               "for _ in 0..<5 { root.viewWithTag(-1) }\n", 5 * 1_000_000, "a view", None)
    mask = "v.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin];"
    difference("resize over 100,000 autoresized", flat.format(n=100_000, more=mask),
               "for i in 0..<20 { root.frame = CGRect(x: 0, y: 0, width: Double(1001 + i % 2), height: 1000) }\n",
               20 * 100_000, "a view", 100)
    mark = "for v in root.subviews { v.setNeedsLayout() }\n"
    ready = flat.format(n=100_000, more="") + "root.layoutIfNeeded()\nfor _ in 0..<20 {\n  " + mark
    layout(ready)
    listing = file("tree.vsh", BALANCED.format(depth=6) + "window.addSubview(root)\n")
    output = os.path.join(FOLDER.name, "tree.txt")
    result = []
    for arguments in [["-f", listing], ["-f", listing, "-c", "tree"]]:
        with open(output, "w") as f:
            result.append(run([VSH] + arguments, None, f)[0])
    size = os.path.getsize(output)
    speed = size / (result[1] - result[0]) / 1e6
    row("tree of 1,111,110 views to a file", f"{speed:.0f} MB/s", f"{size / 1e6:.0f} MB", ">= 200 MB/s", speed >= 200)
    deep = chain + "print(v.convert(.zero, to: root))\nwindow.addSubview(root)\n"
    seconds = {}
    for n in [500_000, 1_000_000]:
        path = file("deep.vsh", deep.format(n=n))
        seconds[n] = min(run([VSH, "-f", path, "-c", "dump", "-c", "root.removeFromSuperview()"])[0] for _ in range(1 if QUICK else 3))
        row(f"{n:,} levels, built, dumped, freed", f"{seconds[n]:.2f} s")
    growth = seconds[1_000_000] / seconds[500_000]
    row("", f"{growth:.2f} x", "for twice the levels", "<= 2.5 x", growth <= 2.5)


def layout(ready):
    without, with_ = file("without.vsh", ready + "}\n"), file("with.vsh", ready + "  root.layoutIfNeeded()\n}\n")
    result = medians({"with": ([VSH, "-f", with_],), "without": ([VSH, "-f", without],)}, 1 if QUICK else 3)
    each = (result["with"][0] - result["without"][0]) / (20 * 100_000) * 1e9
    row("layout pass over 100,000 marked", f"{each:.1f} ns", "a view", "<= 100 ns", each <= 100)


def prompt():
    from prompt import measure
    for what, seconds, bar in measure(VSH, 2 if QUICK else 5):
        row(what, f"{seconds * 1000:.1f} ms", "", f"<= {bar * 1000:.0f} ms", seconds <= bar)


print(f"  {'':<34} {'vsh':>12}  {'against':<28} {'bar':<16}")
for part in PARTS:
    {"start": start, "lines": lines, "loops": loops, "memory": memory, "walks": walks,
     "prompt": prompt}[part]()
missed = [r for r in rows if r[4] == "MISSED"]
print(f"  {sum(r[4] == 'met' for r in rows)} bars met, {len(missed)} missed")
