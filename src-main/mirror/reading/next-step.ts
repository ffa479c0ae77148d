/** What an account's reading does next: first news, then orders that may be gone, then the walks. */
import type { AbsentOrder } from '../mirror-port.ts';
import type { GroupReading } from './group-reading.ts';

/** An order that this computer has just written to, or that both groups show. */
export interface WrittenOrder extends Pick<AbsentOrder, 'orderId' | 'orderNumber' | 'trackingNumber' | 'receiverName'> {
  /** By this computer, just now. */
  readonly wasArchived?: boolean;
  /** How often the search showed it although it was archived. */
  readonly timesShown?: number;
}

export type Step =
  | { readonly kind: 'written'; readonly order: WrittenOrder }
  | { readonly kind: 'head'; readonly group: GroupReading }
  | { readonly kind: 'look-up'; readonly group: GroupReading; readonly order: AbsentOrder }
  | { readonly kind: 'walk'; readonly group: GroupReading }
  /** Milliseconds of `Clock.passed`. */
  | { readonly kind: 'wait'; readonly until: number };

export interface AccountState {
  readonly unshipped: GroupReading;
  readonly shipped: GroupReading;
  readonly written: readonly WrittenOrder[];
  /** Single orders that go after a look at the heads: each costs questions, and new orders are worth more. */
  readonly later: readonly WrittenOrder[];
  /** The group that was walked last. */
  readonly walkedLast: GroupReading | null;
  /** The last step was about a single order. */
  readonly lookedUpLast: boolean;
  /** Pages of heads read since anything else was. */
  readonly headsInARow: number;
  readonly restUntil: number;
  /** Milliseconds from one look at the head to the next. */
  readonly pause: number;
}

/**
 * Only walks see orders that move, and most orders arrive unshipped: the head of the Shipped is looked at half as
 * often.
 */
const shippedHeadTimes = 2;
/** Milliseconds from the end of a round (forward, backward) to the next, while looks at the head find what is new. */
const restOfUnshipped = 2 * 60_000;
const restOfShipped = 30 * 60_000;

/**
 * If many accounts share a pace, the next looks at the heads are due before these are over: without this limit nothing
 * else would ever be read, and a new account no further than its first page.
 */
const headsAtMost = 2;

export function nextStep(state: AccountState, now: number): Step {
  const { unshipped, shipped, written } = state;
  if (state.restUntil > now) return { kind: 'wait', until: state.restUntil };
  const [order] = written;
  if (order !== undefined) return { kind: 'written', order };
  const groups = [unshipped, shipped];
  const head = dueHead(state, now);
  const other = otherStep(state, now);
  if (head !== null && (other === null || state.headsInARow < headsAtMost)) return { kind: 'head', group: head };
  if (other !== null) return other;
  const due = groups.flatMap((group) => [headDueAt(state, group), roundDueAt(state, group)]);
  return { kind: 'wait', until: Math.min(...due) };
}

/** The one that has waited longest: where the pace is short, one of them would always be due first. */
function dueHead(state: AccountState, now: number): GroupReading | null {
  const { unshipped, shipped } = state;
  const [dueAt, shippedDueAt] = [headDueAt(state, unshipped), headDueAt(state, shipped)];
  if (Math.min(dueAt, shippedDueAt) > now) return null;
  return dueAt <= shippedDueAt ? unshipped : shipped;
}

function otherStep(state: AccountState, now: number): Step | null {
  const [order] = state.later;
  const single: Step | null =
    order === undefined ? firstLookUp([state.unshipped, state.shipped]) : { kind: 'written', order };
  const walk = walkOf(state, now);
  // Alternating, so that a long list of look-ups does not delay the walk.
  if (single !== null && (walk === null || !state.lookedUpLast)) return single;
  return walk === null ? null : { kind: 'walk', group: walk };
}

function firstLookUp(groups: readonly GroupReading[]): Step | null {
  for (const group of groups) {
    const [order] = group.lookUps;
    if (order !== undefined) return { kind: 'look-up', group, order };
  }
  return null;
}

function headDueAt(state: AccountState, group: GroupReading): number {
  if (group.head !== null || group.headBegunAt === null) return Number.NEGATIVE_INFINITY;
  // Where news is not at the head, only walks find it.
  if (!group.sort.newsIsAtTheHead()) return Number.POSITIVE_INFINITY;
  return group.headBegunAt + state.pause * (group === state.shipped ? shippedHeadTimes : 1);
}

function roundDueAt(state: AccountState, group: GroupReading): number {
  if (group.walk !== null || group.roundEndedAt === null) return Number.NEGATIVE_INFINITY;
  if (!group.sort.newsIsAtTheHead()) return group.roundEndedAt + state.pause;
  const rest = group === state.shipped && !group.readNothing ? restOfShipped : restOfUnshipped;
  return group.roundEndedAt + Math.max(rest, state.pause);
}

function walkOf(state: AccountState, now: number): GroupReading | null {
  const { unshipped, shipped } = state;
  // A new account: first everything that is still to be sent, or as much of it as its service gives.
  if (unshipped.walksDone === 0 && unshipped.roundEndedAt === null) return unshipped;
  const due = [unshipped, shipped].filter((group) => roundDueAt(state, group) <= now);
  return due.find((group) => group !== state.walkedLast) ?? due[0] ?? null;
}
