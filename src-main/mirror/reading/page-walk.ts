/**
 * A walk through every page of a group, while orders come and go: 1 to n, or n to 1. In a list with the newest first,
 * orders that come hide rows only from a backward walk, and orders that go only from a forward walk; so both are made,
 * in turn.
 */
import type { WalkDirection } from '../mirror-port.ts';

export interface PageAnswer {
  readonly rowCount: number;
  /** As the service said with this page; null: it did not say. */
  readonly totalPages: number | null;
}

export interface PageWalk {
  readonly direction: WalkDirection;
  readonly pagesRead: number;
  /** The page to ask for; null: the walk is over. */
  readonly next: number | null;
  /** No page was lost. Meaningful only once the walk is over. */
  readonly isWhole: boolean;
  /** As the service last said. */
  readonly totalPages: number | null;
  /** How often it went back to a page for orders that had moved there. */
  readonly timesBack: number;
}

/** Without a limit, a walk through a list that keeps changing its length would never end. */
const timesBackAtMost = 5;

/**
 * `pageCount`: as far as it is known. `from`: where a walk backward begins when it leaves the end of the list unread.
 */
export function beginPageWalk(direction: WalkDirection, pageCount: number | null, from: number | null): PageWalk {
  const next = direction === 'forward' ? 1 : Math.max(1, from ?? pageCount ?? 1);
  return { direction, pagesRead: 0, next, isWhole: true, totalPages: pageCount, timesBack: 0 };
}

/** The walk after the answer to `walk.next`. */
export function afterPage(walk: PageWalk, answer: PageAnswer): PageWalk {
  const page = walk.next ?? 1;
  const { totalPages } = answer;
  const read = { ...walk, pagesRead: walk.pagesRead + 1, totalPages };
  return {
    ...read,
    ...(walk.direction === 'forward' ? goForward(walk, page, answer) : goBackward(walk, page, answer)),
  };
}

/** The walk after `walk.next` failed for good: it goes on without that page, and judges nothing. */
export function withoutPage(walk: PageWalk): PageWalk {
  const page = walk.next ?? 1;
  const { totalPages } = walk;
  const isLast = walk.direction === 'forward' ? totalPages === null || page >= totalPages : page === 1;
  return { ...walk, isWhole: false, next: isLast ? null : walk.direction === 'forward' ? page + 1 : page - 1 };
}

type Onward = Pick<PageWalk, 'next' | 'isWhole'> & Partial<Pick<PageWalk, 'timesBack'>>;

function goForward(walk: PageWalk, page: number, { rowCount, totalPages }: PageAnswer): Onward {
  const { isWhole } = walk;
  // A service that does not say how many pages there are ends with an empty page.
  if (totalPages === null) return { isWhole, next: rowCount === 0 ? null : page + 1 };
  // Orders that went have moved rows from this page to the one before, which was read already.
  const hasMoved = walk.pagesRead > 0 && walk.totalPages !== null && totalPages < walk.totalPages;
  if (hasMoved && page > 1 && walk.timesBack < timesBackAtMost) return goBack(walk, page - 1);
  // The service says that there is more, but gives nothing.
  if (rowCount === 0 && page < totalPages) return { isWhole: false, next: null };
  return { isWhole, next: page < totalPages ? page + 1 : null };
}

function goBackward(walk: PageWalk, page: number, { rowCount, totalPages }: PageAnswer): Onward {
  const { isWhole } = walk;
  if (totalPages === 0) return { isWhole, next: null };
  if (totalPages !== null && page > totalPages) return { isWhole, next: totalPages };
  const hasMoved = totalPages !== null && totalPages > (walk.totalPages ?? page);
  if (hasMoved && walk.timesBack < timesBackAtMost) {
    // At the start: there are more pages than was known, so begin at their end. Later: new orders have moved rows to
    // the page just read.
    const isAtEnd = walk.pagesRead === 0 && page >= (walk.totalPages ?? page);
    return goBack(walk, isAtEnd ? totalPages : page + 1);
  }
  if (rowCount === 0 && page > 1) return { isWhole: false, next: null };
  return { isWhole, next: page > 1 ? page - 1 : null };
}

function goBack({ isWhole, timesBack }: PageWalk, page: number): Onward {
  return { isWhole, next: page, timesBack: timesBack + 1 };
}
