import Glibc

/// Runs `body` on a thread with as much stack as a script may take, 10,000 calls deep: a test's own has less.
public func onDeepStack<Result>(_ body: @escaping () -> Result) -> Result {
  var result: Result?
  let job = Job { result = body() }
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, 1 << 30)
  var thread = pthread_t()
  let status = pthread_create(
    &thread, &attributes,
    {
      Unmanaged<Job>.fromOpaque($0!).takeRetainedValue().body()
      return nil
    }, Unmanaged.passRetained(job).toOpaque())
  precondition(status == 0, "no thread could be made")
  pthread_join(thread, nil)
  return result!
}

private final class Job {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}
