import Flows
import Testing

@testable import Services

struct MaskedSecretsTests {
  @Test(arguments: [
    ("token 87b567fa3de847fb3adef9492b294bb83f8cd266 expired", "token 87b5…d266 expired"),
    ("JWT eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJhIn0.c2ln-bmF0_dXJl, old", "JWT eyJh…dXJl, old"),
    ("secret=MTIzNDU2Nzg5MDEyMzQ1Njc4OTA=", "secret=MTIz…4OTA="),
    ("id 0f8fad5b-d9cb-469f-a165-70867728950e", "id 0f8f…950e"),
    ("19: 1234567890abcdefghi", "19: 1234567890abcdefghi"),
    ("20: 1234567890abcdefghij", "20: 1234…ghij"),
    ("abcdefghijklmnopqrstuvwxyz", "abcd…wxyz"),
    ("", ""),
  ])
  func whatLooksLikeASecretIsMasked(text: String, masked: String) {
    #expect(text.maskingSecrets() == masked)
  }

  @Test(arguments: [
    "unsupported_grant_type", "https://academy.corner.example/oauth2/token",
    "/usr/lib/x86_64-linux-gnu/libssl.so.3", "Launcher/token.sh: line 12: unbound variable",
    "Expiration (exp) time must be a unix time stamp", "2026-11-30T10:15:00+01:00",
  ])
  func whatIsMadeOfWordsStaysLegible(text: String) {
    #expect(text.maskingSecrets() == text)
  }

  @Test func aKnownSecretIsMaskedWhateverItLooksLikeAndWhereverItStands() {
    let known = [Secret("short one"), Secret("correct-horse-battery"), Secret("")]
    #expect(
      "a=short one&b=<correct-horse-battery>xcorrect-horse-batteryx".maskingSecrets(known)
        == "a=••••&b=<corr…tery>xcorr…teryx")
  }
}
