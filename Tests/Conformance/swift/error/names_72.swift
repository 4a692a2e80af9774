class Base {}
class D: Bas {}
