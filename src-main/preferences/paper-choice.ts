/** Where this station prints what: one place that says what a preference that is missing means. */
import type { Preferences } from '../../src-preload/contract/preferences.ts';
import type { PaperChoice, PaperKind } from '../../src-preload/contract/printing.ts';

/** A kind without a printer of its own is printed where manifests are; the paper for manifests is not the paper of a sheet. */
export function paperChoiceFor(kind: PaperKind, preferences: Preferences): PaperChoice {
  const { manifestPrinter, manifestMedia, manifestTray, sheetPrinters } = preferences;
  if (kind === 'manifest') return { printer: manifestPrinter, media: manifestMedia, tray: manifestTray };
  return sheetPrinters[kind] ?? { printer: manifestPrinter, media: null, tray: null };
}
