/** A parcel that joined no round stays on the list until somebody has handled it, however many are scanned after it. */
import { expect, it, vi } from 'vitest';
import type { Reading } from '../../../src-renderer/scanner/readings.ts';
import { leavesCard, openProblems, withNewest } from '../../../src-renderer/station/open-problems.ts';
import type { ShownScan } from '../../../src-renderer/station/shown-scan.ts';
import { pastWords, stationSound, stationWords } from '../../../src-renderer/station/station-words.ts';
import { say } from '../../helpers/texts.ts';
import { listedOrder } from '../orders/listed-order.ts';

let lastId = 0;
function scanOf(code: string, kind: string, isSeenTo = false): ShownScan {
  lastId += 1;
  const verdict = { kind, accounts: [], order: listedOrder({ orderId: lastId }), matches: [], takenOut: null };
  return { shownId: lastId, code, scanId: null, notAsked: [], isSeenTo, verdict } as unknown as ShownScan;
}

/** Newest first. */
const listOf = (scans: readonly ShownScan[]): readonly ShownScan[] =>
  scans.reduce<readonly ShownScan[]>((before, scan) => withNewest(scan, before), []);
const codesOf = (scans: readonly ShownScan[]): readonly string[] => openProblems(scans).map(({ code }) => code);

it('a late green takes the card from no later scan, whose parcel is in hand; late trouble does', () => {
  const [earlier, later] = [scanOf('SLOW', 'added'), scanOf('IN-HAND', 'unknown')];
  expect(leavesCard(later, earlier)).toBe(true);
  expect(leavesCard(earlier, later)).toBe(false);
  expect(leavesCard(earlier, earlier)).toBe(false);
  expect(leavesCard(null, earlier)).toBe(false);
  expect(leavesCard(later, { ...earlier, verdict: scanOf('SLOW', 'several').verdict })).toBe(false);
});

it.each(['several', 'other-account'])('a question about the parcel in hand keeps the card and its keys: %s', (kind) => {
  const [earlier, later] = [scanOf('SLOW', 'several'), scanOf('IN-HAND', kind)];
  expect(leavesCard(later, earlier)).toBe(true);
  expect(leavesCard(earlier, later)).toBe(false);
  expect(leavesCard(later, later)).toBe(false);
});

it('outlasts a shift of scans that were good', () => {
  const good = Array.from({ length: 600 }, (_, at) => scanOf(`GOOD-${at}`, 'added'));
  const list = listOf([scanOf('NOBODYS', 'unknown'), scanOf('HANDLED', 'unknown', true), ...good]);
  expect(codesOf(list)).toEqual(['NOBODYS']);
  expect(list.length).toBeLessThan(100);
});

it('is over once it was scanned again, or handled', () => {
  const list = listOf([
    scanOf('A', 'unknown'),
    scanOf('B', 'gone'),
    scanOf('C', 'unknown', true),
    scanOf('A', 'added'),
  ]);
  expect(codesOf(list)).toEqual(['B']);
});

it.each(['several', 'other-account'])('names no key of another scan’s choices: %s', (kind) => {
  const scan = scanOf('A', kind);
  const said = { ...scan, verdict: scan.verdict as NonNullable<ShownScan['verdict']> };
  expect(stationWords(said, []).next).toMatch(/Alt|F8/);
  expect(pastWords(said, []).next).toBe(say('station.scan-to-choose'));
});

it('is a parcel whose scan main has not answered: it is on the card, sounds as trouble, and outlasts the app', async () => {
  let kept: unknown = null;
  const call = async (name: string, request: unknown): Promise<unknown> => {
    if (name === 'station.scan') throw new Error('The other side is gone.');
    if (name === 'station.keepNotAdded') kept = request;
    return { ok: true, value: { codes: [], failure: null } };
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  try {
    const { useStationStore } = await import('../../../src-renderer/station/station-store.ts');
    const { followNotAdded } = await import('../../../src-renderer/station/kept-not-added.ts');
    followNotAdded();
    const reading: Reading = { by: 'code', text: 'PB-1001', aim: null, parts: [], candidates: ['PB-1001'] };
    await useStationStore.getState().scan([reading]);
    const { latest, scans } = useStationStore.getState();
    expect(latest).toMatchObject({ code: 'PB-1001', verdict: { kind: 'failed', failure: { changed: 'unknown' } } });
    expect(latest?.verdict && stationSound(latest.verdict)).toBe('trouble');
    expect(openProblems(scans).map(({ code }) => code)).toEqual(['PB-1001']);
    await expect.poll(() => kept).toEqual({ codes: ['PB-1001'], reasons: ['failed'] });
  } finally {
    vi.unstubAllGlobals();
  }
});

it('a parcel whose answer is still awaited stays, however many are scanned after it', () => {
  const awaited = { ...scanOf('SLOW', 'added'), verdict: null };
  const list = listOf([awaited, ...Array.from({ length: 100 }, (_, at) => scanOf(`GOOD-${at}`, 'added'))]);
  expect(list).toContain(awaited);
  expect(list).toHaveLength(61);
});
