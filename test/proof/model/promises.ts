/**
 * The promises that the walks check: the expected state, kept from what was pressed and reported, and from what the
 * service counted.
 */
import assert from 'node:assert/strict';
import type { WriteInDoubt, WriteKind } from '../../../src-preload/contract/in-doubt.ts';
import type { Execution, ExecutionKind } from '../service/stock.ts';
import { type KeyName, serviceKeyOf } from './world.ts';

export type Verdict = 'done' | 'nothing' | 'unknown';

/** The verdict reported for each order. */
export type Told = ReadonlyMap<number, Verdict>;

/** A write of one order whose end was not reported. For 'remove all unshipped' the only order is 0. */
interface Doubt {
  readonly kind: ExecutionKind;
  readonly key: KeyName;
  readonly orderId: number;
}

export interface Press {
  readonly kind: ExecutionKind;
  readonly key: KeyName;
  readonly orderIds: readonly number[];
  /** Is the order at the service as the press wanted it, whoever did that? For a change that can be seen there. */
  readonly isAsWanted: (orderId: number) => boolean;
}

/**
 * For one write: the settled orders, those of them seen as not done, and those called not done although nothing was
 * seen.
 */
export interface Settled {
  readonly settled: readonly number[];
  readonly notDone: readonly number[];
  readonly said: readonly number[];
}

export class Promises {
  #doubts: Doubt[] = [];
  /** How many more manifests of an order and key an operator was free to ask for after the first. */
  readonly #freed = new Map<string, number>();
  #seen = 0;
  steps = 0;

  get doubtCount(): number {
    return this.#doubts.length;
  }

  /**
   * After a press: the report is what happened, at most once, and not while its end was unknown. `told`: one for each
   * press of the button at the same time. `again`: the operator saw the existing manifests, and wants another.
   */
  pressed(press: Press, told: readonly Told[], executions: readonly Execution[], again = false): void {
    const fresh = this.#take(executions);
    const others = fresh.filter((one) => !isOf(one, press));
    assert.deepEqual(others, [], 'something else was executed by the press');
    const doubted = press.orderIds.flatMap((orderId) => this.#judge(press, orderId, told, fresh));
    this.#doubts.push(...doubted);
    if (again) this.#free(press.key, press.orderIds);
    this.#noneTooMany(executions);
  }

  /** After a press whose program was killed before it could report anything. */
  cutShort(press: Press, executions: readonly Execution[]): void {
    const nobody = new Map<number, Verdict>(press.orderIds.map((orderId) => [orderId, 'unknown']));
    const before = this.#doubts.length;
    const ofPress = executions.slice(this.#seen);
    this.pressed(press, [nobody], executions);
    // What the press did not do may be found as not sent, or was not sent because of another doubt.
    const fresh = this.#doubts.splice(before);
    this.#doubts.push(...fresh.filter(({ orderId }) => countOf(ofPress, press, orderId) > 0));
  }

  /** Answers with the remaining doubt, if there is one. */
  #judge(press: Press, orderId: number, told: readonly Told[], fresh: readonly Execution[]): Doubt[] {
    const { kind, key } = press;
    const one = { kind, key, orderId };
    const count = countOf(fresh, press, orderId);
    const blocking = this.#doubts.find((doubt) => stands(doubt, one));
    const verdicts = told.map((each) => each.get(orderId) ?? 'nothing');
    const about = `order ${orderId} (told: ${verdicts.join(' and ')})`;
    assert.ok(count <= 1, `${about} was executed ${count} times by one press`);
    assert.ok(count === 0 || blocking === undefined, `${about} was executed while its ${blocking?.kind} is in doubt`);
    if (verdicts.includes('done')) assert.ok(count === 1 || press.isAsWanted(orderId), `${about} was not executed`);
    else if (!verdicts.includes('unknown')) assert.equal(count, 0, `${about} was executed`);
    else if (blocking === undefined) return [one];
    return [];
  }

  /** After anything that is not a press of a writing button. */
  nothingSent(executions: readonly Execution[]): void {
    const fresh = this.#take(executions);
    assert.deepEqual(fresh, [], 'executed though nobody pressed a button');
  }

  /** The bench's list of doubts holds all of them; a start may have settled some from the kept answers. */
  listed(writes: readonly WriteInDoubt[], afterStart: boolean): void {
    const left = this.#doubts.filter((doubt) => !writes.some((write) => tells(write, doubt)));
    if (!afterStart) assert.deepEqual(left, [], 'in doubt, and not in the list');
    this.#doubts = this.#doubts.filter((doubt) => !left.includes(doubt));
  }

  /**
   * A person settled orders of a write. Orders that the look-ups saw as not done, and orders that the service shows
   * nowhere and the person called not done, may be sent again.
   */
  settled(write: WriteInDoubt, { settled, notDone, said }: Settled, executions: readonly Execution[]): void {
    const ended = this.#doubts.filter((doubt) => tells(write, doubt) && settled.includes(doubt.orderId));
    this.#doubts = this.#doubts.filter((doubt) => !ended.includes(doubt));
    for (const { kind, key, orderId } of ended) {
      if (kind !== 'manifest') continue;
      if (said.includes(orderId)) this.#free(key, [orderId]);
      if (!notDone.includes(orderId)) continue;
      const count = countOf(executions, { kind, key }, orderId);
      assert.equal(count, 0, `'not done' was allowed for the manifest of order ${orderId}, which was executed`);
      this.#free(key, [orderId]);
    }
  }

  #free(key: KeyName, orderIds: readonly number[]): void {
    for (const orderId of orderIds)
      this.#freed.set(`${key} ${orderId}`, (this.#freed.get(`${key} ${orderId}`) ?? 0) + 1);
  }

  #take(executions: readonly Execution[]): readonly Execution[] {
    const fresh = executions.slice(this.#seen);
    this.#seen = executions.length;
    return fresh;
  }

  /** Over the whole walk no order is in more manifests of one account at the service than somebody asked for. */
  #noneTooMany(executions: readonly Execution[]): void {
    const counts = new Map<string, number>();
    for (const { kind, serviceKey, orderId } of executions) {
      const key = `${serviceKey === serviceKeyOf('north') ? 'north' : 'south'} ${orderId}`;
      if (kind === 'manifest') counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const tooMany = [...counts].filter(([key, count]) => count > 1 + (this.#freed.get(key) ?? 0));
    assert.deepEqual(tooMany, [], 'orders in a second manifest that nobody asked for');
  }
}

const isOf = ({ kind, serviceKey }: Execution, press: Pick<Press, 'kind' | 'key'>): boolean =>
  kind === press.kind && serviceKey === serviceKeyOf(press.key);

const countOf = (executions: readonly Execution[], press: Pick<Press, 'kind' | 'key'>, orderId: number): number =>
  executions.filter((one) => isOf(one, press) && one.orderId === orderId).length;

/**
 * Does the doubt keep the other from being sent? Removing every unshipped order excludes everything else of its
 * account. An assign is of both accounts, the one it takes from and the one it gives to, and there are only two.
 */
function stands(doubt: Doubt, other: Doubt): boolean {
  if (doubt.key !== other.key && doubt.kind !== 'assign' && other.kind !== 'assign') return false;
  return doubt.orderId === other.orderId || doubt.orderId === 0 || other.orderId === 0;
}

const kindsOf: Readonly<Record<WriteKind, readonly ExecutionKind[]>> = {
  manifest: ['manifest'],
  archive: ['archive'],
  delete: ['remove'],
  'bulk-delete': ['archive', 'remove', 'remove all unshipped'],
  assign: ['assign'],
};

function tells({ kind, orders }: WriteInDoubt, doubt: Doubt): boolean {
  if (!kindsOf[kind].includes(doubt.kind)) return false;
  if (doubt.orderId === 0) return orders.length === 0;
  return orders.some(({ orderId }) => doubt.orderId === orderId);
}
