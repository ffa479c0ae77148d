/** A scan's outcome in plain words, for the flash, the strip and the live region. */
import { failureLine, failureWords } from '../ui/failure-words.ts';
import { dayTimeWords } from '../ui/time-ago.tsx';
import { say } from '../words/say.ts';
import type { Scan } from './scan-store.ts';
import type { AccountNotAsked, ScanVerdict } from './scan-verdict.ts';

export type ScanTone = 'good' | 'warn' | 'bad' | 'waiting';

export function scanTone(verdict: ScanVerdict | null): ScanTone {
  if (verdict === null) return 'waiting';
  if (verdict.kind === 'added') return 'good';
  const isHarmless = verdict.kind === 'refused' && verdict.reason === 'repeated';
  return isHarmless || verdict.kind === 'already-selected' ? 'warn' : 'bad';
}

export interface ScanWords {
  /** The large line of the flash. */
  readonly title: string;
  /** What that means and what to do. */
  readonly next: string;
}

export function scanWords({ code, verdict }: Scan): ScanWords {
  if (verdict === null) return { title: code, next: say('scan.waiting') };
  switch (verdict.kind) {
    case 'added':
      return { title: say('scan.added', { order: verdict.order.orderNumber }), next: addedNext(verdict) };
    case 'already-selected':
      return {
        title: say('scan.already-selected', { order: verdict.order.orderNumber }),
        next: say('failures.changed.nothing'),
      };
    case 'in-manifest':
      return {
        title: say('scan.in-manifest', { order: verdict.order.orderNumber }),
        next: say('scan.in-manifest.next', { time: dayTimeWords(verdict.mark.createdAt) }),
      };
    case 'other-account':
      return {
        title: say('scan.other-account', { order: verdict.order.orderNumber, account: verdict.account.label }),
        next: say('scan.other-account.next', { account: verdict.account.label }),
      };
    case 'several':
      return { title: say('scan.several', { count: verdict.found.length, code }), next: say('scan.several.next') };
    case 'not-found':
      return notFoundWords(code, verdict.notAsked);
    case 'refused':
      return refusalWords(code, verdict);
    case 'failed':
      return { title: say('scan.failed', { code }), next: failureLine(verdict.failure) };
  }
}

function addedNext({ order, dialog }: Extract<ScanVerdict, { kind: 'added' }>): string {
  return dialog === null
    ? say('scan.added.next', { receiver: order.receiverName, country: order.country })
    : say('scan.added.behind', { dialog });
}

/** Why it was not taken: for a verdict, and for what the scan reader answered. */
export function refusalWords(
  code: string,
  { reason, detail }: Pick<Extract<ScanVerdict, { kind: 'refused' }>, 'reason' | 'detail'>,
): ScanWords {
  if (reason === 'repeated') return { title: say('scan.repeated', { code }), next: say('scan.repeated.next') };
  if (reason === 'check-digit') {
    return { title: say('scan.check-digit', { name: detail ?? '' }), next: say('scan.check-digit.next', { code }) };
  }
  return { title: say('scan.refused', { code }), next: say(`scan.refused.${reason}`) };
}

function notFoundWords(code: string, notAsked: readonly AccountNotAsked[]): ScanWords {
  if (notAsked.length === 0) return { title: say('scan.not-found', { code }), next: say('scan.not-found.next') };
  const accounts = notAsked.map(({ label, failure }) =>
    say('scan.not-asked', { account: label ?? say('scan.some-account'), why: failureWords(failure).happened }),
  );
  return {
    title: say('scan.not-found-yet', { code }),
    next: say('scan.not-found-yet.next', { accounts: accounts.join('; ') }),
  };
}
