public import Cells
public import Documents

/// The paged onboarding, as the Snabble SDK shows it from `Onboarding.json`.
public enum Onboarding: Flow {
  /// The pages in the language of the person, their texts parsed.
  public struct Content: Equatable, Sendable {
    /// The header picture of all pages, by its name in the asset catalog.
    public var header: String?
    public var pages: [Page]
    public var labels: Labels

    /// Makes a content; an onboarding has at least one page.
    public init(header: String?, pages: [Page], labels: Labels) {
      precondition(!pages.isEmpty, "an onboarding has at least one page")
      self.header = header
      self.pages = pages
      self.labels = labels
    }
  }

  /// One page; equal pages are told apart by their index.
  public struct Page: Equatable, Sendable {
    public var picture: String?
    public var text: Document
    /// The resource that the link button shows; nil hides the button.
    public var link: String?
    /// Replaces the label of the main button, even by nothing.
    public var buttonTitle: String?

    /// Makes a page.
    public init(picture: String?, text: Document, link: String?, buttonTitle: String?) {
      self.picture = picture
      self.text = text
      self.link = link
      self.buttonTitle = buttonTitle
    }
  }

  /// The SDK's own labels.
  public struct Labels: Equatable, Sendable {
    public var next: String
    public var done: String
    public var show: String

    /// Makes labels.
    public init(next: String, done: String, show: String) {
      self.next = next
      self.done = done
      self.show = show
    }
  }

  /// What can have the focus on a page, besides the links in its text.
  enum Focus: Equatable, Sendable {
    case textLink(Int)
    case linkButton
    case dots
    case mainButton
  }

  public enum Message: Equatable, Sendable {
    /// A swipe, which wraps around at both ends and never finishes.
    case swiped(Int)
    /// A tap on the dots, which stops at the ends.
    case dotsTapped(Int)
    case pageChosen(Int)
    case mainButtonPressed
    case focusMoved(Int)
    case focusActivated
    case linkButtonPressed
    case textLinkPressed(Int)
    case scrolled(lines: Int)
    case scrolledByPages(Int)
    case pictureLoaded(PictureRequest, Picture?)
    case localized(Content)
    /// The theme has changed.
    case relit(isDark: Bool, isMonochrome: Bool)
    case resized(Size)
  }

  public enum Effect: Equatable, Sendable {
    /// The last page's main button was pressed.
    case finish
    /// Follow a link in a text, as it is written there.
    case follow(String)
    /// Show a resource of the app, as the link button does.
    case showResource(String)
    /// Load these pictures, the first one first, and no others that were asked for before.
    case showPictures([PictureRequest])
  }
}
