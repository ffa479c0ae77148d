/**
 * What the ledger knows about one write to the service. Every kind of write (manifest, archive, delete, assign) is one
 * record that moves through the same states; the record is stored as one sealed JSON text.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { Reading, Resolution, WriteKind } from '../../src-preload/contract/in-doubt.ts';
import type { ManifestFile, ManifestOrder } from '../../src-preload/contract/manifest.ts';
import type { AccountAtService } from './account-at-service.ts';

/**
 * intent: written down, nothing sent · sent: durable before the first byte leaves · stored: the answer is kept and says
 * done · rejected: the service refused it, or provably nothing was sent · in-doubt: not known, never sent again by
 * itself · resolved: a person settled the doubt.
 */
export type WriteState = 'intent' | 'sent' | 'stored' | 'rejected' | 'in-doubt' | 'resolved';

/** An order has the state of its write until a person settles it: then each order is done or not done by itself. */
export type OrderState = Exclude<WriteState, 'resolved'> | 'done' | 'not-done';

/**
 * The states that may follow each state. A late answer may still settle a write in doubt, and a PDF may be imported for
 * a resolved one.
 */
const nextStates: Readonly<Record<WriteState, readonly WriteState[]>> = {
  intent: ['sent', 'rejected'],
  sent: ['stored', 'rejected', 'in-doubt'],
  'in-doubt': ['stored', 'rejected', 'resolved'],
  resolved: ['stored'],
  stored: [],
  rejected: [],
};

export const canBecome = (from: WriteState, to: WriteState): boolean => nextStates[from].includes(to);

/** No later change of state is possible. */
export const isFinal = (state: WriteState): boolean => nextStates[state].length === 0;
export const finalStates = (Object.keys(nextStates) as WriteState[]).filter(isFinal);

/** Its end is not known yet: no other write may name the order. */
export const isOpen = (state: WriteState | OrderState): boolean =>
  state === 'intent' || state === 'sent' || state === 'in-doubt';

export interface WriteFile extends ManifestFile {
  readonly fileName: string;
}

export interface WriteOrder extends ManifestOrder {
  /** Settled by a person from what a look-up showed; absent: not settled by hand. */
  readonly settledAs?: 'done' | 'not-done';
}

/** Further parts of the request, by kind. Never a key. */
export interface WriteAbout {
  /** bulk-delete: true takes the orders out so that they can be imported again, false archives them. */
  readonly remove?: boolean;
  /** bulk-delete of every imported unshipped order; `orders` is then empty. */
  readonly everyUnshipped?: true;
  /** assign: who gets the orders. */
  readonly toAccountId?: string;
  readonly toAccountLabel?: string;
  readonly toFingerprint?: string;
}

/** Settles a write in doubt: by a person's word, or by what a look-up showed after the service had refused it. */
export interface Settlement {
  readonly at: string;
  /** Who was signed in to the computer, or `lookedUp`. */
  readonly by: string;
  readonly resolution: Resolution;
  readonly done: readonly number[];
  readonly notDone: readonly number[];
}

/** Stands for a look-up that settled a write the service had refused. */
export const lookedUp = 'look-up';

/** The answer refused or contradicted itself: nothing is under way at the service any more. */
export const wasRefused = ({ kind, failure }: Pick<WriteRecord, 'kind' | 'failure'>): boolean =>
  kind !== 'manifest' && failure?.facts.reason === 'service-refused';

/**
 * Of a write in doubt: its answer says that it was done, and is kept; only its PDF is not on the disk yet. The document
 * does not say where a manifested order is shown, so no look-up proves the opposite.
 */
export const saidDone = ({ failure }: Pick<WriteRecord, 'failure'>): boolean => failure?.changed === 'done';

/** Instants are ISO 8601 with Z; null: not yet. */
export interface WriteRecord {
  readonly writeId: string;
  /** Its number in the count of all that is begun here (begun-order.ts); absent: written by a Packbench that did not note it. */
  readonly begunNo?: number;
  readonly kind: WriteKind;
  readonly accountId: string;
  /** The account's label at the time. */
  readonly accountLabel: string;
  /** How the service knows the account (AccountAtService); absent: written by a Packbench that did not note it. */
  readonly origin?: string;
  readonly fingerprint?: string;
  readonly state: WriteState;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly answeredAt: string | null;
  readonly settledAt: string | null;
  readonly about: WriteAbout;
  readonly orders: readonly WriteOrder[];
  readonly labelType: string;
  readonly files: readonly WriteFile[];
  readonly failure: Failure | null;
  /** The resolved write that this one tries again for some of the same orders. */
  readonly attemptAfter: string | null;
  /** What look-ups saw, oldest first. */
  readonly readings: readonly Reading[];
  readonly settlements: readonly Settlement[];
  /** Only in the backup's copy: the ledger's file did not take this state, and is not damaged because it lacks it. */
  readonly aheadOfLedger?: true;
}

export function orderState(record: WriteRecord, order: WriteOrder): OrderState {
  if (order.settledAs === 'not-done') return 'not-done';
  // A write is resolved once each of its orders is settled; a write without orders is settled as a whole.
  if (record.state === 'resolved') return order.settledAs ?? 'done';
  return record.state === 'stored' ? 'stored' : (order.settledAs ?? record.state);
}

/**
 * An assign is also settled as done where a third account was seen to hold the order: it never came to the one that was asked for.
 * What is settled is looked up no more, so later readings lack it.
 */
export function isHeldElsewhere({ readings }: Pick<WriteRecord, 'readings'>, orderId: number): boolean {
  const seen = readings.flatMap(({ orders }) => orders.filter((evidence) => evidence.orderId === orderId));
  return seen.at(-1)?.seen === 'held-by-other';
}

/** What a write is begun with; the ledger adds the rest. */
export type WriteIntent = Pick<WriteRecord, 'kind' | 'accountId' | 'accountLabel' | 'orders'> &
  AccountAtService & { readonly about?: WriteAbout };

/** What may change when a write moves on. */
export type WriteChange = Partial<Pick<WriteRecord, 'answeredAt' | 'labelType' | 'files' | 'failure'>>;

/** Sorts by eye and by name, and is safe in a file name: '20261120-141502-9f3a61c0'. */
export function newWriteId(now: Date): string {
  const [day, time] = now.toISOString().split('T') as [string, string];
  return `${day.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}-${randomBytes(4).toString('hex')}`;
}

export const isWriteId = (text: string): boolean => /^\d{8}-\d{6}-[0-9a-f]{8}$/.test(text);

/** SQLite's own check called a file fine after 50 flipped bytes; a seal on each text finds a single flipped bit. */
export const sealOf = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

/**
 * The record in a sealed text. A right seal means this program wrote exactly this, so its shape needs no second check
 * (a newer version only ever adds fields). Null: the text is damaged.
 */
export function readSealedRecord(text: string, seal: string): WriteRecord | null {
  return sealOf(text) === seal ? (JSON.parse(text) as WriteRecord) : null;
}
