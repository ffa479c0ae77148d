/**
 * What is said about orders while a service adds and removes them between any two pages: no order that is there is
 * called gone.
 */

import fc from 'fast-check';
import type { MirrorIntake } from '../../src-main/mirror/mirror-port.ts';
import { createOrdersReading, type OrdersReading } from '../../src-main/mirror/reading/orders-reading.ts';
import type { OrderGroup } from '../../src-preload/contract/order-list.ts';
import { SimulatedTime } from '../helpers/simulated-time.ts';
import { someAccount } from '../helpers/some-account.ts';
import { InMemoryMirror } from './orders-read/in-memory-mirror.ts';
import { type Query, SimulatedService, simulatedClient, type Wrong } from './orders-read/simulated-service.ts';
import type { ProofRow, ProofRun } from './proof-row.ts';

export const ordersRead: ProofRow = {
  name: 'orders-read',
  promise:
    'no order that is there is called gone, each that is gone is said within two rounds, none stands twice in the list',
  how: 'fast-check: a service that inserts, removes, moves, renumbers, repeats and drops rows between pages, cuts, refuses and answers 429; restarts and a clock set back',
  unit: 'runs',
  shortCount: 300,
  longCount: 10_000,
  async run(run) {
    for (let seed = run.seed; run.wantsMore(); seed += 1) {
      await oneRun(run, seed);
      run.done();
    }
  },
};

/** What happens at the service, or to this computer, just before an answer is made. */
type Event =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'insert'; readonly group: 'unshipped' | 'shipped'; readonly place: number }
  | { readonly kind: 'leave'; readonly how: 'remove' | 'move'; readonly place: number }
  /** The lists leave it out of the next answers; a search by its number finds it. */
  | { readonly kind: 'hide'; readonly place: number; readonly answers: number }
  /** It gets another number. */
  | { readonly kind: 'renumber'; readonly place: number }
  /** The lists have another order from now on. */
  | { readonly kind: 'turn'; readonly by: number }
  | { readonly kind: 'wrong'; readonly wrong: Wrong }
  | { readonly kind: 'restart' }
  | { readonly kind: 'clock'; readonly by: number };

const place = fc.nat(40);
const failure = fc.constantFrom<Wrong>(
  { kind: 'failure', code: 'connection-lost' },
  { kind: 'failure', code: 'unreachable' },
  { kind: 'failure', code: 'service-broken' },
  { kind: 'failure', code: 'service-refused' },
  { kind: 'failure', code: 'answer-unreadable' },
  { kind: 'failure', code: 'rate-limited' },
  { kind: 'failure', code: 'rate-limited', facts: { waitSeconds: 20 } },
);
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 16, arbitrary: fc.constant<Event>({ kind: 'nothing' }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('insert' as const),
      group: fc.constantFrom('unshipped' as const, 'shipped' as const),
      place: fc.oneof(fc.constant(0), place),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('leave' as const),
      how: fc.constantFrom('remove' as const, 'move' as const),
      place,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('hide' as const), place, answers: fc.integer({ min: 1, max: 60 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('renumber' as const), place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('turn' as const), by: place }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wrong' as const),
      wrong: fc.oneof(
        failure,
        fc.record({ kind: fc.constantFrom('row-dropped' as const, 'row-repeated' as const), row: place }),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Event>({ kind: 'restart' }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('clock' as const), by: fc.constantFrom(-86_400_000, 3_600_000) }),
  },
);
export interface World {
  readonly rowsPerPage: number;
  readonly newestFirst: boolean;
  readonly unshipped: number;
  readonly shipped: number;
  readonly events: readonly Event[];
}
export const world: fc.Arbitrary<World> = fc.record({
  rowsPerPage: fc.integer({ min: 2, max: 5 }),
  newestFirst: fc.boolean(),
  unshipped: fc.nat(14),
  shipped: fc.nat(10),
  events: fc.array(event, { maxLength: 120, size: 'max' }),
});

export const accountId = 'account';
const account = someAccount(accountId, { baseAddress: 'https://api.example.com' });
const minute = 60_000;

/** How long a run that broke the promise is shortened. */
const shorteningMilliseconds = 10_000;

async function oneRun(run: ProofRun, seed: number): Promise<void> {
  const property = fc.asyncProperty(world, async (given) => {
    const came = await readAll(given, inMemory());
    run.tally('requests', came.requests);
    run.tally('said to be gone', came.gone);
  });
  const found = await fc.check(property, { seed, numRuns: 1, endOnFailure: true });
  if (!found.failed) return;
  const shorter = await fc.check(property, { seed, numRuns: 1, interruptAfterTimeLimit: shorteningMilliseconds });
  const told = shorter.errorInstance === null ? found : shorter;
  run.breach(seed, `${told.errorInstance} with ${JSON.stringify(told.counterexample)}`);
}

/** The mirror of a run: what reading brings in, and what its list says of `accountId` in the end. */
export interface MirrorOfRun {
  intake(): MirrorIntake;
  restart(): void;
  list(): Promise<
    readonly { readonly orderId: number; readonly seenAs: OrderGroup | null; readonly isGone: boolean }[]
  >;
}

function inMemory(): MirrorOfRun {
  const mirror = new InMemoryMirror();
  return {
    intake: () => mirror,
    restart: () => undefined,
    list: async () =>
      [...mirror.ordersOf(accountId).values()].map(({ order, seenAs, isGone }) => ({
        orderId: order.orderId,
        seenAs,
        isGone,
      })),
  };
}

/** Throws an Error that says which promise was broken. */
export async function readAll(given: World, kept: MirrorOfRun): Promise<{ requests: number; gone: number }> {
  const time = new SimulatedTime();
  const service = new SimulatedService(given);
  const insert = (group: 'unshipped' | 'shipped', at: number) => service.insert(group, given.newestFirst ? 0 : at);
  for (let number = 0; number < given.unshipped; number += 1) insert('unshipped', number * 7);
  for (let number = 0; number < given.shipped; number += 1) insert('shipped', number * 3);
  const events = [...given.events];
  let restart = false;

  const before = (query: Query): Wrong | null => {
    const now = events.shift();
    if (now?.kind === 'insert') insert(now.group, now.place);
    if (now?.kind === 'leave') {
      const order = service.at(now.place);
      if (order !== null) service[now.how](order);
    }
    if (now?.kind === 'hide') service.hide(service.at(now.place), now.answers);
    if (now?.kind === 'renumber') {
      const order = service.at(now.place);
      if (order !== null) service.renumber(order);
    }
    if (now?.kind === 'turn') service.turn(now.by);
    if (now?.kind === 'clock') time.setClock(now.by);
    if (now?.kind === 'restart') restart = true;
    if (now?.kind !== 'wrong') return null;
    // Pages may lie about a row; a search by number is always true.
    return now.wrong.kind === 'failure' || query.phrase === '' ? now.wrong : null;
  };
  const mirror = new CheckedMirror(service, kept);
  const open = (): OrdersReading => {
    const reading = createOrdersReading({
      accounts: { list: () => ({ accounts: [account], currentAccountId: accountId }), goneIds: () => [] },
      door: {
        reach: (_accountId, ask) =>
          ask({ baseAddress: account.baseAddress, serviceKey: 'key', subscriptionKey: 'key', format: 'json' }),
      },
      client: simulatedClient({ service: () => service, wait: time.wait, before }),
      fingerprintOf: ({ serviceKey }) => serviceKey,
      mirror: mirror.intake(),
      clock: time,
      after: time.after,
      log: { debug() {}, info() {}, warn() {}, error() {} },
      every: () => 30_000,
      shippedSince: () => Number.NEGATIVE_INFINITY,
      announce: () => undefined,
    });
    reading.start();
    return reading;
  };
  let reading = open();
  while (events.length > 0) {
    await time.passUntil(() => events.length === 0 || restart, 60 * minute);
    if (!restart) continue;
    restart = false;
    const closed = reading.close();
    await time.pass(100);
    await closed;
    kept.restart();
    reading = open();
  }
  service.showAll();
  const rounds = mirror.roundsFromNow();
  const done = await time.passUntil(rounds, 240 * minute);
  if (!done) throw new Error('two rounds were not made within four hours');
  // The look-ups after the last walk.
  await time.pass(5 * minute);
  await mirror.check();
  const closed = reading.close();
  await time.pass(100);
  await closed;
  return { requests: service.requests.length, gone: mirror.goneCount };
}

/** Checks what is said at the moment it is said. */
class CheckedMirror {
  readonly #service: SimulatedService;
  readonly #kept: MirrorOfRun;
  goneCount = 0;
  #wrong: Error | null = null;
  #whole = { unshipped: { forward: 0, backward: 0 }, shipped: { forward: 0, backward: 0 } };

  constructor(service: SimulatedService, kept: MirrorOfRun) {
    this.#service = service;
    this.#kept = kept;
  }

  intake(): MirrorIntake {
    const intake = this.#kept.intake();
    return {
      takeIn: (page) => intake.takeIn(page),
      beginWalk: (walk) => intake.beginWalk(walk),
      lastWalks: (id) => intake.lastWalks(id),
      absentFromBoth: (id, seenAs) => intake.absentFromBoth(id, seenAs),
      holdsSome: (id, seenAs) => intake.holdsSome(id, seenAs),
      forgetAccount: (id) => intake.forgetAccount(id),
      readAs: (id) => intake.readAs(id),
      noteReadAs: (id, fingerprint) => intake.noteReadAs(id, fingerprint),
      markGone: async (gone) => {
        for (const orderId of gone.orderIds) {
          // The reader would take an error for a full disk.
          if (this.#service.has(orderId)) this.#wrong ??= new Error(`order ${orderId} was called gone, and is there`);
        }
        this.goneCount += gone.orderIds.length;
        return intake.markGone(gone);
      },
      endWalk: async (walk) => {
        await intake.endWalk(walk);
        const walks = await intake.lastWalks(accountId);
        const whole = walks.find(({ walkId }) => walkId === walk.walkId && walk.complete);
        if (whole !== undefined) this.#whole[whole.seenAs][whole.direction] += 1;
      },
    };
  }

  /** Two whole walks in each direction through each group from now on. */
  roundsFromNow(): () => boolean {
    const wanted = structuredClone(this.#whole);
    const kinds = (['unshipped', 'shipped'] as const).flatMap((group) =>
      (['forward', 'backward'] as const).map((direction) => [group, direction] as const),
    );
    return () => kinds.every(([group, direction]) => this.#whole[group][direction] >= wanted[group][direction] + 2);
  }

  /** Throws an Error that says what is wrong in the list. */
  async check(): Promise<void> {
    if (this.#wrong !== null) throw this.#wrong;
    const list = await this.#kept.list();
    const byId = new Map(list.map((one) => [one.orderId, one]));
    if (byId.size !== list.length) throw new Error('an order stands twice in the list');
    for (const { orderId, isGone } of list) {
      if (!this.#service.has(orderId) && !isGone) throw new Error(`order ${orderId} is gone, and it is not said`);
    }
    for (const { orderId, group } of this.#service.orders) {
      const one = byId.get(orderId);
      if (one === undefined || one.isGone) throw new Error(`order ${orderId} is there, and not in the list`);
      if (one.seenAs !== group) throw new Error(`order ${orderId} is ${group}, and the list says ${one.seenAs}`);
    }
  }
}
