/**
 * Typed text is also searched at the services: the list answers at once from the copy; what a service shows in addition
 * is taken in and announced by 'orders.changed'. Nobody waits for that, and it goes behind everything people ask for.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { OrderQuery } from '../../src-preload/contract/order.ts';
import type { OrderListQuery } from '../../src-preload/contract/order-list.ts';
import { PackbenchError } from '../failures.ts';
import type { After, Clock, Log } from '../ports.ts';
import { canBeAsked, largestPage, saysUnknown } from '../shipping/shipping-client.ts';

export interface SearchBeyond {
  /** The list was asked for this text. */
  note(query: Pick<OrderListQuery, 'phrase' | 'accountIds'>): void;
  close(): void;
}

export interface SearchBeyondParts {
  /** Throws what the client throws. The mirror takes in what the service shows. */
  readonly search: (query: OrderQuery) => Promise<unknown>;
  readonly shownAccountIds: () => readonly AccountId[];
  readonly clock: Pick<Clock, 'passed'>;
  readonly after: After;
  readonly log: Log;
}

/** Milliseconds: the longest pause between two keys of a person who types. */
const typingPause = 500;
/** Milliseconds: the list asks for its windows again and again, but the services are not asked again so soon. */
const askedAgainAfter = 60_000;
const shortestPhrase = 3;

export function createSearchBeyond({ search, shownAccountIds, clock, after, log }: SearchBeyondParts): SearchBeyond {
  let callOff = (): void => undefined;
  let isClosed = false;
  let last: { readonly asked: string; readonly at: number } | null = null;

  const askOne = async (accountId: AccountId, phrase: string): Promise<void> => {
    for (const status of ['Unshipped', 'Shipped'] as const) {
      if (isClosed) return;
      try {
        await search({ accountId, phrase, status, fields: 'All', page: 1, limit: largestPage });
      } catch (cause) {
        if (!(cause instanceof PackbenchError)) throw cause;
        // The list works without this; the reading of its orders reports that the service does not answer.
        log.info('What was typed could not be looked for at a service.', { accountId, failure: cause.failure });
        // A refusal may be the service's way to say that it found nothing in this group.
        if (!saysUnknown(cause)) return;
      }
    }
  };

  return {
    note({ phrase: typed, accountIds }) {
      const phrase = typed.trim();
      if (isClosed || phrase.length < shortestPhrase || !canBeAsked(phrase)) return;
      const among = accountIds ?? shownAccountIds();
      const asked = JSON.stringify([phrase, among]);
      if (last?.asked === asked && clock.passed() - last.at < askedAgainAfter) return;
      last = { asked, at: clock.passed() };
      callOff();
      callOff = after(typingPause, () => {
        for (const accountId of among) {
          askOne(accountId, phrase).catch((err: unknown) =>
            log.error('A search failed in a way nobody foresaw.', { err }),
          );
        }
      });
    },
    close() {
      isClosed = true;
      callOff();
    },
  };
}
