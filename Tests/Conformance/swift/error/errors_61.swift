func g() {}
do { g() }
print(error)
