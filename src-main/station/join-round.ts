/** Puts the order of a scan into the round of its account, and takes it out again where it was not the one for sure. */
import { isDeepStrictEqual } from 'node:util';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { ListedOrder } from '../../src-preload/contract/order-list.ts';
import type { StationVerdict } from '../../src-preload/contract/station.ts';
import type { AccountsService } from '../accounts/accounts-service.ts';
import type { AccountReference } from '../journal/account-at-service.ts';
import type { Ledger } from '../journal/ledger.ts';
import type { Announce, Clock } from '../ports.ts';
import { isRefusedAsOther, refusalOf } from './judge-scan.ts';
import type { OpenRounds } from './open-rounds.ts';
import { orderIn } from './round-rows.ts';

export interface JoinRoundParts {
  readonly rounds: OpenRounds;
  readonly ledger: { readonly accounts: Pick<Ledger['accounts'], 'reference'> };
  readonly accounts: Pick<AccountsService, 'list'>;
  readonly clock: Clock;
  readonly announce: Announce;
}

/** Both throw PackbenchError 'disk-full' or 'file-failed'. */
export interface JoinRound {
  /** Only where it answers 'added' is the order in a round because of this, and then it is on the disk. */
  put(order: ListedOrder, others: 'take' | 'refuse'): StationVerdict;
  /** The order that an earlier verdict put into its round, and that is taken out now; null: there is none any more. */
  takeOutAgain(before: StationVerdict | null): ListedOrder | null;
}

export function createJoinRound({ rounds, ledger, accounts, clock, announce }: JoinRoundParts): JoinRound {
  const labelOf = (accountId: AccountId): string =>
    accounts.list().accounts.find((account) => account.accountId === accountId)?.label ?? '';

  const heldBy = (account: AccountReference, orderId: number) => {
    const held = rounds().holding(account, orderId);
    if (held === null) return null;
    const { roundId, scannedAt } = held.row;
    return { row: held.row, where: { roundId, scannedAt, closedAt: held.round.closedAt } };
  };

  return {
    put(order, others) {
      const { accountId } = order;
      const account = { ...ledger.accounts.reference(accountId), accountLabel: labelOf(accountId) };
      const held = heldBy(account, order.orderId);
      if (held !== null && !isDeepStrictEqual(orderIn(held.row), orderIn(order))) {
        rounds().renew(held.row.roundId, orderIn(order));
        announce('station.changed', {});
      }
      const refusal = refusalOf(order, held?.where ?? null);
      if (refusal !== null) return refusal;
      const { currentAccountId } = accounts.list();
      if (isRefusedAsOther(order, currentAccountId, others)) return { kind: 'other-account', order };
      const joined = rounds().put(account, orderIn(order));
      if (joined === null) {
        // Another program was faster; one that has settled its round since leaves nothing to look at.
        const gone = { roundId: '', scannedAt: clock.now().toISOString(), closedAt: null };
        return { kind: 'in-round', order, ...(heldBy(account, order.orderId)?.where ?? gone) };
      }
      announce('station.changed', {});
      const { roundId, scannedAt } = joined.row;
      const { orderCount } = joined;
      return { kind: 'added', order, roundId, scannedAt, orderCount, isOther: accountId !== currentAccountId };
    },
    takeOutAgain(before) {
      if (before?.kind !== 'added') return null;
      const { order, roundId } = before;
      if (!rounds().takeOut(roundId, order.orderId)) return null;
      announce('station.changed', {});
      return order;
    },
  };
}
