#!/usr/bin/env python3
"""Drives vsh from Python: one JSON object a line each way. `client.py [vsh]` builds a tree and shows what comes back."""
import json, subprocess, sys


class Vsh:
    def __init__(self, program="vsh"):
        self.process = subprocess.Popen(
            [program, "--server-stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def run(self, text):
        """What a line prints; a ValueError with the message when it fails, and then nothing has changed."""
        answer = self.ask(run=text)
        if answer["errors"]:
            raise ValueError(answer["errors"][0]["message"])
        return answer["output"]

    def tree(self):
        return json.loads(self.run(":tree / --json"))

    def complete(self, text):
        return [candidate["text"] for candidate in self.ask(complete=text)["candidates"]]


if __name__ == "__main__":
    vsh = Vsh(sys.argv[1] if len(sys.argv) > 1 else "vsh")
    vsh.run("let box = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 120)); addSubview box")
    print(vsh.run("box.convert(CGPoint(x: 5, y: 5), to: window)").strip())
    print([view["name"] for view in vsh.tree()["subviews"]])
    print(vsh.complete("box.backgroundC"))
    try:
        vsh.run("box.tagg = 1")
    except ValueError as error:
        print("refused:", error)
