/**
 * A look at the head of a group: from page 1 until a page brings nothing new, and one more page that overlaps with what
 * is known.
 */

import { rowCountOf } from '../../shipping/shipping-client.ts';
import type { GroupReading, HeadLook } from './group-reading.ts';
import { isBadPage, type ReadingDoors, takePageIn } from './reading-doors.ts';

/** Reads one page. Throws PackbenchError: the next look then starts at the top again. */
export async function lookAtHead(doors: ReadingDoors, group: GroupReading): Promise<void> {
  const { page, isOverlap } = group.head ?? { page: 1, isOverlap: false };
  const begunAt = page === 1 ? doors.clock.passed() : group.headBegunAt;
  group.head = null;
  group.headBegunAt = null;
  try {
    group.head = await readPage(doors, group, page, isOverlap);
    group.headBegunAt = begunAt;
  } catch (error) {
    // A page that cannot be read delays nothing else; when no answer came, the look is due as soon as anything is
    // asked again.
    if (isBadPage(error)) group.headBegunAt = begunAt;
    throw error;
  }
}

async function readPage(
  doors: ReadingDoors,
  group: GroupReading,
  page: number,
  isOverlap: boolean,
): Promise<HeadLook | null> {
  const answer = await doors.ask({ group: group.group, phrase: '', page });
  const { orders, totalPages } = answer;
  const taken = await takePageIn(doors, group.group, orders, null);
  group.sort.note(orders, null);
  group.totalPages = totalPages;
  const isLast = totalPages === null ? rowCountOf(answer) === 0 : page >= totalPages;
  const isNews = taken.added + taken.changed > 0;
  // A group that was never read whole is read by the walk that follows.
  if (isLast || group.walksDone === 0 || !group.sort.newsIsAtTheHead() || (isOverlap && !isNews)) return null;
  return { page: page + 1, isOverlap: !isNews };
}
