/**
 * The words for a closed round: what it waits for, what happens to it, and why it has no paper, in the words of the
 * status line.
 */
import { afterEach, expect, it } from 'vitest';
import type { Printer, PrinterList } from '../../../src-preload/contract/printing.ts';
import type { ClosedRound } from '../../../src-preload/contract/station.ts';
import { noPrinterWords } from '../../../src-renderer/paper/printer-words.ts';
import { closedRoundName, roundWords } from '../../../src-renderer/station/round-words.ts';
import { stationWords } from '../../../src-renderer/station/station-words.ts';
import { say, sayIn } from '../../helpers/texts.ts';
import { listedOrder } from '../orders/listed-order.ts';

const round = (part: Partial<ClosedRound>): ClosedRound =>
  ({
    failure: null,
    trouble: null,
    missing: [],
    printed: null,
    printReasons: [],
    inTheWay: [],
    ...part,
  }) as ClosedRound;

const withoutPrinter = round({ state: 'needs-you', trouble: 'no-printer' });

const found = (...names: readonly string[]): PrinterList =>
  ({ spooler: 'available', printers: names.map((name) => ({ name, isDefault: false }) as Printer) }) as PrinterList;
const noSystem = { spooler: 'missing', printers: [] } as unknown as PrinterList;

afterEach(() => sayIn('en'));

it('says beside why a round waits that nothing was sent, and that it goes on by itself', () => {
  const waiting = round({
    state: 'waiting',
    failure: { code: 'unreachable', changed: 'nothing', facts: { host: 'ship.example' }, details: [] },
  } as never);
  expect(roundWords(waiting, null).next).toMatch(/ship\.example\. Nothing of it was sent\. It goes on by itself/);
});

it.each([
  ['held', ['media-empty'], 'station.round.not-printed'],
  ['queued', ['media-empty'], 'station.round.not-printed'],
  ['queued', [], 'station.round.being-printed'],
  ['printing', [], 'station.round.being-printed'],
  ['printing', ['toner-low'], 'station.round.being-printed'],
] as const)('of a job that is %s because of %j says %s', (printed, printReasons, title) => {
  expect(roundWords(round({ state: 'being-printed', printed, printReasons }), null).title).toBe(say(title));
});

it('does not say that nothing was changed by a round whose manifest was made and only not printed', () => {
  const failure = { code: 'print-refused', changed: 'nothing', facts: { printer: 'Bench' }, details: [] };
  const { next } = roundWords(round({ state: 'needs-you', trouble: 'print-failed', failure } as never), null);
  expect(next).toMatch(/did not take the job for Bench\. Check paper and printer/);
  const none = { ...failure, code: 'service-refused' };
  const { next: refused } = roundWords(round({ state: 'needs-you', trouble: 'failed', failure: none } as never), null);
  expect(refused).toContain('Nothing was changed.');
});

it('does not call it unknown whether a manifest was made whose answer says so, and whose PDF the disk did not take', () => {
  const failure = { code: 'disk-full', changed: 'done', facts: {}, details: [] };
  const { next } = roundWords(round({ state: 'needs-you', trouble: 'in-doubt', failure } as never), null);
  expect(next).toMatch(/disk .* is full\. The change itself was made\. Do not repeat it/);
  expect(next).not.toContain(say('station.trouble.in-doubt'));
  const unknown = { ...failure, code: 'in-doubt', changed: 'unknown' };
  const { next: lost } = roundWords(
    round({ state: 'needs-you', trouble: 'in-doubt', failure: unknown } as never),
    null,
  );
  expect(lost).toBe(say('station.trouble.in-doubt'));
});

it('names the lack of a printer as the line at the foot does, in each language', async () => {
  for (const language of ['en', 'de'] as const) {
    await sayIn(language);
    for (const [printers, lack] of [
      [noSystem, say('common.printer.no-system')],
      [found(), say('common.printer.not-set-up')],
    ] as const) {
      expect(noPrinterWords(printers)).toBe(lack);
      expect(roundWords(withoutPrinter, lack).next).toBe(say('station.trouble.no-printer', { lack }));
    }
    expect(noPrinterWords(found('Bench'))).toBe(null);
  }
});

it('names the parcels that are in the way of a round: they are to be found among the others', () => {
  const held = { trouble: 'held', inTheWay: ['PB-1', 'PB-2'] } as const;
  const failure = { code: 'removed-meanwhile', changed: 'nothing', facts: {}, details: [] };
  const { next } = roundWords(round({ state: 'needs-you', ...held, failure } as never), null);
  expect(next).toContain('2 orders of it are in the way: PB-1 and PB-2. Put their parcels aside');
  expect(next).not.toContain('another manifest');
});

it.each([
  ['en', /selection/],
  ['de', /Auswahl/],
] as const)('speaks of no selection to whoever has scanned a round (%s)', async (language, selection) => {
  await sayIn(language);
  const held = { state: 'needs-you', trouble: 'held', inTheWay: ['PB-1'] } as const;
  for (const code of ['already-open', 'already-manifested']) {
    for (const facts of [{}, { manifestId: 'other' }]) {
      const failure = { code, changed: 'nothing', facts, details: [] };
      expect(roundWords(round({ ...held, failure } as never), null).next).not.toMatch(selection);
    }
  }
});

it('says so where no printer was there, and there is one by now', () => {
  expect(roundWords(withoutPrinter, null).next).toContain('There was no printer.');
});

it('names a round that was closed for parcels without a carrier', async () => {
  const at = { accountLabel: 'North', closedAt: '2026-11-26T10:12:00Z', orderCount: 2 };
  for (const [language, name] of [
    ['en', 'North · 2 orders, No carrier, closed '],
    ['de', 'North · 2 Bestellungen, Ohne Versanddienst, geschlossen '],
  ] as const) {
    await sayIn(language);
    expect(closedRoundName(round({ ...at, carrierName: '' }), [], [])).toContain(name);
  }
});

it('names the carrier of a round, whatever word it is called by', () => {
  const of = (carrierName: string | null): string =>
    closedRoundName(round({ closedAt: '2026-11-26T10:12:00Z', orderCount: 2, carrierName }), [], []);
  expect(of('all')).not.toBe(of(null));
  expect(of('all')).toContain('all');
});

it('tells closed rounds of one account, minute and number apart, and names others by their minute', () => {
  const at = (closedAt: string, part: Partial<ClosedRound> = {}): ClosedRound =>
    round({ accountId: 'north', accountLabel: 'North', closedAt, orderCount: 2, carrierName: null, ...part });
  const [first, second] = [at('2026-11-26T10:12:05Z'), at('2026-11-26T10:12:50Z')];
  const others = [at('2026-11-26T10:12:20Z', { orderCount: 3 }), at('2026-11-26T10:12:30Z', { accountId: 'south' })];
  const all = [first, second, ...others];
  const names = all.map((one) => closedRoundName(one, [], all));
  expect(names.slice(0, 2)).toEqual([expect.stringContaining(':05'), expect.stringContaining(':50')]);
  expect(names.slice(2)).toEqual(others.map((one) => closedRoundName(one, [], [one])));
});

it('does not send to one list of closed rounds for a parcel whose round may stand in another', async () => {
  const order = listedOrder({ orderId: 7 });
  const at = '2026-11-26T10:12:00Z';
  for (const language of ['en', 'de'] as const) {
    await sayIn(language);
    const verdict = { kind: 'in-round', order, roundId: 'r', scannedAt: at, closedAt: at } as const;
    const { next } = stationWords({ code: 'PB-7', verdict, notAsked: [] }, []);
    expect(next).not.toContain(say('station.closed'));
    expect(next).toMatch(/closed rounds|geschlossenen Runden/);
  }
});
