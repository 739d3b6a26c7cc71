// What this stand-in teaches. `done` counts the lessons already taken.
const courses = [
  {
    title: "Self-checkout in five minutes", done: 3,
    lessons: ["Starting a basket", "Scanning", "Age checks", "Vouchers", "Paying"],
  },
  {
    title: "Helping at the till", done: 1,
    lessons: ["When to step in", "Unlocking a basket", "Taking an item back"],
  },
  {
    title: "Spot checks with a smile", done: 0,
    lessons: ["Why we check", "Three items are enough", "When something is missing", "A quiz"],
  },
  {
    title: "Fresh counter basics", done: 4,
    lessons: ["Weighing", "Labels", "Allergens", "Cleaning the scale"],
  },
  {
    title: "Food hygiene, yearly refresher", done: 0,
    lessons: ["Hands", "Cold chain", "Best before, use by", "Signing off"],
  },
  {
    title: "Your data and ours", done: 2,
    lessons: ["What a receipt tells", "Passwords", "Who to ask"],
  },
];
