print("vsh")
