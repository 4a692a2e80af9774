"""The examples of every member, as `vsh --reference` has them, in one program: vsh against the Swift compiler."""
import os
import re
import tempfile

import corpus


def script(tools):
    """All examples, each in a scope of its own; those with a value print it."""
    reference = tools.start([tools.vsh, "--reference"]).output
    examples = sorted(set(re.findall(r"^- example: `(.*)`$", reference, re.MULTILINE)))
    # Selectors are for the Objective-C run time, which Swift has not here.
    return "".join(statement(*example.partition("  // ")) for example in examples if "@objc" not in example), len(examples)


def statement(code, _, value):
    return f"do {{ let box = UIView(); window.addSubview(box); {f'print({code})' if value else code} }}\n"


def run(tools):
    text, count = script(tools)
    with tempfile.TemporaryDirectory(prefix="differential") as folder:
        path = os.path.join(folder, "members.vsh")
        with open(path, "w") as file:
            file.write(text)
        kind, message = corpus.one(tools, path)
    print(f"{count} examples of members: {message or kind}")
    return int(bool(message))
