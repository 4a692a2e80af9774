for i in { }
