// A stand-in for the embedded analysis page. It walks through the steps of an upload and posts the
// documented events to the handler `bridge`, each as one JSON text: analysis_completed,
// image_rejected, invalid_company_key.

const steps = ["photo", ...(isAnamnesisAsked ? ["questions"] : []), "analysis", "result"];

/** The photos that are chosen, in the order in which they were. */
let chosen = [];
let hasOverview = false;
/** What the photo step has to say: that one was rejected, or that something is missing. */
let remark = "";

/** Shows a step; `fill` puts its elements into a place. */
function show(step, fill) {
  const line = find("steps");
  line.textContent = "";
  steps.forEach((each, index) => {
    if (index > 0) line.append(" › ");
    add(line, each === step ? "strong" : "span", `${index + 1}\u00a0${text.steps[each]}`);
  });
  const place = find("step");
  place.textContent = "";
  fill(place);
}

function showPhotos() {
  show("photo", place => {
    if (areInstructionsLong) {
      const list = add(place, "ul");
      for (const instruction of text.instructions) add(list, "li", instruction);
    }
    const line = add(place, "p", isForPatient ? text.patient : text.professional);
    add(line, "br");
    for (const photo of photos) {
      addBox(line, "checkbox", "photo", photo.name, text.photos[photo.name],
        chosen.includes(photo), box => choose(photo, box));
    }
    if (macroscopicMedia !== "disabled") {
      addBox(line, "checkbox", "photo", "overview", text.overview[macroscopicMedia],
        hasOverview, box => { hasOverview = box.checked; });
    }
    add(line, "br");
    addButton(line, "next", isAnamnesisAsked ? text.next : text.analyse, leavePhotos);
    add(line, "strong", remark).id = "remark";
  });
}

function choose(photo, box) {
  chosen = chosen.filter(each => each !== photo);
  if (box.checked && chosen.length === mostPhotos) {
    box.checked = false;
    return say(text.tooMany);
  }
  if (box.checked) chosen.push(photo);
  say(chosen.length > 0 ? text.chosen(chosen.length) : "");
}

/** Says something beside the button of the photo step. */
function say(sentence) {
  remark = sentence;
  find("remark").textContent = sentence;
}

function leavePhotos() {
  if (chosen.length === 0) return say(text.noPhoto);
  if (macroscopicMedia === "required" && !hasOverview) return say(text.noOverview);
  isAnamnesisAsked ? showQuestions() : analyse();
}

function showQuestions() {
  show("questions", place => {
    ask(place);
    const end = add(place, "p");
    addButton(end, "back", text.back, showPhotos);
    addButton(end, "next", text.analyse, analyse);
  });
}

/** Moves a bar through upload, quality gate and analysis; a bad photo ends at the gate. */
function analyse() {
  const bad = chosen.filter(photo => photo.metric);
  const last = bad.length > 0 ? 60 : 100;
  let percent = 0;
  show("analysis", place => {
    const line = add(place, "p");
    add(line, "span").id = "stage";
    add(line, "br");
    add(line, "span").id = "bar";
  });
  const draw = () => {
    const stage = percent < 40 ? "uploading" : percent < 70 ? "checking" : "analysing";
    find("stage").textContent = text.stages[stage](chosen.length);
    find("bar").textContent =
      "█".repeat(percent / 5) + "░".repeat(20 - percent / 5) + ` ${percent} %`;
  };
  draw();
  const timer = setInterval(() => {
    percent += 10;
    draw();
    if (percent < last) return;
    clearInterval(timer);
    bad.length > 0 ? reject(bad) : complete();
  }, 150);
}

function reject(bad) {
  chosen = chosen.filter(photo => !bad.includes(photo));
  remark = bad.map(photo => text.rejected(text.photos[photo.name], text.metrics[photo.metric]))
    .join(" ");
  showPhotos();
  post({ message: "image_rejected", payload: bad.map(photo => photo.metric) });
}

/** The report is that of the first photo. */
function complete() {
  const [photo] = chosen;
  show("result", place => {
    if (isResultShown) showResult(place, photo);
    else add(place, "p", isForPatient ? text.hiddenFromPatient : text.hidden);
    if (answered().length > 0) add(place, "p", `${text.noted} ${answered().join(" · ")}`);
    addButton(add(place, "p"), "another", text.another, startAnew);
  });
  post({ message: "analysis_completed", id: photo.report });
}

function showResult(place, photo) {
  const finding = text.findings[photo.name];
  const line = add(place, "p");
  add(line, "strong", isConditionNamed && finding ? finding : text.noFinding);
  if (scoringSystems.length > 0) line.append(` ${text.scores} ${scoringSystems.join(", ")}.`);
  line.append(` ${text.disclaimer}`);
}

function startAnew() {
  chosen = [];
  remark = "";
  hasOverview = false;
  showPhotos();
}

function refuseKey() {
  find("steps").textContent = "";
  find("step").textContent = "";
  add(add(find("step"), "p"), "strong", text.refused);
  post({ message: "invalid_company_key", id: company });
}

function describeSettings() {
  const color = name => colorName(query.get(name)) && `${text[name]} ${colorName(query.get(name))}`;
  return [
    text.language, isForPatient ? text.forPatient : text.forProfessional,
    isResultShown ? text.resultShown : text.resultHidden, color("primary"), color("secondary"),
    query.get("fontFamily"),
  ].filter(Boolean).join(" · ");
}

document.title = text.title;
find("title").textContent = text.title;
find("notice").textContent = text.notice;
find("settings").textContent = describeSettings();
companies.includes(company) ? showPhotos() : refuseKey();
