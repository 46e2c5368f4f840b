extension NewProduct {
  /// What a new file is filled with.
  static let first = [
    NewProduct(name: "레고", price: 12_000),
    NewProduct(name: "카메라", price: 112_000),
    NewProduct(name: "핸드폰", price: 1_512_000),
    NewProduct(name: "거치대", price: 2_000),
    NewProduct(name: "테블릿", price: 1_312_000),
    NewProduct(name: "노트북", price: 3_212_000),
    NewProduct(name: "음료수", price: 2_000),
    NewProduct(name: "냉장고", price: 5_112_000),
    NewProduct(name: "책상", price: 612_000),
    NewProduct(name: "선반", price: 112_000),
    NewProduct(name: "쓰레기봉투", price: 500),
    NewProduct(name: "선풍기", price: 52_000),
    NewProduct(name: "텀블러", price: 42_000),
    NewProduct(name: "키보드", price: 212_000),
    NewProduct(name: "마우스", price: 112_000),
  ]
}
