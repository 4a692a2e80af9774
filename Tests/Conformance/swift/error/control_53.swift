func f() { if true { break } }
f()
