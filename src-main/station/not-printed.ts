/** Looks for a parcel that no service shows among its printed orders: one of them may know it all the same. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { StationVerdict } from '../../src-preload/contract/station.ts';
import type { MirrorService } from '../mirror/mirror-service.ts';
import { wholeMatch } from '../orders/whole-match.ts';
import type { TrackingService } from '../tracking/tracking-service.ts';

export interface NotPrintedParts {
  readonly mirror: Pick<MirrorService, 'shownAccountIds'>;
  readonly tracking: Pick<TrackingService, 'get'>;
}

/**
 * Null: no service that could be asked knows it; what one tells of other numbers is about other parcels. The next parcel
 * is scanned meanwhile, and goes first. Never rejects.
 */
export async function findNotPrinted(
  { mirror, tracking }: NotPrintedParts,
  code: string,
): Promise<StationVerdict | null> {
  const ask = async (accountId: AccountId): Promise<StationVerdict | null> => {
    const { histories } = await tracking.get({ accountId, number: code }, 'background');
    const history = histories.find(wholeMatch([code]));
    if (history === undefined) return null;
    const { orderNumber, orderStatus } = history;
    return { kind: 'not-printed', accountId, orderNumber, orderStatus };
  };
  const asked = await Promise.allSettled(mirror.shownAccountIds().map(ask));
  const found = asked.flatMap((one) => (one.status === 'fulfilled' && one.value !== null ? [one.value] : []));
  return found[0] ?? null;
}
