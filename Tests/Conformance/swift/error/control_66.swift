repeat {} while 5
