/** What the band of a hand-over says of scans whose answers come late, and which parcel Undo means meanwhile. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNavigation } from '../../../src-renderer/bench/navigation-store.ts';
import { takeBack, takeBackLast, useHandOverStore } from '../../../src-renderer/hand-over/hand-over-store.ts';
import type { Refusal } from '../../../src-renderer/scanner/scan-answers.ts';

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

const store = useHandOverStore.getState;
const shown = () => store().latest?.verdict.kind;
const scanOne = (): void => store().scan([{ by: 'code', text: 'PB-7', aim: null, parts: [], candidates: ['PB-7'] }]);
const refusal = (reason: Refusal['reason']): Refusal =>
  ({ kind: 'refused', reason, detail: null, arrived: 'PB-8' }) as Refusal;
/** Once it was asked. */
async function answer(at: number, value: unknown): Promise<void> {
  await expect.poll(() => answers.length).toBeGreaterThan(at);
  answers[at]?.(value);
  for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
}
const of = (kind: string) => ({ code: 'PB-7', verdict: { kind }, tally: { tallyId: 'first' } });
const lastTick = (lastTickNo: number | null) => ({
  tallyId: 'first',
  lastTickNo,
  ticked: [{ tickNo: lastTickNo, order: { orderId: 7, orderNumber: 'PB-7' } }],
  extras: [],
});
const namesAsked = () => asked.map(([name]) => name);

describe('the band', () => {
  it('stays as it is when a code counts once, and says what was not understood', async () => {
    scanOne();
    await answer(0, of('ticked'));
    store().refuse(refusal('repeated'));
    expect(shown()).toBe('ticked');
    store().refuse(refusal('too-slow'));
    expect(shown()).toBe('refused');
  });

  it.each([
    ['ticked', 'refused'],
    ['extra', 'extra'],
  ])('of an earlier scan that is answered late as %s, and what came after it, says %s', async (late, stays) => {
    scanOne();
    store().refuse(refusal('too-slow'));
    await answer(0, of(late));
    await expect.poll(shown).toBe(stays);
  });

  it('says of what was taken back only that it was, until the next scan', async () => {
    scanOne();
    await answer(0, of('ticked'));
    const taken = takeBack('first', 4, 'PB-7');
    await answer(1, null);
    await taken;
    expect(store()).toMatchObject({ latest: null, takenBack: { tallyId: 'first', name: 'PB-7' } });
    scanOne();
    await answer(2, of('ticked'));
    await expect.poll(() => store().takenBack).toBeNull();
  });

  it('leads nobody from another screen to a hand-over', async () => {
    useNavigation.setState({ tallyId: null });
    scanOne();
    await expect.poll(() => answers.length).toBe(1);
    useNavigation.setState({ screen: 'orders' });
    await answer(0, of('ticked'));
    expect(useNavigation.getState()).toMatchObject({ screen: 'orders', tallyId: null });
  });
});

describe('Undo', () => {
  it('takes back the parcel that the screen knows as the last, and none that was counted before it', async () => {
    takeBackLast('first', 5);
    await answer(0, lastTick(5));
    await expect.poll(() => asked.at(-1)).toEqual(['handOver.takeBack', { tallyId: 'first', tickNo: 5 }]);
    await answer(1, null);
    // The same press once more, before the screen has followed.
    takeBackLast('first', 5);
    await answer(2, lastTick(4));
    scanOne();
    await answer(3, of('ticked'));
    expect(namesAsked().filter((name) => name === 'handOver.takeBack')).toHaveLength(1);
  });

  it.each([
    ['means a scan that is not answered yet', 6, 1],
    ['takes nothing back where that scan counted nothing', 5, 0],
  ])('%s', async (_, lastTickNo, takenCount) => {
    scanOne();
    takeBackLast('first', 5);
    await answer(0, of('ticked'));
    await answer(1, lastTick(lastTickNo));
    if (takenCount > 0) await answer(2, null);
    scanOne();
    await answer(2 + takenCount, of('ticked'));
    expect(namesAsked().filter((name) => name === 'handOver.takeBack')).toHaveLength(takenCount);
  });

  it('knows when every scan has been answered', async () => {
    scanOne();
    await answer(0, of('ticked'));
    takeBackLast('first', 5);
    await answer(1, lastTick(5));
    await expect.poll(() => asked.at(-1)?.[0]).toBe('handOver.takeBack');
    await answer(2, null);
    await expect.poll(() => store().takenBack).toEqual({ tallyId: 'first', name: 'PB-7' });
  });
});

it('a parcel that is taken back by two quick presses is taken back once: main would refuse the second, and a notice would say so', async () => {
  const presses = [takeBack('first', 4, 'PB-4'), takeBack('first', 4, 'PB-4'), takeBack('first', 5, 'PB-5')];
  const taken = (tickNo: number) => ['handOver.takeBack', { tallyId: 'first', tickNo }];
  expect(asked).toEqual([taken(4), taken(5)]);
  for (const each of answers) each(null);
  await Promise.all(presses);
  const again = takeBack('first', 4, 'PB-4');
  await answer(2, null);
  await again;
  expect(asked.at(-1)).toEqual(taken(4));
});

it.each([
  ['that left the house is handed over again', '2026-11-20T10:00:00Z', true],
  ['that waits is handed over', null, false],
])('a manifest %s when a parcel is counted there', async (_, handedOverAt, again) => {
  const other = { manifestId: 'other', orderId: 7, handedOverAt } as Parameters<ReturnType<typeof store>['tickAt']>[0];
  store().tickAt(other, 1);
  await answer(0, { tallyId: 'second' });
  expect(asked[0]).toEqual(['handOver.begin', { manifestId: 'other', again }]);
  await answer(1, { ...of('ticked'), tally: { tallyId: 'second' } });
  await expect.poll(() => useNavigation.getState().tallyId).toBe('second');
});
