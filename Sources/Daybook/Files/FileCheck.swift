import ICalendar

extension CheckReport {
  /// Checks a file with the zones of this computer.
  public init(checking bytes: UnsafeBufferPointer<UInt8>, zones: SystemTimeZones) {
    self.init(checking: bytes, zones: { zones.rules(named: $0) })
  }
}
