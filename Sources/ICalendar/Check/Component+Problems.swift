extension Component {
  /// What is wrong with the component's values and how they fit together, in line order.
  public var problems: [Problem] {
    var log = ProblemLog()
    check(log: &log)
    return log.inLineOrder()
  }
}
