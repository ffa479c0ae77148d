/** A scan's outcome in plain words, for the flash, the strip and the live region. */
import { failureWords } from '../ui/failure-words.ts';
import { dayTimeWords } from '../ui/time-ago.tsx';
import type { Scan } from './scan-store.ts';
import type { AccountNotAsked, ScanVerdict } from './scan-verdict.ts';

export type ScanTone = 'good' | 'warn' | 'bad' | 'waiting';

export function scanTone(verdict: ScanVerdict | null): ScanTone {
  if (verdict === null) return 'waiting';
  if (verdict.kind === 'added') return 'good';
  return verdict.kind === 'already-selected' ? 'warn' : 'bad';
}

export interface ScanWords {
  /** The large line of the flash. */
  readonly title: string;
  /** What that means and what to do. */
  readonly next: string;
}

export function scanWords({ code, verdict }: Scan): ScanWords {
  if (verdict === null) return { title: code, next: 'Looking it up…' };
  switch (verdict.kind) {
    case 'added':
      return {
        title: `${verdict.order.orderNumber} added`,
        next:
          verdict.dialog === null
            ? `${verdict.order.receiverName}, ${verdict.order.country}. Selected for the next manifest.`
            : `Selected for the next manifest. The open dialog '${verdict.dialog}' does not include it.`,
      };
    case 'already-selected':
      return { title: `${verdict.order.orderNumber} is already selected`, next: 'Nothing was changed.' };
    case 'in-manifest':
      return {
        title: `${verdict.order.orderNumber} is already in a manifest`,
        next: `The manifest is of ${dayTimeWords(verdict.mark.createdAt)}. The order was not added.`,
      };
    case 'other-account':
      return {
        title: `${verdict.order.orderNumber} belongs to ${verdict.account.label}`,
        next: `It was not added. Press F8 to switch to ${verdict.account.label} and add it.`,
      };
    case 'several':
      return {
        title: `${verdict.found.length} orders have the number ${code}`,
        next: 'Choose one from the strip of scans.',
      };
    case 'not-found':
      return notFoundWords(code, verdict.notAsked);
    case 'failed': {
      const words = failureWords(verdict.failure);
      return { title: `${code} was not looked up`, next: `${words.happened}. ${words.changed} ${words.next}` };
    }
  }
}

function notFoundWords(code: string, notAsked: readonly AccountNotAsked[]): ScanWords {
  if (notAsked.length === 0) {
    return {
      title: `${code} not found`,
      next: 'No account has an order or tracking number like it. Check that the label is printed, then scan again.',
    };
  }
  const accounts = notAsked.map(({ label, failure }) => `${label} (${failureWords(failure).happened})`).join('; ');
  return {
    title: `${code} not found yet`,
    next: `Not every account could be asked: ${accounts}. Scan it again later.`,
  };
}
