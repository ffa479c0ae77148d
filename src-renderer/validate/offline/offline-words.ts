/** Addresses that were checked offline, in words: what the address book said, and what the service says beside it. */
import type { Icon } from '@tabler/icons-react';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import type { OfflineCheck, ValidationAnswer } from '../../../src-preload/contract/address.ts';
import type { Tone } from '../../ui/status-badge.tsx';

type CheckState = OfflineCheck['state'];

export const CHECK_LOOKS: Readonly<Record<CheckState, { tone: Tone; icon: Icon; word: string }>> = {
  differs: { tone: 'warn', icon: IconAlertTriangle, word: 'Differs' },
  waiting: { tone: 'quiet', icon: IconClock, word: 'Waiting' },
  agrees: { tone: 'good', icon: IconCircleCheck, word: 'Agrees' },
};

/** In one sentence, what came of asking again. */
export function comparisonWords({ state, offline, online }: OfflineCheck): string {
  if (online === null) return 'The service has not answered yet.';
  if (state === 'agrees') return 'The service says the same as the address book.';
  const held = offline.verdict === 'valid';
  switch (online.verdict) {
    case 'valid':
      if (!held) return 'The service takes this address. The address book did not hold it.';
      return 'The service takes this address too, but writes it differently.';
    case 'not-valid':
      return held
        ? 'The address book holds this address, but the service does not take it.'
        : 'The service does not take this address either.';
    case 'cannot-tell':
      return 'The service answered, but did not say whether the address is valid.';
  }
}

/** What to do about it, for a person with the parcel in hand. */
export function nextStepWords({ state, online }: OfflineCheck): string {
  if (state === 'agrees') return 'Nothing is left to do.';
  if (online === null) return 'It is asked again by itself when the service answers.';
  return online.suggestions.length === 0
    ? 'Check street, number and post code with the receiver before the parcel leaves.'
    : 'Compare the fields below with the parcel. Nothing was changed by itself.';
}

/** In a list: 'Matches', 'Not known'. */
export function offlineWord({ verdict }: ValidationAnswer): string {
  return verdict === 'valid' ? 'Matches' : 'Not known';
}

export function addressCount(count: number): string {
  return count === 1 ? '1 address' : `${count.toLocaleString()} addresses`;
}
