/** What the page tells main of a round to print: what was found on its pages, and where they go. The bridge is played here. */
import { afterEach, expect, it, vi } from 'vitest';
import { firstPreferences, type Preferences } from '../../../src-preload/contract/preferences.ts';
import type { Printer } from '../../../src-preload/contract/printing.ts';
import type { ClosedRound } from '../../../src-preload/contract/station.ts';
import { useNotices } from '../../../src-renderer/ui/notices-store.ts';
import { printerNamed } from '../../helpers/printer-named.ts';
import { say } from '../../helpers/texts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  useNotices.setState({ notices: [], earlier: [] });
});

const label = { name: 'label', label: '4 x 6 in', widthMillimetres: 101.6, heightMillimetres: 152.4 };
const a4 = { name: 'a4', label: 'A4', widthMillimetres: 210, heightMillimetres: 297 };
const bench = printerNamed('Bench', {
  media: [a4, label],
  defaultMedia: 'a4',
  trays: ['main', 'rear'].map((name) => ({ name, media: null })),
});
const chosen = { manifestPrinter: 'Bench', manifestMedia: 'label', manifestTray: 'rear' };
const made = { roundId: 'r', manifestId: 'm', printsAnyway: false };

/** What main is told. No page of it can be read. */
async function told(
  round: Partial<ClosedRound>,
  preferences: Partial<Preferences>,
  printers: readonly Printer[] = [bench],
): Promise<readonly unknown[]> {
  const asked: unknown[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    'manifests.get': { manifestId: 'm', files: [{ fileNumber: 1 }], orders: [] },
    'printing.listPrinters': { spooler: 'available', printers },
  };
  const call = async (name: string, request: unknown): Promise<unknown> => {
    if (name === 'station.print') asked.push(request);
    if (name === 'manifests.readPdf') return { ok: false, failure: { code: 'file-failed', details: [], facts: {} } };
    return { ok: true, value: answers[name] ?? null };
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  const { printRound } = await import('../../../src-renderer/station/print-round.ts');
  await printRound({ ...made, ...round } as ClosedRound, { ...firstPreferences, ...preferences });
  return asked;
}

const notRead = { kind: 'cannot-check', missing: [], fits: true, pageCounts: null };

it('goes to the chosen printer, on the chosen paper, from the chosen tray; pages that cannot be read are said to be so', async () => {
  expect(await told({}, chosen)).toEqual([
    { roundId: 'r', found: notRead, on: { printer: 'Bench', media: 'label', tray: 'rear' } },
  ]);
});

it('asks the printer for no tray and no paper that it has not', async () => {
  expect(await told({}, { ...chosen, manifestTray: 'attic', manifestMedia: 'gone' })).toMatchObject([
    { on: { printer: 'Bench', media: 'a4', tray: null } },
  ]);
});

it('goes to no other printer where the chosen one is gone, and says so only to whoever pressed', async () => {
  const nowhere = [{ roundId: 'r', found: notRead, on: { printer: null, media: null, tray: null } }];
  const gone = { ...chosen, manifestPrinter: 'Gone' };
  expect(await told({}, gone)).toEqual(nowhere);
  expect(useNotices.getState().earlier).toEqual([]);
  expect(await told({ printsAnyway: true }, gone)).toEqual(nowhere);
  const lack = say('station.printer-gone', { printer: 'Gone' });
  expect(useNotices.getState().earlier).toMatchObject([
    { tone: 'bad', words: say('station.trouble.no-printer', { lack }) },
  ]);
});

it('says nothing of a lack to whoever pressed and has a printer', async () => {
  expect(await told({ printsAnyway: true }, chosen)).toMatchObject([{ on: { printer: 'Bench' } }]);
  expect(useNotices.getState().earlier).toEqual([]);
  expect(useNotices.getState().notices).toEqual([]);
});

it('of a round without a manifest nothing is told', async () => {
  expect(await told({ manifestId: null }, chosen)).toEqual([]);
});
