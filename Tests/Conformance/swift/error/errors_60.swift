func f() throws {}
do { f() } catch { print(error) }
