/** The words of the activity list: what was done and what came of it, and a day as two instants. Pure. */
import {
  type Icon,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconHelpCircle,
  IconPlayerPause,
  IconUserCheck,
} from '@tabler/icons-react';
import type { ActivityEntry, ActivityKind, ActivityOutcome } from '../../src-preload/contract/activity.ts';
import type { Tone } from '../ui/status-badge.tsx';

export const KINDS: readonly ActivityKind[] = ['manifest', 'print', 'archive', 'delete', 'bulk-delete', 'assign'];

export function kindWords(kind: ActivityKind): string {
  switch (kind) {
    case 'manifest':
      return 'Manifest';
    case 'print':
      return 'Print';
    case 'archive':
      return 'Archive';
    case 'delete':
      return 'Remove';
    case 'bulk-delete':
      return 'Remove many';
    case 'assign':
      return 'Assign';
  }
}

export const OUTCOMES: readonly ActivityOutcome[] = [
  'done',
  'refused',
  'in-doubt',
  'resolved',
  'under-way',
  'cancelled',
  'unknown',
];

export function outcomeWords(outcome: ActivityOutcome): {
  readonly word: string;
  readonly tone: Tone;
  readonly icon: Icon;
} {
  switch (outcome) {
    case 'under-way':
      return { word: 'Under way', tone: 'accent', icon: IconClock };
    case 'done':
      return { word: 'Done', tone: 'good', icon: IconCircleCheck };
    case 'refused':
      return { word: 'Refused', tone: 'bad', icon: IconCircleX };
    case 'in-doubt':
      return { word: 'In doubt', tone: 'warn', icon: IconHelpCircle };
    case 'resolved':
      return { word: 'Settled by hand', tone: 'quiet', icon: IconUserCheck };
    case 'cancelled':
      return { word: 'Cancelled', tone: 'quiet', icon: IconPlayerPause };
    case 'unknown':
      return { word: 'Unknown', tone: 'warn', icon: IconHelpCircle };
  }
}

/** What it was about, beside the count: the printer, or the account the orders went to. */
export function aboutWords({ kind, about }: Pick<ActivityEntry, 'kind' | 'about'>): string {
  if (about === '') return '';
  if (kind === 'print') return `on ${about}`;
  return kind === 'assign' ? `to ${about}` : about;
}

/** The instant a day begins on this computer's clock; `day` as a date field gives it, '2026-11-20'. Null for no day. */
export function startOfDay(day: string): string | null {
  const start = localMidnight(day, 0);
  return start === null ? null : start.toISOString();
}

/** The last instant of a day, which is part of it. */
export function endOfDay(day: string): string | null {
  const next = localMidnight(day, 1);
  return next === null ? null : new Date(next.getTime() - 1).toISOString();
}

function localMidnight(day: string, daysLater: number): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  return parts === null ? null : new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]) + daysLater);
}
