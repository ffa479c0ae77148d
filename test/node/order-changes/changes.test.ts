/** Changes over any number of orders: slices, progress, cancelling, and an honest result for each order. */
import { cpSync, rmSync } from 'node:fs';
import { readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { startSandboxService } from '../../../src-main/sandbox/service.ts';
import type { ChangeRun, LeftUndone, OrderChange, OrderResultState } from '../../../src-preload/contract/change.ts';
import { answer, type Behaviour, bytesThenReset, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';
import { writesOf } from '../../helpers/writes-of.ts';
import { inFolder, notNoted } from '../journal/ledger-folder.ts';
import { failureFrom, manifestOrder } from '../manifests/manifests-bench.ts';
import { type ChangesBench, idsFrom, keysAt, openChanges, orders } from './changes-bench.ts';

const success = answer({ body: JSON.stringify({ success: true, errors: [] }) });
const refusal = answer({
  body: JSON.stringify({ success: false, errors: [{ message: 'Order 7 is shipped', details: 'order_id 7' }] }),
});

/** An answer as main keeps it beside the ledger. */
const kept = (body: string) => ({
  httpStatus: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(body),
  complete: true,
});

/** A service that has been asked, and answers when it is told to. */
function answeredWhenTold(itsAnswer: Behaviour): {
  readonly behaviour: Behaviour;
  readonly asked: Promise<() => void>;
} {
  const { promise: asked, resolve } = Promise.withResolvers<() => void>();
  return { behaviour: (socket, request) => resolve(() => itsAnswer(socket, request)), asked };
}

/** Refuses a write, and shows every order it is asked for as it was. */
const refusalOfAll: Behaviour = (socket, request) => {
  if (request.method !== 'GET') return refusal(socket, request);
  const phrase = new URL(request.path, 'http://service.test').searchParams.get('phrase') ?? '';
  const id = Number(/^#(\d+)$/.exec(phrase)?.[1] ?? 0);
  const found = [id, 1, 2].map((orderId) => orderFound(orderId, phrase));
  answer({ body: JSON.stringify({ orders: found, total_pages: 1, success: true, errors: [] }) })(socket, request);
};

/** As the service document's 'Search order result' has it. */
const orderFound = (orderId: number, orderNumber: string) => ({
  order_id: orderId,
  order_date: '2026-03-02T08:15:00Z',
  order_number: orderNumber,
  name: '',
  carrier_name: '',
  tracking_number: '',
  country: '',
  exact_match: true,
});

type Server = Awaited<ReturnType<typeof startMisbehavingServer>>;

function withServer(
  behaviours: readonly Behaviour[],
  work: (bench: ChangesBench, server: Server, folder: string) => Promise<void>,
  clientTime?: TimeThatPasses,
): Promise<void> {
  return inFolder(async (folder) => {
    const server = await startMisbehavingServer(behaviours);
    const accounts = {
      one: keysAt(server.url, 'one'),
      two: keysAt(server.url, 'two'),
      elsewhere: keysAt('https://elsewhere.test', 'elsewhere'),
    };
    const savePath = join(folder, 'saved.csv');
    const bench = openChanges({ folder, accounts, savePath, ...(clientTime && { clientTime }) });
    try {
      await work(bench, server, folder);
    } finally {
      await bench.close();
      await server.close();
    }
  });
}

const counts = (some: Partial<Record<OrderResultState, number>>): Record<OrderResultState, number> => ({
  left: 0,
  sending: 0,
  'looking-up': 0,
  done: 0,
  refused: 0,
  'in-doubt': 0,
  cancelled: 0,
  ...some,
});

const idsSent = (server: Server): number[] =>
  server.requests.map(({ body }) => (JSON.parse(body) as { order_ids: number[] }).order_ids.length);

for (const format of ['json', 'xml'] as const) {
  test(`archive, remove and assign at the practice service, one and many (${format})`, () =>
    inFolder(async (folder) => {
      const service = await startSandboxService({
        port: 0,
        folder: join(folder, 'practice'),
        orders: 60,
        addresses: 2,
      });
      const accountAt = (index: number) => ({
        baseAddress: service.url,
        serviceKey: service.accounts[index]?.service_api_key ?? '',
        subscriptionKey: service.accounts[index]?.subscription_key ?? '',
        format,
      });
      const accounts = { one: accountAt(0), two: accountAt(1) };
      const bench = openChanges({ folder, accounts });
      const query = { phrase: '', status: 'Unshipped', fields: 'All', page: 1, limit: 250 } as const;
      const idsOf = async (name: 'one' | 'two'): Promise<number[]> =>
        (await bench.client.searchOrders(accounts[name], query, 'interactive')).orders.map((order) => order.orderId);
      const found = (await bench.client.searchOrders(accounts.one, query, 'interactive')).orders;
      const groups = [found.slice(0, 1), found.slice(1, 4), found.slice(4, 5), found.slice(5, 8), found.slice(8, 11)];
      const [one = [], some = [], removedOne = [], removedSome = [], moved = []] = groups;

      for (const chosen of [one, some]) {
        const run = await bench.run({ kind: 'archive', orders: chosen });
        expect(run.results.map((result) => result.state)).toEqual(chosen.map(() => 'done'));
      }
      for (const chosen of [removedOne, removedSome]) {
        expect((await bench.run({ kind: 'remove', orders: chosen })).counts).toEqual(counts({ done: chosen.length }));
      }
      const assigned = await bench.run({ kind: 'assign', orders: moved, toAccountId: 'two' });
      expect(assigned).toMatchObject({ counts: counts({ done: 3 }) });

      const left = await idsOf('one');
      for (const order of groups.flat()) expect(left).not.toContain(order.orderId);
      expect(await idsOf('two')).toEqual(expect.arrayContaining(moved.map((order) => order.orderId)));

      const all = await bench.run({ kind: 'remove-all-unshipped', typedAccountLabel: 'Label of two' }, 'two');
      expect(all.results).toMatchObject([{ orderId: 0, state: 'done' }]);
      await bench.close();
      await service.close();
    }));
}

test('1,200 orders go in slices of 500, each a write of its own, with progress after each', () =>
  withServer([success], async ({ run, progress, ledger }, server) => {
    const { results } = await run({ kind: 'archive', orders: orders(...idsFrom(1, 1200), 7, 8) });
    expect(idsSent(server)).toEqual([500, 500, 200]);
    expect(JSON.parse(server.requests[0]?.body ?? '')).toMatchObject({ remove_from_database: false });
    expect(progress.map(({ counts: { done, sending, left }, state }) => [done, sending, left, state])).toEqual([
      [0, 500, 700, 'running'],
      [500, 0, 700, 'running'],
      [500, 500, 200, 'running'],
      [1000, 0, 200, 'running'],
      [1000, 200, 0, 'running'],
      [1200, 0, 0, 'running'],
      [1200, 0, 0, 'ended'],
    ]);
    expect(new Set(results.map((result) => result.writeId)).size).toBe(3);
    expect(writesOf(ledger, 'bulk-delete').map((record) => record.state)).toEqual(Array(3).fill('stored'));
  }));

test('cancelled while the first slice is under way: it comes to its end, no other is sent', () => {
  let onRequest = (): void => undefined;
  const tellThenAnswer: Behaviour = (socket, request) => {
    onRequest();
    success(socket, request);
  };
  return withServer([tellThenAnswer], async ({ changes, ended }, server) => {
    const { runId } = await changes.start('one', { kind: 'remove', orders: orders(...idsFrom(1, 1100)) });
    let told: ChangeRun['counts'] | undefined;
    onRequest = () => {
      told = changes.cancel(runId).counts;
    };
    const run = await ended(runId);
    // Known at once: where the program ends meanwhile, the slice under way may have no end in time.
    expect(told).toEqual(counts({ sending: 500, cancelled: 600 }));
    expect(run.counts).toEqual(counts({ done: 500, cancelled: 600 }));
    expect(run.results[1000]).toMatchObject({ state: 'cancelled', writeId: null, failure: null });
    expect(server.requests).toHaveLength(1);
  });
});

test('runs that have ended are known for a while, the last ones; one that is under way as long as it takes', () => {
  const { behaviour, asked } = answeredWhenTold(success);
  return withServer([behaviour, success], async ({ changes, run, ended }) => {
    const long = await changes.start('one', { kind: 'remove', orders: orders(1) });
    const answerIt = await asked;
    const runIds: string[] = [];
    for (const orderId of idsFrom(2, 22)) {
      runIds.push((await run({ kind: 'archive', orders: orders(orderId) }, 'two')).runId);
    }
    const isKnown = (runId: string): boolean => {
      try {
        return changes.get(runId).runId === runId;
      } catch {
        return false;
      }
    };
    expect(runIds.map(isKnown)).toEqual([false, ...Array.from({ length: 21 }, () => true)]);
    expect(changes.list().map(({ runId }) => runId)).toEqual([long.runId, ...runIds.slice(1)]);
    expect(
      changes
        .list()
        .map(({ state }) => state)
        .slice(0, 2),
    ).toEqual(['running', 'ended']);
    answerIt();
    expect(await ended(long.runId)).toMatchObject({ counts: counts({ done: 1 }) });
  });
});

test('the end waits for the slice under way, and begins no other', () => {
  const { behaviour, asked } = answeredWhenTold(success);
  return withServer([behaviour], async ({ changes }, server) => {
    const { runId } = await changes.start('one', { kind: 'remove', orders: orders(...idsFrom(1, 501)) });
    const answerIt = await asked;
    const ended = changes.close().then(() => changes.get(runId));
    answerIt();
    expect(await ended).toMatchObject({ state: 'ended', counts: counts({ done: 500, cancelled: 1 }) });
    expect(server.requests).toHaveLength(1);
  });
});

test('orders that another account of this computer is known to hold are not begun with', () =>
  withServer([success], async (_bench, server, folder) => {
    const held = {
      assertHeldBy: (): never => {
        throw failureOf('wrong-account');
      },
    };
    const accounts = { one: keysAt(server.url, 'one') };
    const bench = openChanges({ folder: join(folder, 'other'), accounts, knownOrders: held });
    expect((await failureFrom(bench.changes.start('one', { kind: 'archive', orders: orders(1) }))).code).toBe(
      'wrong-account',
    );
    // It names no orders.
    const every = { kind: 'remove-all-unshipped', typedAccountLabel: 'Label of one' } as const;
    expect((await bench.run(every)).counts.done).toBe(1);
    expect(server.requests).toHaveLength(1);
    await bench.close();
  }));

test('an answer lost: its slice is in doubt, nothing more is sent, and the orders in doubt stay barred', () =>
  withServer([success, bytesThenReset(''), success], async ({ run, ledger }, server) => {
    const first = await run({ kind: 'remove', orders: orders(...idsFrom(1, 1300)) });
    expect(first.counts).toEqual(counts({ done: 500, 'in-doubt': 500, cancelled: 300 }));
    expect(first.results[1200]?.failure?.code).toBe('in-doubt');
    expect(server.requests).toHaveLength(2);
    expect(ledger.writes.countIn(null, 'in-doubt')).toBe(1);

    const second = await run({ kind: 'remove', orders: orders(...idsFrom(900, 200)) });
    expect(second.counts).toEqual(counts({ refused: 101, done: 99 }));
    const failure = { code: 'already-open', facts: { orderIds: [900] } };
    expect(second.results[0]).toMatchObject({ orderId: 900, state: 'refused', failure });
    expect(idsSent(server)).toEqual([500, 500, 99]);
  }));

test('a slice the service refuses is looked up, told with its words, and the next one goes', () => {
  let writes = 0;
  const firstRefused: Behaviour = (socket, request) => {
    if (request.method !== 'GET') writes += 1;
    return (writes === 1 ? refusalOfAll : success)(socket, request);
  };
  return withServer([firstRefused], async ({ run, ledger }) => {
    const { results, counts: found } = await run({ kind: 'archive', orders: orders(...idsFrom(1, 600)) });
    expect(found).toEqual(counts({ refused: 500, done: 100 }));
    expect(results[6]?.failure).toMatchObject({
      code: 'service-refused',
      changed: 'nothing',
      details: [{ message: 'Order 7 is shipped', details: 'order_id 7' }],
    });
    expect(writes).toBe(2);
    expect(ledger.writes.countIn('bulk-delete', 'rejected')).toBe(1);
  });
});

/** Says 404 to each write. To a search as told: among them, not among them, or 404 as well. */
const knowsNothing =
  (search: 'shows it' | 'lacks it' | 'tells nothing' | '404'): Behaviour =>
  (socket, request) => {
    if (request.method !== 'GET' || search === '404') return answer({ status: 404, body: '{}' })(socket, request);
    const found = search === 'shows it' ? [orderFound(1, '#1')] : [];
    const pages = search === 'tells nothing' ? {} : { total_pages: 1 };
    answer({ body: JSON.stringify({ orders: found, ...pages, success: true, errors: [] }) })(socket, request);
  };

const archiveOne = { kind: 'archive', orders: orders(1) } as const;

test('an order of which the service knows nothing is refused, where nobody has tried it before', () =>
  withServer([knowsNothing('lacks it')], async ({ run }) => {
    expect((await run(archiveOne)).results[0]).toMatchObject({ state: 'refused', failure: { code: 'not-found' } });
  }));

test.each([
  ['lacks it', 'done', 'resolved'],
  // A gateway says 404 of a path whose service is being replaced.
  ['shows it', 'refused', 'rejected'],
  ['tells nothing', 'in-doubt', 'in-doubt'],
  ['404', 'in-doubt', 'in-doubt'],
] as const)('404 after an attempt that was settled as not done, and the search %s: %s', (search, told, kept) =>
  withServer([knowsNothing(search)], async ({ run, ledger }, server) => {
    const before = { ...manifestOrder(1), orderNumber: '#1' };
    const account = { accountId: 'one', accountLabel: '', ...notNoted };
    const { writeId } = ledger.writes.begin({ kind: 'archive', ...account, orders: [before] });
    await ledger.writes.markSent(writeId);
    await ledger.writes.settle(writeId, 'in-doubt', {});
    await ledger.writes.settleByHand(writeId, { at: '', by: '', resolution: 'not-done', done: [], notDone: [1] });
    const [result] = (await run(archiveOne)).results;
    expect([result?.state, ledger.writes.get(result?.writeId ?? '')?.state]).toEqual([told, kept]);
    expect(server.requests.filter(({ method }) => method !== 'GET')).toHaveLength(1);
  }),
);

test('a search that lags behind a refusal is not asked at once: it would show what a part of the batch had been', () =>
  inFolder(async (folder) => {
    const shown = { ids: [1, 2] };
    const shows: Behaviour = (socket, request) => {
      const found = shown.ids.map((orderId) => orderFound(orderId, `#${orderId}`));
      const body = JSON.stringify({ orders: found, total_pages: 1, success: true, errors: [] });
      (request.method === 'GET' ? answer({ body }) : refusal)(socket, request);
    };
    const server = await startMisbehavingServer([shows]);
    const timers = createTimersByHand();
    const bench = openChanges({ folder, accounts: { one: keysAt(server.url, 'one') }, after: timers.after });
    const run = bench.run({ kind: 'archive', orders: orders(1, 2) });
    await timers.asked(3_000);
    expect(server.requests.map(({ method }) => method)).toEqual(['POST']);
    shown.ids = [2];
    timers.pass(3_000);
    expect((await run).results.map(({ orderId, state }) => [orderId, state])).toEqual([
      [1, 'done'],
      [2, 'refused'],
    ]);
    await bench.close();
    await server.close();
  }));

test('a gateway’s own limit says nothing of the service behind it: what is away is asked again before anything is sent', () => {
  const gateway = { status: 503 };
  const say: Behaviour = (socket, request) => {
    if (gateway.status !== 200) return answer({ status: gateway.status, body: '{}' })(socket, request);
    return (request.method === 'GET' ? shows : success)(socket, request);
  };
  const shows = answer({ body: JSON.stringify({ orders: [], total_pages: 1, success: true, errors: [] }) });
  const archive = (id: number): OrderChange => ({ kind: 'archive', orders: orders(id) });
  const askedOfGateway = async ({ changes, run }: ChangesBench, server: Server): Promise<void> => {
    expect((await run(archive(1))).counts).toEqual(counts({ 'in-doubt': 1 }));
    gateway.status = 429;
    const limited = await failureFrom(changes.start('one', archive(2)));
    expect(limited).toMatchObject({ code: 'rate-limited', changed: 'nothing' });
    gateway.status = 200;
    expect((await run(archive(2))).counts).toEqual(counts({ done: 1 }));
    // While the gateway wants a pause, it is waited out for five seconds.
    expect(server.requests.map(({ method }) => method).join(' ')).toMatch(/^POST( GET){3,} POST$/);
  };
  return withServer([say], askedOfGateway, new TimeThatPasses());
});

test('nothing answers: the first slice is refused as not sent, the rest never begins', () =>
  withServer([success], async ({ run, ledger }, server) => {
    await server.close();
    const { results, counts: found } = await run({ kind: 'archive', orders: orders(...idsFrom(1, 600)) });
    expect(found).toEqual(counts({ refused: 500, cancelled: 100 }));
    expect(results[599]).toMatchObject({ state: 'cancelled', failure: { code: 'unreachable', changed: 'nothing' } });
    expect(writesOf(ledger, 'bulk-delete').map((record) => record.state)).toEqual(['rejected']);
  }));

test('once somebody between has answered in the service’s place, nothing is sent before the service has answered a question', () => {
  const page = answer({ body: '<html>Please sign in</html>', headers: { 'content-type': 'text/html' } });
  const signIn = answer({ status: 511, body: '<html>Please sign in</html>', headers: { 'content-type': 'text/html' } });
  const found = answer({ body: JSON.stringify({ success: true, orders: [], total_pages: 0 }) });
  const refused = answer({ status: 400, body: '{}' });
  return withServer([page, page, found, success, signIn, refused, success], async ({ run, changes }, server) => {
    const sent = (): string => server.requests.map(({ method }) => method).join(' ');
    expect((await run({ kind: 'archive', orders: orders(1) })).counts).toEqual(counts({ 'in-doubt': 1 }));
    const second = { kind: 'remove', orders: orders(2, 3) } as const;
    expect(await failureFrom(changes.start('one', second))).toMatchObject({
      code: 'not-the-service',
      changed: 'nothing',
    });
    expect(sent()).toBe('POST GET');
    expect((await run(second)).counts).toEqual(counts({ done: 2 }));
    expect(sent()).toBe('POST GET GET POST');

    // A refusal is an answer, too.
    expect((await run({ kind: 'remove', orders: orders(4) })).counts).toEqual(counts({ 'in-doubt': 1 }));
    expect((await run({ kind: 'assign', orders: orders(5, 6), toAccountId: 'two' })).counts.done).toBe(2);
    expect(sent()).toBe('POST GET GET POST DELETE GET POST');
  });
});

test('an assignment never shows a key to another service, and keeps none on this computer', () =>
  withServer([success], async ({ run, changes, ledger }, server, folder) => {
    const change = { kind: 'assign', orders: orders(1, 2) } as const;
    for (const toAccountId of ['elsewhere', 'one']) {
      expect(await failureFrom(changes.start('one', { ...change, toAccountId }))).toMatchObject({
        code: 'request-not-valid',
        facts: { accountId: 'one', field: 'change.toAccountId' },
      });
    }
    expect(server.requests).toHaveLength(0);
    await run({ ...change, toAccountId: 'two' });
    expect(server.requests[0]?.body).toContain('service-key-of-two');
    expect(writesOf(ledger, 'assign')[0]?.about).toEqual({
      toAccountId: 'two',
      toAccountLabel: 'Label of two',
      toFingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const file of files.filter((each) => each.isFile())) {
      expect((await readFile(join(file.parentPath, file.name))).includes('service-key-of'), file.name).toBe(false);
    }
  }));

test('nothing is begun for a wrong label, no orders, or an id that is none', () =>
  withServer([success], async ({ changes, ledger }, server) => {
    const started = (change: Parameters<typeof changes.start>[1]) => failureFrom(changes.start('one', change));
    expect(await started({ kind: 'remove-all-unshipped', typedAccountLabel: 'Label of two' })).toMatchObject({
      code: 'request-not-valid',
      facts: { field: 'change.typedAccountLabel' },
    });
    expect((await started({ kind: 'archive', orders: [] })).code).toBe('nothing-chosen');
    for (const orderId of [0, -1, 1.5, 2 ** 31, Number.NaN]) {
      expect(await started({ kind: 'remove', orders: orders(1, orderId) })).toMatchObject({
        code: 'request-not-valid',
        facts: { field: 'change.orders.1.orderId' },
      });
    }
    expect(server.requests).toHaveLength(0);
    expect(writesOf(ledger, 'bulk-delete').length).toBe(0);
  }));

test('the greatest id there is will do, an order chosen twice goes once, and a label may have space around it', () =>
  withServer([success], async ({ run }, server) => {
    const { results } = await run({ kind: 'archive', orders: orders(2 ** 31 - 1, 1, 2 ** 31 - 1) });
    expect(results.map(({ orderId, state }) => [orderId, state])).toEqual([
      [2 ** 31 - 1, 'done'],
      [1, 'done'],
    ]);
    expect(idsSent(server)).toEqual([2]);
    const every = await run({ kind: 'remove-all-unshipped', typedAccountLabel: ' Label of one ' });
    expect(every.results).toMatchObject([{ orderId: 0, orderNumber: '', state: 'done' }]);
  }));

test('a run that nobody began is told as that; a cancelled dialog saves nothing; after the end none begins', () =>
  withServer([success], async ({ run, changes }, server, folder) => {
    const unknown = { failure: { code: 'request-not-valid', facts: { field: 'runId' } } };
    expect(() => changes.cancel('no such run')).toThrow('request-not-valid');
    await expect(changes.saveCsv('no such run', {})).rejects.toMatchObject(unknown);
    const { runId } = await run({ kind: 'archive', orders: orders(1) });
    const bench = openChanges({ folder: join(folder, 'other'), accounts: { one: keysAt(server.url, 'one') } });
    const other = await bench.run({ kind: 'archive', orders: orders(2) });
    expect(await bench.changes.saveCsv(other.runId, {})).toEqual({ savedTo: null });
    await bench.close();
    expect(changes.cancel(runId)).toMatchObject({ runId, state: 'ended' });
    await changes.close();
    expect((await failureFrom(changes.start('one', { kind: 'archive', orders: orders(3) }))).code).toBe('cancelled');
    expect(server.requests).toHaveLength(2);
  }));

test('a ledger of a newer Packbench begins no change, and settles none at the start', () =>
  withServer([success], async ({ ledger, changes }, server) => {
    const { writeId } = ledger.writes.begin({
      ...{ kind: 'archive', accountId: 'one', accountLabel: 'One', ...notNoted, orders: [manifestOrder(1)] },
    });
    Object.assign(ledger, { state: 'read-only', database: { ...ledger.database, readOnly: true } });
    expect((await failureFrom(changes.start('one', { kind: 'archive', orders: orders(2) }))).code).toBe(
      'ledger-read-only',
    );
    await changes.recover();
    expect([ledger.writes.get(writeId)?.state, server.requests.length]).toEqual(['intent', 0]);
  }));

test('results are saved as CSV that no spreadsheet takes for formulas', () =>
  withServer([refusalOfAll], async ({ run, changes }, _server, folder) => {
    const named = [
      { orderId: 1, orderNumber: '=1+1' },
      { orderId: 2, orderNumber: 'a,"b"' },
    ];
    const { runId } = await run({ kind: 'archive', orders: named });
    const reasons = { 1: 'The service refused this request' };
    expect(await changes.saveCsv(runId, reasons)).toEqual({ savedTo: join(folder, 'saved.csv') });
    const details = 'Order 7 is shipped: order_id 7';
    expect(await readFile(join(folder, 'saved.csv'), 'utf8')).toBe(
      `\uFEFForder_id,order_number,result,reason,details\r\n` +
        `1,'=1+1,refused,The service refused this request,${details}\r\n` +
        `2,"a,""b""",refused,service-refused,${details}\r\n`,
    );
    expect(() => changes.get('no such run')).toThrow('request-not-valid');
  }));

test('after a crash: a kept answer is read, a missing one is in doubt, an unsent write is free; nothing is sent', () =>
  withServer([success], async ({ ledger, changes }, server) => {
    const begin = (orderId: number) =>
      ledger.writes.begin({
        kind: 'archive',
        accountId: 'one',
        accountLabel: 'One',
        ...notNoted,
        orders: [{ orderId, orderNumber: '', receiverName: '', carrierName: '', trackingNumber: '' }],
      }).writeId;
    const [unsent, unanswered, answered] = [begin(1), begin(2), begin(3)];
    await ledger.writes.markSent(unanswered);
    await ledger.writes.markSent(answered);
    await ledger.backup.keepAnswer(answered, kept('{"success":true,"errors":[]}'));
    await changes.recover();
    const states = [unsent, unanswered, answered].map((writeId) => ledger.writes.get(writeId)?.state);
    expect(states).toEqual(['rejected', 'in-doubt', 'stored']);
    expect(server.connectionCount).toBe(0);
  }));

test('a kept answer that a start could not read says at a later one that it was done, and nothing is left of the doubt', () =>
  withServer([success], async ({ ledger, changes }) => {
    const account = { accountId: 'one', accountLabel: 'One', ...notNoted };
    const { writeId } = ledger.writes.begin({ kind: 'archive', ...account, orders: [manifestOrder(1)] });
    await ledger.writes.markSent(writeId);
    await changes.recover();
    expect(ledger.writes.get(writeId)).toMatchObject({ state: 'in-doubt', failure: { code: 'in-doubt' } });
    await ledger.backup.keepAnswer(writeId, kept('{"success":true,"errors":[]}'));
    await changes.recover();
    expect(ledger.writes.get(writeId)).toMatchObject({ state: 'stored', failure: null });
  }));

test('a kept answer that the disk does not give at a start is read as soon as it does, and a refusal among them is told', () =>
  inFolder(async (folder) => {
    const timers = createTimersByHand();
    const bench = openChanges({ folder, accounts: {}, after: timers.after });
    const { ledger, changes } = bench;
    const account = { accountId: 'one', accountLabel: 'One', ...notNoted };
    const answered = async (orderId: number, body: string) => {
      const { writeId } = ledger.writes.begin({ kind: 'archive', ...account, orders: [manifestOrder(orderId)] });
      await ledger.writes.markSent(writeId);
      await ledger.backup.keepAnswer(writeId, kept(body));
      return { writeId, path: join(folder, 'ledger', 'spool', `${writeId}.answer`) };
    };
    const writes = [
      await answered(1, '{"success":true,"errors":[]}'),
      await answered(2, '{"success":false,"errors":[{"message":"Order 2 is shipped","details":""}]}'),
    ];
    const states = () => writes.map(({ writeId }) => ledger.writes.get(writeId)?.state);
    for (const { path } of writes) {
      await rename(path, `${path}-there`);
      await symlink(join(folder, 'ledger', 'fingerprint-key', 'below'), path);
    }
    await changes.recover();
    expect(states()).toEqual(['in-doubt', 'in-doubt']);
    expect(await changes.leftUndone()).toEqual([]);
    for (const { path } of writes) await rename(`${path}-there`, path);
    // The page has asked at its start, and asks again when it hears of more.
    const heard = new Promise<void>((resolve) => {
      bench.onLeftUndone = resolve;
    });
    timers.pass(10_000);
    await expect.poll(states).toEqual(['stored', 'rejected']);
    await heard;
    expect(await changes.leftUndone()).toMatchObject([{ kind: 'archive', orders: [{ orderId: 2 }] }]);
    await changes.close();
    await bench.close();
  }));

test('killed between a batch’s refusal and its look-up: it is in doubt, and a start asks nothing', () =>
  withServer([success], async ({ ledger, changes }, server) => {
    const orders = [manifestOrder(1), manifestOrder(2)];
    const account = { accountId: 'one', accountLabel: 'One', ...notNoted };
    const { writeId } = ledger.writes.begin({ kind: 'bulk-delete', ...account, about: { remove: true }, orders });
    await ledger.writes.markSent(writeId);
    await ledger.backup.keepAnswer(
      writeId,
      kept('{"success":false,"errors":[{"message":"Order 2 is locked","details":""}]}'),
    );
    await changes.recover();
    expect(ledger.writes.get(writeId)).toMatchObject({
      state: 'in-doubt',
      failure: {
        code: 'in-doubt',
        changed: 'unknown',
        facts: { reason: 'service-refused' },
        details: [{ message: 'Order 2 is locked' }],
      },
    });
    expect(server.connectionCount).toBe(0);
  }));

/** What the next start is told of, and whether it is told once. */
async function toldByNextStart(
  { changes, ledger }: Pick<ChangesBench, 'changes' | 'ledger'>,
  folder: string,
): Promise<readonly LeftUndone[]> {
  await changes.close();
  ledger.close();
  return toldByStart(folder);
}

async function toldByStart(folder: string): Promise<readonly LeftUndone[]> {
  const next = openChanges({ folder, accounts: {} });
  try {
    await next.changes.recover();
    const told = await next.changes.leftUndone();
    expect(await next.changes.leftUndone()).toEqual([]);
    return told;
  } finally {
    await next.close();
  }
}

test.each([
  ['archive', refusal, [{ kind: 'archive', orderCount: 1, orders: orders(1) }]],
  ['remove', refusal, [{ kind: 'remove', orderCount: 1, orders: orders(1) }]],
  ['archive', success, []],
  // Doubts are told where they are settled.
  ['archive', bytesThenReset('HTTP/1.1 200'), []],
] as const)(
  'what is refused while Packbench ends is told by the next start, once: %s (%#)',
  (kind, itsAnswer, told) => {
    const { behaviour, asked } = answeredWhenTold(itsAnswer);
    return withServer([behaviour], async (bench, _server, folder) => {
      await bench.changes.start('one', { kind, orders: orders(1) });
      const answerIt = await asked;
      const nextStart = toldByNextStart(bench, folder);
      answerIt();
      expect(await nextStart).toEqual(told);
    });
  },
);

test('so is what the end left unsent; what was refused before it, or came to its end, was told then', () => {
  const { behaviour, asked } = answeredWhenTold(success);
  return withServer([refusal, behaviour], async (bench, _server, folder) => {
    expect((await bench.run({ kind: 'remove', orders: orders(9) })).counts).toMatchObject({ refused: 1 });
    await bench.changes.start('one', { kind: 'archive', orders: orders(...idsFrom(1, 1_510)) });
    const answerIt = await asked;
    const nextStart = toldByNextStart(bench, folder);
    answerIt();
    expect(await nextStart).toEqual([{ kind: 'archive', orderCount: 1_010, orders: orders(...idsFrom(501, 6)) }]);
  });
});

test('so is what a kill left unsent, or sent and answered with a refusal', () =>
  withServer([success], async (bench, server, folder) => {
    const { ledger } = bench;
    const account = { accountId: 'one', accountLabel: 'One', ...notNoted };
    const written = (orderId: number) => ({ ...manifestOrder(orderId), orderNumber: `#${orderId}` });
    ledger.writes.begin({ kind: 'archive', ...account, orders: [written(1)] });
    const { writeId } = ledger.writes.begin({ kind: 'delete', ...account, orders: [written(2)] });
    await ledger.writes.markSent(writeId);
    await ledger.backup.keepAnswer(
      writeId,
      kept('{"success":false,"errors":[{"message":"Order 2 is locked","details":""}]}'),
    );
    expect(await toldByNextStart(bench, folder)).toEqual([
      { kind: 'archive', orderCount: 1, orders: orders(1) },
      { kind: 'remove', orderCount: 1, orders: orders(2) },
    ]);
    expect(server.connectionCount).toBe(0);
  }));

test('a kill leaves the slices that were not begun: they are told beside what the ledger knows of those that were', () => {
  const copies: string[] = [];
  // As the next start finds the folder where the power fails in this moment.
  const copying: Behaviour = (socket, request) => {
    const copy = `${bench?.folder}-${copies.length}`;
    onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
    cpSync(bench?.folder ?? '', copy, { recursive: true });
    copies.push(copy);
    success(socket, request);
  };
  let bench: { readonly folder: string } | null = null;
  return withServer([copying], async ({ run, changes, ledger }, _server, folder) => {
    bench = { folder };
    expect((await run({ kind: 'archive', orders: orders(...idsFrom(1, 1_210)) })).counts).toMatchObject({
      done: 1_210,
    });
    const told: (readonly LeftUndone[])[] = [];
    for (const copy of copies) told.push(await toldByStart(copy));
    expect(told).toEqual([
      [{ kind: 'archive', orderCount: 710, orders: orders(...idsFrom(501, 6)) }],
      [{ kind: 'archive', orderCount: 210, orders: orders(...idsFrom(1_001, 6)) }],
      [],
    ]);
    // One that came to its end is told by no start.
    expect(await toldByNextStart({ changes, ledger }, folder)).toEqual([]);
  });
});

test('a damaged list of what an end left undone is told once, with the new name of its file', () =>
  inFolder(async (folder) => {
    await writeFile(join(folder, 'left-undone.json'), '{"version":1,"changes":[{"kind":"arch');
    const { changes, close } = openChanges({ folder, accounts: {} });
    await changes.recover();
    await expect(changes.leftUndone()).rejects.toMatchObject({
      failure: {
        code: 'file-failed',
        facts: { field: 'aside', path: expect.stringContaining('left-undone.json.kept-') },
      },
    });
    expect(await changes.leftUndone()).toEqual([]);
    await close();
  }));
