/** The parts of the station, each on a rounds file of its own: what they tell, and whose round they work on. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { failureOf, PackbenchError } from '../../../src-main/failures.ts';
import type { After } from '../../../src-main/ports.ts';
import { createJoinRound } from '../../../src-main/station/join-round.ts';
import { createOpenRounds, type OpenRounds } from '../../../src-main/station/open-rounds.ts';
import { createReadyToClose } from '../../../src-main/station/ready-to-close.ts';
import type { Round } from '../../../src-main/station/round.ts';
import { createRoundWork, type RoundWork, type RoundWorkParts } from '../../../src-main/station/round-work.ts';
import { createStationScans, type StationScansParts } from '../../../src-main/station/station-scans.ts';
import { stationState } from '../../../src-main/station/station-state.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { ListedOrder } from '../../../src-preload/contract/order-list.ts';
import type { OrderMatch } from '../../../src-preload/contract/scan.ts';
import { inMemoryLog, recordAnnouncements } from '../../helpers/in-memory-ports.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';
import { listedOrder } from '../orders/listed-order.ts';

const origin = 'https://north.test';
const account = { accountId: 'north', accountLabel: 'North', origin, fingerprint: 'f' };
const order = { orderId: 1, orderNumber: '#1', receiverName: '', carrierName: 'DHL', trackingNumber: '', country: '' };

async function openRounds(): Promise<OpenRounds> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-round-parts-'));
  const rounds = createOpenRounds({ folder, clock: systemClock, startTroubles: { noteKept: () => undefined } });
  onTestFinished(async () => {
    rounds.shut();
    await rm(folder, { recursive: true, force: true });
  });
  return rounds;
}

/** Of one account with these orders. */
function closedRound(rounds: OpenRounds, ...orderIds: readonly number[]): Round {
  for (const orderId of orderIds) rounds().put(account, { ...order, orderId, orderNumber: `#${orderId}` });
  const open = rounds()
    .unsettled()
    .filter(({ closedAt }) => closedAt === null);
  const ids = open.map(({ roundId }) => roundId);
  return rounds().close(ids, null, false)[0] ?? expect.fail();
}

test('a parcel that is in the way is named, by its id where it has no number; an empty round is not shown', async () => {
  const rounds = await openRounds();
  rounds().put(account, { ...order, orderNumber: '' });
  rounds().put(account, { ...order, orderId: 2, orderNumber: '#2' });
  const { roundId } = closedRound(rounds, 3);
  rounds().put(account, { ...order, orderId: 4 });
  rounds().takeOut(rounds().unsettled()[0]?.roundId ?? '', 4);
  const { failure } = failureOf('already-manifested', { facts: { orderIds: [1, 2] } });
  const calm = { trouble: null, steps: [], isToPrint: false, printed: null, printReasons: [] } as const;
  const work: Pick<RoundWork, 'accountOf' | 'standing'> = {
    accountOf: () => 'north-entered-again',
    standing: () => ({ ...calm, state: 'needs-you', failure }),
  };
  const { open, closed, lastScans } = stationState(rounds, work);
  expect(open).toEqual([]);
  expect(closed).toMatchObject([{ roundId, accountId: 'north-entered-again', orderCount: 3, inTheWay: ['1', '#2'] }]);
  expect(lastScans[0]).toMatchObject({ orderId: 4, isOpen: true, takenOutAt: expect.any(String) });
  expect(lastScans[1]).toMatchObject({ orderId: 3, isOpen: false, accountId: 'north-entered-again' });
  const gone = stationState(rounds, { ...work, accountOf: () => null });
  expect(gone.closed).toMatchObject([{ accountId: 'north' }]);
});

const listed = (part: Partial<ListedOrder> = {}): ListedOrder => listedOrder({ orderId: 1, ...part });

test('the page hears of each parcel that joins, that got another label, and that leaves again; of nothing else', async () => {
  const rounds = await openRounds();
  const { all, announce } = recordAnnouncements();
  const join = createJoinRound({
    ...{ rounds, clock: systemClock, announce },
    ledger: { accounts: { reference: (accountId) => ({ accountId, origin, fingerprint: accountId }) } },
    accounts: { list: () => ({ accounts: [], currentAccountId: 'north' }) as never },
  });
  const heard = (): number => all.splice(0).filter(({ name }) => name === 'station.changed').length;
  const joined = join.put(listed(), 'take');
  expect([joined, heard()]).toMatchObject([{ kind: 'added', isOther: false }, 1]);
  expect([join.put(listed(), 'take'), heard()]).toMatchObject([{ kind: 'in-round', closedAt: null }, 0]);
  expect([join.put(listed({ carrierName: 'UPS' }), 'take'), heard()]).toMatchObject([{ kind: 'in-round' }, 1]);
  expect(rounds().lastScans(1)).toMatchObject([{ carrierName: 'UPS' }]);
  const south = listed({ accountId: 'south' });
  expect([join.put(south, 'refuse'), heard()]).toMatchObject([{ kind: 'other-account' }, 0]);
  expect([join.put(south, 'take'), heard()]).toMatchObject([{ kind: 'added', isOther: true }, 1]);
  expect([join.takeOutAgain(joined), heard()]).toMatchObject([{ orderId: 1 }, 1]);
  expect([join.takeOutAgain(joined), join.takeOutAgain(null), heard()]).toEqual([null, null, 0]);
});

/** The copies of two entries know the scanned code. */
async function scansOf(fingerprintOf: (accountId: string) => string, part: Partial<StationScansParts> = {}) {
  const rounds = await openRounds();
  const match = (accountId: string): OrderMatch => ({ accountId, order: listed({ accountId }), from: 'mirror' });
  const found = { scanId: 'one', code: 'PB-7', accounts: [], asking: false, notAsked: [] };
  return createStationScans({
    ...{ rounds, clock: systemClock, announce: () => undefined },
    ledger: {
      accounts: { reference: (accountId) => ({ accountId, origin, fingerprint: fingerprintOf(accountId) }) },
    },
    accounts: { list: () => ({ accounts: [], currentAccountId: 'second' }) as never },
    orders: {
      find: async () => ({ ...found, matches: ['first', 'second', 'third'].map(match) }),
      withLabelThen: (one) => ({ ...one, carrierName: 'Label of then' }),
    },
    mirror: { details: async (accountId) => listed({ accountId }), shownAccountIds: () => [] },
    tracking: { get: () => expect.fail() },
    preferences: { get: () => ({ stationOthers: 'refuse' }) as never },
    ...part,
  });
}

test('of an account that is entered three times the entry that the screens work on has the parcel', async () => {
  const scans = await scansOf(() => 'same keys');
  expect((await scans.scan('PB-7', [])).verdict).toMatchObject({ kind: 'added', order: { accountId: 'second' } });
});

test('accounts whose keys nobody knows are not one account: the same id is another parcel in each', async () => {
  const { verdict } = await (await scansOf(() => '')).scan('PB-7', []);
  expect(verdict).toMatchObject({ kind: 'several', matches: [{}, {}, {}] });
});

test('a parcel that a person takes out of several joins, also of another account, and with the label of then', async () => {
  const scans = await scansOf((accountId) => accountId);
  expect((await scans.take('first', 1)).verdict).toMatchObject({
    ...{ kind: 'added', isOther: true },
    order: { carrierName: 'Label of then' },
  });
});

test('a scan that fails by a fault of the program holds up no round that is closed after it', async () => {
  const fault = new Error('a fault');
  const scans = await scansOf(() => 'f', {
    orders: { find: () => Promise.reject(fault), withLabelThen: (one) => one },
  });
  const scan = expect(scans.scan('PB-7', [])).rejects.toBe(fault);
  await scans.judgedSoFar();
  await scan;
});

test('a parcel that a person has just taken is waited for, too, before its round is closed', async () => {
  const details = Promise.withResolvers<ListedOrder>();
  const scans = await scansOf((accountId) => accountId, {
    mirror: { details: () => details.promise, shownAccountIds: () => [] },
  });
  const ended: string[] = [];
  const taken = scans.take('first', 1).then(() => ended.push('taken'));
  const judged = scans.judgedSoFar().then(() => ended.push('judged'));
  details.resolve(listed({ accountId: 'first' }));
  await Promise.all([taken, judged]);
  expect(ended).toEqual(['taken', 'judged']);
});

/** Two open rounds, of one carrier each; `labels`: the carrier that each order's label names by now. */
async function readyToClose(copyOf: (accountId: string) => Promise<readonly ListedOrder[]>) {
  const rounds = await openRounds();
  rounds().put(account, order);
  rounds().put({ ...account, accountId: 'south', fingerprint: 's' }, { ...order, orderId: 2 });
  const { all, announce } = recordAnnouncements();
  const log = inMemoryLog();
  const timers = createTimersByHand();
  let running = 0;
  const after: After = (milliseconds, run) => {
    const callOff = timers.after(milliseconds, run);
    running += 1;
    return () => {
      running -= 1;
      callOff();
    };
  };
  const asked: string[] = [];
  const ready = createReadyToClose({
    ...{ rounds, announce, log, after },
    openRounds: () => rounds().unsettled().toReversed(),
    accountOf: ({ accountId }) => accountId,
    scans: { judgedSoFar: async () => undefined },
    mirror: {
      copyOf(accountId) {
        asked.push(accountId);
        return copyOf(accountId);
      },
    },
  });
  const carriers = () =>
    rounds()
      .lastScans(2)
      .map(({ carrierName }) => carrierName)
      .toReversed();
  return { ready, carriers, heard: () => all.length, log, timers, asked, running: () => running };
}

test.each([
  ['the first', { north: 'UPS' }, true, ['UPS', 'DHL'], 1],
  ['the last', { south: 'UPS' }, true, ['DHL', 'UPS'], 1],
  ['both', { north: 'UPS', south: 'UPS' }, true, ['UPS', 'UPS'], 2],
  // Services write one carrier in several ways.
  ['none', { north: 'dhl ' }, false, ['DHL', 'DHL'], 0],
] as const)(
  'of the parcels of the carrier that is closed %s got another label: it is noted, and told',
  async (_, labels: { readonly north?: string; readonly south?: string }, isRelabelled, carriers, heard) => {
    const bench = await readyToClose(async (accountId) => {
      const carrierName = accountId === 'north' ? labels.north : labels.south;
      const orderId = accountId === 'north' ? 1 : 2;
      return carrierName === undefined ? [] : [listed({ accountId, orderId, carrierName })];
    });
    expect(await bench.ready(null, 'DHL')).toBe(isRelabelled);
    expect([bench.carriers(), bench.heard()]).toEqual([carriers, heard]);
  },
);

test('a parcel of another carrier that goes with the one that is closed by now leaves nobody waiting', async () => {
  const { ready, carriers } = await readyToClose(async (accountId) =>
    accountId === 'north' ? [listed({ carrierName: 'UPS' })] : [],
  );
  expect(await ready(null, 'UPS')).toBe(false);
  expect(carriers()).toEqual(['UPS', 'DHL']);
});

test('a whole round goes whatever its labels are: no copy is asked', async () => {
  const { ready, asked } = await readyToClose(() => expect.fail());
  expect([await ready(null, null), asked]).toEqual([false, []]);
});

test('a copy that cannot be read holds up no courier, and one that hangs does so for five seconds', async () => {
  const failing = await readyToClose(() => Promise.reject(failureOf('file-failed')));
  expect(await failing.ready(null, 'DHL')).toBe(false);
  expect(failing.log.lines).toMatchObject([{ level: 'warn' }]);
  // Nothing waits for it any more.
  expect(failing.running()).toBe(0);
  const hanging = await readyToClose(() => new Promise(() => undefined));
  const ready = hanging.ready(null, 'DHL');
  await hanging.timers.asked(5_000);
  hanging.timers.pass(5_000);
  expect(await ready).toBe(false);
  const fault = new Error('a fault');
  await expect((await readyToClose(() => Promise.reject(fault))).ready(null, 'DHL')).rejects.toBe(fault);
});

type Create = RoundWorkParts['manifests']['create'];

/** Accounts 'north' and 'south', and an entry of north's keys that was made later. */
async function roundWork(create: Create, part: Partial<RoundWorkParts> = {}) {
  const rounds = await openRounds();
  const keys: Readonly<Record<string, string>> = { north: 'another key', south: 's', 'north-again': 'f' };
  const reference = (accountId: string) => ({ accountId, origin, fingerprint: keys[accountId] ?? '' });
  let changes = 0;
  const work = createRoundWork({
    ...{ rounds, clock: systemClock, log: inMemoryLog() },
    ledger: { accounts: { reference } },
    accounts: { list: () => ({ accounts: Object.keys(keys).map((accountId) => ({ accountId })) }) as never },
    manifests: {
      create,
      get: () => {
        throw failureOf('manifest-unknown');
      },
      ordersNotOn: () => [],
    },
    printing: { print: () => expect.fail(), listJobs: () => [] },
    mirror: {
      datesSureSince: () => 0,
      copyOf: async (accountId, ids) =>
        ids.map((orderId) => listed({ accountId, orderId, seenAt: systemClock.now().toISOString() })),
    },
    readSince: () => new Date(0).toISOString(),
    reachability: { answerOfOthers: () => null },
    changed: () => {
      changes += 1;
    },
    ...part,
  } as RoundWorkParts);
  return { rounds, work, changes: () => changes };
}

const failureIn = (rounds: OpenRounds, { roundId }: Round): Failure | null => rounds().get(roundId)?.failure ?? null;

test('a round that fails by a fault of the program before its manifest was begun says so, and does not wait for its service', async () => {
  const { rounds, work } = await roundWork(() => Promise.reject(new TypeError('x is not a function')));
  const round = closedRound(rounds, 1);
  work.make(round);
  await work.ended();
  expect(failureIn(rounds, round)).toMatchObject({ code: 'internal', changed: 'nothing' });
  const { state, trouble, steps } = work.standing(rounds().get(round.roundId) ?? expect.fail());
  expect([state, trouble, steps]).toEqual(['needs-you', 'failed', ['try-again', 'take-back']]);
});

test('a round belongs to the entry that has its keys, before the entry it was scanned in', async () => {
  const { rounds, work } = await roundWork(() => expect.fail());
  expect(work.accountOf(closedRound(rounds, 1))).toBe('north-again');
});

test('why a manifest was not made is noted with its round; an attempt that another one has overtaken notes nothing', async () => {
  const asked: string[] = [];
  const create: Create = async ({ accountId }, begun) => {
    asked.push(accountId);
    begun?.('one');
    throw failureOf('timed-out');
  };
  const { rounds, work, changes } = await roundWork(create);
  const round = closedRound(rounds, 1);
  work.make(round);
  // A second press while it is under way is the same attempt.
  work.make(round);
  await work.ended();
  // Its manifest has a record of its own by then, which tells how it went.
  expect([failureIn(rounds, round), rounds().get(round.roundId)?.manifestId]).toEqual([null, 'one']);
  expect([asked, changes()]).toEqual([['north-again'], 1]);

  const refusing = await roundWork(() => Promise.reject(failureOf('keys-refused')));
  const refused = closedRound(refusing.rounds, 1);
  refusing.work.make(refused);
  await refusing.work.ended();
  expect(failureIn(refusing.rounds, refused)).toMatchObject({ code: 'keys-refused' });
});

test.each([
  ['taken back', (rounds: OpenRounds, { roundId }: Round) => rounds().takeBack(roundId)],
  [
    'begun by another program',
    (rounds: OpenRounds, { roundId }: Round) =>
      void rounds().change(roundId, (now) => ({ ...now, manifestId: 'other' })),
  ],
])('a round that was %s while its turn came is not sent, and nothing is said of it', async (_, meanwhile) => {
  let refusal: unknown = null;
  const create: Create = async (_request, begun) => {
    meanwhile(bench.rounds, round);
    try {
      begun?.('one');
    } catch (error) {
      refusal = error;
      throw error;
    }
    return expect.fail();
  };
  const bench = await roundWork(create);
  const round = closedRound(bench.rounds, 1);
  bench.work.make(round);
  await bench.work.ended();
  expect(refusal instanceof PackbenchError && refusal.failure.code).toBe('cancelled');
  expect(bench.rounds().get(round.roundId)).toMatchObject({ failure: null });
  expect(bench.rounds().get(round.roundId)?.manifestId).not.toBe('one');
});

test('a round whose service is asked first for its orders waits: nothing of it is sent, and it is not said to be made', async () => {
  const answer = Promise.withResolvers<never>();
  const asked = Promise.withResolvers<void>();
  const states: string[] = [];
  const stateNow = (): string => bench.work.standing(round).state;
  const bench = await roundWork(
    async () => {
      states.push(stateNow());
      throw failureOf('keys-refused');
    },
    {
      // The account was not read for a while: its copy is not believed.
      mirror: { datesSureSince: () => 0, copyOf: async () => [] },
      orders: {
        searchBeforeWrite: () => {
          asked.resolve();
          return answer.promise;
        },
      },
      after: () => () => undefined,
    },
  );
  const round = closedRound(bench.rounds, 1);
  bench.work.make(round);
  await asked.promise;
  states.push(stateNow());
  const changesBefore = bench.changes();
  answer.resolve({ orders: [], page: 1, totalPages: 0, readAt: '' } as never);
  await bench.work.ended();
  expect(states).toEqual(['waiting', 'being-made']);
  // Both are told: when it is asked, and when it goes on.
  expect([changesBefore, bench.changes()]).toEqual([1, 3]);
});

test('why the last attempt failed is told, not why the one before did, which the disk did not take', async () => {
  const failures = ['keys-refused', 'timed-out'] as const;
  let attempts = 0;
  let changed = Promise.withResolvers<void>();
  const create: Create = () => Promise.reject(failureOf(failures[attempts++] ?? 'internal'));
  const { rounds, work } = await roundWork(create, { changed: () => changed.resolve() });
  const round = closedRound(rounds, 1);
  const toldAfterAttempt = async () => {
    changed = Promise.withResolvers<void>();
    work.make(round);
    await changed.promise;
    return work.standing(rounds().get(round.roundId) ?? expect.fail()).failure?.code;
  };
  const { change } = rounds();
  Object.assign(rounds(), {
    change: () => {
      throw failureOf('disk-full');
    },
  });
  expect(await toldAfterAttempt()).toBe('keys-refused');
  Object.assign(rounds(), { change });
  expect(await toldAfterAttempt()).toBe('timed-out');
});

test('once the end has begun nothing more is made', async () => {
  let isAsked = false;
  const { rounds, work } = await roundWork(async () => {
    isAsked = true;
    throw failureOf('timed-out');
  });
  await work.ended();
  work.make(closedRound(rounds, 1));
  await work.ended();
  expect(isAsked).toBe(false);
});

test('once the end has begun nothing more is printed', async () => {
  const printed: string[] = [];
  const files = [{ fileNumber: 1 }];
  const manifests = { get: () => ({ state: 'stored', failure: null, orderCount: 1, files }), ordersNotOn: () => [] };
  const printing = { print: async () => void printed.push('once'), listJobs: () => [] };
  const found = { kind: 'all', missing: [], fits: true, pageCounts: null };
  const paper = { printer: 'Bench-Labels', media: null, tray: null };
  for (const isEnding of [false, true]) {
    const { rounds, work } = await roundWork(() => expect.fail(), { manifests, printing } as never);
    const { roundId } = closedRound(rounds, 1);
    const round = rounds().change(roundId, (now) => ({ ...now, manifestId: 'one', prints: true })) ?? expect.fail();
    if (isEnding) await work.ended();
    await work.print(round, found as never, paper);
    expect(printed).toEqual(['once']);
  }
});

test('a round whose manifest the records no longer hold brings nothing back, and is no fault', async () => {
  const ordersNotOn = () => expect.fail();
  const get = () => {
    throw failureOf('manifest-unknown');
  };
  const { rounds, work } = await roundWork(() => expect.fail(), { manifests: { get, ordersNotOn } } as never);
  const { roundId } = closedRound(rounds, 1);
  work.bringBack(rounds().change(roundId, (now) => ({ ...now, manifestId: 'one' })) ?? expect.fail());
  expect(rounds().rowOf(roundId, 1)).not.toBeNull();
});

test('what became of the paper of a settled round is read again once a print job has changed', async () => {
  let state = 'printing';
  const files = [{ fileNumber: 1 }];
  const manifests = { get: () => ({ state: 'stored', failure: null, orderCount: 1, files }), ordersNotOn: () => [] };
  const printing = { listJobs: () => [{ fileNumber: 1, state, answer: null, reasons: [] }] };
  const { rounds, work } = await roundWork(() => expect.fail(), { manifests, printing } as never);
  const { roundId, closedAt } = closedRound(rounds, 1);
  const settled = { manifestId: 'one', prints: true, settledAt: closedAt };
  const round = rounds().change(roundId, (now) => ({ ...now, ...settled })) ?? expect.fail();
  expect(work.standing(round).printed).toBe('printing');
  state = 'done';
  work.noteChanged();
  expect(work.standing(round).printed).toBe('done');
});

test('a carrier that is written in several ways is one line of its round, and goes with one driver', async () => {
  const rounds = await openRounds();
  // The copy of the orders was read anew between the scans, and met another way first.
  for (const [at, carrierName] of ['DHL', 'UPS', 'dhl '].entries()) {
    rounds().put(account, { ...order, orderId: at + 1, carrierName });
  }
  const { roundId } = rounds().unsettled()[0] ?? expect.fail();
  expect(rounds().carriersOf(roundId)).toEqual([
    { name: 'DHL', count: 2 },
    { name: 'UPS', count: 1 },
  ]);
  rounds().takeOut(roundId, 1);
  expect(rounds().carriersOf(roundId)).toMatchObject([{ name: 'DHL', count: 1 }, { name: 'UPS' }]);
  const closed = rounds().close([roundId], 'DHL', false);
  expect(
    closed.map((round) =>
      rounds()
        .ordersOf(round.roundId)
        .map(({ orderId }) => orderId),
    ),
  ).toEqual([[3]]);
  expect(rounds().carriersOf(roundId)).toEqual([{ name: 'UPS', count: 1 }]);
});
