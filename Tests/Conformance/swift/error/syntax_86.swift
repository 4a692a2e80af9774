let x = 'a'
