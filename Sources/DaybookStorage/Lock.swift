#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Keeps one object to one thread at a time.
///
/// The lock is recursive: the thread that holds it may take it again. It is a POSIX mutex because
/// ThreadSanitizer sees those, and because the standard library's needs newer Apple systems than the
/// package promises.
///
/// The value is an object (a class), handed out only inside ``withLock(_:)``; keeping a reference to
/// it beyond that is the one mistake the type cannot prevent.
final class Lock<Value: AnyObject>: @unchecked Sendable {
  private let value: Value
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init(_ value: sending Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    #if canImport(Darwin)
      pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE)
    #else
      pthread_mutexattr_settype(&attributes, CInt(PTHREAD_MUTEX_RECURSIVE))
    #endif
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs `body` while no other thread runs one, or gives up after waiting for a while.
  ///
  /// - Parameter limit: how long to wait, in milliseconds.
  /// - Returns: nil when the others took too long.
  func withLock<Result, Failure: Error>(
    within limit: Int, _ body: (Value) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    var waited = 0
    while pthread_mutex_trylock(mutex) != 0 {
      guard waited < limit else { return nil }
      usleep(2_000)
      waited += 2
    }
    defer { pthread_mutex_unlock(mutex) }
    return try body(value)
  }

  /// Runs `body` while no other thread runs one.
  func withLock<Result, Failure: Error>(
    _ body: (Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(value)
  }
}
