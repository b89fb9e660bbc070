extension Component {
  /// What is wrong with the component's values and how they fit together, in line order.
  ///
  /// - Parameter ruleProblem: see ``CheckReport/init(checking:isKnownZone:ruleProblem:)-(UnsafeBufferPointer<UInt8>,_,_)``.
  public func problems(ruleProblem: (_ rule: String, _ isDate: Bool) -> String?) -> [Problem] {
    var log = ProblemLog()
    check(ruleProblem: ruleProblem, log: &log)
    return log.inLineOrder()
  }
}
