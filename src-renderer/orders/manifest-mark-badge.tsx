/** The manifest that holds an order, as far as this computer knows. */
import { IconClock, IconFileCheck, IconFileX, IconQuestionMark } from '@tabler/icons-react';
import type { ManifestState } from '../../src-preload/contract/manifest.ts';
import type { ManifestMark } from '../../src-preload/contract/order.ts';
import { StatusBadge, type Tone } from '../ui/status-badge.tsx';
import { exactTimeWords } from '../ui/time-ago.tsx';

const STATES: Readonly<Record<ManifestState, { tone: Tone; word: string; icon: typeof IconClock }>> = {
  intent: { tone: 'quiet', word: 'Being made', icon: IconClock },
  sent: { tone: 'quiet', word: 'Being made', icon: IconClock },
  stored: { tone: 'good', word: 'Manifested', icon: IconFileCheck },
  rejected: { tone: 'bad', word: 'Refused', icon: IconFileX },
  'in-doubt': { tone: 'warn', word: 'In doubt', icon: IconQuestionMark },
  'at-service': { tone: 'good', word: 'Manifested', icon: IconFileCheck },
};

export function ManifestMarkBadge({ mark }: { readonly mark: ManifestMark }) {
  const { tone, word, icon } = STATES[mark.state];
  return (
    <StatusBadge look="plain" tone={tone} icon={icon} title={`${word}, ${exactTimeWords(mark.createdAt)}`}>
      {word}
    </StatusBadge>
  );
}
