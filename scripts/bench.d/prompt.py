"""Somebody at a prompt: how long a key takes to show, with much to look through."""
import fcntl, os, pty, select, shutil, struct, tempfile, termios, time


class Terminal:
    def __init__(self, vsh):
        self.home = tempfile.mkdtemp()
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.environ.update(HOME=self.home, XDG_STATE_HOME=self.home, TERM="xterm-256color", LANG="C.UTF-8")
            os.execv(vsh, [vsh])
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 100, 0, 0))
        self.wait(b"> ")

    def wait(self, wanted, seconds=120):
        """Reads until it was written."""
        seen, end = b"", time.perf_counter() + seconds
        while wanted not in seen:
            if time.perf_counter() > end:
                raise TimeoutError(f"{wanted} did not come: {seen[-200:]}")
            if select.select([self.file], [], [], 0.5)[0]:
                seen += os.read(self.file, 65536)

    def send(self, data):
        """Writes, reading meanwhile: a program whose output nobody reads stops reading."""
        while data:
            ready, free, _ = select.select([self.file], [self.file], [])
            if ready:
                os.read(self.file, 65536)
            if free:
                data = data[os.write(self.file, data[:2048]):]

    def settle(self):
        """Drops what is typed, and what is shown of it."""
        self.send(b"\x1b")
        time.sleep(0.2)
        self.send(b"\x15")
        time.sleep(0.3)
        while select.select([self.file], [], [], 0)[0]:
            os.read(self.file, 65536)

    def timed(self, keys, wanted):
        """Seconds from the keys to the answer."""
        began = time.perf_counter()
        self.send(keys)
        self.wait(wanted)
        return time.perf_counter() - began

    def close(self):
        os.close(self.file)
        os.waitpid(self.pid, 0)
        shutil.rmtree(self.home, ignore_errors=True)


def pasted(text):
    return b"\x1b[200~" + text.encode() + b"\x1b[201~"


def measure(vsh, times):
    """What was measured, the least of some runs in seconds, and how long it may take."""
    terminal = Terminal(vsh)
    lines = "\n".join(f"let name{i} = UIView(); addSubview(name{i})" for i in range(10_000))
    terminal.send(pasted(lines))
    terminal.wait(b"name9999")
    terminal.timed(b"\r", b"name9999: UIView")
    terminal.settle()
    for what, keys, wanted in [
        ("Tab among 10,000 variables", b"addSubview nam\t", b" of 10000"),
        ("Tab among 10,000 subviews", b"cd n\t", b" of 10000"),
        ("Tab among members", b"name5000.isHid\t", b"isHidden"),
    ]:
        best = min(_again(terminal, keys, wanted) for _ in range(times))
        yield what, best, 0.05
    terminal.close()

    text = "func f() {\n" + "\n".join(f"  let line{i} = {i}" for i in range(4998)) + "\n}"
    terminal = Terminal(vsh)
    yield "paste 5,000 lines", terminal.timed(pasted(text), b"line4997"), 1
    yield "a key in 5,000 lines", min(terminal.timed(b"x", b"x") for _ in range(times)), 0.05
    terminal.close()
    terminal = Terminal(vsh)
    yield "5,000 lines as if typed", terminal.timed(text.replace("\n", "\r").encode(), b"line4997"), 1
    terminal.close()


def _again(terminal, keys, wanted):
    seconds = terminal.timed(keys, wanted)
    terminal.settle()
    return seconds
