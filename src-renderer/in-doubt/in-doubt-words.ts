/** The words for writes in doubt: what was asked, what a look-up saw, and what each way of settling it means. Pure. */
import type { OrderEvidence, Resolution, WriteInDoubt } from '../../src-preload/contract/in-doubt.ts';
import type { Tone } from '../ui/status-badge.tsx';

const orderCount = (count: number): string => (count === 1 ? '1 order' : `${count.toLocaleString()} orders`);

/** 'Manifest of 3 orders', 'Assigning 2 orders to Shop South'. `toLabel`: of the account an assign was for. */
export function writeTitle({ kind, orders }: Pick<WriteInDoubt, 'kind' | 'orders'>, toLabel: string | null): string {
  const count = orders.length === 0 ? 'every imported unshipped order' : orderCount(orders.length);
  switch (kind) {
    case 'manifest':
      return `Manifest of ${count}`;
    case 'archive':
      return `Archiving ${count}`;
    case 'delete':
    case 'bulk-delete':
      return `Removing ${count}`;
    case 'assign':
      return `Assigning ${count} to ${toLabel ?? 'another account'}`;
  }
}

export function seenWords(seen: OrderEvidence['seen']): { readonly word: string; readonly tone: Tone } {
  switch (seen) {
    case 'done':
      return { word: 'Done', tone: 'good' };
    case 'not-done':
      return { word: 'Not done', tone: 'quiet' };
    case 'held-by-other':
      return { word: 'Held by another account', tone: 'warn' };
    case 'cannot-tell':
      return { word: 'Cannot tell', tone: 'warn' };
  }
}

export interface ResolutionWords {
  /** On the button that asks. */
  readonly choose: string;
  /** The dialog's question. */
  readonly question: string;
  readonly consequence: string;
  /** On the button that settles. */
  readonly confirm: string;
}

export function resolutionWords(resolution: Resolution, kind: WriteInDoubt['kind']): ResolutionWords {
  switch (resolution) {
    case 'done':
      return {
        choose: 'It was done…',
        question: 'Settle it as done?',
        consequence:
          kind === 'manifest'
            ? 'The orders count as manifested and cannot be manifested again from here. Get the PDF from the service’s own site and import it.'
            : 'The orders count as changed. Nothing is sent.',
        confirm: 'Settle as done',
      };
    case 'not-done':
      return {
        choose: 'It was not done…',
        question: 'Settle it as not done?',
        consequence: 'The look-ups saw none of it done. The orders are free again; nothing is sent until you ask anew.',
        confirm: 'Settle as not done',
      };
    case 'split':
      return {
        choose: 'Settle each by its evidence…',
        question: 'Settle each order by its own evidence?',
        consequence:
          'Orders seen as done are settled as done, orders seen twice as not done are free again. What cannot be told stays in doubt. Nothing is sent.',
        confirm: 'Settle by evidence',
      };
  }
}

/** What a look-up settled by itself, after the service had refused: 'Removing 4 orders: the service shows 2 done, 2 not done.' */
export function settledWords(title: string, { readings }: Pick<WriteInDoubt, 'readings'>): string {
  const seen = readings.at(-1)?.orders ?? [];
  const done = seen.filter((evidence) => evidence.seen === 'done').length;
  const told = [
    ...(done === 0 ? [] : [`${done.toLocaleString()} done`]),
    ...(done === seen.length ? [] : [`${(seen.length - done).toLocaleString()} not done`]),
  ];
  return `${title}: the service shows ${told.join(', ')}. It is settled.`;
}

/** What must happen before it can be settled; null when it can be. `sinceTold`: milliseconds since main told `write`. */
export function waitingWords(write: Pick<WriteInDoubt, 'readings' | 'notDoneIn'>, sinceTold: number): string | null {
  if (write.readings.length === 0) return 'Look it up first: the service is only asked, nothing is sent again.';
  if (write.notDoneIn === null) return null;
  const minutes = Math.ceil((write.notDoneIn - sinceTold) / 60_000);
  if (minutes <= 0)
    return 'None of it was seen. Look it up once more: if it is still so, it can be settled as not done.';
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `None of it was seen so far, but the service may still be at it. Look it up again in ${wait} or later.`;
}
