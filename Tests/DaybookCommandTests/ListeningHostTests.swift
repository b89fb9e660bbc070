import Testing

@testable import DaybookCommand

@Suite("The address to listen on")
struct ListeningHostTests {
  @Test("is this computer", arguments: ["127.0.0.1", "127.8.9.255", "localhost", "::1"])
  func own(host: String) {
    #expect(Command.isThisComputer(host))
  }

  @Test(
    "is refused when it is or may be another's",
    arguments: [
      "", "0.0.0.0", "::", "192.168.0.1", "127.example.com", "127.0.0.1.example.com", "127.1",
      "127.0.0.256", "127.0.0.", "127.0.0.-1", "127.0.0.+1", "localhost.example.com", "127.0.0.１",
    ])
  func others(host: String) {
    #expect(!Command.isThisComputer(host))
  }
}
