/** The texts of help/. What it shows stands in docs/operators.md, and for German in docs/operators.de.md. */
export const help = {
  open: 'Help for what is on the screen',
  title: 'Help',
  part: 'Part of the help',
  close: 'Close the help',
} as const;
