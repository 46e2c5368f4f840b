/// Something to look at.
struct Product: Hashable, Identifiable {
  let id: Int
  var name: String
  /// In won.
  var price: Int
}

extension Product {
  static let all = [
    ("레고", 12_000), ("카메라", 112_000), ("핸드폰", 1_512_000), ("거치대", 2_000), ("테블릿", 1_312_000),
    ("노트북", 3_212_000), ("음료수", 2_000), ("냉장고", 5_112_000), ("책상", 612_000), ("선반", 112_000),
    ("쓰레기봉투", 500), ("선풍기", 52_000), ("텀블러", 42_000), ("키보드", 212_000), ("마우스", 112_000),
  ].enumerated().map { Product(id: $0 + 1, name: $1.0, price: $1.1) }

  /// The price with a comma every three digits.
  var formattedPrice: String {
    let digits = String(price)
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += "," }
      text.append(digit.element)
    }
  }
}
