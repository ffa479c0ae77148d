/** What may happen on a bench, as steps of a walk: each does something and checks the bench's promises. */
import fc from 'fast-check';
import type { ChangeRunResults, OrderChange } from '../../../src-preload/contract/change.ts';
import type { Outcome } from '../../../src-preload/contract/failure.ts';
import type { Resolution, WriteInDoubt } from '../../../src-preload/contract/in-doubt.ts';
import type { WriteFault } from '../service/counting-service.ts';
import type { ExecutionKind } from '../service/stock.ts';
import type { Press, Promises, Told, Verdict } from './promises.ts';
import { type AccountName, accountNames, keyOf, type Program, serviceKeyOf, type World } from './world.ts';

type Step = fc.AsyncCommand<Promises, World>;

/** Every kind of step, the commoner ones several times. */
export function allSteps(): fc.Arbitrary<Step>[] {
  const orders = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 3 });
  const account = fc.constantFrom(...accountNames);
  // A second program takes long to start, and each start of the first ends it.
  const program = fc.constantFrom<Program>('first', 'first', 'first', 'first', 'second');
  const fault = fc.constantFrom(...faults);
  const press = fc.record({ kind: fc.constantFrom(...pressKinds), orders, account, program, fault });
  const manifest = fc.record({ orders, account, program, fault });
  const twice = fc.record({ press, otherProgram: program, other: account, fault });
  const kill = fc.record({ press, executes: fc.boolean() });
  return [
    press.map(pressOnce),
    press.map(pressOnce),
    press.map(pressOnce),
    manifest.map((one) => pressOnce({ ...one, kind: 'manifest' })),
    manifest.map((one) => manifestAgain(one)),
    twice.map(pressTwice),
    twice.map(pressTwice),
    twice.map(pressTwice),
    kill.map(killWhilePressed),
    program.map(lookUp),
    program.map(lookUp),
    program.map(settle),
    fc.constantFrom(360_000, 90_000_000).map(timePasses),
    fc.constantFrom(-86_400_000, -20_000, 360_000, 40 * 86_400_000).map(setClock),
    fc.constant(restart()),
    account.map(removeAccount),
    account.map(addAccount),
    fc.constant(loseSettings()),
  ];
}

/** Mostly none; a silence costs real time, so it is rare. */
const faults: readonly WriteFault[] = [
  ...Array<WriteFault>(14).fill('none'),
  ...(['drop after', 'drop after', 'drop after', 'half an answer', 'broken after', 'conflict after'] as const),
  ...([
    'page after',
    'drop before',
    'broken before',
    'refused',
    'half refused',
    'half refused',
    'slow down',
    'silence after',
  ] as const),
];

const pressKinds = ['manifest', 'manifest', 'archive', 'remove', 'assign', 'remove all unshipped'] as const;

interface PressWish {
  readonly kind: ExecutionKind;
  readonly orders: readonly number[];
  readonly account: AccountName;
  readonly program: Program;
  readonly fault: WriteFault;
}

function step(name: string, check: Step['check'], run: Step['run']): Step {
  return {
    check,
    async run(promises, world) {
      promises.steps += 1;
      await run(promises, world);
    },
    toString: () => name,
  };
}

const always = (): boolean => true;

function pressOnce(wish: PressWish): Step {
  return step(`press ${wordsOf(wish)}`, always, async (promises, world) => {
    if (!mayPress(world, wish)) return;
    world.service.faultOf = () => wish.fault;
    const outcome = await press(world, wish);
    await calm(world);
    promises.pressed(countedAs(world, wish), [toldBy(outcome, wish)], world.executions());
    promises.listed(await world.inDoubt(wish.program), false);
  });
}

/** The same on two accounts of one key, or in two programs, or only pressed too often. */
function pressTwice({
  press: wish,
  otherProgram,
  other,
  fault,
}: {
  readonly press: PressWish;
  readonly otherProgram: Program;
  readonly other: AccountName;
  readonly fault: WriteFault;
}): Step {
  const account = keyOf(other) === keyOf(wish.account) ? other : wish.account;
  const second = { ...wish, account, program: otherProgram, fault };
  return step(`press at once ${wordsOf(wish)} and ${wordsOf(second)}`, always, async (promises, world) => {
    if (!mayPress(world, wish) || !mayPress(world, second)) return;
    await Promise.all([world.program(wish.program), world.program(second.program)]);
    const given = [wish.fault, fault];
    world.service.faultOf = () => given.shift() ?? 'none';
    const outcomes = await Promise.all([press(world, wish), press(world, second)]);
    await calm(world);
    const told = outcomes.map((outcome) => toldBy(outcome, wish));
    promises.pressed(countedAs(world, wish), told, world.executions());
    promises.listed(await world.inDoubt(wish.program), false);
  });
}

/** The operator sees the existing manifests, wants another, and presses twice. */
function manifestAgain({ orders, account, program, fault }: Omit<PressWish, 'kind'>): Step {
  const wish: PressWish = { kind: 'manifest', orders, account, program, fault };
  return step(`press again ${wordsOf(wish)}`, always, async (promises, world) => {
    if (!mayPress(world, wish)) return;
    const first = await press(world, wish);
    await calm(world);
    promises.pressed(countedAs(world, wish), [toldBy(first, wish)], world.executions());
    if (first.ok || first.failure.code !== 'already-manifested') return;
    const shown = first.failure.facts.manifestIds ?? [];
    world.service.faultOf = () => fault;
    const outcomes = await Promise.all([1, 2].map(() => world.manifest(program, account, orders, shown)));
    await calm(world);
    const told = outcomes.map((outcome) => toldBy(outcome, wish));
    promises.pressed(countedAs(world, wish), told, world.executions(), true);
  });
}

/** Killed when the service has the request; whether the service then acts on it does not depend on us. */
function killWhilePressed({ press: wish, executes }: { readonly press: PressWish; readonly executes: boolean }): Step {
  return step(
    `kill while pressed ${wordsOf(wish)}, ${executes ? '' : 'not '}executed`,
    always,
    async (promises, world) => {
      if (!mayPress(world, wish)) return;
      let frozen: string | null = null;
      world.service.faultOf = () => {
        frozen ??= world.freeze();
        return executes ? 'drop after' : 'drop before';
      };
      const outcome = await press(world, wish);
      await calm(world);
      if (frozen === null) {
        promises.pressed(countedAs(world, wish), [toldBy(outcome, wish)], world.executions());
        return;
      }
      await world.goOnIn(frozen);
      promises.cutShort(countedAs(world, wish), world.executions());
      promises.listed(await world.inDoubt('first'), false);
      promises.nothingSent(world.executions());
    },
  );
}

function lookUp(program: Program): Step {
  return step(
    `look up in the ${program}`,
    ({ doubtCount }) => doubtCount > 0,
    async (promises, world) => {
      const app = await world.program(program);
      for (const write of await world.inDoubt(program)) {
        await app.outcome('inDoubt.lookUp', { writeId: write.writeId });
        // When the service refused, the look-up is the end.
        const orderIds = orderIdsOf(write);
        if (write.failure?.facts.reason !== 'service-refused') continue;
        const left = await world.inDoubt(program);
        if (left.every(({ writeId }) => writeId !== write.writeId))
          promises.settled(write, { settled: orderIds, notDone: [], said: [] }, world.executions());
      }
      promises.nothingSent(world.executions());
      promises.listed(await world.inDoubt(program), false);
    },
  );
}

/** Whatever the readings allow, 'not done' first, because it allows sending again. */
function settle(program: Program): Step {
  return step(
    `settle in the ${program}`,
    ({ doubtCount }) => doubtCount > 0,
    async (promises, world) => {
      const app = await world.program(program);
      for (const write of await world.inDoubt(program)) {
        const resolution = write.mayResolve.includes('not-done') ? 'not-done' : write.mayResolve[0];
        if (resolution === undefined) continue;
        const outcome = await app.outcome('inDoubt.resolve', { writeId: write.writeId, resolution });
        if (!outcome.ok) continue;
        noteSettled(promises, world, write, resolution, outcome.value as { remaining: readonly WriteInDoubt[] });
      }
      promises.nothingSent(world.executions());
    },
  );
}

/** Removing every unshipped order names none: 0 stands for them. */
const orderIdsOf = ({ orders }: WriteInDoubt): readonly number[] =>
  orders.length === 0 ? [0] : orders.map(({ orderId }) => orderId);

/** From the orders that are left, and from what the last reading saw. */
function noteSettled(
  promises: Promises,
  world: World,
  write: WriteInDoubt,
  resolution: Resolution,
  { remaining }: { readonly remaining: readonly WriteInDoubt[] },
): void {
  const left = new Set(remaining.flatMap(({ orders }) => orders.map(({ orderId }) => orderId)));
  const settled = orderIdsOf(write).filter((orderId) => !left.has(orderId));
  const seen = write.readings.at(-1)?.orders ?? [];
  const seenAs = (orderId: number) => seen.find((one) => one.orderId === orderId)?.seen ?? 'not-done';
  const notDone = settled.filter((orderId) => seenAs(orderId) === 'not-done');
  // The service shows the order nowhere: only a person can know, and has said so.
  const said = resolution === 'not-done' ? settled.filter((orderId) => seenAs(orderId) === 'cannot-tell') : [];
  promises.settled(write, { settled, notDone, said }, world.executions());
}

const timePasses = (milliseconds: number): Step =>
  step(`${milliseconds} ms pass`, always, async (promises, world) => {
    world.time.advance(milliseconds);
    promises.nothingSent(world.executions());
  });

const setClock = (milliseconds: number): Step =>
  step(`the clock is set by ${milliseconds} ms`, always, async (promises, world) => {
    world.time.setClock(milliseconds);
    promises.nothingSent(world.executions());
  });

const restart = (): Step =>
  step('restart', always, async (promises, world) => {
    await world.restart();
    promises.listed(await world.inDoubt('first'), true);
    promises.nothingSent(world.executions());
  });

const removeAccount = (account: AccountName): Step =>
  step(`remove '${account}'`, always, async (promises, world) => {
    if (world.hasAccount(account)) await world.removeAccount(account);
    promises.nothingSent(world.executions());
  });

const addAccount = (account: AccountName): Step =>
  step(`add '${account}'`, always, async (promises, world) => {
    if (!world.hasAccount(account)) await world.addAccount(account);
    promises.nothingSent(world.executions());
  });

const loseSettings = (): Step =>
  step('lose the settings, add the accounts again', always, async (promises, world) => {
    await world.loseSettings();
    for (const account of accountNames) await world.addAccount(account);
    promises.listed(await world.inDoubt('first'), true);
    promises.nothingSent(world.executions());
  });

/** The faults end once everything that was sent during them has arrived. */
async function calm({ service }: World): Promise<void> {
  await service.settle();
  service.faultOf = () => 'none';
}

const mayPress = (world: World, { account, kind }: PressWish): boolean =>
  world.hasAccount(account) && (kind !== 'assign' || world.hasAccount(otherOf(account)));

const otherOf = (account: AccountName): AccountName => (account === 'south' ? 'north' : 'south');

function press(world: World, { kind, orders, account, program }: PressWish): Promise<Outcome<unknown>> {
  if (kind === 'manifest') return world.manifest(program, account, orders);
  return world.change(program, account, changeOf(world, kind, orders, account));
}

function changeOf(world: World, kind: ExecutionKind, ids: readonly number[], account: AccountName): OrderChange {
  const orders = ids.map((orderId) => ({ orderId, orderNumber: `#${orderId}` }));
  if (kind === 'remove all unshipped') return { kind: 'remove-all-unshipped', typedAccountLabel: account };
  if (kind === 'assign') return { kind, orders, toAccountId: world.idOf(otherOf(account)) ?? '' };
  return { kind: kind === 'remove' ? 'remove' : 'archive', orders };
}

const countedAs = (world: World, { kind, account, orders }: PressWish): Press => ({
  kind,
  key: keyOf(account),
  orderIds: kind === 'remove all unshipped' ? [0] : orders,
  isAsWanted(orderId) {
    const { stock } = world.service;
    if (kind === 'manifest') return false;
    if (kind === 'assign') return stock.get(orderId)?.holder === serviceKeyOf(keyOf(otherOf(account)));
    const held = stock.heldBy(serviceKeyOf(keyOf(account)));
    if (kind === 'remove all unshipped') return held.every(({ standing }) => standing !== 'Unshipped');
    return held.every((order) => order.orderId !== orderId);
  },
});

/** What was told of each order. */
function toldBy(outcome: Outcome<unknown>, { kind, orders }: PressWish): Told {
  const orderIds = kind === 'remove all unshipped' ? [0] : orders;
  const same = (verdict: Verdict): Told => new Map(orderIds.map((orderId) => [orderId, verdict]));
  if (!outcome.ok) return same(outcome.failure.changed);
  const { results } = outcome.value as Partial<ChangeRunResults>;
  if (results === undefined) return same('done');
  return new Map(results.map(({ orderId, state }) => [orderId, verdicts[state]]));
}

/** A finished change leaves no order 'left', 'sending' or 'looking-up'; if it does, that would have to be true as well. */
const verdicts = {
  left: 'nothing',
  sending: 'unknown',
  'looking-up': 'unknown',
  refused: 'nothing',
  cancelled: 'nothing',
  done: 'done',
  'in-doubt': 'unknown',
} as const;

const wordsOf = ({ kind, orders, account, program, fault }: PressWish): string =>
  `${kind} of ${orders.join()} on '${account}' in the ${program} (${fault})`;
