// The photos to choose from. A good one has the id of its report, shaped like a real id: base64, so
// `+`, `/` and `=` occur. A bad one has the metric of the quality gate that it fails.
const photos = [
  { name: "cheek", report: "U2FtcGxlIHJlcG9ydCBvbmU6IGEvYitjIPvvvv/+IG9rIDAwMDE=" },
  { name: "elbow", report: "U2FtcGxlIHJlcG9ydCB0aHJlZTog+//+IGcvaCtpIG9rIDAwMDM=" },
  { name: "mole", report: "U2FtcGxlIHJlcG9ydCB0d286IGQvZStmIP/+++++IG9rIDAwMDIh" },
  { name: "patch", report: "U2FtcGxlIHJlcG9ydCBmb3VyOiD/++8gai9rK2wgb2sgMDAwMDQ=" },
  { name: "hives", report: "U2FtcGxlIHJlcG9ydCBpbiBGSElSOiBtL24rbyD/++++IDAwMDU=" },
  { name: "blurred", metric: "hasEnoughQuality" },
  { name: "cat", metric: "isDermatologyDomain" },
  { name: "refused", report: "sample-report-refused-0006" },
  { name: "lost", report: "U2FtcGxlIHJlcG9ydCB0aGF0IGlzIGxvc3Q6IP/vvvsgMDAwNyEh" },
  { name: "locked", report: "sample-report-locked-0008" },
  { name: "down", report: "sample-report-down-0009" },
  { name: "slow", report: "sample-report-slow-0010" },
];

// The most photos of one analysis.
const mostPhotos = 3;
