/** The result of a scan in plain words, for the flash, the strip and the live region. */
import type { Account } from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { isUnderWay, type ListedOrder, type OrderRemoval } from '../../src-preload/contract/order-list.ts';
import type { NotAsked } from '../../src-preload/contract/scan.ts';
import { failureLine, failureWords } from '../ui/failure-words.ts';
import { orderName } from '../ui/order-name.ts';
import { sentences } from '../ui/sentences.ts';
import { dayTimeWords } from '../ui/time-ago.tsx';
import { wordsApart } from '../ui/words-apart.ts';
import { isolated, orNone } from '../words/isolated.ts';
import { listWords } from '../words/locale.ts';
import { say } from '../words/say.ts';
import type { ScanSound } from './scan-sounds.ts';
import type { Scan } from './scan-store.ts';
import type { LookedIn, ScanVerdict } from './scan-verdict.ts';

export type ScanTone = 'good' | 'warn' | 'bad' | 'waiting';

const WARNS: readonly unknown[] = ['added-beside', 'added-missing', 'already-selected'] satisfies ScanVerdict['kind'][];

export function scanTone(verdict: ScanVerdict | null): ScanTone {
  if (verdict === null || verdict.kind === 'asking') return 'waiting';
  if (verdict.kind === 'added') return 'good';
  return WARNS.includes(verdict.kind) || isRepeated(verdict) ? 'warn' : 'bad';
}

/** A second time is no trouble. */
const isRepeated = (verdict: ScanVerdict): boolean => verdict.kind === 'refused' && verdict.reason === 'repeated';

/** The sounds of bad verdicts; one that is not here sounds as trouble. */
const SOUNDS: { readonly [Kind in ScanVerdict['kind']]?: ScanSound } = {
  'in-manifest': 'in-manifest',
  'in-doubt': 'in-doubt',
  several: 'choose',
  // It was not added: F8 switches the account.
  'other-account': 'not-this-account',
  shipped: 'archived',
  removed: 'archived',
  gone: 'archived',
  'not-found': 'unknown',
};

/** Null: no sound. */
export function scanSound(verdict: ScanVerdict | null): ScanSound | null {
  const tone = scanTone(verdict);
  if (verdict === null || tone === 'waiting') return null;
  if (tone === 'bad') return SOUNDS[verdict.kind] ?? 'trouble';
  return tone === 'good' ? 'good' : 'again';
}

export interface ScanWords {
  /** The large line of the flash. */
  readonly title: string;
  /** What that means and what to do. */
  readonly next: string;
}

/** `isNewest`: the keys of a choice belong to it. */
export function scanWords(scan: Scan, isNewest: boolean): ScanWords {
  const { code, verdict, place, notAsked } = scan;
  if (verdict === null) return waitingWords(code);
  const { title, next } = verdictWords({ code, verdict, isNewest }, place?.accounts ?? []);
  const labelOfId = (accountId: string): string =>
    place?.accounts.find((account) => account.accountId === accountId)?.label ?? say('scan.some-account');
  const told = withEarlierNumber(next, 'order' in verdict ? verdict.order : null);
  const isFound = 'order' in verdict || verdict.kind === 'several';
  return { title, next: isFound ? withNotHeard(told, notAsked, labelOfId) : told };
}

/** On the line of scans: who was asked then was not asked just now. */
export function pastScanWords(scan: Scan, isNewest: boolean): ScanWords {
  const { code, verdict } = scan;
  if (verdict?.kind !== 'not-found') return scanWords(scan, isNewest);
  return notFoundWords(code, verdict.accounts, 'scan.not-found.then');
}

/** A past scan in a word, and its name aloud, which has that word (WCAG 2.5.3). */
export function chipWords(scan: Scan, isNewest: boolean): { readonly shown: string; readonly name: string } {
  const { code, verdict } = scan;
  const shown = verdict !== null && 'order' in verdict ? orderName(verdict.order) : code;
  const { title, next } = pastScanWords(scan, isNewest);
  return { shown, name: title.includes(shown) ? sentences(title, next) : sentences(shown, sentences(title, next)) };
}

export interface FoundOrder {
  readonly order: ListedOrder;
  /** The account's label. */
  readonly account: string;
}

/** Several orders that a number fits, each told from the others. */
export function choicesWords(found: readonly FoundOrder[]): readonly string[] {
  return wordsApart(found, [
    ({ order, account }) => choiceWords(order, account),
    ({ order, account }) => choiceAbout(choiceWords(order, account), String(order.orderId)),
  ]);
}

const choiceAbout = (choice: string, about: string): string => say('scan.choice.about', { choice, about });

/** One of several orders that a number fits: the receiver may be the same, as of what is sent again, but not the label. */
export function choiceWords(order: ListedOrder, account: string): string {
  const { receiverName, trackingNumber, orderedAt } = order;
  const choice = say('scan.choice.one', { order: orderName(order), receiver: orNone(receiverName), account });
  if (trackingNumber === '' && orderedAt === null) return choice;
  return choiceAbout(choice, trackingNumber || dayTimeWords(orderedAt ?? ''));
}

/** No answer yet. */
export const waitingWords = (code: string): ScanWords => ({ title: code, next: say('scan.waiting') });

/** The label was printed before the service changed the number: what is said is of an order with another one. */
export function withEarlierNumber(next: string, order: ListedOrder | null): string {
  if (order?.byEarlierNumber !== true) return next;
  const values = { earlier: order.earlierNumber ?? '', order: orderName(order) };
  return sentences(next, say('scan.earlier-number', values));
}

/** Whoever did not answer may have the number too. */
export function withNotHeard(
  next: string,
  notAsked: readonly NotAsked[],
  labelOf: (accountId: string) => string,
): string {
  if (notAsked.length === 0) return next;
  const accounts = listWords(notAsked.map(({ accountId }) => labelOf(accountId)));
  return sentences(next, say('scan.not-heard', { accounts }));
}

interface Judged<Verdict = ScanVerdict> {
  readonly code: string;
  readonly verdict: Verdict;
  readonly isNewest: boolean;
}

function verdictWords({ code, verdict, isNewest }: Judged, accounts: readonly Account[]): ScanWords {
  switch (verdict.kind) {
    case 'asking':
      return { title: say('scan.asking', { code }), next: askingNext(verdict.accounts) };
    case 'several':
      return {
        title: say('scan.several', { count: verdict.found.length, code }),
        next: severalNext(verdict, isNewest),
      };
    case 'not-found':
      return notFoundWords(code, verdict.accounts);
    case 'refused':
      return refusalWords(code, verdict);
    case 'failed':
      return { title: say('scan.failed', { code }), next: failureLine(verdict.failure) };
    default:
      return foundWords({ code, verdict, isNewest }, accounts);
  }
}

type FoundVerdict = Extract<ScanVerdict, { readonly order: unknown }>;

function foundWords({ verdict, isNewest }: Judged<FoundVerdict>, accounts: readonly Account[]): ScanWords {
  const order = orderName(verdict.order);
  const account = verdict.account.label;
  switch (verdict.kind) {
    case 'added':
    case 'added-beside':
    case 'added-missing':
      return { title: say('scan.added', { order }), next: addedNext(verdict) };
    case 'already-selected':
      return { title: say('scan.already-selected', { order }), next: say('failures.changed.nothing') };
    case 'shipped':
      return { title: say('scan.shipped', { order }), next: shippedNext(verdict.order, account) };
    case 'in-manifest': {
      const time = dayTimeWords(verdict.mark.createdAt);
      return (
        relabelledWords(verdict.order, time) ?? {
          title: say('scan.in-manifest', { order }),
          next: say('scan.in-manifest.next', { time }),
        }
      );
    }
    case 'in-doubt': {
      const state = isUnderWay(verdict.order) ? 'under-way' : 'in-doubt';
      return { title: say(`scan.${state}`, { order }), next: say(`scan.${state}.next`) };
    }
    case 'not-known':
    case 'no-room':
      return { title: say(`scan.${verdict.kind}`, { order }), next: say(`scan.${verdict.kind}.next`) };
    case 'removed': {
      const { kind, toAccountId } = verdict.removal;
      const to = accounts.find(({ accountId }) => accountId === toAccountId)?.label ?? say('scan.some-account');
      return {
        title: kind === 'assigned' ? say('scan.assigned', { order, to }) : say(`scan.${kind}`, { order }),
        next: removedNext(verdict.removal),
      };
    }
    case 'gone':
      return { title: say('scan.gone', { order, account }), next: goneNext(verdict.order) };
    case 'other-account':
      return {
        title: say('scan.other-account', { order, account }),
        next: isNewest ? say('scan.other-account.next', { account }) : say('scan.other-account.past'),
      };
  }
}

/** For an order in a manifest of `time`. Null: its parcel has the label that the manifest names. */
export function relabelledWords(order: ListedOrder, time: string): ScanWords | null {
  const { labelThen } = order;
  if (labelThen === undefined) return null;
  const { trackingNumber: number, carrierName } = labelThen;
  return {
    title: say('scan.in-manifest.relabelled', { order: orderName(order) }),
    next: say('scan.in-manifest.relabelled.next', { time, number, carrier: orNone(carrierName) }),
  };
}

function addedNext({ kind, order, dialog }: Extract<ScanVerdict, { readonly dialog: unknown }>): string {
  if (kind === 'added-beside') return say('scan.added-beside.next');
  if (kind === 'added-missing') return say('scan.added-missing.next', { time: dayTimeWords(order.seenAt ?? '') });
  if (dialog !== null) return say('scan.added.behind', { dialog });
  const who = [order.receiverName, order.country]
    .filter((words) => words !== '')
    .map(isolated)
    .join(', ');
  return say('scan.added.next', { who: orNone(who) });
}

/** Why it was not taken: for a verdict, and for an answer of the scan reader. */
export function refusalWords(
  code: string,
  { reason, detail }: Pick<Extract<ScanVerdict, { kind: 'refused' }>, 'reason' | 'detail'>,
): ScanWords {
  if (reason === 'repeated') return { title: say('scan.repeated', { code }), next: say('scan.repeated.next') };
  if (reason === 'check-digit') {
    return { title: say('scan.check-digit', { name: detail ?? '' }), next: say('scan.check-digit.next', { code }) };
  }
  if (reason === 'not-whole') return { title: say('scan.not-whole'), next: say('scan.not-whole.next') };
  return { title: say('scan.refused', { code }), next: say(`scan.refused.${reason}`) };
}

function severalNext({ deselected }: Extract<ScanVerdict, { kind: 'several' }>, isNewest: boolean): string {
  const choose = say(isNewest ? 'scan.several.next' : 'scan.several.past');
  return deselected === null
    ? choose
    : sentences(say('scan.several.deselected', { order: orderName(deselected) }), choose);
}

export function removedNext({ at }: Pick<OrderRemoval, 'at'>): string {
  return say('scan.removed.next', { time: dayTimeWords(at) });
}

export function goneNext({ goneAt }: Pick<ListedOrder, 'goneAt'>): string {
  return say('scan.gone.next', { time: goneAt === null ? 'none' : dayTimeWords(goneAt) });
}

/** `account`: its label. */
export function shippedNext({ seenAt }: Pick<ListedOrder, 'seenAt'>, account: string): string {
  return say('scan.shipped.next', { account, time: dayTimeWords(seenAt ?? '') });
}

function askingNext(accounts: readonly LookedIn[]): string {
  const asked = accounts.filter(({ state }) => state === 'asking').map(labelOf);
  return say('scan.asking.next', { accounts: listWords(asked) });
}

function notFoundWords(
  code: string,
  accounts: readonly LookedIn[],
  key: 'scan.not-found.next' | 'scan.not-found.then' = 'scan.not-found.next',
): ScanWords {
  const notKnown = accounts.filter(({ state }) => state !== 'asked');
  const asked = accounts.filter(({ state }) => state === 'asked').map(labelOf);
  if (notKnown.length === 0) {
    const next = say(key, { accounts: listWords(asked), count: asked.length });
    return { title: say('scan.not-found', { code }), next };
  }
  const why = notKnown.map(({ label, failure }) =>
    say('scan.not-asked', {
      account: label ?? say('scan.some-account'),
      why: failure === null ? say('scan.no-answer') : failureWords(failure).happened,
    }),
  );
  return {
    title: say('scan.not-found-yet', { code }),
    next: say('scan.not-found-yet.next', {
      accounts: why.join('; '),
      asked: asked.length === 0 ? 'none' : listWords(asked),
      alike: alikeOnly(notKnown),
    }),
  };
}

/** Scanning the same code again later helps only where something else was in the way. */
export function alikeOnly(notKnown: readonly { readonly failure: Failure | null }[]): 'yes' | 'no' {
  return notKnown.every(({ failure }) => failure?.code === 'too-many-alike') ? 'yes' : 'no';
}

function labelOf({ label }: LookedIn): string {
  return label ?? say('scan.some-account');
}
