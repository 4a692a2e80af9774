class View:
    def __init__(self):
        self.tag = 0
        self.rect = (0, 0, 0, 0)

    def set_tag(self, tag):
        self.tag = tag

    def set_frame(self, x, y, w, h):
        self.rect = (x, y, w, h)

    def frame(self):
        return self.rect


view = View()
total, width = 0, 0.0
for i in range(1_000_000):
    view.set_tag(i & 7)
    view.set_frame(1, 2, 30 + (i & 3), 40)
    total += view.tag
    width += view.frame()[2]
print(total, width)
