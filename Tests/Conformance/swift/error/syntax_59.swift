let a = 12abc
