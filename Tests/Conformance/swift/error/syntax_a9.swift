@foo let x = 5
