import Glibc

extension ProductStore {
  /// Where the products are kept when nothing else is said: `catalog/products.sqlite` in `$XDG_DATA_HOME`,
  /// or in `~/.local/share` when that isn't set to an absolute path.
  static func defaultPath() -> String {
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") {
      return data + "/catalog/products.sqlite"
    }
    return homeFolder() + "/.local/share/catalog/products.sqlite"
  }

  /// `$HOME`, or what the user database says when that isn't set.
  static func homeFolder() -> String {
    if let home = environment("HOME"), !home.isEmpty { return home }
    guard let user = getpwuid(getuid()), let home = user.pointee.pw_dir else { return "" }
    return String(cString: home)
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
