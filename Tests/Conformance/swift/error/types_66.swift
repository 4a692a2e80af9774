while "a" {}
