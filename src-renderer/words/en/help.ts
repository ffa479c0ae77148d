/** The texts of help/. The help itself is docs/operators.md, in German docs/operators.de.md. */
export const help = {
  open: 'Help for what is on the screen',
  title: 'Help',
  part: 'Part of the help',
  close: 'Close the help',
} as const;
