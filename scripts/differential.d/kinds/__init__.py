"""Random programs about one thing each, beside the mixed ones of `generate.py`: what a kind prints tells most where its rules are many."""
from . import closures, dispatch, generics, library, lifetimes, numbers, objects, overloads, patterns, places, texts, traps

KINDS = {"closures": closures, "dispatch": dispatch, "generics": generics, "library": library, "lifetimes": lifetimes, "numbers": numbers, "objects": objects, "overloads": overloads, "patterns": patterns, "places": places, "texts": texts, "traps": traps}


def program(kind, seed):
    return KINDS[kind].program(seed)
