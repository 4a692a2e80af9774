"""The project's own programs, exported by `vsh --emit-swift`, against vsh itself."""
import concurrent.futures
import glob
import os
import re
import tempfile
import time

import compare

FOLDERS = ["Tests/Conformance/views/*.vsh", "scripts/examples/*.vsh", "Tests/Conformance/swift/run/*.swift", "Tests/Conformance/swift/trap/*.swift"]
# What these print is no part of the Swift program. (A line may also begin with the `where` of a declaration.)
COMMANDS = re.compile(r"^((tree|dump|ls|pwd|find|save|help|look|diff|show)\b(?!\s*[.(=])|(explain|at|measure)\b(?!\s*[.=])|where\b(?!\s*([.=]|$|[A-Z][\w.]*\s*(:|==)))).*$", re.MULTILINE)
# Scripts with these are only compiled and run: what was undone is printed by vsh alone, and so is what is watched.
REWRITING = re.compile(r"^(undo|redo|reset|trace|watch)\b", re.MULTILINE)


def run(tools, options, root):
    files = options.files or sorted(path for folder in FOLDERS for path in glob.glob(os.path.join(root, folder)))
    if options.sample:
        files = files[::options.sample]
    started, counts = time.time(), {"same": 0, "same trap": 0, "differ": 0, "only compiled": 0}
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for path, (kind, message) in zip(files, pool.map(lambda path: one(tools, path), files)):
            counts[kind] += 1
            if message:
                print(f"{os.path.relpath(path, root)}: {message}"[:600], flush=True)
    print(f"{len(files)} exported programs: {counts['same']} the same, {counts['same trap']} trap in both, {counts['only compiled']} compiled and ran, "
          f"{counts['differ']} differ; {time.time() - started:.0f} s")
    return counts["differ"]


def one(tools, path):
    exported, complaint = tools.export(path)
    if exported is None:
        return "differ", "not exported: " + complaint.split("\n")[0]
    with open(path) as file:
        source = file.read()
    swift = tools.swift(exported)
    # A few programs were written for the older language mode, and say so.
    if swift.kind == "rejected" and re.search(r"swift-version: *5", source[:400]):
        swift = tools.swift(exported, "5")
    if swift.kind == "rejected":
        return "differ", "the exported program does not compile: " + swift.message.split("\n")[0]
    if REWRITING.search(source):
        return "only compiled", ""
    with tempfile.TemporaryDirectory(prefix="differential") as folder:
        quiet = os.path.join(folder, "main.vsh")
        with open(quiet, "w") as file:
            file.write(COMMANDS.sub(r"\g<0> > /dev/null", source))
        script = tools.script(quiet, folder)
    difference = compare.difference(script, swift)
    if difference:
        return "differ", difference
    return ("same trap" if swift.kind == "trap" else "same"), ""
