func f() -> { 1 }
