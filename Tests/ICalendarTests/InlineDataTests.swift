import ICalendar
import Testing

@Suite("Data in the file itself")
struct InlineDataTests {
  private func data(_ name: String, _ parameters: [Parameter], count: Int, prefix: String = "")
    -> Property
  {
    Property(
      name, parameters: parameters,
      rawValue: prefix + String(repeating: "A", count: count - prefix.utf8.count))
  }

  @Test("More than ten megabytes are told and taken out, also from an alarm; text is not data")
  func oversized() {
    let limit = Property.inlineDataLimit
    let encoding = Parameter("ENCODING", "BASE64")
    let kept = [
      Property("DTSTART", rawValue: "20260310T090000Z"),
      data("ATTACH", [encoding, Parameter("VALUE", "BINARY")], count: limit),
      data("DESCRIPTION", [], count: limit + 1),
    ]
    let alarm = Component(
      "VALARM",
      properties: [
        Property("TRIGGER", rawValue: "PT0S"), data("ATTACH", [encoding], count: limit + 1),
      ])
    var event = Component(
      "VEVENT",
      properties: kept + [
        data("IMAGE", [Parameter("VALUE", "BINARY")], count: limit + 1),
        data("ATTACH", [], count: 2 * limit, prefix: "DATA:image/png;base64,"),
      ], components: [alarm])

    let removed = event.removeOversizedData()
    #expect(removed.map(\.kind) == [.oversizedData, .oversizedData, .oversizedData])
    #expect(removed.map(\.property) == ["IMAGE", "ATTACH", "ATTACH"])
    #expect(
      removed[1].message == "The ATTACH holds 20 MB of data itself; at most 10 MB are kept with an "
        + "object. An import leaves it out; save it as a file and write its address here.")
    #expect(event.properties == kept)
    #expect(event.components.first?.properties.map(\.name) == ["TRIGGER"])
    #expect(event.removeOversizedData() == [])
  }
}
