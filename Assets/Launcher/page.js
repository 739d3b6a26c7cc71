// A stand-in for the page that hosts the learning platform's launcher. The app calls `connect` with
// one JSON text and defines `requestAccessToken`, which brings a new token as a `message` event.

const words = {
  en: {
    token: "Access token", valid: "valid", asking: "asking the app for a new one…",
    refused: "the app refused:", again: "Try again", renew: "Renew now",
    strange: "the app answered with something that is no token", unanswered: "no reason given",
    courses: "Courses", back: "All courses", done: "done", take: "Take", of: "of",
  },
  de: {
    token: "Zugriffstoken", valid: "gültig", asking: "die App wird um ein neues gebeten …",
    refused: "die App lehnt ab:", again: "Nochmal versuchen", renew: "Jetzt erneuern",
    strange: "die App antwortet mit etwas, das kein Token ist", unanswered: "ohne Grund",
    courses: "Kurse", back: "Alle Kurse", done: "erledigt", take: "Absolvieren", of: "von",
  },
};

// The platform's server knows when a token ends; here the page plays that server too.
const lifetime = Number(new URLSearchParams(location.search).get("lifetime")) || 60;

let text = words.en;
let isRenewing = false;
let expiry = null;

const find = (id) => document.getElementById(id);

function connect(json) {
  let options;
  try {
    options = JSON.parse(json);
  } catch (error) {
    find("options").textContent = `connect got no JSON: ${error.message}`;
    return;
  }
  const keys = ["domain", "accessToken", "launcherCode", "context", "language"];
  const missing = keys.filter((key) => typeof options?.[key] !== "string");
  if (missing.length > 0) {
    find("options").textContent = `connect got no ${missing.join(", ")}`;
    return;
  }
  text = words[options.language.slice(0, 2)] ?? words.en;
  const names = [options.domain, options.launcherCode, options.context, options.language];
  find("options").textContent = names.filter((name) => name !== "").join(" · ");
  find("renew").hidden = false;
  showCourses();
  accept(options.accessToken);
}

function accept(token) {
  isRenewing = false;
  if (!/^[\x20-\x7e]+$/.test(token)) return showTrouble(text.strange);
  clearTimeout(expiry);
  expiry = setTimeout(renew, lifetime * 1000);
  const shown = token.length < 16 ? "••••" : `${token.slice(0, 4)}…`;
  find("status").textContent = `${text.token}: ${shown} ${text.valid}`;
  find("renew").textContent = text.renew;
}

function renew() {
  if (isRenewing) return;
  isRenewing = true;
  find("status").textContent = `${text.token}: ${text.asking}`;
  // A bare name: the app declares it with `const`, which is no property of `window`.
  try {
    requestAccessToken().catch(refused);
  } catch (error) {
    refused(error);
  }
}

function refused(error) {
  isRenewing = false;
  showTrouble(`${text.refused} ${error?.message || text.unanswered}`);
}

function showTrouble(sentence) {
  find("status").textContent = `⚠ ${text.token}: ${sentence}`;
  find("renew").textContent = text.again;
}

// Frames and other windows may post too; only what this window posted to itself is a token.
window.addEventListener("message", (event) => {
  if (!isRenewing || event.source !== window || event.origin !== location.origin) return;
  accept(typeof event.data === "string" ? event.data : "");
});

find("renew").addEventListener("click", renew);

function showCourses() {
  const list = startContent(text.courses, "ul");
  for (const course of courses) {
    const item = add(list, "li", "");
    addButton(item, course.title, () => showLessons(course));
    add(item, "span", ` ${progress(course)}`);
  }
}

function showLessons(course) {
  const list = startContent(`${course.title}: ${progress(course)}`, "ol");
  course.lessons.forEach((lesson, index) => {
    const item = add(list, "li", "");
    add(item, "span", index < course.done ? `${lesson} ✓ ${text.done} ` : `${lesson} `);
    if (index !== course.done) return;
    addButton(item, text.take, () => {
      course.done += 1;
      showLessons(course);
    });
  });
  addButton(add(find("content"), "p", ""), text.back, showCourses);
}

function progress(course) {
  const total = course.lessons.length;
  const dots = "●".repeat(course.done) + "○".repeat(total - course.done);
  return `${dots} ${course.done} ${text.of} ${total}`;
}

function startContent(title, kind) {
  find("content").textContent = "";
  add(find("content"), "h2", title);
  return add(find("content"), kind, "");
}

function add(parent, kind, content) {
  const element = document.createElement(kind);
  element.textContent = content;
  parent.append(element);
  return element;
}

function addButton(parent, label, action) {
  add(parent, "button", label).addEventListener("click", action);
}
