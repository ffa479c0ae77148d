/** Where this station prints what, and in one place what a missing preference means. */
import type { Preferences } from '../../src-preload/contract/preferences.ts';
import type { PaperChoice, PaperKind } from '../../src-preload/contract/printing.ts';

/** A kind without a printer of its own is printed where manifests are, but not on the manifests' paper. */
export function paperChoiceFor(kind: PaperKind, preferences: Preferences): PaperChoice {
  const { manifestPrinter, manifestMedia, manifestTray, sheetPrinters } = preferences;
  if (kind === 'manifest') return { printer: manifestPrinter, media: manifestMedia, tray: manifestTray };
  return sheetPrinters[kind] ?? { printer: manifestPrinter, media: null, tray: null };
}
