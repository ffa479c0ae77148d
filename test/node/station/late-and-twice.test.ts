/** Scans at the station whose answers are late, and presses that come twice. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reading } from '../../../src-renderer/scanner/readings.ts';
import type { Refusal } from '../../../src-renderer/scanner/scan-answers.ts';
import { queryClient } from '../../../src-renderer/server-state.ts';
import { useNotices } from '../../../src-renderer/ui/notices-store.ts';
import { say } from '../../../src-renderer/words/say.ts';
import { listedOrder } from '../orders/listed-order.ts';

/** It listens to main from its first moment. */
const station = async () => import('../../../src-renderer/station/station-store.ts');

let answers: ((value: unknown) => void)[] = [];
let asked: (readonly [name: string, request: unknown])[] = [];

beforeEach(async () => {
  answers = [];
  asked = [];
  const call = (name: string, request: unknown): Promise<unknown> => {
    asked.push([name, request]);
    return new Promise((resolve) => answers.push(resolve));
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  (await station()).useStationStore.setState({ scans: [], latest: null, besideCard: null, lastChoice: null });
});
afterEach(async () => {
  (await station()).useStationStore.setState({ scans: [], latest: null, besideCard: null, lastChoice: null });
  useNotices.setState({ notices: [], earlier: [] });
  queryClient.clear();
  vi.unstubAllGlobals();
});

const reading = (text: string): readonly Reading[] => [{ by: 'code', text, aim: null, parts: [], candidates: [text] }];
const added = (orderId: number) => {
  const order = listedOrder({ accountId: 'north', orderId });
  return { kind: 'added', order, scannedAt: '2026-11-27T09:00:00Z', roundId: 'r', orderCount: 1 };
};
const unknown = { kind: 'unknown', accounts: [] };
const told = (scanId: string, verdict: unknown) => ({
  ok: true,
  value: { scanId, code: 'PB-7', verdict, matches: [], notAsked: [] },
});
const refusal = { kind: 'refused', reason: 'too-slow', detail: null, arrived: 'PB-8' } as Refusal;

describe('a scan', () => {
  it('that is waited for takes the card from none that came after it', async () => {
    const { useStationStore } = await station();
    const { scan, refuse } = useStationStore.getState();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const scanning = scan(reading('PB-7'));
    refuse(refusal);
    // By then it is late.
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    expect(useStationStore.getState().latest?.code).toBe('PB-8');
    answers[0]?.(told('scan-1', unknown));
    await scanning;
    expect(useStationStore.getState().latest).toMatchObject({ code: 'PB-7', verdict: { kind: 'unknown' } });
  });

  it('whose trouble comes while a question is on the card leaves the question there, and is told beside it', async () => {
    const { useStationStore } = await station();
    const { scan } = useStationStore.getState();
    const [first, second] = [scan(reading('PB-7')), scan(reading('PB-8'))];
    answers[1]?.(told('scan-2', { kind: 'several', matches: [] }));
    await second;
    answers[0]?.(told('scan-1', unknown));
    await first;
    expect(useStationStore.getState()).toMatchObject({
      latest: { code: 'PB-8', verdict: { kind: 'several' } },
      besideCard: { code: 'PB-7', verdict: { kind: 'unknown' } },
    });
  });

  it('that a silent service has no answer to is told once, and half a minute later leaves the card to the parcel in hand', async () => {
    const { useStationStore } = await station();
    const { scan, dismiss, noteScanned } = useStationStore.getState();
    const silent = (failure: unknown) => ({
      kind: 'unknown',
      accounts: [{ accountId: 'north', from: 'not-known', failure }],
    });
    const failure = { code: 'timed-out', changed: 'nothing', facts: {}, details: [] };
    const first = scan(reading('PB-7'));
    answers[0]?.(told('scan-1', silent(null)));
    await first;
    const second = scan(reading('PB-8'));
    answers[1]?.(told('scan-2', added(8)));
    await second;
    dismiss([useStationStore.getState().scans[1]?.shownId ?? 0]);
    noteScanned(told('scan-1', silent(failure)).value as never);
    const { latest, scans } = useStationStore.getState();
    expect(latest).toMatchObject({ code: 'PB-8', verdict: { kind: 'added' } });
    // Somebody has handled it, and its line knows why.
    expect(scans[1]).toMatchObject({ verdict: silent(failure), isSeenTo: true });
    noteScanned(told('scan-1', unknown).value as never);
    expect(useStationStore.getState().latest).toMatchObject({ code: 'PB-7', verdict: unknown });
  });

  it('that was set aside by mistake has its card again, unless another scan has come', async () => {
    const { useStationStore } = await station();
    const { scan, dismiss, takeBack } = useStationStore.getState();
    const scanning = scan(reading('PB-7'));
    answers[0]?.(told('scan-1', { kind: 'several', matches: [] }));
    await scanning;
    const shownIds = useStationStore.getState().scans.map(({ shownId }) => shownId);
    dismiss(shownIds);
    expect(useStationStore.getState().latest).toBeNull();
    takeBack(shownIds);
    expect(useStationStore.getState().latest).toMatchObject({ code: 'PB-7', isSeenTo: false });
    dismiss(shownIds);
    const next = scan(reading('PB-8'));
    takeBack(shownIds);
    expect(useStationStore.getState().latest).toBeNull();
    answers[1]?.(told('scan-2', unknown));
    await next;
    expect(useStationStore.getState().latest).toMatchObject({ code: 'PB-8' });
  });

  it('of the same code again counts once: what became of the first stays on show, and no line is added', async () => {
    const { useStationStore } = await station();
    const { scan, refuse } = useStationStore.getState();
    const scanning = scan(reading('PB-7'));
    answers[0]?.(told('scan-1', unknown));
    await scanning;
    refuse({ ...refusal, reason: 'repeated', arrived: 'PB-7' });
    const { latest, scans } = useStationStore.getState();
    expect([latest?.verdict?.kind, scans.length]).toEqual(['unknown', 1]);
  });

  it('has the verdict of the services where that is here before main’s own', async () => {
    const { useStationStore } = await station();
    const { scan, noteScanned } = useStationStore.getState();
    const scanning = scan(reading('PB-7'));
    noteScanned(told('scan-1', added(7)).value as never);
    answers[0]?.(told('scan-1', unknown));
    await scanning;
    expect(useStationStore.getState().scans[0]?.verdict?.kind).toBe('added');
  });

  it('that gets another verdict is to be seen to again', async () => {
    const { useStationStore } = await station();
    const { scan, dismiss, noteScanned } = useStationStore.getState();
    const scanning = scan(reading('PB-7'));
    answers[0]?.(told('scan-1', unknown));
    await scanning;
    dismiss([useStationStore.getState().scans[0]?.shownId ?? 0]);
    expect(useStationStore.getState()).toMatchObject({ scans: [{ isSeenTo: true }], latest: null });
    noteScanned(told('scan-1', { kind: 'several', orders: [], takenOut: null }).value as never);
    expect(useStationStore.getState().scans).toMatchObject([{ isSeenTo: false, verdict: { kind: 'several' } }]);
  });
});

describe('Undo', () => {
  it.each([
    ['behind others', { roundId: 'r', orderId: 7, orderNumber: 'PB-7' }],
    ['the first of a shift', null],
  ])('waits for a scan that is not answered yet, and takes that one out: %s', async (_, last) => {
    const { useStationStore, undo } = await station();
    void useStationStore.getState().scan(reading('PB-8'));
    const undone = undo(last);
    expect(asked).toHaveLength(1);
    answers[0]?.(told('scan-1', added(8)));
    await expect.poll(() => asked[1]).toEqual(['station.takeOut', { roundId: 'r', orderId: 8 }]);
    answers[1]?.({ ok: true, value: {} });
    await undone;
    expect(asked).toHaveLength(2);
  });

  it('takes nothing out where that scan has joined no round', async () => {
    const { useStationStore, undo } = await station();
    void useStationStore.getState().scan(reading('PB-8'));
    const undone = undo({ roundId: 'r', orderId: 7, orderNumber: 'PB-7' });
    answers[0]?.(told('scan-1', unknown));
    await undone;
    expect(asked).toHaveLength(1);
  });
});

describe('Undo says', () => {
  const last = { roundId: 'r', orderId: 7, orderNumber: 'PB-7' };
  const asking = { kind: 'asking', accounts: [] };
  const said = () => useNotices.getState().notices.map(({ tone, words }) => [tone, words]);

  it.each([
    [
      'has joined no round yet, where its services are asked',
      asking,
      say('station.undo.nothing-yet', { code: 'PB-8' }),
    ],
    ['joined no round, where it did not', unknown, say('station.undo.nothing', { code: 'PB-8' })],
  ])('that the parcel it waited for %s', async (_, verdict, words) => {
    const { useStationStore, undo } = await station();
    void useStationStore.getState().scan(reading('PB-8'));
    const undone = Promise.all([undo(last), undo(last)]);
    answers[0]?.(told('scan-1', verdict));
    await undone;
    expect(asked.map(([name]) => name)).toEqual(['station.scan']);
    expect(said()).toEqual([['warn', words]]);
  });

  it.each([
    ['and that it has joined no round yet', asking, say('station.undo.before', { order: 'PB-7', code: 'PB-8' })],
    ['and nothing of one that has joined meanwhile', added(8), say('station.since.taken-out', { order: 'PB-7' })],
  ])('which parcel was taken out while the services are asked for the one in hand, %s', async (_, since, words) => {
    const { useStationStore, undo } = await station();
    const { scan, noteScanned } = useStationStore.getState();
    const scanning = scan(reading('PB-8'));
    answers[0]?.(told('scan-1', asking));
    await scanning;
    const undone = Promise.all([undo(last), undo(last)]);
    expect(asked.slice(1)).toEqual([['station.takeOut', { roundId: 'r', orderId: 7 }]]);
    noteScanned(told('scan-1', since).value as never);
    answers[1]?.({ ok: true, value: {} });
    await undone;
    expect(said()).toEqual([['warn', words]]);
  });

  const inRound = (orderId: number) => ({
    kind: 'in-round',
    roundId: 'r',
    order: { orderId, orderNumber: `PB-${orderId}` },
    scannedAt: '',
    closedAt: null,
  });
  const other = say('station.undo.other', { order: 'PB-7', code: 'PB-8' });
  it.each([
    ['was unknown', unknown, [['warn', other]]],
    ['was in the round before', inRound(8), [['warn', other]]],
    ['is that one, which the band says', inRound(7), []],
    ['joined, and was taken out, which the band says', added(8), []],
  ])('which parcel was taken out where the one in hand %s', async (_, verdict, words) => {
    const { useStationStore, undo } = await station();
    const scanning = useStationStore.getState().scan(reading('PB-8'));
    answers[0]?.(told('scan-1', verdict));
    await scanning;
    const undone = undo(last);
    answers[1]?.({ ok: true, value: {} });
    await undone;
    expect(said()).toEqual(words);
  });

  it('nothing of a scan that a person has handled', async () => {
    const { useStationStore, undo } = await station();
    const scanning = useStationStore.getState().scan(reading('PB-8'));
    answers[0]?.(told('scan-1', unknown));
    await scanning;
    useStationStore.getState().dismiss(useStationStore.getState().scans.map(({ shownId }) => shownId));
    const undone = undo(last);
    answers[1]?.({ ok: true, value: {} });
    await undone;
    expect(said()).toEqual([]);
  });

  it('only why, where the parcel before could not be taken out', async () => {
    const { useStationStore, undo } = await station();
    const scanning = useStationStore.getState().scan(reading('PB-8'));
    answers[0]?.(told('scan-1', asking));
    await scanning;
    const undone = undo(last);
    answers[1]?.({ ok: false, failure: { code: 'file-failed', changed: 'nothing', facts: {}, details: [] } });
    await undone;
    expect(said()).toMatchObject([['bad', expect.any(String)]]);
  });
});

describe('a press that comes twice before it is answered is done once, and is no failure', () => {
  const last = { roundId: 'r', orderId: 7, orderNumber: 'PB-7' };
  it.each([
    ['undo', async () => (await station()).undo(last), 'station.takeOut'],
    ['a step of a closed round', async () => (await station()).takeStep('r', 'try-again'), 'station.settle'],
  ] as const)('%s', async (_, press, name) => {
    await station();
    const presses = [press(), press()];
    await expect.poll(() => asked.map(([each]) => each)).toContain(name);
    answers[0]?.({ ok: true, value: {} });
    // As main answers a second one.
    answers[1]?.({ ok: false, failure: { code: 'changed-meanwhile', changed: 'nothing', facts: {}, details: [] } });
    await Promise.all(presses);
    expect(asked.map(([each]) => each)).toEqual([name]);
    expect(useNotices.getState().notices).toEqual([]);
    const again = press();
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.({ ok: true, value: {} });
    await again;
  });
});

it('a choice that comes behind the one that settled the scan asks nothing', async () => {
  const { useStationStore } = await station();
  const { scan, take } = useStationStore.getState();
  const scanning = scan(reading('PB-7'));
  answers[0]?.(told('scan-1', { kind: 'several', orders: [], takenOut: null }));
  await scanning;
  const { shownId = 0 } = useStationStore.getState().scans[0] ?? {};
  const taken = take('north', 7, shownId);
  answers[1]?.(told('scan-2', added(7)));
  await taken;
  await take('north', 8, shownId);
  expect(asked.map(([name]) => name)).toEqual(['station.scan', 'station.take']);
});

it.each([
  ['a choice', [{ kind: 'several', matches: [] }, 1]],
  ['what is put back', [added(5), undefined]],
] as const)('undo means %s that is not answered yet, and no parcel before it', async (_, [verdict, shown]) => {
  const { useStationStore, undo } = await station();
  const { scan, take } = useStationStore.getState();
  const scanning = scan(reading('PB-7'));
  answers[0]?.(told('scan-1', verdict));
  await scanning;
  const shownId = shown && useStationStore.getState().scans[0]?.shownId;
  const taking = take('north', 7, shownId);
  const undone = undo({ roundId: 'r', orderId: 5, orderNumber: 'PB-5' });
  answers[1]?.(told('scan-2', added(7)));
  await taking;
  await expect.poll(() => asked.at(-1)).toEqual(['station.takeOut', { roundId: 'r', orderId: 7 }]);
  answers[2]?.({ ok: true, value: {} });
  await undone;
  expect(asked.map(([name]) => name)).toEqual(['station.scan', 'station.take', 'station.takeOut']);
});

it('undo means a scan that came behind a choice, also while neither is answered', async () => {
  const { useStationStore, undo } = await station();
  const { scan, take } = useStationStore.getState();
  const taking = take('north', 7);
  const scanning = scan(reading('PB-8'));
  const undone = undo(null);
  answers[0]?.(told('scan-1', added(7)));
  answers[1]?.(told('scan-2', added(8)));
  await Promise.all([taking, scanning]);
  await expect.poll(() => asked.at(-1)).toEqual(['station.takeOut', { roundId: 'r', orderId: 8 }]);
  answers[2]?.({ ok: true, value: {} });
  await undone;
});

it('a choice whose account is switched to first asks nothing where it was refused, or where the scan was dismissed meanwhile', async () => {
  const { useStationStore } = await station();
  const { scan, dismiss, take } = useStationStore.getState();
  const scanning = scan(reading('PB-7'));
  answers[0]?.(told('scan-1', { kind: 'other-account', order: listedOrder({ accountId: 'south', orderId: 7 }) }));
  await scanning;
  const { shownId = 0 } = useStationStore.getState().scans[0] ?? {};
  await take('south', 7, shownId, async () => false);
  const { promise: isSwitched, resolve } = Promise.withResolvers<boolean>();
  const taking = take('south', 7, shownId, () => isSwitched);
  dismiss([shownId]);
  resolve(true);
  await taking;
  expect(asked.map(([name]) => name)).toEqual(['station.scan']);
});

it('the key that closes the rounds waits until the account of a choice is switched to: its parcel belongs to them', async () => {
  const { useStationStore, closeAll } = await station();
  const { scan, take } = useStationStore.getState();
  const scanning = scan(reading('PB-7'));
  answers[0]?.(told('scan-1', { kind: 'other-account', order: listedOrder({ accountId: 'south', orderId: 7 }) }));
  await scanning;
  const { promise: isSwitched, resolve } = Promise.withResolvers<boolean>();
  const taking = take('south', 7, useStationStore.getState().scans[0]?.shownId, () => isSwitched);
  const closing = closeAll(true);
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
  expect(asked.map(([name]) => name)).toEqual(['station.scan']);
  resolve(true);
  await expect.poll(() => asked.map(([name]) => name)).toEqual(['station.scan', 'station.take', 'station.close']);
  answers[1]?.(told('scan-2', added(7)));
  answers[2]?.({ ok: true, value: {} });
  await Promise.all([taking, closing]);
});

it('the key that closes no round, because the choice before it joined none, says so', async () => {
  const { useStationStore, closeAll } = await station();
  const taking = useStationStore.getState().take('north', 7);
  const closing = closeAll(true);
  await expect.poll(() => asked.map(([name]) => name)).toEqual(['station.take', 'station.close']);
  answers[0]?.(told('scan-1', unknown));
  answers[1]?.({ ok: false, failure: { code: 'nothing-chosen', changed: 'nothing', facts: {}, details: [] } });
  await Promise.all([taking, closing]);
  expect(useNotices.getState().notices.map(({ words }) => words)).toEqual([
    say('station.close.nothing', { code: 'PB-7' }),
  ]);
});

it('a choice that comes behind a press that dismissed the scan asks nothing', async () => {
  const { useStationStore } = await station();
  const { scan, dismiss, take } = useStationStore.getState();
  const scanning = scan(reading('PB-7'));
  answers[0]?.(told('scan-1', { kind: 'other-account', order: listedOrder({ accountId: 'south', orderId: 7 }) }));
  await scanning;
  const { shownId = 0 } = useStationStore.getState().scans[0] ?? {};
  dismiss([shownId]);
  void take('south', 7, shownId);
  expect(asked.map(([name]) => name)).toEqual(['station.scan']);
});

it.each([
  ['that were closed by the first of two presses are no failure', 'nothing-chosen', 0],
  ['that cannot be closed are told', 'file-failed', 1],
])('rounds %s', async (_, code, noticeCount) => {
  const { closeRounds } = await station();
  const closing = closeRounds(null, null, true);
  answers[0]?.({ ok: false, failure: { code, changed: 'nothing', facts: {}, details: [] } });
  await closing;
  expect(useNotices.getState().notices).toHaveLength(noticeCount);
});
