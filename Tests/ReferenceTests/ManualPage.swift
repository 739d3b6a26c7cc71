@testable import promenade

/// The manual page, in the mdoc macros that man-db and mandoc read.
enum ManualPage {
  static var text: String {
    """
    .\\" Made from promenade's table of options; see CONTRIBUTING.md.
    .Dd November 30, 2026
    .Dt PROMENADE 1
    .Os
    .Sh NAME
    .Nm promenade
    .Nd walk people through mobile flows in a terminal
    .Sh SYNOPSIS
    \(CommandName.allCases.map(synopsis).joined(separator: "\n"))
    .Sh DESCRIPTION
    .Nm
    opens the resource folder of an iOS app and plays three flows that exist on
    the phone: an onboarding of pages as Snabble's guide describes them,
    a launcher whose web page is handed access tokens as Docebo's guide does,
    and the analysis of Legit.Health's iframe.
    Nothing of the folder is converted; page scripts run in JavaScriptCore.
    .Pp
    The keys of a screen are in its bottom row;
    .Ic \\&?
    shows all of them.
    The commands are:
    .Bl -tag -width Ds
    \(CommandName.allCases.map(item).joined(separator: "\n"))
    .El
    .Sh OPTIONS
    .Ql --option=value
    and
    .Ql --option value
    are the same, and
    .Ql --
    ends the options.
    An option that has no meaning for a command is refused.
    \(Usage.sections.map(list).joined(separator: "\n"))
    .Sh ENVIRONMENT
    .Bl -tag -width Ds
    \(variables.map { ".It Ev \($0)\n\($1)" }.joined(separator: "\n"))
    .El
    .Sh FILES
    .Bl -tag -width Ds
    .It Pa $XDG_CONFIG_HOME/promenade/config.json
    Settings under the names of the options, else in
    .Pa ~/.config/promenade .
    .It Pa $XDG_STATE_HOME/promenade
    What the app remembers, else in
    .Pa ~/.local/state/promenade .
    .It Pa $XDG_RUNTIME_DIR/promenade/bridge.sock
    The socket of the bridge, else in a folder of
    .Pa /tmp .
    .El
    .Sh EXIT STATUS
    .Bl -tag -width Ds
    \(statuses.map { ".It \($0)\n\($1)" }.joined(separator: "\n"))
    .El
    .Sh EXAMPLES
    Show an app of one's own, in German:
    .Pp
    .Dl promenade --app App/Resources --language de
    .Pp
    Check it before a build:
    .Pp
    .Dl promenade check App/Resources --format json
    .Pp
    Record a walk, and look at it again:
    .Pp
    .Dl promenade --record walk.cast
    .Dl asciinema play walk.cast
    .Sh SEE ALSO
    .Xr asciinema 1 ,
    .Xr terminfo 5

    """
  }

  private static func synopsis(_ command: CommandName) -> String {
    switch command {
    case .deck: ".Nm\n.Op Ar options"
    case .check: ".Nm\n.Cm check\n.Op Ar folder | Onboarding.json"
    case .show: ".Nm\n.Cm show\n.Ar file | Fl"
    case .page: ".Nm\n.Cm page\n.Ar file"
    case .tour: ".Nm\n.Cm tour\n.Ar file"
    case .send: ".Nm\n.Cm send\n.Op Ar json ... | Fl"
    }
  }

  private static func item(_ command: CommandName) -> String {
    command == .deck
      ? ".It without a command\n\(sentence(command.summary))"
      : ".It Cm \(command.rawValue)\n\(sentence(command.summary))"
  }

  private static func list(_ section: Usage.Section) -> String {
    let items = section.options.map { option in
      let argument = option.argument.map { " Ar \(escaped($0.name))" } ?? ""
      let others = option.commands.subtracting([.deck])
      let place =
        option.commands.contains(.deck) && option.commands != .all && !others.isEmpty
        ? "\nAlso of \(CommandName.list(others))." : ""
      return
        ".It Fl \\-\(escaped(option.name))\(argument)\n\(sentence(option.help))\(place)"
    }
    let title = section.title == "Options" ? "" : ".Ss \(section.title)\n"
    return "\(title).Bl -tag -width Ds\n\(items.joined(separator: "\n"))\n.El"
  }

  private static let variables = [
    ("ACCESSIBLE", "If set, screens are said in lines, as with\n.Fl \\-linear ."),
    ("COLORTERM , Ev TERM", "What the terminal can do."),
    ("ESCDELAY", "Milliseconds to wait after an escape for the rest of a key."),
    ("LC_ALL , Ev LC_MESSAGES , Ev LANG", "The language, unless\n.Fl \\-language\nsays another."),
    ("NO_COLOR", "If set, no colours are used."),
    ("PROMENADE_APP", "The app folder, unless\n.Fl \\-app\nsays another."),
    ("XDG_STATE_HOME , Ev XDG_RUNTIME_DIR", "See\n.Sx FILES ."),
  ]

  private static let statuses = [
    ("0", "Done."), ("1", "The thing asked for failed."), ("2", "Wrong arguments."),
    ("3", "Nothing listens on the bridge."), ("4", "There is no usable terminal."),
    ("128+n", "Ended by signal n."),
  ]

  private static func sentence(_ text: String) -> String {
    escaped(text.prefix(1).uppercased() + text.dropFirst()) + "."
  }

  /// The text without what roff or its macros would read; no line of it begins with a dot.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
  }
}
