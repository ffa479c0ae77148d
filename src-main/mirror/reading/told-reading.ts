/** How the reading of an account's orders stands, as the page is told. */
import type { AccountId } from '../../../src-preload/contract/account.ts';
import { traitsOf } from '../../../src-preload/contract/failure-traits.ts';
import type { OrderReading } from '../../../src-preload/contract/order-list.ts';
import type { Groups } from './group-reading.ts';
import type { Silence } from './silence.ts';

interface ReadingNow {
  readonly accountId: AccountId;
  readonly heard: ReturnType<Silence['read']>;
  readonly groups: Groups | null;
  readonly isOff: boolean;
  readonly isWaiting: boolean;
  readonly newsWanted: boolean;
}

export function toldReading({ accountId, heard, groups, isOff, isWaiting, newsWanted }: ReadingNow): OrderReading {
  const { answeredAt, since, alarm, failure } = heard;
  const walk = [groups?.unshipped, groups?.shipped].find((group) => group?.walk);
  // A full disk of this computer does not mean that the service is silent.
  const isOurOwn = failure !== null && !isOff && traitsOf(failure.code).answer === 'not-asked';
  const reading = isWaiting ? 'waiting' : 'reading';
  return {
    accountId,
    state: isOff ? 'off' : since === null || isOurOwn ? reading : 'not-answering',
    newsWanted,
    pagesRead: walk?.walk?.pages.pagesRead ?? null,
    pagesAbout: walk?.lastKeptPage ?? walk?.totalPages ?? null,
    answeredAt,
    wholeAt: wholeAt(groups),
    notAnsweringSince: isOurOwn ? null : since,
    alarm,
    failure,
  };
}

function wholeAt(groups: Groups | null): string | null {
  const { unshipped, shipped } = groups ?? {};
  if (!unshipped?.wholeAt || !shipped?.wholeAt) return null;
  const [earlier] = [unshipped.wholeAt, shipped.wholeAt].toSorted();
  return earlier ?? null;
}
