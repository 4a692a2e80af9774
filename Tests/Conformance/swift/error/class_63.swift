class A: A {}
