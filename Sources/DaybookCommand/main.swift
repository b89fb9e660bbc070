import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

exit(
  Program.run(
    Array(CommandLine.arguments.dropFirst()),
    Surroundings(
      environment: ProcessInfo.processInfo.environment,
      now: Int64(Date().timeIntervalSince1970), console: .standard)))
