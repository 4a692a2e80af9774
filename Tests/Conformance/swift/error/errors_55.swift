throw 5
