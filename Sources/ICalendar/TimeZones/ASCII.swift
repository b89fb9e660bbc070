extension UInt8 {
  /// Whether the byte is an ASCII digit.
  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether the byte is an ASCII letter.
  var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  /// The byte with an ASCII capital made small.
  var asciiLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
