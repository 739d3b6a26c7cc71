// The company keys this stand-in takes for valid. The real page asks its server; add the one of
// your Analysis.json here to walk through the flow with it.
const companies = ["SAMPLEcompanyKEYforThisStandInOnly000000000000000000000000000000"];
