"""One program through vsh and through the Swift compiler, and what differs."""
import os
import re
import subprocess
import tempfile

# Random programs are Swift as they stand, but for what vsh has ready.
PRELUDE = """import ViewKit
#if canImport(Glibc)
import Glibc
#endif
let window = UIWindow(frame: UIScreen.main.bounds)
window.makeKeyAndVisible()
"""

TRAP = re.compile(r": error: (stack overflow|Fatal error|Could not cast value|Assertion failed|Precondition failed|Error raised at top level|\w*(Exception|Invalid\w*|Inconsistency))\b")


class Outcome:
    """`kind` is ok, trap (stopped at run time), rejected (does not compile) or timeout."""

    def __init__(self, kind, output="", message=""):
        self.kind, self.output, self.message = kind, output, message


class Tools:
    def __init__(self, vsh, library):
        self.vsh, self.library = vsh, library
        self.exports = True
        # Without the standard library's symbols in the search path nothing starts quickly, and a trap need not be symbolized.
        self.environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")

    def compile(self, source, executable, mode="6"):
        """The compiler's complaints; None when there is an executable."""
        path = executable + ".swift"
        with open(path, "w") as file:
            file.write(source)
        command = ["swiftc", "-swift-version", mode, "-suppress-warnings", "-Onone", "-module-name", "main", "-I", self.library,
                   "-L", self.library, "-lViewKit", "-lm", path, "-o", executable]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        except subprocess.TimeoutExpired:
            return "the compiler takes more than two minutes"
        if done.returncode == 0:
            return None
        # Where the compiler fails itself, what it was looking at.
        errors = [line for line in done.stderr.split("\n") if "error:" in line or "FunctionBodyRequest" in line]
        return "\n".join(errors) or done.stderr[-2000:]

    def start(self, command, cwd=None):
        try:
            done = subprocess.run(command, capture_output=True, timeout=20, cwd=cwd, env=self.environment, stdin=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            return Outcome("timeout")
        output, errors = done.stdout.decode("utf8", "replace"), done.stderr.decode("utf8", "replace")
        return Outcome("ok" if done.returncode == 0 else "trap", output, errors if done.returncode > 0 else errors + f"signal {-done.returncode}")

    def swift(self, source, mode="6"):
        with tempfile.TemporaryDirectory(prefix="differential") as folder:
            executable = os.path.join(folder, "main")
            complaint = self.compile(source, executable, mode)
            if complaint is not None:
                return Outcome("rejected", "", complaint)
            # What was printed before a trap is lost unless every line goes out at once.
            return self.start(["stdbuf", "-oL", executable], folder)

    def script(self, path, cwd=None):
        """What vsh does. A run that stops is told from one that does not begin by what the message says."""
        outcome = self.start([self.vsh, "--quiet", "-f", path], cwd)
        if outcome.kind == "trap":
            first = outcome.message.split("\n")[0]
            # What stops a running script has a word for its kind: `Fatal error: …`. A crash says nothing of a place.
            if ": error: " not in first:
                outcome.kind = "crash"
            elif not TRAP.search(first):
                outcome.kind = "rejected"
        return outcome

    def check(self, text):
        """What vsh says of a program that it does not take."""
        with tempfile.NamedTemporaryFile("w", suffix=".vsh") as file:
            file.write(text)
            file.flush()
            outcome = self.script(file.name)
            return outcome.message if outcome.kind == "rejected" else ""

    def export(self, path):
        """The Swift program that `vsh --emit-swift` writes; None and the complaint when it cannot."""
        outcome = self.start([self.vsh, "--quiet", "--emit-swift", path])
        return (outcome.output, "") if outcome.kind == "ok" else (None, outcome.message)


def breaks_exclusivity(swift):
    """Whether two accesses to a variable overlapped: Swift's run time stops such a program, vsh lets it go on."""
    return swift.kind == "trap" and "Simultaneous accesses" in swift.message


def difference(vsh, swift):
    """What differs, in one line; None when nothing does."""
    if swift.kind in ("rejected", "timeout") or breaks_exclusivity(swift):
        return None
    if vsh.kind == "timeout":
        return "vsh takes too long"
    if vsh.kind in ("crash", "rejected"):
        return f"vsh {vsh.kind}: " + without_places(vsh.message)
    if vsh.kind != swift.kind:
        which = vsh if vsh.kind == "trap" else swift
        return f"only {'vsh' if which is vsh else 'swift'} traps: " + without_places(which.message)
    # The sign of what is not a number depends on whether the compiler or the processor computed it.
    a, b = vsh.output.replace("-nan", "nan"), swift.output.replace("-nan", "nan")
    if a != b:
        left, right = a.split("\n"), b.split("\n")
        for a, b in zip(left + [""], right + [""]):
            if a != b:
                return f"output: vsh {a!r}, swift {b!r}"
    if vsh.kind == "trap" and reason(vsh) != reason(swift) and reason(swift):
        return f"reason: vsh {reason(vsh)!r}, swift {reason(swift)!r}"
    return None


def reason(outcome):
    """What a trap says of itself; nothing where the compiler's is one instruction, as that of arithmetic."""
    raised = re.search(r"uncaught exception '(\w+)', reason: '(.*)'", outcome.message)
    if raised:
        return f"{raised[1]}: {raised[2]}".replace("-nan", "nan")
    found = re.search(r"(Fatal error|Assertion failed|Precondition failed)\b.*|Could not cast value.*|(NS\w+Exception|CALayerInvalidGeometry): .*", outcome.message)
    # An object's address, and the module of a type.
    return re.sub(r" \(?0x\w+\)?|\bmain\.", "", found[0]).replace("-nan", "nan") if found else ""


def without_places(message):
    first = message.split("\n")[0]
    return re.sub(r"^\S+:\d+:\d+: ", "", first)
