"""Makes a program that shows a difference as small as it gets while the difference stays."""
from generate import Node, simplest


def shrink(program, still_differs, own, limit=400):
    """`still_differs` takes a program's text. The program is changed in place; the number of trials is returned."""
    trials = 0

    def holds():
        nonlocal trials
        trials += 1
        return still_differs(program.text())

    changed = True
    while changed and trials < limit:
        changed = False
        for node in walk(program):
            if node.kind == "block" and remove_parts(node, holds):
                changed = True
            if trials >= limit:
                break
        for node in walk(program):
            if trials >= limit:
                break
            if node.kind == "expr" and simplify(node, holds, own):
                changed = True
            if node.kind == "stmt" and unwrap(program, node, holds):
                changed = True
    return trials


def walk(node):
    """All nodes from the root down, as they are when they are reached."""
    yield node
    for part in list(node.parts):
        if isinstance(part, Node):
            yield from walk(part)


def remove_parts(block, holds):
    """Statements left out: halves first, then one by one."""
    found = False
    size = max(1, len(block.parts) // 2)
    while size:
        index = 0
        while index < len(block.parts):
            saved = list(block.parts)
            del block.parts[index:index + size]
            if holds():
                found = True
            else:
                block.parts[:] = saved
                index += size
        size //= 2
    return found


def simplify(node, holds, own):
    """An expression replaced by the least of its type, or by a part of itself of that type."""
    saved, text = list(node.parts), node.text()
    ways = [[simplest(node.type, own)]] if node.type else []
    ways += [[inner] for inner in walk(node) if inner is not node and inner.kind == "expr" and inner.type == node.type]
    for way in ways[:6]:
        node.parts = way
        if len(node.text()) < len(text) and holds():
            return True
        node.parts = list(saved)
    return False


def unwrap(program, node, holds):
    """A compound statement replaced by what is in its first block."""
    inner = [part for part in node.parts if isinstance(part, Node) and part.kind in ("block", "stmt")]
    if not inner:
        return False
    saved = node.parts
    for part in inner:
        pieces = part.parts if part.kind == "block" else [part]
        node.parts = [x for piece in pieces for x in (piece, "\n")]
        if node.parts and holds():
            return True
    node.parts = saved
    return False
