defer { return }
