var jobs: [() -> Void] = []
func later(_ job: () -> Void) { jobs.append(job) }
