/**
 * A scan counts in the tally that was shown when it was made, also where a person has opened another one before its turn
 * came; and its late answer leads nobody back.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNavigation } from '../../../src-renderer/bench/navigation-store.ts';
import { beginTally, useHandOverStore } from '../../../src-renderer/hand-over/hand-over-store.ts';
import type { Reading } from '../../../src-renderer/scanner/readings.ts';
import { useNotices } from '../../../src-renderer/ui/notices-store.ts';

const reading = (text: string): Reading => ({ by: 'code', text, aim: null, parts: [], candidates: [text] });
const failure = { code: 'file-failed', changed: 'nothing', facts: {}, details: [] };

const order = { orderId: 7, orderNumber: 'PB-7' };
const tally = { manifestCreatedAt: '2026-11-27T09:00:00Z', accountLabel: 'North', orderCount: 3, tickedCount: 1 };

let answers: ((answer: unknown) => void)[] = [];
let asked: unknown[] = [];

beforeEach(() => {
  answers = [];
  asked = [];
  const call = (_name: string, request: unknown): Promise<unknown> => {
    asked.push(request);
    return new Promise((resolve) => answers.push(resolve));
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useNavigation.setState({ screen: 'orders', tallyId: null });
  useHandOverStore.setState({ latest: null });
  useNotices.setState({ notices: [], earlier: [] });
});

it('of two quick ones the second is not asked of another tally', async () => {
  const { openTally } = useNavigation.getState();
  const { scan } = useHandOverStore.getState();
  openTally('first');
  scan([reading('PB-7')]);
  scan([reading('PB-8')]);
  await expect.poll(() => answers.length).toBe(1);
  openTally('second');
  answers[0]?.({ ok: true, value: { code: 'PB-7', verdict: { kind: 'unknown' }, tally: null } });
  await expect.poll(() => asked).toMatchObject([{ tallyId: 'first' }, { tallyId: 'first' }]);
  answers[1]?.({ ok: false, failure });
  await expect.poll(() => useHandOverStore.getState().latest?.code).toBe('PB-8');
});

it('behind a scan that opens a tally, the next one counts there', async () => {
  const { scan } = useHandOverStore.getState();
  useNavigation.setState({ screen: 'hand-over', tallyId: null });
  scan([reading('PB-7')]);
  scan([reading('PB-8')]);
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.({ ok: true, value: { code: 'PB-7', verdict: { kind: 'unknown' }, tally: { tallyId: 'first' } } });
  await expect.poll(() => asked).toMatchObject([{ tallyId: null }, { tallyId: 'first' }]);
  answers[1]?.({ ok: false, failure });
  await expect.poll(() => useHandOverStore.getState().latest?.code).toBe('PB-8');
});

describe('whoever has gone on before the answer came', () => {
  const ticked = (tallyId: string) => ({
    ok: true,
    value: { code: 'PB-7', verdict: { kind: 'ticked', order, byHand: false }, tally: { ...tally, tallyId } },
  });
  const notices = () => useNotices.getState().notices.map(({ words }) => words);

  it.each<readonly [string, shown: string | null, goneTo: string | null]>([
    ['to another tally, is not led to the one that the scan belongs to', null, 'second'],
    ['to another tally, is not led back to the one before', 'first', 'second'],
    ['to the list of all, is not led back', 'first', null],
  ])('%s', async (_, shown, goneTo) => {
    useNavigation.setState({ screen: 'hand-over', tallyId: shown });
    useHandOverStore.getState().scan([reading('PB-7')]);
    await expect.poll(() => answers.length).toBe(1);
    useNavigation.setState({ tallyId: goneTo });
    answers[0]?.(ticked('first'));
    await expect.poll(() => useHandOverStore.getState().latest?.code).toBe('PB-7');
    expect(useNavigation.getState().tallyId).toBe(goneTo);
    // No band shows it.
    expect(notices()).toEqual([
      expect.stringMatching(/^PB-7 counted\. 2 parcels are left\. .*manifest of .* \(North\)/),
    ]);
  });

  it.each([
    ['it was counted', ticked('first'), /^PB-7 counted\./, 'good'],
    ['it could not be counted', { ok: false, failure }, /PB-7 .*\./, 'warn'],
  ])('to another screen, is told there that %s', async (_, answer, words, tone) => {
    useNavigation.setState({ screen: 'hand-over', tallyId: 'first' });
    useHandOverStore.getState().scan([reading('PB-7')]);
    await expect.poll(() => answers.length).toBe(1);
    useNavigation.getState().go('orders');
    answers[0]?.(answer);
    await expect.poll(notices).toEqual([expect.stringMatching(words)]);
    expect(useNotices.getState().notices).toMatchObject([{ tone }]);
  });

  it('nowhere, is told by the band alone', async () => {
    useNavigation.setState({ screen: 'hand-over', tallyId: null });
    useHandOverStore.getState().scan([reading('PB-7')]);
    await expect.poll(() => answers.length).toBe(1);
    answers[0]?.(ticked('first'));
    await expect.poll(() => useNavigation.getState().tallyId).toBe('first');
    expect(notices()).toEqual([]);
  });

  it('to another screen, is not led to the hand-over that was begun', async () => {
    useNavigation.setState({ screen: 'hand-over', tallyId: null });
    const begun = beginTally('a manifest');
    useNavigation.getState().go('orders');
    answers[0]?.({ ok: true, value: { tallyId: 'first' } });
    await begun;
    expect(useNavigation.getState()).toMatchObject({ screen: 'orders', tallyId: null });
  });

  it('to the hand-over of another manifest, is shown the one that was pressed last', async () => {
    useNavigation.setState({ screen: 'hand-over', tallyId: null });
    const begun = [beginTally('a manifest'), beginTally('another one')];
    answers[0]?.({ ok: true, value: { tallyId: 'first' } });
    answers[1]?.({ ok: true, value: { tallyId: 'second' } });
    await Promise.all(begun);
    expect(useNavigation.getState()).toMatchObject({ screen: 'hand-over', tallyId: 'second' });
  });

  it('to a tally opened by hand, counts nothing there of what was scanned at the list', async () => {
    const { scan } = useHandOverStore.getState();
    useNavigation.setState({ screen: 'hand-over', tallyId: null });
    scan([reading('PB-7')]);
    scan([reading('PB-8')]);
    await expect.poll(() => answers.length).toBe(1);
    useNavigation.getState().openTally('second');
    answers[0]?.({ ok: true, value: { code: 'PB-7', verdict: { kind: 'no-manifest' }, tally: null } });
    await expect.poll(() => asked).toMatchObject([{ tallyId: null }, { tallyId: null }]);
    answers[1]?.({ ok: false, failure });
    await expect.poll(() => useHandOverStore.getState().latest?.code).toBe('PB-8');
  });
});

it('what an earlier scan has opened leads nobody who has gone there by hand to yet another one', async () => {
  const { scan } = useHandOverStore.getState();
  const tallied = (tallyId: string) => ({
    ok: true,
    value: { code: 'PB-7', verdict: { kind: 'no-manifest', orderNumber: null }, tally: { ...tally, tallyId } },
  });
  useNavigation.setState({ screen: 'hand-over', tallyId: null });
  scan([reading('PB-7')]);
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.(tallied('first'));
  await expect.poll(() => useNavigation.getState().tallyId).toBe('first');
  useNavigation.setState({ tallyId: null });
  scan([reading('PB-8')]);
  await expect.poll(() => answers.length).toBe(2);
  useNavigation.setState({ tallyId: 'first' });
  answers[1]?.({ ...tallied('third'), value: { ...tallied('third').value, code: 'PB-8' } });
  await expect.poll(() => useHandOverStore.getState().latest?.code).toBe('PB-8');
  expect(useNavigation.getState().tallyId).toBe('first');
});
