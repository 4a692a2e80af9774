enum E { a, b }
