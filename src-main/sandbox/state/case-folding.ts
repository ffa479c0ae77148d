/** One way to compare text without its case, for stored columns and for phrases. SQLite itself folds ASCII only. */

/** Accents stay: 'Müller' and 'Mueller' are different people. NFC, because keyboards and shops compose them differently. */
export function foldCase(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
