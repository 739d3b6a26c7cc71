import Glibc
import Pictures

exit(PictureCommand.run(Array(CommandLine.arguments.dropFirst())))
