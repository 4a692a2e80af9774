#!/usr/bin/env python3
"""Seeds for a fuzz target from the project's own scripts, and a dictionary: fuzz-corpus.py TARGET FOLDER DICTIONARY"""
import glob
import hashlib
import os
import re
import sys

target, folder, dictionary = sys.argv[1:4]


def texts():
    for pattern in ("Tests/Conformance/*/run/*.swift", "Tests/Conformance/*/error/*.swift",
                    "Tests/Conformance/*/trap/*.swift", "Tests/Conformance/views/**/*.vsh",
                    "scripts/examples/*.vsh", f"Tests/Fuzz/found/{target}/*"):
        for path in sorted(glob.glob(pattern, recursive=True)):
            with open(path, "rb") as file:
                yield file.read()
    # Examples of commands and members, as they stand in the sources.
    examples = []
    for path in sorted(glob.glob("Sources/**/*.swift", recursive=True)):
        with open(path, encoding="utf-8") as file:
            source = file.read()
        for text in re.findall(r'(?:CommandExample\(|example: )"((?:[^"\\]|\\.)*)"', source):
            examples.append(text.replace("\\n", "\n").replace('\\"', '"').replace("\\\\", "\\"))
    for start in range(0, len(examples), 3):
        separator = "\x1e" if target == "session" else "\n"
        yield separator.join(examples[start:start + 3]).encode()


def units(text):
    """A script as units of a few statements: a line that begins at the margin may begin one."""
    lines, result = text.decode(errors="replace").split("\n"), [""]
    for line in lines:
        if line[:1] not in ("", " ", "}", ")", "]") and result[-1].count("{") == result[-1].count("}"):
            if result[-1].count("\n") >= 4:
                result.append("")
        result[-1] += line + "\n"
    return "\x1e".join(result).encode()


for text in texts():
    if target == "session" and b"\x1e" not in text:
        text = units(text)
    text = text[:4096]
    with open(os.path.join(folder, hashlib.sha1(text).hexdigest()), "wb") as file:
        file.write(text)

words = set()
with open("Sources/Syntax/Lexer/Word.swift", encoding="utf-8") as file:
    words.update(re.findall(r"[a-z_]{2,}", file.read()))
with open("Tests/Golden/members.tsv", encoding="utf-8") as file:
    words.update(re.findall(r"[A-Za-z]{3,}", file.read()))
for path in glob.glob("Sources/Language/Library/*.swift"):
    with open(path, encoding="utf-8") as file:
        words.update(re.findall(r'Row\(\s*"([a-zA-Z]+)', file.read()))
        file.seek(0)
        words.update(re.findall(r'LibraryType\(\.\w+, "(\w+)"', file.read()))
words.update(["undo", "redo", "tree", "dump", "save -", "find", "check", "reset", "cd ..", "load a.vsh", "load b.vsh",
              "\x1e", '\\"\\"\\"', "\\\\(", "...", "..<", "->", "&+", "??", "===", "window", "a", "b", "n", "list",
              "table", "text", "some", "it", "r1", "$0", "#7", "°", "0x7fffffffffffffff", "9223372036854775807", "1e308"])
with open(dictionary, "w", encoding="utf-8") as file:
    for word in sorted(words):
        plain = all(" " <= c <= "~" for c in word)
        file.write('"%s"\n' % (word if plain else "".join("\\x%02x" % byte for byte in word.encode())))
