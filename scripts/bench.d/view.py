class View:
    __slots__ = ("tag", "x", "y", "w", "h", "subviews", "parent")
    def __init__(self):
        self.tag, self.x, self.y, self.w, self.h, self.subviews, self.parent = 0, 0, 0, 0, 0, [], None
    def set_frame(self, x, y, w, h):
        self.x, self.y, self.w, self.h = x, y, w, h
    def add(self, child):
        child.parent = self
        self.subviews.append(child)
root = View()
