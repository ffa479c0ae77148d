/** Looks for a parcel that no service shows among its printed orders: one of them may know it all the same. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { StationVerdict } from '../../src-preload/contract/station.ts';
import type { TrackingHistory } from '../../src-preload/contract/tracking.ts';
import { PackbenchError } from '../failures.ts';
import type { MirrorService } from '../mirror/mirror-service.ts';
import { wholeMatch } from '../orders/whole-match.ts';
import type { TrackingService } from '../tracking/tracking-service.ts';

export interface NotPrintedParts {
  readonly mirror: Pick<MirrorService, 'shownAccountIds'>;
  readonly tracking: Pick<TrackingService, 'get'>;
}

/** Readings of a scan and the numbers in it, likeliest first: each costs a question to each account. */
const mostAsked = 3;

/**
 * `codes`: what the scan may stand for. Null: no service that could be asked knows it; what one tells of other numbers is about
 * other parcels. The next parcel is scanned meanwhile, and goes first. Never rejects.
 */
export async function findNotPrinted(
  { mirror, tracking }: NotPrintedParts,
  codes: readonly string[],
): Promise<StationVerdict | null> {
  const historiesOf = async (accountId: AccountId, number: string): Promise<readonly TrackingHistory[]> => {
    try {
      return (await tracking.get({ accountId, number }, 'background')).histories;
    } catch (error) {
      // The service knows no such number: it may know the next one.
      if (error instanceof PackbenchError && error.failure.code === 'not-found') return [];
      throw error;
    }
  };
  const ask = async (accountId: AccountId): Promise<StationVerdict | null> => {
    for (const number of codes.slice(0, mostAsked)) {
      const history = (await historiesOf(accountId, number)).find(wholeMatch([number]));
      if (history === undefined) continue;
      const { orderNumber, orderStatus } = history;
      return { kind: 'not-printed', accountId, orderNumber, orderStatus };
    }
    return null;
  };
  const asked = await Promise.allSettled(mirror.shownAccountIds().map(ask));
  const found = asked.flatMap((one) => (one.status === 'fulfilled' && one.value !== null ? [one.value] : []));
  return found[0] ?? null;
}
