while { }
