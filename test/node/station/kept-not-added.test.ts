/** Codes of parcels that joined no round are never replaced before main has said which ones it keeps. */
import { afterEach, expect, it, vi } from 'vitest';
import type { Reading } from '../../../src-renderer/scanner/readings.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps those of the last run although main could not say them at first', async () => {
  let isAway = true;
  let kept: unknown = null;
  let failure: unknown = null;
  const call = async (name: string, request: unknown): Promise<unknown> => {
    if (name === 'station.scan' || (name === 'station.notAdded' && isAway)) throw new Error('The other side is gone.');
    if (name === 'station.keepNotAdded') kept = request;
    return { ok: true, value: { codes: ['EARLIER'], reasons: ['unknown'], failure } };
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  const { useStationStore } = await import('../../../src-renderer/station/station-store.ts');
  const { useNotices } = await import('../../../src-renderer/ui/notices-store.ts');
  const { followNotAdded } = await import('../../../src-renderer/station/kept-not-added.ts');
  // Shown twice, as by whoever goes to another screen meanwhile.
  followNotAdded();
  followNotAdded();
  await expect.poll(() => useNotices.getState().notices.length).toBe(1);
  expect(kept).toBeNull();
  isAway = false;
  const reading: Reading = { by: 'code', text: 'PB-1001', aim: null, parts: [], candidates: ['PB-1001'] };
  await useStationStore.getState().scan([reading]);
  await expect.poll(() => kept).toEqual({ codes: ['PB-1001', 'EARLIER'], reasons: ['failed', 'unknown'] });
  expect(useStationStore.getState().scans.map(({ code }) => code)).toEqual(['PB-1001', 'EARLIER']);
  // As long as a scan may be: a carrier's square code.
  const square = 'PB'.repeat(1_000);
  await useStationStore.getState().scan([{ ...reading, text: square, candidates: [square] }]);
  await expect.poll(() => kept).toMatchObject({ codes: [square, 'PB-1001', 'EARLIER'] });
  expect(useStationStore.getState().scans).toHaveLength(3);
  // Where the disk takes it no more, it is said what is not there.
  failure = { code: 'disk-full', changed: 'nothing', details: [], facts: {} };
  await useStationStore.getState().scan([{ ...reading, text: 'PB-1002', candidates: ['PB-1002'] }]);
  await expect
    .poll(() => useNotices.getState().notices.map(({ words }) => words))
    .toContainEqual(expect.stringMatching(/^The list of what was not added is not on the disk: it would be lost/));
});
