/** Offline checks in words: the address book's answer, and the service's beside it. */
import type { Icon } from '@tabler/icons-react';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import type { OfflineCheck, ValidationAnswer } from '../../../src-preload/contract/address.ts';
import type { Tone } from '../../ui/status-badge.tsx';
import { say } from '../../words/say.ts';

type CheckState = OfflineCheck['state'];

export const CHECK_LOOKS: Readonly<Record<CheckState, { tone: Tone; icon: Icon }>> = {
  differs: { tone: 'warn', icon: IconAlertTriangle },
  waiting: { tone: 'quiet', icon: IconClock },
  agrees: { tone: 'good', icon: IconCircleCheck },
};

/** The result of asking again, in one sentence. */
export function comparisonWords({ state, offline, online }: OfflineCheck): string {
  if (online === null) return say('validate.comparison.waiting');
  if (state === 'agrees') return say('validate.comparison.agrees');
  const held = offline.verdict === 'valid';
  switch (online.verdict) {
    case 'valid':
      if (!held) return say('validate.comparison.valid.new');
      return say(`validate.comparison.valid.${online.suggestions.length === 0 && online.words ? 'words' : 'suggests'}`);
    case 'not-valid':
      return say(held ? 'validate.comparison.not-valid.held' : 'validate.comparison.not-valid.new');
    case 'cannot-tell':
      return say('validate.comparison.cannot-tell');
  }
}

/** What to do about it, for a person with the parcel in hand. */
export function nextStepWords({ state, online }: OfflineCheck): string {
  if (state === 'agrees') return say('validate.next.nothing');
  if (online === null) return say('validate.next.waiting');
  if (online.words !== undefined) return say('validate.next.words');
  if (online.suggestions.length > 0) return say('validate.next.compare');
  return say(online.verdict === 'valid' ? 'validate.next.nothing' : 'validate.next.check');
}

/** In a list: 'Matches', 'Not known'. */
export function offlineWord({ verdict }: ValidationAnswer): string {
  return say(verdict === 'valid' ? 'validate.verdict.matches' : 'validate.verdict.not-known');
}
