/** Where a shipment is. A person types or scans one number; the service tells which kind it is. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { FailureDetail } from '../../src-preload/contract/failure.ts';
import type { TrackingAnswer, TrackingHistory } from '../../src-preload/contract/tracking.ts';
import type { ServiceDoor } from '../accounts/service-door.ts';
import { numbersInside } from '../codes/carrier-codes.ts';
import { failureOf } from '../failures.ts';
import type { Clock } from '../ports.ts';
import {
  mayBeSameNumber,
  type ShipmentsFound,
  type ShippingClient,
  saysUnknown,
  type TrackingSubject,
  type Urgency,
} from '../shipping/shipping-client.ts';

export interface TrackingService {
  /**
   * Asks by tracking number, by those that a carrier's code holds, then by order number, until the service tells of that
   * number more than that number; what it tells of others alone, or only repeats, is answered as it came. As somebody who waits, unless `urgency` says
   * otherwise. Throws 'not-found' with the service's words about the number as it came when it knows neither.
   */
  get(request: { accountId: AccountId; number: string }, urgency?: Urgency): Promise<TrackingAnswer>;
}

export interface TrackingParts {
  readonly client: Pick<ShippingClient, 'track'>;
  readonly door: Pick<ServiceDoor, 'reach'>;
  readonly clock: Clock;
}

export function createTrackingService({ client, door, clock }: TrackingParts): TrackingService {
  return {
    async get({ accountId, number }, urgency = 'interactive') {
      const words: FailureDetail[] = [];
      const ask = async (subject: TrackingSubject): Promise<ShipmentsFound> => {
        try {
          return await door.reach(accountId, (account) => client.track(account, subject, urgency));
        } catch (error) {
          if (!saysUnknown(error)) throw error;
          if (Object.values(subject).includes(number)) words.push(...error.failure.details);
          return { histories: [] };
        }
      };
      // Labels print them in groups, and people type them so.
      const inOnePiece = number.replace(/\s/g, '');
      const trackingNumbers = new Set([number, inOnePiece, ...numbersInside(number)]);
      const attempts = [
        ...[...trackingNumbers].map(
          (trackingNumber) => ({ knownAs: 'tracking-number', subject: { trackingNumber } }) as const,
        ),
        { knownAs: 'order-number', subject: { orderNumber: number } },
      ] as const;
      let otherwise: TrackingAnswer | null = null;
      for (const { knownAs, subject } of attempts) {
        const found = await ask(subject);
        if (found.histories.length === 0) continue;
        const answer = { number, knownAs, ...found, readAt: clock.now().toISOString() };
        if (found.histories.some((history) => mayBeOf(history, subject) && saysMore(history, subject))) return answer;
        otherwise ??= answer;
      }
      if (otherwise !== null) return otherwise;
      throw failureOf('not-found', { details: words, facts: { field: 'number' } });
    },
  };
}

/** A service may not repeat the number that it was asked for; another one is of another parcel. */
const mayBeOf = (history: TrackingHistory, subject: TrackingSubject): boolean =>
  'trackingNumber' in subject
    ? mayBeSameNumber(history.trackingNumber, subject.trackingNumber)
    : mayBeSameNumber(history.orderNumber, subject.orderNumber);

/** Some repeat a number that they do not know, and tell nothing else. */
function saysMore({ events, other, ...facts }: TrackingHistory, subject: TrackingSubject): boolean {
  const asked = Object.keys(subject);
  const isTold = ([name, fact]: [string, string | null]): boolean => Boolean(fact) && !asked.includes(name);
  return events.length > 0 || Object.keys(other).length > 0 || Object.entries(facts).some(isTold);
}
