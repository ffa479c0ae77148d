/** The progress of reading orders, and how old they are, in words. Pure. */
import type { Account } from '../../src-preload/contract/account.ts';
import { isAnswered, traitsOf } from '../../src-preload/contract/failure-traits.ts';
import type { OrderReading } from '../../src-preload/contract/order-list.ts';
import { ageWords } from '../ui/age-words.ts';
import { failureWords } from '../ui/failure-words.ts';
import { dayTimeWords } from '../ui/time-ago.tsx';
import { say } from '../words/say.ts';

/** One line for one account. `now` in milliseconds. */
export function readingWords(reading: OrderReading, now: number): string {
  const { state, pagesRead, pagesAbout, answeredAt, wholeAt, notAnsweringSince, failure } = reading;
  const newest = [answeredAt, wholeAt]
    .filter((at) => at !== null)
    .sort()
    .at(-1);
  // A service that refuses still answers; and of a clock or a network that somebody has to mend, 'no answer' is not enough.
  const isTold = failure !== null && (isAnswered(failure.code) || traitsOf(failure.code).mendedBy !== 'time');
  if (!isTold && (state === 'not-answering' || notAnsweringSince !== null)) {
    return notAnsweringSince === null
      ? say('orders.reading.not-answering')
      : say('orders.reading.not-answering-since', { time: dayTimeWords(notAnsweringSince) });
  }
  if (failure !== null) {
    const why = failureWords(failure).happened;
    return newest === undefined
      ? say('orders.reading.failed', { why })
      : say('orders.reading.failed-again', { why, age: ageWords(newest, now, 'after-verb') });
  }
  if (wholeAt === null && pagesRead !== null && pagesRead > 0) {
    return pagesAbout === null
      ? say('orders.reading.pages', { read: pagesRead })
      : say('orders.reading.pages-of', { read: pagesRead, about: pagesAbout });
  }
  if (newest !== undefined) {
    const age = ageWords(newest, now, 'after-verb');
    return say(wholeAt === null ? 'orders.reading.part' : 'orders.reading.read', { age });
  }
  return say('orders.reading.begun');
}

/** When everything was last read, for a person who wants to know more. */
function wholeWords({ wholeAt }: OrderReading): string {
  return wholeAt === null
    ? say('orders.reading.never-whole')
    : say('orders.reading.whole', { time: dayTimeWords(wholeAt) });
}

/** The account to show first: one that gives no answer, then one that was never read whole, then the oldest. */
export function tellingFirst(readings: readonly OrderReading[]): OrderReading | undefined {
  return readings.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))[0];
}

function rank({ state, wholeAt, answeredAt }: OrderReading): string {
  if (state === 'not-answering') return '0';
  return wholeAt === null ? '1' : `2${answeredAt ?? wholeAt}`;
}

/** A line for each account, with its name. */
export function everyReading(readings: readonly OrderReading[], accounts: readonly Account[], now: number): string {
  return readings
    .map((reading) => {
      const label = accounts.find(({ accountId }) => accountId === reading.accountId)?.label ?? '';
      return say('orders.reading.of', {
        account: label,
        words: readingWords(reading, now),
        whole: wholeWords(reading),
      });
    })
    .join('\n');
}
