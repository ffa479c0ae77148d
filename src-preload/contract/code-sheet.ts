/** Sheets of codes to print: the scanner's test card, the commands. */

export interface CodeSheet {
  readonly kind: 'test-card' | 'commands';
  /** In the language of the page, at most 120 characters. */
  readonly title: string;
  /** What the sheet is for, at most 600 characters. */
  readonly explanation: string;
  /** At most 12. */
  readonly codes: readonly SheetCode[];
}

export interface SheetCode {
  /** The words beside it, at most 120 characters. */
  readonly words: string;
  /** Printable ASCII, at most 120 characters. */
  readonly code: string;
}

/** A page that shows whether the printer prints to scale: a bar of 100 mm, or a shorter one on a small label. */
export interface TestPage {
  /** In the language of the page, at most 120 characters. */
  readonly title: string;
  /** The longest first; the first that fits is drawn. At most 5. */
  readonly bars: readonly TestBar[];
}

export interface TestBar {
  /** From 10 to 200. */
  readonly millimetres: number;
  /** What to do with it, at most 600 characters. */
  readonly explanation: string;
  /** Beside the bar, at most 120 characters: '100 mm'. */
  readonly words: string;
}
