/** One page of a walk: asks for it, takes it in and, after the last page, draws the conclusions. */
import { rowCountOf, saysUnknown } from '../../shipping/shipping-client.ts';
import type { GroupReading, WalkUnderWay } from './group-reading.ts';
import { isSamePage } from './look-up.ts';
import { afterPage, beginPageWalk, type PageWalk, withoutPage } from './page-walk.ts';
import { type ReadingDoors, takePageIn } from './reading-doors.ts';

/** A page that the service cannot give is left out after this many attempts. */
const attemptsAtPage = 3;
/**
 * When the number of pages changes all the time, the walk goes on anyway after this many starts; such a walk judges
 * nothing.
 */
const falseStartsAtMost = 3;

/** Reads the next page of the walk under way, or of a new one. True: the walk is over. */
export async function walkOn(doors: ReadingDoors, group: GroupReading): Promise<boolean> {
  group.walk ??= await beginWalk(doors, group);
  const walk = group.walk;
  const page = walk.pages.next ?? 1;
  const answer = await askPage(doors, group, page);
  if (answer === null) return goOn(doors, group, walk, { ...walk.pages, isWhole: false, next: null });
  const { orders, totalPages } = answer;
  const isFirst = walk.pages.pagesRead === 0;
  group.totalPages = totalPages;
  if (isFirst && totalPages !== walk.pages.totalPages && group.falseStarts < falseStartsAtMost) {
    group.falseStarts += 1;
    await takePageIn(doors, group.group, orders, null);
    await endWalk(doors, group, walk, false);
    return false;
  }
  group.falseStarts = 0;
  await takePageIn(doors, group.group, orders, walk.id);
  const above = walk.last !== null && walk.last.page === page - 1 ? (walk.last.orders[0] ?? null) : null;
  group.sort.note(orders, above);
  // A service that does not turn its pages shows no more than the first one, however many it counts.
  const isStuck = walk.last !== null && isSamePage(walk.last.orders, orders);
  const next = afterPage(walk.pages, { rowCount: rowCountOf(answer), totalPages });
  const pages = isStuck && orders.length > 0 ? { ...next, isWhole: false, next: null } : next;
  const read = { ...walk, last: { page, orders }, failures: 0 };
  if (group.group === 'unshipped') return goOn(doors, group, read, pages);
  const reachesOld = Date.parse(orders.at(-1)?.orderedAt ?? '') < (walk.keptSince ?? doors.shippedSince());
  return walk.pages.direction === 'forward'
    ? goOnForward(doors, group, read, { pages, reachesOld })
    : goOn(doors, group, read, backwardFromOld(group, read, { pages, reachesOld }));
}

interface Onward {
  readonly pages: PageWalk;
  /** The page just read ends with an order that is too old to keep. */
  readonly reachesOld: boolean;
}

/**
 * Years of Shipped orders that are not kept need not be read: where the oldest are at the end, the walk ends where they
 * begin.
 */
function goOnForward(
  doors: ReadingDoors,
  group: GroupReading,
  walk: WalkUnderWay,
  { pages, reachesOld }: Onward,
): Promise<boolean> {
  const endsHere = pages.next !== null && reachesOld && group.sort.oldestIsAtTheEnd();
  group.lastKeptPage = endsHere ? (walk.last?.page ?? null) : null;
  if (!endsHere) return goOn(doors, group, walk, pages);
  return goOn(doors, group, { ...walk, keptSince: doors.shippedSince() }, { ...pages, next: null });
}

/**
 * Such a walk backward begins where the one forward ended, or further down until it reaches orders that are too old.
 */
function backwardFromOld(group: GroupReading, walk: WalkUnderWay, { pages, reachesOld }: Onward): PageWalk {
  if (walk.keptSince === null) return pages;
  if (!group.sort.oldestIsAtTheEnd()) {
    // The unread pages may hold anything.
    group.lastKeptPage = null;
    return { ...pages, isWhole: false };
  }
  const { totalPages } = pages;
  const page = walk.pages.next ?? 1;
  const beganTooHigh = walk.pages.pagesRead === 0 && !reachesOld && page < (totalPages ?? page);
  return beganTooHigh ? { ...walk.pages, totalPages, next: page + 1 } : pages;
}

async function beginWalk(doors: ReadingDoors, group: GroupReading): Promise<WalkUnderWay> {
  const direction = group.nextDirection;
  const { totalPages } = group;
  const id = await doors.mirror.beginWalk({
    accountId: doors.accountId,
    seenAs: group.group,
    direction,
    totalPages,
    startedAt: doors.clock.now().toISOString(),
  });
  if (direction === 'forward') group.lookedUp.clear();
  group.roundEndedAt = null;
  const leavesOld = direction === 'backward' && group.lastKeptPage !== null;
  return {
    id,
    pages: beginPageWalk(direction, totalPages, group.lastKeptPage),
    last: null,
    failures: 0,
    keptSince: leavesOld ? doors.shippedSince() : null,
  };
}

/** Null: the service refuses a page that it said exists. Throws PackbenchError. */
async function askPage(doors: ReadingDoors, group: GroupReading, page: number) {
  try {
    return await doors.ask({ group: group.group, phrase: '', page });
  } catch (error) {
    if (saysUnknown(error) && page > 1) return null;
    throw error;
  }
}

/**
 * The service answered, but its next page cannot be read: in the end the walk goes on without it. True: the walk is
 * over.
 */
export async function noteBadPage(doors: ReadingDoors, group: GroupReading): Promise<boolean> {
  const { walk } = group;
  if (walk === null) return false;
  group.walk = { ...walk, failures: walk.failures + 1 };
  if (group.walk.failures < attemptsAtPage) return false;
  return goOn(doors, group, { ...walk, failures: 0 }, withoutPage(walk.pages));
}

async function goOn(doors: ReadingDoors, group: GroupReading, walk: WalkUnderWay, pages: PageWalk): Promise<boolean> {
  group.walk = { ...walk, pages };
  if (pages.next !== null) return false;
  group.readNothing = pages.pagesRead === 0;
  const endedAt = await endWalk(doors, group, group.walk, pages.isWhole);
  if (pages.isWhole) {
    group.walksDone += 1;
    group.wholeAt = endedAt;
  }
  // Only a service that says how many pages it has can be walked backward.
  group.nextDirection = pages.direction === 'forward' && group.totalPages !== null ? 'backward' : 'forward';
  if (group.nextDirection === 'forward') group.roundEndedAt = doors.clock.passed();
  return true;
}

/** Answers when the walk ended. */
async function endWalk(
  doors: ReadingDoors,
  group: GroupReading,
  walk: WalkUnderWay,
  complete: boolean,
): Promise<string> {
  group.walk = null;
  const { totalPages } = group;
  const endedAt = doors.clock.now().toISOString();
  await doors.mirror.endWalk({ walkId: walk.id, complete, totalPages, endedAt, keptSince: walk.keptSince });
  return endedAt;
}
