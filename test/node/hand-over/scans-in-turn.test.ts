/** A scan counts in the tally that was shown when it was made, also where a person has opened another one before its turn came. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNavigation } from '../../../src-renderer/bench/navigation-store.ts';
import { useHandOverStore } from '../../../src-renderer/hand-over/hand-over-store.ts';
import type { Reading } from '../../../src-renderer/scanner/readings.ts';

const reading = (text: string): Reading => ({ by: 'code', text, aim: null, parts: [], candidates: [text] });
const failure = { code: 'file-failed', changed: 'nothing', facts: {}, details: [] };

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
