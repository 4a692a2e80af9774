"""Random programs about one thing each, beside the mixed ones of `generate.py`: what a kind prints tells most where its rules are many."""
from . import closures, dispatch, library, objects, places

KINDS = {"closures": closures, "dispatch": dispatch, "library": library, "objects": objects, "places": places}


def program(kind, seed):
    return KINDS[kind].program(seed)
