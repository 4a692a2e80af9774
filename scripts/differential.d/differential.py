"""Compares vsh with the Swift compiler; see scripts/differential."""
import argparse
import concurrent.futures
import glob
import os
import sys
import tempfile
import time

import compare
import corpus
import generate
import kinds
import matrix
import members
import mutate
import shrink

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def random_programs(tools, options):
    """Programs that nobody wrote: seeds S, S+1, … N of them."""
    seeds = range(options.seed, options.seed + options.random)
    started, counts, failed = time.time(), {"same": 0, "same trap": 0, "no Swift": 0}, []
    text = (lambda seed: kinds.program(options.kind, seed)) if options.kind else (lambda seed: None)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for done, (seed, kind, difference) in enumerate(pool.map(lambda seed: random_program(tools, seed, text(seed)), seeds), 1):
            if difference:
                failed.append((seed, difference))
                print(f"seed {seed}: {difference}"[:300], flush=True)
            else:
                counts[kind] += 1
            if sys.stderr.isatty():
                print(f"\r{done} of {len(seeds)}, {len(failed)} differ ", end="", file=sys.stderr)
    seconds = time.time() - started
    if not options.no_shrink and not options.kind:
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for text in pool.map(lambda found: shrunk(tools, *found), first_of_each(failed)[:options.shrink]):
                print(text, flush=True)
    compared = counts["same"] + counts["same trap"] + len(failed)
    print(f"{len(seeds)} random programs from seed {options.seed}: {compared} compared, {len(failed)} differ, {counts['same trap']} trap in both, "
          f"{counts['no Swift']} are no Swift; {seconds:.0f} s")
    return len(failed)


def first_of_each(failed):
    """One seed for each sort of difference: most are one fault seen many times."""
    sorts = {}
    for seed, difference in failed:
        sorts.setdefault("".join(c for c in difference if not c.isdigit())[:60], (seed, difference))
    return list(sorts.values())


def random_program(tools, seed, text=None):
    """The seed, what came of it, and the difference if there is one."""
    text = generate.Generator(seed).program().text() if text is None else text
    with tempfile.TemporaryDirectory(prefix="differential") as folder:
        path = os.path.join(folder, "program.vsh")
        with open(path, "w") as file:
            file.write(text)
        script = tools.script(path, folder)
        exported, complaint = tools.export(path) if tools.exports else (None, "")
        # What vsh refuses may still be Swift, and then that is the difference.
        if exported is not None:
            swift = tools.swift(exported)
            complaint = swift.message.split("\n")[0]
            if swift.kind == "rejected":
                # In its own mode the compiler gives up on a few programs that it takes in the older one.
                swift = tools.swift(exported, "5")
            if swift.kind == "rejected" and tools.swift(compare.PRELUDE + text, "5").kind != "rejected":
                return seed, "", "the exported program does not compile: " + complaint
        else:
            swift = tools.swift(compare.PRELUDE + text, "5")
    kind = {"ok": "same", "trap": "same trap"}.get("" if compare.breaks_exclusivity(swift) else swift.kind, "no Swift")
    return seed, kind, compare.difference(script, swift)


def shrunk(tools, seed, difference):
    generator = generate.Generator(seed)
    program = generator.program()
    sort, _, words = difference.partition(": ")
    # An error's own words stay; outputs may become others.
    words = words[:30] if sort.startswith(("vsh rejected", "the exported")) else ""

    def still_differs(text):
        # vsh answers in milliseconds: what it takes needs no compiling when it should refuse it.
        if sort == "vsh rejected" and words not in tools.check(text):
            return False
        other = random_program(tools, seed, text)[2]
        return bool(other) and other.startswith(sort) and words in other

    trials = shrink.shrink(program, still_differs, generator.simple)
    return f"--- seed {seed}, shrunk in {trials} trials\n{program.text()}--- {random_program(tools, seed, program.text())[2]}\n"


def exported_programs(tools, options):
    """Every script, example and Swift program of the project, exported."""
    return corpus.run(tools, options, ROOT)


def main():
    parser = argparse.ArgumentParser(prog="scripts/differential", description="Compares vsh with the Swift compiler: whatever both accept must print the same.")
    parser.add_argument("files", nargs="*", help="scripts to compare; all of the project's when none is named")
    parser.add_argument("--random", type=int, metavar="N", help="compare N random programs instead")
    parser.add_argument("--kind", choices=list(kinds.KINDS), help="with --random: longer programs about one thing each")
    parser.add_argument("--mutate", type=int, metavar="N", help="compare what both say of N mistakes in the project's Swift programs")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the first program's seed (1)")
    parser.add_argument("--show", action="store_true", help="print the program of the seed, and no more")
    parser.add_argument("--sample", type=int, metavar="K", help="only every K-th of the project's programs")
    parser.add_argument("--members", action="store_true", help="compare the examples of all members instead")
    parser.add_argument("--matrix", metavar="NAME", help="compare every kind of one thing with every kind of another: " + ", ".join(matrix.NAMES)
                        + "; FILES are then rows of it")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="J")
    parser.add_argument("--shrink", type=int, default=10, metavar="K", help="shrink at most K differences (10)")
    parser.add_argument("--no-shrink", action="store_true")
    parser.add_argument("--vsh", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--library", required=True, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.show:
        print(kinds.program(options.kind, options.seed) if options.kind else generate.Generator(options.seed).program().text(), end="")
        return 0
    tools = compare.Tools(options.vsh, options.library)
    if options.members:
        return members.run(tools)
    if options.matrix:
        return 1 if matrix.run(tools, options) else 0
    if options.mutate:
        return 1 if mutate.run(tools, options, ROOT) else 0
    differing = random_programs(tools, options) if options.random else exported_programs(tools, options)
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
