import Testing

@testable import DaybookCommand

@Suite("The address to listen on")
struct LoopbackAddressTests {
  @Test(
    "may be one at which only this computer is reached",
    arguments: [
      "127.0.0.1", "127.0.0.2", "127.255.255.254", "127.8.9.255", "::1", "0:0:0:0:0:0:0:1",
      "localhost",
    ])
  func accepted(_ host: String) {
    #expect(LoopbackAddress.isLoopback(host))
  }

  @Test(
    "may be no other, and no name that looks like one",
    arguments: [
      "127.example.org", "127.", "127.0.0.1.example.org", "0.0.0.0", "128.0.0.1", "::", "::2",
      "::ffff:10.0.0.1", "1::1", "", "example.org", "localhost.example.org", "127.0.0.256",
      " 127.0.0.1", "127.1", "127.0.0.", "127.0.0.-1", "127.0.0.+1", "127.0.0.１", "192.168.0.1",
    ])
  func refused(_ host: String) throws {
    #expect(!LoopbackAddress.isLoopback(host))
    let terminal = try Terminal()
    let result = terminal.run("serve", "--host", host)
    #expect(result.status == 1 && result.errors.contains("on this computer only"))
  }
}
