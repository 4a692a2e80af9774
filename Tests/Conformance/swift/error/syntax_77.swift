func () {}
