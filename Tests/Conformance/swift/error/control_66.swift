repeat { } while 5
