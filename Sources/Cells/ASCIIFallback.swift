/// What is drawn for a character on a terminal that only has ASCII.
enum ASCIIFallback {
  static func scalar(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.isASCII ? scalar : table[scalar] ?? "?"
  }

  private static let table: [Unicode.Scalar: Unicode.Scalar] = {
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (characters, replacement) in symbols + letters {
      for scalar in characters.unicodeScalars { table[scalar] = replacement }
    }
    return table
  }()

  private static let symbols: [(String, Unicode.Scalar)] = [
    ("─━╌┄═‐‑‒–—−", "-"), ("│┃║┆", "|"), ("┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝╠╣╦╩╬", "+"), ("█▓▇", "#"),
    ("▒░▄▀▌▐", ":"), ("●◉•◆■", "*"), ("○◦◇□◯", "o"), ("·…", "."), ("▸▶→›»❯↪", ">"),
    ("◂◀←‹«❮", "<"), ("▲▴↑", "^"), ("▼▾↓", "v"), ("✓✔", "+"), ("✗✘×", "x"), ("“”„", "\""),
    ("‘’‚", "'"), ("⚠", "!"), ("≤", "<"), ("€", "E"), ("\u{A0}\u{2007}\u{202F}", " "),
    ("⁰₀", "0"), ("¹₁", "1"), ("²₂", "2"), ("³₃", "3"), ("⁴₄", "4"), ("⁵₅", "5"), ("⁶₆", "6"),
    ("⁷₇", "7"), ("⁸₈", "8"), ("⁹₉", "9"), ("⁺₊", "+"), ("⁻₋", "-"), ("⁼₌", "="), ("⁽₍", "("),
    ("⁾₎", ")"), ("ⁿ", "n"), ("ⁱ", "i"),
  ]

  private static let letters: [(String, Unicode.Scalar)] = [
    ("àáâãäåāăąæ", "a"), ("ÀÁÂÃÄÅĀĂĄÆ", "A"), ("çćč", "c"), ("ÇĆČ", "C"), ("ďđ", "d"), ("ĎĐ", "D"),
    ("èéêëēęě", "e"), ("ÈÉÊËĒĘĚ", "E"), ("ğ", "g"), ("Ğ", "G"), ("ìíîïīı", "i"), ("ÌÍÎÏĪİ", "I"),
    ("ĺľł", "l"), ("ĹĽŁ", "L"), ("ñńň", "n"), ("ÑŃŇ", "N"), ("òóôõöøōőœ", "o"),
    ("ÒÓÔÕÖØŌŐŒ", "O"), ("ŕř", "r"), ("ŔŘ", "R"), ("śšșşß", "s"), ("ŚŠȘŞ", "S"), ("ťțţ", "t"),
    ("ŤȚŢ", "T"), ("ùúûüūůűų", "u"), ("ÙÚÛÜŪŮŰŲ", "U"), ("ýÿ", "y"), ("ÝŸ", "Y"), ("źžż", "z"),
    ("ŹŽŻ", "Z"),
  ]
}
