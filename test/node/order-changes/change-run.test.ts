/**
 * A change goes through its slices, with a service in the test's hands: the result of each order, and when a run stops.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { type Ledger, openLedger } from '../../../src-main/journal/ledger.ts';
import type { Settlement } from '../../../src-main/journal/write-record.ts';
import { type RunningChange, startRun } from '../../../src-main/order-changes/change-run.ts';
import { type ChangeClient, type ChangeTarget, ordersInASlice } from '../../../src-main/order-changes/change-slice.ts';
import { ShippingError, type WriteSteps } from '../../../src-main/shipping/shipping-client.ts';
import type { ChangeRun, OrderChangeKind } from '../../../src-preload/contract/change.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import { clock, inFolder, intent, silentLog } from '../journal/ledger-folder.ts';
import { idsFrom, orders } from './changes-bench.ts';

interface Asked {
  readonly operation: string;
  readonly ids: readonly number[];
}

interface Bench {
  readonly ledger: Ledger;
  readonly asked: Asked[];
  readonly progress: ChangeRun[];
  readonly lines: string[];
  /** What the service does with each write, in turn; the last one again and again. */
  readonly answers: ((steps: WriteSteps) => Promise<void>)[];
  /** Settles what the service refused. */
  lookUp: (writeId: string, signal: AbortSignal) => Promise<unknown>;
  assertAccount: (accountId: string) => void;
  /** Hears each progress after `progress` has it. */
  hear: (run: ChangeRun) => void;
  start(kind: OrderChangeKind, ...orderIds: number[]): RunningChange;
}

const does = async (steps: WriteSteps): Promise<void> => {
  await steps.beforeSending();
  await steps.keepAnswer({ httpStatus: 200, headers: {}, complete: true, body: new Uint8Array() });
};
const fails = (failure: Failure, fate: 'not-sent' | 'rejected' | 'in-doubt') => async (steps: WriteSteps) => {
  if (fate !== 'not-sent') await steps.beforeSending();
  throw new ShippingError(failure, fate);
};
const doubt = (reason?: 'service-refused'): Failure =>
  failureOf('in-doubt', {
    changed: 'unknown',
    details: [{ message: 'No', details: '' }],
    facts: reason === undefined ? {} : { reason },
  }).failure;

const inRuns = (work: (bench: Bench) => Promise<void>): Promise<void> =>
  inFolder(async (folder) => {
    const lines: string[] = [];
    const note = (message: string): void => void lines.push(message);
    const log = { ...silentLog, info: note, error: note };
    const ledger = openLedger({ folder: join(folder, 'ledger'), clock, log: silentLog });
    const asked: Asked[] = [];
    const progress: ChangeRun[] = [];
    const answers: Bench['answers'] = [];
    const call = async (operation: string, ids: readonly number[], steps: WriteSteps): Promise<void> => {
      asked.push({ operation, ids });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      await (answer ?? does)(steps);
    };
    const client: ChangeClient = {
      archiveOrder: (_account, orderId, steps) => call('archive one', [orderId], steps),
      deleteOrder: (_account, orderId, steps) => call('delete one', [orderId], steps),
      deleteOrders: (_account, ids, remove, steps) => call(remove ? 'remove many' : 'archive many', ids, steps),
      removeUnshippedImportedOrders: (_account, steps) => call('every unshipped', [], steps),
      assignOrders: (_account, some, steps) =>
        call(
          some.map(({ currentServiceKey, newServiceKey }) => `${currentServiceKey} to ${newServiceKey}`).join(),
          some.map(({ orderId }) => orderId),
          steps,
        ),
      readWriteAnswer: async () => undefined,
    };
    const party = (accountId: string): Omit<ChangeTarget, 'to'> => {
      const account = {
        baseAddress: '',
        serviceKey: `key of ${accountId}`,
        subscriptionKey: '',
        format: 'json' as const,
      };
      const at = { origin: 'https://service.test', fingerprint: accountId };
      return {
        accountId,
        accountLabel: accountId,
        at,
        opened: { accountId, account, reach: (ask: (own: typeof account) => unknown) => ask(account) } as never,
      };
    };
    const bench: Bench = {
      ...{ ledger, asked, progress, lines, answers },
      lookUp: async () => undefined,
      assertAccount: () => undefined,
      hear: () => undefined,
      start: (kind, ...orderIds) => {
        const parts = {
          ledger,
          clock,
          log,
          client,
          onChange() {},
          assertAccount: (accountId: string) => bench.assertAccount(accountId),
          underWay: { note: async () => undefined, forget: async () => undefined },
          onProgress(run: ChangeRun) {
            progress.push(run);
            bench.hear(run);
          },
        };
        const target = { ...party('one'), to: kind === 'assign' ? party('two') : null };
        return startRun(
          { ...parts, lookUp: (...looked) => bench.lookUp(...looked) },
          'run',
          kind,
          orders(...orderIds),
          target,
        );
      },
    };
    await work(bench);
    ledger.close();
  });

async function results(run: RunningChange): Promise<(readonly [string, string | null, boolean])[]> {
  await run.ended;
  return run.results().results.map(({ state, failure, writeId }) => [state, failure?.code ?? null, writeId !== null]);
}

test.each([
  ['archive', [7], ['archive one']],
  ['archive', [7, 8], ['archive many']],
  ['remove', [7], ['delete one']],
  ['remove', [7, 8], ['remove many']],
  ['remove-all-unshipped', [0], ['every unshipped']],
  ['assign', [7], ['key of one to key of two']],
] as const)('%s of %j', (kind, ids, operations) =>
  inRuns(async ({ start, asked, progress, ledger }) => {
    const run = start(kind, ...ids);
    const begun = { runId: 'run', accountId: 'one', kind };
    expect(run.summary()).toMatchObject({ ...begun, state: 'running', counts: { left: ids.length, done: 0 } });
    expect(await results(run)).toEqual(ids.map(() => ['done', null, true]));
    expect(asked).toEqual([{ operation: operations[0], ids: kind === 'remove-all-unshipped' ? [] : ids }]);
    expect(run.summary()).toMatchObject({
      state: 'ended',
      counts: { left: 0, done: ids.length },
    });
    expect(progress.map(({ state }) => state)).toEqual(['running', 'running', 'ended']);
    const record = ledger.writes.get(run.results().results[0]?.writeId ?? '');
    expect(record).toMatchObject({
      state: 'stored',
      answeredAt: expect.any(String),
      accountLabel: 'one',
      fingerprint: 'one',
    });
    expect(record?.about.toFingerprint).toBe(kind === 'assign' ? 'two' : undefined);
  }),
);

test('the last of many goes by the operation for many, as its question said: the document says of that one alone that they can be imported again', () =>
  inRuns(async ({ start, asked, answers }) => {
    answers.push(does, does);
    await start('remove', ...idsFrom(1, ordersInASlice + 1)).ended;
    expect(asked.map(({ operation, ids }) => [operation, ids.length])).toEqual([
      ['remove many', ordersInASlice],
      ['remove many', 1],
    ]);
  }));

const many = idsFrom(1, ordersInASlice + 2);

test.each([
  [
    'refused for its own orders: the next slice goes',
    fails(failureOf('not-found').failure, 'rejected'),
    'not-found',
    'refused',
    2,
  ],
  [
    'not sent because nobody answers: the next would not either',
    fails(failureOf('unreachable').failure, 'not-sent'),
    'unreachable',
    'refused',
    1,
  ],
  ['the answer lost', fails(doubt(), 'in-doubt'), 'in-doubt', 'in-doubt', 1],
  ['called off before it was sent', fails(failureOf('cancelled').failure, 'not-sent'), 'cancelled', 'cancelled', null],
  ['a fault of our own', async () => Promise.reject(new TypeError('odd')), 'internal', 'refused', 1],
] as const)('%s', (_words, answer, code, state, slices) =>
  inRuns(async ({ start, asked, answers, lines }) => {
    answers.push(answer, does);
    const run = start('archive', ...many);
    const told = await results(run);
    expect(told[0]).toEqual([state, code, true]);
    expect(run.results().results[0]?.failure?.changed).toBe(state === 'in-doubt' ? 'unknown' : 'nothing');
    if (slices !== null) {
      expect(asked).toHaveLength(slices);
      expect(told.at(-1)).toEqual(slices === 2 ? ['done', null, true] : ['cancelled', code, false]);
    }
    expect(lines).toEqual(code === 'internal' ? ['changes: a slice failed'] : []);
  }),
);

test('called off: the slice under way comes to its end, no other begins, and nothing says why', () =>
  inRuns(async ({ start, answers, asked, progress }) => {
    const run = { now: null as RunningChange | null };
    answers.push(async (steps) => {
      run.now?.cancel();
      await does(steps);
    });
    run.now = start('archive', ...many);
    const told = await results(run.now);
    expect([told[0], told.at(-1), asked.length]).toEqual([['done', null, true], ['cancelled', null, false], 1]);
    expect(progress.map(({ state }) => state)).toEqual(['cancelling', 'cancelling', 'cancelling', 'ended']);
    run.now.cancel();
    expect(run.now.summary().state).toBe('ended');
  }));

test.each(['one', 'two'])('once account %s of an assignment is removed, no further slice is sent', (removed) =>
  inRuns(async (bench) => {
    bench.answers.push(async (steps) => {
      bench.assertAccount = (accountId) => {
        if (accountId === removed) throw failureOf('account-unknown');
      };
      await does(steps);
    });
    const told = await results(bench.start('assign', ...many));
    expect([told[0], bench.asked.length]).toEqual([['done', null, true], 1]);
    expect(told.at(-1)?.slice(1)).toEqual(['account-unknown', false]);
  }),
);

test('orders of other open writes are refused one by one, with the write that holds them; the others go', () =>
  inRuns(async ({ start, ledger, asked }) => {
    const at = { origin: 'https://service.test', fingerprint: 'one' };
    const manifest = ledger.writes.begin({ ...intent(8), ...at });
    ledger.writes.begin({ ...intent(9), ...at, kind: 'archive' });
    const run = start('archive', 7, 8, 9);
    expect(await results(run)).toEqual([
      ['done', null, true],
      ['refused', 'already-open', false],
      ['refused', 'already-open', false],
    ]);
    const facts = run.results().results.map(({ failure }) => failure?.facts);
    expect(facts.slice(1)).toEqual([
      { accountId: 'one', orderIds: [8], manifestId: manifest.writeId },
      { accountId: 'one', orderIds: [9] },
    ]);
    expect(asked).toEqual([{ operation: 'archive one', ids: [7] }]);
    expect(await results(start('archive', 8, 9))).toHaveLength(2);
    expect(asked).toHaveLength(1);
  }));

const settle = (ledger: Ledger, done: number[], notDone: number[]) => (writeId: string) => {
  const settlement: Settlement = { at: '2026-11-20T10:00:00.000Z', by: 'look-up', resolution: 'split', done, notDone };
  return ledger.writes.settleRefused(writeId, settlement);
};

test('a batch that was refused is looked up, and each order told by what it then shows', () =>
  inRuns(async (bench) => {
    const { start, answers, ledger, progress, asked } = bench;
    answers.push(fails(doubt('service-refused'), 'in-doubt'), does);
    const looked: [string, boolean][] = [];
    bench.lookUp = (writeId, signal) => {
      looked.push([writeId, signal.aborted]);
      expect(progress.at(-1)?.counts['looking-up']).toBe(3);
      return settle(ledger, [1], [2, 3])(writeId);
    };
    const run = start('remove', 1, 2, 3);
    expect(await results(run)).toEqual([
      ['done', 'service-refused', true],
      ['refused', 'service-refused', true],
      ['refused', 'service-refused', true],
    ]);
    expect(looked).toEqual([[run.results().results[0]?.writeId, false]]);
    // None of it was done, and that is known: the next slice goes.
    const others = idsFrom(1000, ordersInASlice + 1);
    bench.lookUp = settle(ledger, [], others);
    answers.unshift(fails(doubt('service-refused'), 'in-doubt'));
    expect((await results(start('archive', ...others))).at(-1)).toEqual(['done', null, true]);
    expect(asked).toHaveLength(3);
  }));

test('what cannot be looked up stays in doubt and ends the run; the log says why; a run that is called off calls it off', () =>
  inRuns(async (bench) => {
    const { start, answers, lines, asked } = bench;
    answers.push(fails(doubt('service-refused'), 'in-doubt'), does);
    let signal: AbortSignal | null = null;
    const run = { now: null as RunningChange | null };
    bench.lookUp = (_writeId, given) => {
      signal = given;
      run.now?.cancel();
      return Promise.reject(failureOf('unreachable'));
    };
    run.now = start('archive', ...many);
    const told = await results(run.now);
    expect([told[0], told.at(-1)]).toEqual([
      ['in-doubt', 'in-doubt', true],
      ['cancelled', 'in-doubt', false],
    ]);
    expect([lines, (signal as AbortSignal | null)?.aborted, asked.length]).toEqual([
      ['changes: what was refused could not be looked up'],
      true,
      1,
    ]);
  }));

test('an order that is not found after an attempt before is looked up; an assignment says nothing of that', () =>
  inRuns(async (run) => {
    const { start, answers, ledger } = run;
    const gone = fails(failureOf('not-found').failure, 'rejected');
    const lookedUp: string[] = [];
    run.lookUp = async (writeId) => void lookedUp.push(writeId);
    for (const kind of ['archive', 'assign'] as const) {
      answers.splice(0, answers.length, fails(doubt(), 'in-doubt'), gone);
      const orderId = kind === 'archive' ? 7 : 8;
      const first = start(kind, orderId);
      await first.ended;
      const writeId = first.results().results[0]?.writeId ?? '';
      await ledger.writes.settleByHand(writeId, {
        at: '',
        by: '',
        resolution: 'not-done',
        done: [],
        notDone: [orderId],
      });
      expect(await results(start(kind, orderId))).toEqual([
        kind === 'archive' ? ['in-doubt', 'in-doubt', true] : ['refused', 'not-found', true],
      ]);
    }
    expect(await results(start('archive', 9))).toEqual([['refused', 'not-found', true]]);
    expect(lookedUp).toHaveLength(1);
  }));

test('that a batch is not found says of none of its orders that it was changed before, least of all of one never tried', () =>
  inRuns(async ({ start, answers, ledger }) => {
    answers.push(fails(doubt(), 'in-doubt'), fails(failureOf('not-found').failure, 'rejected'));
    const first = start('remove', 7, 8);
    await first.ended;
    const settled = { at: '', by: '', resolution: 'not-done', done: [], notDone: [7, 8] } as const;
    await ledger.writes.settleByHand(first.results().results[0]?.writeId ?? '', settled);
    expect(await results(start('remove', 7, 8, 9))).toEqual([
      ['refused', 'not-found', true],
      ['refused', 'not-found', true],
      ['refused', 'not-found', true],
    ]);
  }));

test('a fault before anything was begun changed nothing, and leaves no reserve behind; an end is written down once there is all of its room', () =>
  inRuns(async (bench) => {
    const { start, ledger } = bench;
    const full = (): never => {
      throw failureOf('disk-full', { changed: 'unknown' });
    };
    const reserve = ledger.reserve;
    Object.assign(ledger, { reserve: full });
    const run = start('archive', 7);
    expect(await results(run)).toEqual([['refused', 'disk-full', false]]);
    expect(run.results().results[0]?.failure?.changed).toBe('nothing');
    const given: string[] = [];
    const { conclude } = ledger.writes;
    Object.assign(ledger.writes, {
      conclude: (...asked: Parameters<typeof conclude>) => {
        given.push('concluded');
        return conclude(...asked);
      },
    });
    Object.assign(ledger, {
      async reserve(bytes: number) {
        expect(bytes).toBe(1024 * 1024);
        const own = await reserve(bytes);
        const giveBack = async (): Promise<void> => {
          given.push('given back');
          await own.giveBack();
        };
        return { ...own, giveBack };
      },
    });
    expect(await results(start('archive', 7))).toEqual([['done', null, true]]);
    expect(given.slice(0, 2)).toEqual(['given back', 'concluded']);
    given.length = 0;
    bench.assertAccount = () => {
      throw failureOf('account-unknown');
    };
    expect(await results(start('archive', 8))).toEqual([['refused', 'account-unknown', false]]);
    expect(given).toEqual(['given back']);
  }));

test('a ledger that cannot be read after a refusal was looked up leaves the orders in doubt, and the run ends', () =>
  inRuns(async (bench) => {
    const { writes } = bench.ledger;
    bench.answers.push(fails(doubt('service-refused'), 'in-doubt'));
    const get = writes.get;
    bench.lookUp = async () => {
      Object.assign(writes, {
        get: () => {
          throw failureOf('file-failed');
        },
      });
    };
    const run = bench.start('archive', ...many);
    await run.ended;
    Object.assign(writes, { get });
    const { state, counts } = run.summary();
    expect([state, counts['looking-up'], counts['in-doubt'], counts.cancelled]).toEqual([
      'ended',
      0,
      ordersInASlice,
      2,
    ]);
    expect(bench.progress.at(-1)?.state).toBe('ended');
  }));

test('a run that breaks as nobody foresaw ends: what was not sent is told as that, and what was sent as the ledger knows it', () =>
  inRuns(async (bench) => {
    const { ledger, lines, progress } = bench;
    bench.answers.push(fails(doubt('service-refused'), 'in-doubt'));
    const breaks = (when: (run: ChangeRun) => boolean): void => {
      bench.hear = (run) => {
        if (when(run)) throw new TypeError('odd');
      };
    };
    breaks(({ counts }) => counts['looking-up'] > 0);
    const run = bench.start('archive', ...many);
    const told = await results(run);
    expect([told[0], told.at(-1)]).toEqual([
      ['in-doubt', 'in-doubt', true],
      ['cancelled', 'internal', false],
    ]);
    expect(run.results().results.at(-1)?.failure).toMatchObject({ changed: 'nothing', details: [{ message: 'odd' }] });
    expect(run.summary()).toMatchObject({ state: 'ended' });
    expect([progress.at(-1)?.state, lines]).toEqual(['ended', ['changes: a run broke']]);

    // Settled meanwhile, by another program on this folder; and nobody can be told of the end.
    const settled = idsFrom(1000, 2);
    bench.hear = ({ counts, state }) => {
      if (counts['looking-up'] === 0 && state !== 'ended') return;
      const [record] = ledger.writes.openMarks({ ...intent(1000), origin: 'https://service.test', fingerprint: 'one' });
      if (record !== undefined) void settle(ledger, [1000], [1001])(record.writeId);
      throw new TypeError('odd');
    };
    const other = bench.start('remove', ...settled);
    expect((await results(other)).map(([state]) => state)).toEqual(['done', 'refused']);
    expect([other.summary().state, lines.at(-1)]).toEqual([
      'ended',
      'changes: the end of a broken run could not be told',
    ]);
  }));

test('a run whose news cannot be told after a slice ends with what that slice did', () =>
  inRuns(async (bench) => {
    bench.hear = ({ counts, state }) => {
      if (counts.done > 0 && state === 'running') throw new TypeError('odd');
    };
    const run = bench.start('archive', ...many);
    const told = await results(run);
    expect([told[0], told.at(-1), bench.asked.length]).toEqual([
      ['done', null, true],
      ['cancelled', 'internal', false],
      1,
    ]);
    expect(run.summary().state).toBe('ended');
  }));
