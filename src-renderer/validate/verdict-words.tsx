/**
 * A verdict in words: what was found, who said so, and when. A copy on this computer never says a bare 'valid': it may
 * be old, so its age is part of the words.
 */
import { type Icon, IconAddressBook, IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react';
import type { ValidationAnswer } from '../../src-preload/contract/address.ts';
import type { Tone } from '../ui/status-badge.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { say, sayRich } from '../words/say.ts';
import { verdictText } from './verdict-sentence.ts';

export interface VerdictLook {
  readonly tone: Extract<Tone, 'good' | 'warn' | 'bad'>;
  readonly icon: Icon;
  /** For a list whose column says who was asked. */
  readonly word: string;
}

const GOOD = { tone: 'good', icon: IconCircleCheck } as const;
const OPEN = { tone: 'warn', icon: IconHelpCircle } as const;

export function verdictLook({ verdict, source }: ValidationAnswer): VerdictLook {
  if (source === 'address-book') {
    // Another sign than the service's: the two must not be confused at arm's length.
    return verdict === 'valid'
      ? { tone: 'good', icon: IconAddressBook, word: say('validate.verdict.matches') }
      : { ...OPEN, word: say('validate.verdict.not-known') };
  }
  switch (verdict) {
    case 'valid':
      return { ...GOOD, word: say('validate.verdict.valid') };
    case 'not-valid':
      return { tone: 'bad', icon: IconCircleX, word: say('validate.verdict.not-valid') };
    case 'cannot-tell':
      return { ...OPEN, word: say('validate.verdict.cannot-tell') };
  }
}

export function VerdictWords({ answer }: { readonly answer: ValidationAnswer }) {
  const { source, verdict, copyReadAt } = answer;
  if (source !== 'address-book' || verdict !== 'valid' || copyReadAt === null) return verdictText(answer, '');
  return sayRich('validate.verdict.matches.sentence-of', { age: <TimeAgo at={copyReadAt} place="after-of" /> });
}

/** Why the service has not said it: it could not be reached, it wants a pause, or the operator chose the copy. */
export type WhyOffline = 'unreachable' | 'pause' | 'chosen';

interface VerdictSourceProps {
  readonly answer: ValidationAnswer;
  readonly whyOffline: WhyOffline;
  readonly accountLabel: string;
}

/** Who said so and when. */
export function VerdictSource({ answer, whyOffline, accountLabel }: VerdictSourceProps) {
  const { verdict, source, copyReadAt, checkedAt } = answer;
  const age = <TimeAgo at={checkedAt} place="after-verb" />;
  if (source === 'service') return sayRich('validate.source.service', { account: accountLabel, age });
  if (verdict === 'valid') return sayRich(`validate.source.${whyOffline}.matches`, { age });
  if (copyReadAt === null) return sayRich(`validate.source.${whyOffline}.not-known-undated`, { age });
  const copyAge = <TimeAgo at={copyReadAt} place="after-of" />;
  return sayRich(`validate.source.${whyOffline}.not-known`, { copyAge, age });
}
