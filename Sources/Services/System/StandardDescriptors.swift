import Glibc

/// The three descriptors a program starts with.
public enum StandardDescriptors {
  /// Opens those that were closed on nothing, lest another file takes their place: a log that would
  /// get what is printed, a socket that would be read as the person's input.
  ///
  /// The corresponding C function is `open`, which takes the lowest number that is free.
  public static func fill() {
    for descriptor in CInt(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY)
    }
  }
}
