/** What is known about one group of one account (its Unshipped or its Shipped orders), and what is to be read next. */
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { OrderGroup } from '../../../src-preload/contract/order-list.ts';
import type { FoundOrder } from '../../shipping/shipping-client.ts';
import type { AbsentOrder, MirrorIntake, Walk, WalkDirection, WalkId } from '../mirror-port.ts';
import { createLearnedSort, type LearnedSort } from './learned-sort.ts';
import type { PageWalk } from './page-walk.ts';

/** A look at the head: from page 1 until a page brings nothing new, and one more page. */
export interface HeadLook {
  readonly page: number;
  readonly isOverlap: boolean;
}

export interface WalkUnderWay {
  readonly id: WalkId;
  readonly pages: PageWalk;
  /** The page read last. */
  readonly last: { readonly page: number; readonly orders: readonly FoundOrder[] } | null;
  /** Failed attempts at its next page although the service answered. */
  readonly failures: number;
  /** Milliseconds since 1970: older orders are left unread. Null: the walk goes to the end of the list. */
  readonly keptSince: number | null;
}

export interface GroupReading {
  readonly group: OrderGroup;
  readonly sort: LearnedSort;
  /** As the service last said. */
  totalPages: number | null;
  head: HeadLook | null;
  /** By `Clock.passed`; null: not in this run. */
  headBegunAt: number | null;
  walk: WalkUnderWay | null;
  /** The page from which on everything is too old to keep, as the last walk forward found it; null: there is none. */
  lastKeptPage: number | null;
  nextDirection: WalkDirection;
  /** By `Clock.passed`: when the last walk backward ended; null: a round is due. */
  roundEndedAt: number | null;
  /** The last walk did not get a single page: it was no round, and the next is due sooner. */
  readNothing: boolean;
  /** Complete walks, with those of earlier runs (at most one for each direction). */
  walksDone: number;
  /** ISO 8601; null: it was never read whole. */
  wholeAt: string | null;
  /** How many walks in a row began with a page that gave another number of pages than was known. */
  falseStarts: number;
  /** Orders that both walks did not show; they are looked up next. */
  lookUps: AbsentOrder[];
  /** Orders looked up since the last round began: each is asked once in a round. */
  readonly lookedUp: Set<number>;
  /**
   * How many walks of the other group must be done before many absent orders are looked up one by one; null: none are.
   */
  afterOthersWalks: number | null;
}

export interface Groups {
  readonly unshipped: GroupReading;
  readonly shipped: GroupReading;
}

/** Begins with what earlier runs have read. */
export async function beginGroups(mirror: Pick<MirrorIntake, 'lastWalks'>, accountId: AccountId): Promise<Groups> {
  const lastWalks = await mirror.lastWalks(accountId);
  return { unshipped: beginGroup('unshipped', lastWalks), shipped: beginGroup('shipped', lastWalks) };
}

/** Makes everything due that shows new orders: the heads, and walks where news is not at the head. */
export function wantNews({ unshipped, shipped }: Groups): void {
  for (const group of [unshipped, shipped]) {
    group.headBegunAt = null;
    if (!group.sort.newsIsAtTheHead()) group.roundEndedAt = null;
  }
}

function beginGroup(group: OrderGroup, lastWalks: readonly Walk[]): GroupReading {
  const complete = lastWalks.filter((walk) => walk.seenAs === group && walk.complete && walk.endedAt !== null);
  const latest = complete.toSorted((one, other) => other.walkId - one.walkId)[0];
  return {
    group,
    sort: createLearnedSort(),
    totalPages: latest?.totalPagesAtEnd ?? null,
    head: null,
    headBegunAt: null,
    walk: null,
    lastKeptPage: null,
    // Where a walk left the old orders unread, only the next forward walk finds that page again.
    nextDirection: latest?.direction === 'forward' && latest.keptSince === null ? 'backward' : 'forward',
    roundEndedAt: null,
    readNothing: false,
    walksDone: complete.length,
    wholeAt: latest?.endedAt ?? null,
    falseStarts: 0,
    lookUps: [],
    lookedUp: new Set(),
    afterOthersWalks: null,
  };
}
