import Flows
import Testing

@testable import Services

struct MaskedSecretsTests {
  @Test(arguments: [
    (
      #"{"password":"hunter","key":"first","api-key":"abc123"}"#,
      #"{"password":"••••","key":"first","api-key":"••••"}"#
    ),
    (#""{\"accessToken\": \"unknown-to-the-app\"}""#, #""{\"accessToken\": \"unkn…-app\"}""#),
    ("id 0f8fad5b-d9cb-469f-a165-70867728950e", "id 0f8fad5b-d9cb-469f-a165-70867728950e"),
    ("Authorization: Bearer Abc123", "Authorization: Bearer ••••"),
    ("https://user:pass@host/", "https://user:••••@host/"),
  ])
  func whereIdsAreToBeReadOnlyWhatIsNamedIsMasked(text: String, masked: String) {
    #expect(text.maskingSecrets(includingRuns: false) == masked)
  }

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
    ("my key: token=abc123", "my key: token=••••"),
    ("key:key:key:12345a:key", "key:key:key:••••:key"),
    ("password: hunter2 is wrong", "password: •••• is wrong"),
    ("passwd=pw, p@ss!word&pwd='open sesame", "passwd=••••, p@ss!word&pwd='•••• sesame"),
    ("password=p@ss!w0rd&user=jo", "password=••••&user=jo"),
    (#"{"access_token":"abc123","expires_in":60}"#, #"{"access_token":"••••","expires_in":60}"#),
    ("X-API-TOKEN: 9f8e7d6c5b4a", "X-API-TOKEN: ••••"),
    ("apiKey = 9f8e", "apiKey = ••••"),
    ("Authorization: Bearer ab1.cd2.ef3", "Authorization: Bearer ••••"),
    ("Basic am86cHc9cHc= was refused", "Basic ••••= was refused"),
    ("(22) https://jo:pw@host/x?token=abc", "(22) https://jo:••••@host/x?token=••••"),
  ])
  func aShortSecretIsMaskedAfterItsName(text: String, masked: String) {
    #expect(text.maskingSecrets() == masked)
  }

  @Test(arguments: [
    "invalid_token: expired", "token: 401", "the Bearer token is missing", "key=", "Basic auth",
    "http://localhost:8080/token: Connection refused", "grant_type=jwt", "token",
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
