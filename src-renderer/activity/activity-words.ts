/** The words of the activity list: what was done and how it ended. Also a day as two instants. */
import {
  type Icon,
  IconCircleCheck,
  IconCircleHalf2,
  IconCircleX,
  IconClock,
  IconHelpCircle,
  IconPlayerPause,
  IconUserCheck,
} from '@tabler/icons-react';
import type { ActivityEntry, ActivityKind, ActivityOutcome } from '../../src-preload/contract/activity.ts';
import type { Tone } from '../ui/status-badge.tsx';
import { numberWords } from '../words/locale.ts';
import { say } from '../words/say.ts';

export const KINDS: readonly ActivityKind[] = [
  'manifest',
  'hand-over',
  'print',
  'archive',
  'delete',
  'bulk-delete',
  'assign',
];

export function kindWords(kind: ActivityKind): string {
  return say(`activity.kind.${kind}`);
}

export const OUTCOMES: readonly ActivityOutcome[] = [
  'done',
  'partly',
  'refused',
  'not-sent',
  'in-doubt',
  'resolved',
  'under-way',
  'cancelled',
  'unknown',
];

const OUTCOME_LOOKS: Readonly<Record<ActivityOutcome, { readonly tone: Tone; readonly icon: Icon }>> = {
  'under-way': { tone: 'accent', icon: IconClock },
  done: { tone: 'good', icon: IconCircleCheck },
  partly: { tone: 'warn', icon: IconCircleHalf2 },
  refused: { tone: 'bad', icon: IconCircleX },
  'not-sent': { tone: 'warn', icon: IconCircleX },
  'in-doubt': { tone: 'warn', icon: IconHelpCircle },
  resolved: { tone: 'quiet', icon: IconUserCheck },
  cancelled: { tone: 'quiet', icon: IconPlayerPause },
  unknown: { tone: 'warn', icon: IconHelpCircle },
};

export function outcomeWords(outcome: ActivityOutcome): {
  readonly word: string;
  readonly tone: Tone;
  readonly icon: Icon;
} {
  return { word: say(`activity.outcome.${outcome}`), ...OUTCOME_LOOKS[outcome] };
}

/** An attempt to make a manifest: the service refused it, or it was never sent. */
export function isAttempt({ kind, outcome }: Pick<ActivityEntry, 'kind' | 'outcome'>): boolean {
  return kind === 'manifest' && ['refused', 'not-sent', 'cancelled'].includes(outcome);
}

/** None are counted where they are all or not known, or where a sheet was printed: those are never no orders. */
export function countWords({ orderCount }: Pick<ActivityEntry, 'orderCount'>): string {
  return orderCount === 0 ? '' : numberWords(orderCount);
}

/**
 * What it was about, besides the count: the printer, the account the orders went to, or how many parcels were counted.
 */
export function aboutWords({ kind, about }: Pick<ActivityEntry, 'kind' | 'about'>): string {
  if (about === '') return '';
  return kind === 'print' || kind === 'assign' || kind === 'hand-over'
    ? say(`activity.about.${kind}`, { about })
    : about;
}

/** What stands in the place of the orders of an entry that names none; '': nothing, as of a sheet that was printed. */
export function withoutOrdersWords(kind: ActivityKind): string {
  switch (kind) {
    case 'print':
      return '';
    case 'archive':
    case 'bulk-delete':
      return say('activity.detail.every-unshipped');
    case 'manifest':
    case 'hand-over':
    case 'delete':
    case 'assign':
      return say('activity.detail.orders-unknown');
  }
}
