/** Reads the pages of a round to print, compares them with its orders and with the printer's paper, and tells main. */
import type { Manifest } from '../../src-preload/contract/manifest.ts';
import type { Preferences } from '../../src-preload/contract/preferences.ts';
import type { ClosedRound, PaperFound } from '../../src-preload/contract/station.ts';
import { call } from '../desktop.ts';
import { checkPaper } from '../manifests/paper-check/paper-check.ts';
import { type Paper, readPaper } from '../manifests/paper-check/read-paper.ts';
import { judgeMedia } from '../manifests/print/media-guard.ts';
import { usualChoice } from '../manifests/print/use-print-choice.ts';
import { printerHere } from '../paper/printer-words.ts';
import { showNotice } from '../ui/notices-store.ts';
import { lackOfPrinter, noPrinterTrouble } from './round-words.ts';

export { expectFiles } from '../manifests/preview/pdf-reader.ts';

/** Throws DesktopFailure. */
export async function printRound(
  { roundId, manifestId, printsAnyway }: ClosedRound,
  { manifestPrinter, manifestMedia, manifestTray }: Preferences,
): Promise<void> {
  if (manifestId === null) return;
  const [{ manifest, paper }, here] = await Promise.all([
    manifestWithPaper(manifestId),
    call('printing.listPrinters', {}),
  ]);
  const { printers } = here;
  const printer = printerHere(manifestPrinter, printers);
  const choice =
    printer === undefined
      ? null
      : usualChoice(printers, paper?.sizes ?? null, { printer: printer.name, media: manifestMedia });
  const fits = choice === null || judgeMedia(paper?.sizes ?? null, choice, printers).kind !== 'misfit';
  const found: PaperFound = {
    ...wordsFound(paper, manifest.orders),
    fits,
    pageCounts: paper?.pageCounts ?? null,
  };
  const hasTray = choice?.printer.trays.some(({ name }) => name === manifestTray) === true;
  const on = {
    printer: choice?.printer.name ?? null,
    media: choice?.media?.name ?? null,
    tray: hasTray ? manifestTray : null,
  };
  await call('station.print', { roundId, found, on });
  // The line of the round stays as it was before the press.
  if (choice === null && printsAnyway) showNotice('bad', noPrinterTrouble(lackOfPrinter(here, manifestPrinter)));
}

/** What cannot be read cannot be compared. Main checks the bytes once more, and reports what is wrong with them. */
async function manifestWithPaper(manifestId: string): Promise<{ manifest: Manifest; paper: Paper | null }> {
  const manifest = await call('manifests.get', { manifestId });
  return { manifest, paper: await readPaper(manifest).catch((): null => null) };
}

function wordsFound(
  paper: Paper | null,
  orders: Parameters<typeof checkPaper>[1],
): Pick<PaperFound, 'kind' | 'missing'> {
  const verdict = paper === null ? null : checkPaper(paper.pages, orders);
  if (verdict?.kind !== 'missing') return { kind: verdict?.kind ?? 'cannot-check', missing: [] };
  return { kind: 'missing', missing: verdict.missing.map(({ name }) => name) };
}
