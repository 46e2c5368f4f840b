import Glibc

@main
struct CatalogApp {
  static func main() async {
    do throws(UsageError) {
      let command = try Command.parse(Array(CommandLine.arguments.dropFirst()))
      exit(await command.run() ?? 0)
    } catch {
      exit(Output.fail(error.description, status: 2))
    }
  }
}
