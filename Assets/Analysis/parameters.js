// What the address asks for; flags that it leaves out are as in the vendor's table.
const query = new URLSearchParams(location.search);
const flag = (name, standard) => (query.get(name) ?? standard) === "1";

const company = query.get("company") ?? "";
const isForPatient = flag("isForPatient", "0");
const isResultShown = flag("enableResult", "1");
const isAnamnesisAsked = flag("enableAnamnesis", "0");
const isHeaderShown = flag("showQuestionnairesHeader", "1");
const isConditionNamed = flag("enableDiagnosisSupport", "1");
const areInstructionsLong = flag("enableExtendedInstructions", "0");
const macroscopicMedia = query.get("macroscopicMedia") ?? "disabled";
const scoringSystems = (query.get("forcedScoringSystems") ?? "").split(",").filter(Boolean);
const locale = (query.get("locale") ?? "en").split(/[-_]/)[0];
const text = words[locale] ?? words.en;

/** What a hexadecimal colour is called, with its digits; nothing for what is no colour. */
function colorName(hex) {
  const digits = /^#?([0-9a-f]{3,8})$/i.exec(hex ?? "")?.[1];
  if (!digits) return "";
  const width = digits.length < 6 ? 1 : 2;
  const [red, green, blue] = [0, 1, 2].map(index => {
    const part = digits.slice(index * width, (index + 1) * width);
    return parseInt(part.padStart(2, part), 16) / 255;
  });
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  return `${text.colors[hueName(most, range, red, green, blue)]} #${digits}`;
}

function hueName(most, range, red, green, blue) {
  if (range < 0.12) return most < 0.2 ? "black" : most > 0.9 ? "white" : "grey";
  const sixth = most === red ? ((green - blue) / range + 6) % 6
    : most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  const names = [[20, "red"], [45, "orange"], [70, "yellow"], [160, "green"], [195, "turquoise"],
    [255, "blue"], [295, "violet"], [340, "pink"]];
  return names.find(([end]) => sixth * 60 < end)?.[1] ?? "red";
}
