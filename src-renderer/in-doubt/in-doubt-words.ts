/** The words for writes in doubt: the request, what a look-up saw, and what each way of settling it means. Pure. */
import type { OrderEvidence, Resolution, WriteInDoubt } from '../../src-preload/contract/in-doubt.ts';
import { orderName } from '../ui/order-name.ts';
import type { Tone } from '../ui/status-badge.tsx';
import { say } from '../words/say.ts';

/** 'Manifest of 3 orders', 'Assigning 2 orders to Shop South'. `toLabel`: the account that an assign was for. */
export function writeTitle({ kind, orders }: Pick<WriteInDoubt, 'kind' | 'orders'>, toLabel: string | null): string {
  const count = orders.length;
  const all = count === 0;
  switch (kind) {
    case 'manifest':
    case 'archive':
      return all ? say(`in-doubt.write.${kind}.all`) : say(`in-doubt.write.${kind}`, { count });
    case 'delete':
    case 'bulk-delete':
      return all ? say('in-doubt.write.delete.all') : say('in-doubt.write.delete', { count });
    case 'assign':
      if (toLabel === null) {
        return all ? say('in-doubt.write.assign.other.all') : say('in-doubt.write.assign.other', { count });
      }
      return all
        ? say('in-doubt.write.assign.all', { account: toLabel })
        : say('in-doubt.write.assign', { count, account: toLabel });
  }
}

/** Tells one card from the others, which may be about as many orders: 'Manifest of 3 orders, 1042 and 2 more, Shop North'. */
export function writeName(
  title: string,
  { orders, accountLabel }: Pick<WriteInDoubt, 'orders' | 'accountLabel'>,
): string {
  const [first] = orders;
  if (first === undefined) return say('in-doubt.name.all', { title, account: accountLabel });
  const order = orderName(first);
  return say('in-doubt.name', { title, order, more: orders.length - 1, account: accountLabel });
}

const SEEN_TONES: Readonly<Record<OrderEvidence['seen'], Tone>> = {
  done: 'good',
  'not-done': 'quiet',
  'held-by-other': 'warn',
  'cannot-tell': 'warn',
};

export function seenWords(seen: OrderEvidence['seen']): { readonly word: string; readonly tone: Tone } {
  return { word: say(`in-doubt.seen.${seen}`), tone: SEEN_TONES[seen] };
}

export interface ResolutionWords {
  /** For the button that asks. */
  readonly choose: string;
  /** The dialog's question. */
  readonly question: string;
  readonly consequence: string;
  /** For the button that settles. */
  readonly confirm: string;
}

export function resolutionWords(resolution: Resolution, kind: WriteInDoubt['kind']): ResolutionWords {
  return {
    choose: say(`in-doubt.${resolution}.choose`),
    question: say(`in-doubt.${resolution}.question`),
    consequence:
      resolution === 'done'
        ? say(kind === 'manifest' ? 'in-doubt.done.consequence.manifest' : 'in-doubt.done.consequence.change')
        : say(`in-doubt.${resolution}.consequence`),
    confirm: say(`in-doubt.${resolution}.confirm`),
  };
}

/** How it ended when a person settled it. `remaining`: how many of its orders stay in doubt. */
export function endWords(
  title: string,
  kind: WriteInDoubt['kind'],
  resolution: Resolution | null,
  remaining: number,
): { readonly tone: 'good' | 'warn'; readonly words: string } {
  if (remaining > 0) return { tone: 'good', words: say('in-doubt.settled.partly', { title }) };
  if (kind === 'manifest' && resolution === 'done') {
    return { tone: 'warn', words: say('in-doubt.settled.no-pdf', { title }) };
  }
  return { tone: 'good', words: say('in-doubt.settled', { title }) };
}

/**
 * The result when a look-up settled it by itself, after the service had refused: 'Removing 4 orders: the service shows
 * 2 done, 2 not done.'
 */
export function settledWords(title: string, { readings }: Pick<WriteInDoubt, 'readings'>): string {
  const seen = readings.at(-1)?.orders ?? [];
  const done = seen.filter((evidence) => evidence.seen === 'done').length;
  const notDone = seen.length - done;
  if (done === 0) return say('in-doubt.settled.not-done', { title, notDone });
  return notDone === 0
    ? say('in-doubt.settled.done', { title, done })
    : say('in-doubt.settled.both', { title, done, notDone });
}

/** The press that the words on the card ask for; null: none. */
export type NextPress = 'look-up' | 'import' | Resolution | null;

/** What a person does next, of all that the card allows. `sinceTold`: milliseconds since main sent `write`. */
export function nextStep(
  write: Pick<WriteInDoubt, 'kind' | 'failure' | 'readings' | 'notDoneIn' | 'mayResolve'>,
  sinceTold: number,
): { readonly words: string; readonly press: NextPress } {
  if (write.failure?.changed === 'done') return { words: say('in-doubt.next.said-done'), press: null };
  const waiting = waitingWords(write, sinceTold);
  if (waiting !== null) return { words: waiting, press: 'look-up' };
  const { kind, readings, mayResolve } = write;
  if (mayResolve.includes('split')) return { words: say('in-doubt.next.split'), press: 'split' };
  const seen = (readings.at(-1)?.orders ?? []).map((evidence) => evidence.seen);
  if (mayResolve.includes('not-done')) {
    // What nobody can tell may have been done: freed, such an order would get onto a second manifest.
    return seen.includes('cannot-tell')
      ? { words: say('in-doubt.next.cannot-tell'), press: null }
      : { words: say('in-doubt.next.not-done'), press: 'not-done' };
  }
  if (!mayResolve.includes('done')) return { words: say('in-doubt.next.look-later'), press: 'look-up' };
  const isSeen = seen.every((one) => one === 'done');
  if (!isSeen) return { words: say('in-doubt.next.cannot-tell'), press: null };
  return kind === 'manifest'
    ? { words: say('in-doubt.next.done.manifest'), press: 'import' }
    : { words: say('in-doubt.next.done'), press: 'done' };
}

/** The result of a look-up that settled nothing, for a screen reader. */
export function lookedWords({ readings }: Pick<WriteInDoubt, 'readings'>): string {
  const seen = (readings.at(-1)?.orders ?? []).map((evidence) => evidence.seen);
  const [done, notDone] = [
    seen.filter((one) => one === 'done').length,
    seen.filter((one) => one === 'not-done').length,
  ];
  return say('in-doubt.looked', { done, notDone, unclear: seen.length - done - notDone });
}

/** What must happen before it can be settled; null when it can be. */
function waitingWords(write: Pick<WriteInDoubt, 'readings' | 'notDoneIn'>, sinceTold: number): string | null {
  if (write.readings.length === 0) return say('in-doubt.wait.look-up');
  if (write.notDoneIn === null) return null;
  const minutes = Math.ceil((write.notDoneIn - sinceTold) / 60_000);
  // A second look-up that cannot tell either leads to the service's own site.
  const isUnclear = write.readings.at(-1)?.orders.some(({ seen }) => seen === 'cannot-tell') === true;
  if (minutes <= 0) return say(isUnclear ? 'in-doubt.wait.unclear.once-more' : 'in-doubt.wait.once-more');
  return say(isUnclear ? 'in-doubt.wait.unclear.minutes' : 'in-doubt.wait.minutes', { count: minutes });
}
