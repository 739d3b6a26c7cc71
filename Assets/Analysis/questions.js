// The questionnaire. Its answers stay in the page: no documented event carries them.

/** The answers so far, by question: a text, or a list of texts. */
const answers = {};

/** Asks everything in a place. */
function ask(place) {
  if (isHeaderShown) add(place, "h2", text.questionnaire);
  const questions = isForPatient ? text.patientQuestions : text.questions;
  askOne(place, questions.duration, text.durations);
  askMany(place, questions.symptoms, text.symptoms);
  askFreely(place, questions.remarks);
}

function askOne(place, question, choices) {
  const line = add(place, "p", `${question} `);
  answers[question] ??= "";
  choices.forEach((choice, index) => {
    addBox(line, "radio", "duration", index, choice, answers[question] === choice,
      () => { answers[question] = choice; });
  });
}

function askMany(place, question, choices) {
  const line = add(place, "p", `${question} `);
  answers[question] ??= [];
  choices.forEach((choice, index) => {
    const isOn = answers[question].includes(choice);
    addBox(line, "checkbox", "symptom", index, choice, isOn, box => {
      const others = answers[question].filter(each => each !== choice);
      answers[question] = box.checked ? [...others, choice] : others;
    });
  });
}

function askFreely(place, question) {
  const line = add(place, "p", `${question} `);
  const field = add(line, "input");
  field.placeholder = text.freely;
  field.value = answers[question] ??= "";
  field.addEventListener("change", () => { answers[question] = field.value.trim(); });
}

/** What was answered, one line for each question that was. */
function answered() {
  return Object.entries(answers)
    .filter(([, answer]) => answer.length > 0)
    .map(([question, answer]) => `${question} ${[answer].flat().join(", ")}`);
}
