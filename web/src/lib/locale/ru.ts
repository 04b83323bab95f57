/** The Russian catalogues, one chunk of the build. The terminal's sentences stay in the terminal. */
export default import.meta.glob<string>(
  ["../../../../src/serica/locale/ru/*.ftl", "!**/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
