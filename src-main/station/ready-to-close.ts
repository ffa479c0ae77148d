/** What a round waits for before it is closed: the parcels that were scanned before, and the labels they have by now. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import { PackbenchError } from '../failures.ts';
import type { MirrorService } from '../mirror/mirror-service.ts';
import { isOfOtherCarrier, isSameCarrier } from '../orders/same-carrier.ts';
import type { After, Announce, Log } from '../ports.ts';
import type { OpenRounds } from './open-rounds.ts';
import type { Round } from './round.ts';
import { orderIn } from './round-rows.ts';
import type { StationScans } from './station-scans.ts';

export interface ReadyToCloseParts {
  readonly rounds: OpenRounds;
  /** Those of the account; null: of every account. */
  readonly openRounds: (accountId: AccountId | null) => readonly Round[];
  readonly accountOf: (round: Round) => AccountId | null;
  readonly scans: Pick<StationScans, 'judgedSoFar'>;
  readonly mirror: Pick<MirrorService, 'copyOf'>;
  readonly after: After;
  readonly announce: Announce;
  readonly log: Log;
}

/** Milliseconds. A copy of the orders that hangs holds up no courier. */
const longestLooking = 5_000;

export function createReadyToClose(parts: ReadyToCloseParts) {
  const { rounds, openRounds, accountOf, scans, mirror, after, announce, log } = parts;

  /**
   * A parcel that got the label of another carrier since it was scanned goes with that one: not with the carrier that is closed, or
   * only now with it. Answers whether there is one that does not.
   */
  const noteOthers = async (round: Round, closing: string): Promise<boolean> => {
    const accountId = accountOf(round);
    if (accountId === null) return false;
    let isRelabelled = false;
    const carriers = new Map(
      rounds()
        .ordersOf(round.roundId)
        .map((row) => [row.orderId, row.carrierName]),
    );
    for (const order of await mirror.copyOf(accountId, [...carriers.keys()])) {
      const before = carriers.get(order.orderId) ?? '';
      if (!isOfOtherCarrier(order, before)) continue;
      rounds().renew(round.roundId, orderIn(order));
      announce('station.changed', {});
      isRelabelled ||= isSameCarrier(before, closing);
    }
    return isRelabelled;
  };
  const noteRelabelled = async (accountId: AccountId | null, closing: string | null): Promise<boolean> => {
    if (closing === null) return false;
    let isRelabelled = false;
    try {
      for (const round of openRounds(accountId)) isRelabelled = (await noteOthers(round, closing)) || isRelabelled;
    } catch (err) {
      if (!(err instanceof PackbenchError)) throw err;
      log.warn('Whether parcels got another label is not known.', { err });
    }
    return isRelabelled;
  };

  /** Answers whether a parcel of the carrier turned out to go with another one. */
  return async (accountId: AccountId | null, carrierName: string | null): Promise<boolean> => {
    const { promise: isLate, resolve } = Promise.withResolvers<false>();
    const callOff = after(longestLooking, () => resolve(false));
    // A hurried hand presses the key before the last parcel is judged: it belongs to the round that is closed.
    const looked = scans.judgedSoFar().then(() => noteRelabelled(accountId, carrierName));
    return await Promise.race([looked, isLate]).finally(callOff);
  };
}
