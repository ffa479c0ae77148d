/** A hand that sees nothing happen presses again: what the first press has counted or taken back is not said to be so already. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNavigation } from '../../../src-renderer/bench/navigation-store.ts';
import { setGoing, takeBack, takeBackLast, useHandOverStore } from '../../../src-renderer/hand-over/hand-over-store.ts';

let answers: ((value: unknown) => void)[] = [];
let asked: (readonly [name: string, request: unknown])[] = [];

beforeEach(() => {
  answers = [];
  asked = [];
  const call = (name: string, request: unknown): Promise<unknown> => {
    asked.push([name, request]);
    return new Promise((resolve) => answers.push((value) => resolve({ ok: true, value })));
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  useNavigation.setState({ screen: 'hand-over', tallyId: 'first' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useNavigation.setState({ screen: 'orders', tallyId: null });
  useHandOverStore.setState({ latest: null, takenBack: null });
});

const place = { manifestId: 'm', orderId: 7, handedOverAt: null } as never;
const value = { code: '7', verdict: { kind: 'ticked' }, tally: { tallyId: 'first' }, tallyId: 'first' };

it.each([
  ['counts by hand', 1, () => useHandOverStore.getState().tick('first', 7, true)],
  ['counts where it belongs', 2, () => useHandOverStore.getState().tickAt(place, 1)],
  ['takes back what was counted', 1, () => void takeBack('first', 3, 'PB-7')],
  ['says that it goes after all', 1, () => void setGoing('first', 7)],
])('%s', async (_, callsOfOne, press) => {
  press();
  press();
  for (let at = 0; at < callsOfOne; at += 1) {
    await expect.poll(() => answers.length).toBeGreaterThan(at);
    answers[at]?.(value);
  }
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
  expect(asked).toHaveLength(callsOfOne);
  // Answered, it may be pressed anew.
  press();
  await expect.poll(() => asked.length).toBe(callsOfOne + 1);
  for (let at = callsOfOne; at < 2 * callsOfOne; at += 1) {
    await expect.poll(() => answers.length).toBeGreaterThan(at);
    answers[at]?.(value);
  }
});

it('of two parcels both count', async () => {
  const { tick } = useHandOverStore.getState();
  tick('first', 7, true);
  tick('first', 8, true);
  for (const at of [0, 1]) {
    await expect.poll(() => answers.length).toBeGreaterThan(at);
    answers[at]?.(value);
  }
  expect(asked.map(([, request]) => request)).toMatchObject([{ orderId: 7 }, { orderId: 8 }]);
});

it('what is counted again behind an undo is another press, also while none of the three is answered', async () => {
  const { tick } = useHandOverStore.getState();
  tick('first', 7, true);
  takeBackLast('first', null);
  tick('first', 7, true);
  const lastTick = { tallyId: 'first', lastTickNo: 1, ticked: [], extras: [] };
  for (const [at, reply] of [value, lastTick, null, value].entries()) {
    await expect.poll(() => answers.length).toBeGreaterThan(at);
    answers[at]?.(reply);
  }
  const names = ['handOver.tick', 'handOver.tally', 'handOver.takeBack', 'handOver.tick'];
  expect(asked.map(([name]) => name)).toEqual(names);
});

it('a scan that asks has one answer: of two choices the first one counts', async () => {
  const { tick, tickAt } = useHandOverStore.getState();
  const answer = { asking: 12, isSure: false };
  tick('first', 7, false, answer);
  tick('first', 8, false, answer);
  tickAt(place, 12);
  tick('first', 9, false, { asking: 13, isSure: false });
  for (const at of [0, 1]) {
    await expect.poll(() => answers.length).toBeGreaterThan(at);
    answers[at]?.(value);
  }
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
  expect(asked.map(([, request]) => request)).toMatchObject([{ orderId: 7 }, { orderId: 9 }]);
});
