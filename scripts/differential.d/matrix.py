"""Matrices: every kind of one thing with every kind of another, where random programs would not write each pair.

A matrix (a file in `matrices`) has a PRELUDE and `programs()`: names, each with its cells, (name, body of a function).
The cells of a name are one Swift program. Those that the compiler refuses are taken out, and must be refused by vsh
too; of the others the output is compared, cell by cell.
"""
import concurrent.futures
import importlib
import os
import re
import tempfile

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "matrices")
NAMES = sorted(name[:-3] for name in os.listdir(FOLDER) if name.endswith(".py"))
# The compiler names the function that it was looking at when it failed itself.
CRASH = re.compile(r"\.cell_(\w+)\(\)@")
# What the compiler says where it does not know whether the text is Swift.
FAULTS = re.compile("failed to produce diagnostic|in reasonable time|^$")
# Answers of vsh that say what it leaves out.
ABSENT = ("is not part of vsh's Swift",)


def run(tools, options):
    """Prints all that differs. The number of it."""
    if options.matrix not in NAMES:
        print(f"there is no matrix '{options.matrix}': {', '.join(NAMES)}")
        return 1
    matrix = importlib.import_module("matrices." + options.matrix)
    programs = [p for p in matrix.programs() if not options.files or p[0] in options.files]
    cells = differing = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for name, compared, found in pool.map(lambda p: compare(tools, matrix.PRELUDE, *p), programs):
            cells, differing = cells + compared, differing + len(found)
            for line in found:
                print(name, *line, sep=" | ", flush=True)
    print(f"{cells} cells that both compile in {len(programs)} programs, {differing} differ")
    return differing


def compare(tools, prelude, name, cells):
    """The name, how many cells the compiler takes, and (cell, what differs, its body) of each that differs."""
    bodies, refused = dict(cells), {}
    with tempfile.TemporaryDirectory(prefix="matrix") as folder:
        executable = os.path.join(folder, "main")
        while True:
            source, lines = program(prelude, cells)
            complaint = tools.compile(source, executable)
            if complaint is None:
                break
            bad = {lines[int(line)]: message for line, message in re.findall(r"\.swift:(\d+):\d+: error: (.*)", complaint) if int(line) in lines}
            bad.update((cell, "") for cell in CRASH.findall(complaint))
            if not bad:
                return name, 0, [("-", "swiftc: " + complaint[:300], "")]
            refused.update(bad)
            cells = [cell for cell in cells if cell[0] not in bad]
        outcome = tools.start(["stdbuf", "-oL", executable], folder)
        swift = outputs(outcome.output)
        if outcome.kind != "ok" and swift:
            # What stops the program says nothing about the cells behind it.
            return compare(tools, prelude, name, [cell for cell in cells if cell[0] != list(swift)[-1]])
        script, found = vsh(tools, source, folder), []
        if script.kind != "ok":
            alone = {cell: vsh(tools, program(prelude, [(cell, body)])[0], folder) for cell, body in cells}
            ours = {cell: outputs(outcome.output).get(cell) for cell, outcome in alone.items()}
            for cell, outcome in alone.items():
                if outcome.kind != "ok" and not any(words in outcome.message for words in ABSENT):
                    found.append((cell, "vsh: " + outcome.message.split("\n")[0].split("error: ")[-1], bodies[cell]))
                if outcome.kind != "ok":
                    ours[cell] = swift.get(cell)
        else:
            ours = outputs(script.output)
        found += [(cell, f"{swift.get(cell)}, vsh {ours.get(cell)}", body) for cell, body in cells if swift.get(cell) != ours.get(cell)]
        found += [(cell, "vsh takes it, swiftc: " + message, bodies[cell]) for cell, message in refused.items()
                  if not FAULTS.search(message) and vsh(tools, program(prelude, [(cell, bodies[cell])])[0], folder).kind == "ok"]
    return name, len(cells), found


def vsh(tools, source, folder):
    path = os.path.join(folder, "program.swift")
    with open(path, "w") as file:
        file.write(source)
    return tools.script(path, folder)


def program(prelude, cells):
    """The program, and which cell is on which of its lines."""
    lines, places = prelude.split("\n"), {}
    for cell, body in cells:
        lines.append(f"func cell_{cell}() {{ {body} }}")
        places[len(lines)] = cell
    lines += [f'print("@@{cell}"); cell_{cell}()' for cell, _ in cells]
    return "\n".join(lines) + "\n", places


def outputs(text):
    """What each cell printed."""
    result, cell = {}, None
    for line in text.split("\n"):
        if line.startswith("@@"):
            cell = line[2:]
            result[cell] = []
        elif cell and line:
            result[cell].append(line)
    return result
