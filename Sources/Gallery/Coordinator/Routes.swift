import Tabi

/// The pages above View Two.
enum ViewsRoute: Hashable {
  case three, four, five
  case reuseable(type: ReuseableType)
}

/// The pages above the list of products.
enum ProductsRoute: Hashable {
  case detail(data: Product)
  case reuseable(type: ReuseableType)
}

/// Where the page that both tabs use was come to from.
enum ReuseableType: String, Hashable {
  case views = "Views"
  case products = "Products"
}
