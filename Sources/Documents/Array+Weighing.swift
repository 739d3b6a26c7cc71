extension Array {
  /// The sum of what the elements weigh, and a few for each; no more than need be counted.
  func weight(upTo most: Int, _ weight: (Element) -> Int) -> Int {
    var sum = 0
    for element in self {
      sum += weight(element) + 16
      if sum > most { break }
    }
    return sum
  }

  /// The elements in groups that weigh about so much, each of one element at least.
  func grouped(_ bytes: Int, _ weight: (Element) -> Int) -> [[Element]] {
    var groups: [[Element]] = []
    var group: [Element] = []
    var sum = 0
    for element in self {
      let more = weight(element) + 16
      if !group.isEmpty, sum + more > bytes {
        groups.append(group)
        (group, sum) = ([], 0)
      }
      group.append(element)
      sum += more
    }
    if !group.isEmpty { groups.append(group) }
    return groups
  }
}
