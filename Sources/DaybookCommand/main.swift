import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// A file that reaches the size limit of the session is an error like a full disk, not an end.
signal(SIGXFSZ, SIG_IGN)
exit(
  Program.run(
    Array(CommandLine.arguments.dropFirst()),
    Surroundings(
      environment: ProcessInfo.processInfo.environment,
      now: Int64(Date().timeIntervalSince1970), console: .standard)))
