// Making the elements of a step.

const find = id => document.getElementById(id);

/** Adds an element with a text to another one, and returns it. */
function add(parent, kind, content = "") {
  const element = document.createElement(kind);
  element.textContent = content;
  parent.append(element);
  return element;
}

function addButton(parent, id, label, act) {
  const button = add(parent, "button", label);
  button.id = id;
  button.addEventListener("click", act);
  parent.append(" ");
  return button;
}

/** Adds a box to tick, with its label; radio buttons of one name exclude each other. */
function addBox(parent, type, name, value, label, isOn, act) {
  const box = add(parent, "input");
  box.type = type;
  box.name = name;
  box.id = `${name}-${value}`;
  box.checked = isOn;
  box.addEventListener("change", () => act(box));
  parent.append(`\u00a0${label.replaceAll(" ", "\u00a0")}  `);
  return box;
}

/** Posts an event to the app, as a JSON text. */
function post(event) {
  webkit.messageHandlers.bridge.postMessage(JSON.stringify(event));
}
