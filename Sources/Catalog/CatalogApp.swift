@main struct CatalogApp { static func main() {} }
