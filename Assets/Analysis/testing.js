// What the real page would never let a person do: events as an app should be able to stand them.

const burst = 100;
const malformed = ["{\"message\":", "[1,2,3]", "{\"message\":7}", "", 42, null];
let nextMalformed = 0;

const tests = {
  blurred() { post({ message: "image_rejected", payload: ["hasEnoughQuality"] }); },
  expired() { refuseKey(); },
  malformed() {
    webkit.messageHandlers.bridge.postMessage(malformed[nextMalformed % malformed.length]);
    nextMalformed += 1;
  },
  // The iframe of 2023 seems to have posted the id alone.
  legacy() { webkit.messageHandlers.bridge.postMessage(photos[0].report); },
  unknown() { post({ message: "consent_given", id: "c-1", payload: { version: 2 } }); },
  object() {
    webkit.messageHandlers.bridge.postMessage(
      { message: "analysis_completed", id: photos[1].report });
  },
  same() {
    for (let count = 0; count < 3; count += 1) {
      post({ message: "analysis_completed", id: photos[2].report });
    }
  },
  burst() {
    for (let count = 1; count <= burst; count += 1) {
      post({ message: "analysis_completed", id: `burst-${count}` });
    }
  },
};

add(find("tests"), "strong", text.testing);
find("tests").append(" ");
for (const [name, act] of Object.entries(tests)) {
  addButton(find("tests"), `test-${name}`, text.tests[name], act);
}
