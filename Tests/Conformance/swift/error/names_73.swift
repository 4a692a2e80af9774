let x = Foo.bar
