// A stand-in for the embedded analysis page. It posts the documented events to the handler `bridge`,
// each as one JSON text: analysis_completed, image_rejected, invalid_company_key.

const parameters = new URLSearchParams(location.search);
const flag = (name, standard) => (parameters.get(name) ?? standard) === "1";
const text = words[parameters.get("locale")] ?? words.en;
const company = parameters.get("company") ?? "";

// Identifiers of made-up reports, shaped like real ones: base64, so `+`, `/` and `=` occur.
const reports = [
  "U2FtcGxlIHJlcG9ydCBvbmU6IGEvYitjIPvvvv/+IG9rIDAwMDE=",
  "U2FtcGxlIHJlcG9ydCB0d286IGQvZStmIP/+++++IG9rIDAwMDIh",
];

const find = (id) => document.getElementById(id);
const say = (sentence) => { find("status").textContent = sentence; };
let taken = 0;
let isBusy = false;

function post(event) {
  webkit.messageHandlers.bridge.postMessage(JSON.stringify(event));
}

/** Plays the steps of an upload, then ends with `finish`. One photo at a time. */
function upload(steps, finish) {
  if (isBusy) return;
  isBusy = true;
  steps.forEach((step, index) => setTimeout(() => say(step), index * 700));
  setTimeout(() => {
    isBusy = false;
    finish();
  }, steps.length * 700);
}

function takePhoto() {
  upload(text.steps, () => {
    say(flag("enableResult", "1") ? text.result : text.sent);
    find("photo").textContent = text.another;
    post({ message: "analysis_completed", id: reports[taken % reports.length] });
    taken += 1;
  });
}

function takeBlurredPhoto() {
  upload(text.steps.slice(0, 2), () => {
    say(text.rejected);
    post({ message: "image_rejected", payload: ["hasEnoughQuality", "isDermatologyDomain"] });
  });
}

function refuseKey(key) {
  say(text.refused);
  post({ message: "invalid_company_key", id: key });
}

function showQuestions() {
  const place = find("questions");
  if (flag("showQuestionnairesHeader", "1")) add(place, "h2", text.questionnaire);
  const line = add(place, "p", `${text.itch} `);
  for (const answer of [text.yes, text.no]) {
    add(line, "button", answer).addEventListener("click", () => {
      line.textContent = `${text.itch} ${text.noted} ${answer}`;
    });
    add(line, "span", " ");
  }
}

function add(parent, kind, content) {
  const element = document.createElement(kind);
  element.textContent = content;
  parent.append(element);
  return element;
}

const malformed = ["{\"message\":", "[1,2,3]", "{\"message\":\"unheard_of\"}", 42, null];
let nextMalformed = 0;

function postMalformed() {
  webkit.messageHandlers.bridge.postMessage(malformed[nextMalformed % malformed.length]);
  nextMalformed += 1;
}

find("title").textContent = text.title;
find("notice").textContent = text.notice;
find("explanation").textContent = flag("isForPatient", "0") ? text.patient : text.professional;
find("photo").textContent = text.photo;
find("testing").textContent = text.testing;
find("rejected").textContent = text.reject;
find("invalid").textContent = text.invalidate;
find("malformed").textContent = text.malform;
find("photo").addEventListener("click", takePhoto);
find("rejected").addEventListener("click", takeBlurredPhoto);
find("invalid").addEventListener("click", () => refuseKey(company));
find("malformed").addEventListener("click", postMalformed);
if (flag("enableAnamnesis", "0")) showQuestions();
if (company === "") refuseKey(company);
