/// A page that is open for a flow, in the session it was opened for.
struct OpenPage {
  let session: Int
  let process: PageProcess
}
