/// The program: reads arguments, wires everything, ends with the right status.
@main
struct Promenade {
  static func main() async {
    print(Usage.text)
  }
}
