"""Programs with one mistake in them: a token of a conformance program is left out, doubled or replaced by another.

vsh and the Swift compiler must both take what comes of it, or both refuse it, at the same line and in the same words.
Mistakes of learners are not random, but a checker that forgets to look shows here first.
"""
import concurrent.futures
import glob
import os
import random
import re
import subprocess
import tempfile

TOKEN = re.compile(
    r'"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*(?:.|\n)*?\*/|[A-Za-z_$#@]\w*|\d[\d_]*\.\d[\d_]*|0x[0-9a-fA-F_]+|\d[\d_]*'
    r"|\s+|->|\.\.\.|\.\.<|==|!=|<=|>=|&&|\|\||\?\?|\+=|-=|.", re.S)
WORD = re.compile(r"[A-Za-z_]\w*$")
KEYWORDS = {
    "let": ["var"], "var": ["let"], "struct": ["class", "enum"], "class": ["struct"], "mutating": [""], "override": [""],
    "try": ["", "try?", "try!"], "throws": [""], "return": [""], "inout": [""], "static": [""], "private": ["fileprivate", ""],
    "if": ["guard", "while"], "in": [""], "self": ["Self", "super"], "super": ["self"], "init": ["func"], "final": [""],
    "indirect": [""], "where": [""], "for": ["while"], "as": ["as?", "as!", "is"], "is": ["as"], "some": ["any", ""],
    "any": ["some", ""], "weak": ["", "unowned"], "protocol": ["class"], "extension": ["struct"], "case": ["default", ""],
    "default": ["case"], "break": ["continue", ""], "continue": ["break"], "true": ["1", "nil"], "false": ["0", '"no"'],
    "nil": ["0", '""'], "convenience": [""], "required": [""], "lazy": [""], "defer": ["do"], "else": [""],
    "throw": ["return"], "catch": ["else"], "@escaping": [""], "guard": ["if"]}
TYPES = ["Int", "String", "Double", "Bool", "[Int]", "Int?", "Character", "[String]", "Any", "Float", "UInt8", "Set<Int>", "Void"]
LITERALS = ['"a"', "nil", "2.5", "true", "[1]", "-1", "()", "300", "99999999999999999999"]
OPERATORS = ["==", "+", "&&", "??", "=", "-", "<", "%", "+=", "..<"]
SIGNS = "(){}[],.:?!"
ERROR = re.compile(r"^\S*?\.(?:swift|vsh):(\d+):\d+: error: (.*)$", re.M)
# vsh has no threads, so what the compiler says about them has no counterpart.
THREADS = re.compile(r"concurrency-safe|actor-isolated|Sendable|failed to produce diagnostic|in reasonable time")


def replacement(chance, token, words):
    """What stands in place of a token; None where nothing does."""
    which = chance.random()
    if token in KEYWORDS:
        return chance.choice(KEYWORDS[token])
    if token[0] == '"' and not token.startswith('"""') or token[0].isdigit():
        return chance.choice(LITERALS)
    if token in ("Int", "String", "Double", "Bool", "Character"):
        return chance.choice(TYPES)
    if WORD.match(token):
        if which < 0.45:
            return chance.choice(words)
        if which < 0.65:
            return token + chance.choice(["?", "!", ".count", "()", "[0]", "x", ".self", ".first"])
        return token[:-1] if which < 0.8 else "" if which < 0.9 else "&" + token if which < 0.95 else token + ": " + token
    if token in OPERATORS or token in "*/<>":
        return chance.choice(OPERATORS)
    if token in SIGNS:
        return "" if which < 0.5 else token + chance.choice("()?!,;") if which < 0.8 else chance.choice("?!,.:")
    return None


def mutant(seed, programs):
    """A program with one mistake, and what it is."""
    chance = random.Random(seed)
    while True:
        path = chance.choice(programs)
        with open(path) as file:
            tokens = TOKEN.findall(file.read())
        places = [i for i, token in enumerate(tokens) if not token.isspace() and token[:2] not in ("//", "/*")]
        words = [token for token in tokens if WORD.match(token) and token not in KEYWORDS]
        place = chance.choice(places)
        found = replacement(chance, tokens[place], words)
        if found is None or found == tokens[place]:
            continue
        line = "".join(tokens[:place]).count("\n") + 1
        text = "".join(tokens[:place] + [found] + tokens[place + 1:])
        return text, f"{os.path.basename(path)}:{line} {tokens[place]!r} → {found!r}"


def errors(text):
    return [(int(line), re.sub(r" \[#\w+\]$", "", words).rstrip()) for line, words in ERROR.findall(text)]


def judged(vsh, text):
    """How the two answers compare, and both first errors."""
    with tempfile.TemporaryDirectory(prefix="differential") as folder:
        path = os.path.join(folder, "main.swift")
        with open(path, "w") as file:
            file.write(text)
        swift = subprocess.run(["swiftc", "-swift-version", "6", "-emit-sil", "-o", os.devnull, path], capture_output=True, text=True)
        try:
            ours = subprocess.run([vsh, "-f", path], capture_output=True, text=True, errors="replace", timeout=20, stdin=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            ours = subprocess.CompletedProcess([], 0, "", "")
    theirs, mine = errors(swift.stderr), errors(ours.stderr)
    mine = [error for error in mine if not re.match(r"Fatal error|Could not cast|\w+Exception|.*raised at top level", error[1])]
    if ours.returncode < 0 or "internal error" in ours.stderr:
        return "vsh broke", theirs, [(0, ours.stderr[-200:])]
    if any(THREADS.search(words) for _, words in theirs[:1]):
        return "not comparable", theirs, mine
    if swift.returncode == 0:
        return "vsh rejects" if mine else "both accept", theirs, mine
    if not mine:
        return "vsh accepts", theirs, mine
    if mine[0] in theirs:
        return "same", theirs, mine
    return "other words" if any(line == mine[0][0] for line, _ in theirs) else "other line", theirs, mine


def run(tools, options, root):
    programs = sorted(p for p in glob.glob(root + "/Tests/Conformance/swift/run/*.swift") if os.path.getsize(p) < 4200)
    seeds = range(options.seed, options.seed + options.mutate)

    def one(seed):
        text, mistake = mutant(seed, programs)
        return seed, mistake, judged(tools.vsh, text)

    counts = {}
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for seed, mistake, (sort, theirs, mine) in pool.map(one, seeds):
            counts[sort] = counts.get(sort, 0) + 1
            if sort not in ("same", "both accept", "not comparable"):
                print(f"seed {seed}: {sort}: {mistake}\n  swiftc {theirs[:1]}\n  vsh    {mine[:1]}", flush=True)
    print(f"{len(seeds)} mistakes from seed {options.seed}: " + ", ".join(f"{count} {sort}" for sort, count in sorted(counts.items())))
    return sum(counts.get(sort, 0) for sort in ("vsh broke", "vsh accepts", "vsh rejects"))
