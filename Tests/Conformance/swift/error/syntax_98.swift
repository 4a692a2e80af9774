let x = """abc"""
