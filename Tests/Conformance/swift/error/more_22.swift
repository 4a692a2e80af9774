import Foo
