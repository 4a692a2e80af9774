"""Expressions by type: a table says what values a type has, and how one is made of others, whose short names stand in braces."""


class Phrases:
    def __init__(self, chance, values, ways, stop=.18):
        self.chance, self.values, self.ways, self.stop = chance, values, ways, stop

    def made(self, kind, depth):
        """An expression of that type; at most `depth` ways are one in the other."""
        ways = self.ways.get(kind)
        if depth <= 0 or not ways or self.chance.random() < self.stop:
            return self.chance.choice(self.values[kind])
        return self.filled(self.chance.choice(ways), depth - 1)

    def filled(self, text, depth):
        """The template with its braces filled: `{X}` is an expression of type X, `{X|Y}` of one of them, `{{` and `}}` are braces."""
        result, i = "", 0
        while i < len(text):
            if text[i:i + 2] in ("{{", "}}"):
                result, i = result + text[i], i + 2
            elif text[i] == "{":
                end = text.index("}", i)
                result, i = result + self.made(self.one(text[i + 1:end].split("|")), depth), end + 1
            else:
                result, i = result + text[i], i + 1
        return result

    def one(self, kinds):
        return kinds[0] if len(kinds) == 1 else self.chance.choice(kinds)
